// What was sent for a field, brought to the form in which it is kept, before anything is judged:
// text trimmed, an empty text taken as nothing, a figure in quotes taken as the figure.

import type { Field } from '@furrow/catalogue/fields'
import { dayOf, momentOf } from '../moments.ts'

export function readSent(field: Field, sent: unknown): unknown {
  // A password is what was typed, blanks included.
  if (field.secret) return sent
  const value = typeof sent === 'string' ? sent.trim() : sent
  if (value === '') return null
  switch (field.kind) {
    case 'number':
    case 'fraction':
      return rounded(numberIn(value), field.scale ?? 0)
    case 'id':
    case 'key':
    case 'typed key':
    case 'count':
    case 'money':
      return numberIn(value)
    case 'flag':
      return flagIn(value)
    case 'moment':
      return typeof value === 'string' ? (momentOf(value) ?? value) : value
    case 'date':
      return typeof value === 'string' ? (dayOf(value) ?? value) : value
    case 'text':
    case 'long text':
    case 'choice':
    case 'type':
    case 'list':
    case 'object':
      return value
  }
}

function numberIn(value: unknown): unknown {
  const isFigure = typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(value)
  return isFigure ? Number(value) : value
}

/** Half away from zero, as PostgreSQL rounds. A figure kept without decimals is never rounded. */
function rounded(value: unknown, scale: number): unknown {
  if (typeof value !== 'number' || !Number.isFinite(value) || scale === 0) return value
  const nearest = shifted(Math.round(shifted(Math.abs(value), scale)), -scale)
  return value < 0 && nearest !== 0 ? -nearest : nearest
}

/** Moves the decimal point in the digits as they are written, so that 1.005 does not become 1.00. */
function shifted(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

const flags = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
])

function flagIn(value: unknown): unknown {
  return flags.get(value) ?? value
}
