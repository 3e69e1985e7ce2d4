// What a typed or pasted text says in a cell, or, in a sentence, what is wrong with it and what would
// be right.

import { readCents, readFraction, readNumber } from '@furrow/farming/numbers/typed-number'
import { numberText } from '../../ui/amounts.ts'
import type { CellKind, CellReading, WrongText } from './cell-kind.ts'
import { foldedText } from '../../ui/folded-text.ts'
import { readChoices } from './read-choice.ts'
import { readWrittenDay } from './read-day.ts'

/** Nothing typed is no value. A `unit` behind a number is passed over. */
export function readCell(kind: CellKind, text: string, unit?: string): CellReading {
  const typed = text.replace(/\r\n?/g, '\n').trim()
  if (typed === '') return { value: null }
  switch (kind.is) {
    case 'text':
      return readText(typed, kind.max)
    case 'number':
      return readSize(typed, unit)
    case 'money':
      return orWrong(readCents(typed), `“${typed}” is not an amount. Write it like 1,234.50.`)
    case 'percent':
      return orWrong(readFraction(typed), `“${typed}” is not a percentage. Write it like 45.5.`)
    case 'day':
      return readWrittenDay(typed)
    case 'flag':
      return orWrong(flags.get(foldedText(typed)), `“${typed}” is neither Yes nor No.`)
    case 'choice':
      return readChoices(kind, typed)
    case 'own':
      return kind.read(typed)
  }
}

function orWrong(value: number | boolean | undefined, wrong: string): CellReading {
  return value === undefined ? { wrong } : { value }
}

function readText(typed: string, max = Infinity): CellReading {
  if (typed.length <= max) return { value: typed }
  return { wrong: `This is too long: ${typed.length} characters, and at most ${max} fit.` }
}

function readSize(typed: string, unit = ''): CellReading {
  const value = readNumber(typed, unit)
  if (value === undefined) return notANumber(typed, unit)
  return { value }
}

/** Of kg/ha only kg was typed: very likely the same is meant. */
function notANumber(typed: string, unit: string): WrongText {
  const [part = ''] = unit.split('/')
  const value = unit.includes('/') ? readNumber(typed, part) : undefined
  if (value === undefined) {
    return { wrong: `“${typed}” is not a number. Write it like 1,234.5.` }
  }
  return { wrong: `“${typed}” is not in ${unit}.`, offer: `${numberText(value, 20)} ${unit}` }
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'x', '✓'].map(word => [word, true] as const),
  ...['no', 'n', 'false', '0'].map(word => [word, false] as const),
])
