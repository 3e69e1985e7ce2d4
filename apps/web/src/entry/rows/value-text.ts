// A figure of any field as people read it: with its unit, in their order of day and month, in words.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Field } from '@furrow/catalogue/fields'
import { costLineLabel } from '@furrow/catalogue/finance/figure-labels'
import { costLines } from '@furrow/catalogue/finance/production-expenses'
import { wordsOf } from '@furrow/catalogue/type-words'
import { calendarDay } from '@furrow/farming/dates/dates'
import { dayText, moneyText, momentText, numberText, percentText } from '../../ui/amounts.ts'

/** Nothing for what is empty. Keys are numbers here; whoever knows the row behind one names it. */
export function valueText(
  value: unknown,
  field: Field,
  { catalogue, timeZone }: TextAround,
): string {
  if (value === null || value === undefined || value === '') return ''
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' ? withUnit(moneyText(value), moneyUnit(field)) : plain(value)
    case 'number':
    case 'count':
      return typeof value === 'number'
        ? withUnit(numberText(value, field.scale ?? 0), spaced(field))
        : plain(value)
    case 'fraction':
      return typeof value === 'number' ? percentText(value) : plain(value)
    case 'date':
      return dayText(plain(value))
    case 'moment':
      return field.wholeDay
        ? dayText(calendarDay(plain(value), timeZone))
        : momentText(plain(value))
    case 'flag':
      return value === true ? 'Yes' : 'No'
    case 'type':
    case 'choice':
      return wordText(field, plain(value), catalogue)
    case 'list':
      return Array.isArray(value) ? value.map(plain).join(', ') : plain(value)
    default:
      return plain(value)
  }
}

export interface TextAround {
  readonly catalogue: Catalogue
  /** Of the setting: which day a moment stands for that is kept as its midnight. */
  readonly timeZone: string
}

/** Most words of a list stand for themselves; a kind of record and a line of costs have names. */
export function wordText(field: Field, word: string, catalogue: Catalogue): string {
  if (field.kind === 'type') return kindText(field, word, catalogue)
  return field.choices === costLines ? costLineLabel(word) : word
}

/** The kind of record that a word of a pair stands for: "Farm". */
function kindText(field: Field, word: string, catalogue: Catalogue): string {
  const [, name] = wordsOf(field).find(([one]) => one === word) ?? []
  return catalogue.get(name ?? '')?.label ?? word
}

/** Which other kind of record a key points at, as the row says. */
export function targetName(field: Field, fields: Fields, row: Row): string | undefined {
  if (field.kind === 'key') return field.target
  if (field.kind !== 'typed key') return undefined
  const type = fields[field.by ?? '']
  return wordsOf(type).find(([word]) => word === row[field.by ?? ''])?.[1]
}

/** What a field takes beyond its kind: "0 to 60,000 ha". */
export function boundsText({ kind, min, max, unit }: Field): string {
  if (kind !== 'number' && kind !== 'count') return ''
  const isFar = max === undefined || max >= anyCount
  const measure = unit ? ` ${unit}` : ''
  if (min !== undefined && !isFar) {
    return `${numberText(min)} to ${numberText(max)}${measure}.`
  }
  if (!isFar) return `At most ${numberText(max)}${measure}.`
  return min === undefined || min === 0 ? '' : `At least ${numberText(min)}${measure}.`
}

type Fields = Readonly<Record<string, Field>>
type Row = Readonly<Record<string, unknown>>

/** Bounds that only keep figures within what can be stored tell nobody anything. */
const anyCount = 2_000_000_000

function withUnit(text: string, unit: string): string {
  return `${text}${unit}`
}

function spaced({ unit }: Field): string {
  return unit ? ` ${unit}` : ''
}

/** Of "$/ha" what follows the figure: "/ha". */
function moneyUnit({ unit = '$' }: Field): string {
  return unit.replace(/^\$/, '')
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
