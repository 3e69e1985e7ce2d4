// How a run of cells goes on: numbers and days by their steps, a name by the number behind it. What
// has no rule is repeated, as one value is.

import { addDays, addMonths, daysBetween, monthOf, yearOf } from '@furrow/farming/dates/dates'
import type { CellKind, CellValue } from '../cells/cell-kind.ts'
import { copyText } from '../cells/cell-text.ts'

/** What a cell holds; only a text where it could not be read. */
export interface FillCell {
  readonly kind: CellKind
  readonly text: string
  readonly value?: CellValue
}

/** The cell at so many steps from the first; before it, less than 0. */
type Series = (offset: number) => FillCell

export function seriesOf(kind: CellKind, cells: readonly FillCell[]): Series {
  const values = cells.map(({ value }) => value ?? null)
  const goesOn = carriedOn(kind, values)
  if (!goesOn) return repeated(cells)
  return offset => {
    const value = goesOn(offset)
    return { kind, text: copyText(kind, value), value }
  }
}

export function repeated(cells: readonly FillCell[]): Series {
  return offset => {
    const place = ((offset % cells.length) + cells.length) % cells.length
    return cells[place] ?? { kind: { is: 'text' }, text: '' }
  }
}

type Values = (offset: number) => CellValue

function carriedOn(kind: CellKind, values: readonly CellValue[]): Values | undefined {
  switch (kind.is) {
    case 'number':
    case 'money':
    case 'percent':
      return values.every(isNumber) ? numbers(values) : undefined
    case 'day':
      return values.every(isText) ? days(values) : undefined
    case 'text':
      return values.every(isText) ? names(values) : undefined
    case 'flag':
    case 'choice':
    case 'own':
      return undefined
  }
}

function isNumber(value: CellValue): value is number {
  return typeof value === 'number'
}

function isText(value: CellValue): value is string {
  return typeof value === 'string'
}

function numbers(values: readonly number[]): Values | undefined {
  const step = stepOf(values)
  const places = decimalsOf(values)
  const [first = 0] = values
  return step === undefined ? undefined : offset => rounded(first + step * offset, places)
}

/** Nothing where there is but one, or where they do not lie equally far apart. */
function stepOf(values: readonly number[]): number | undefined {
  const [first, second] = values
  if (first === undefined || second === undefined) return undefined
  const places = decimalsOf(values)
  const step = second - first
  const isStep = (value: number, offset: number) =>
    rounded(first + step * offset, places) === rounded(value, places)
  return values.every(isStep) ? step : undefined
}

/** 0.1 + 0.2 is 0.3: where steps lead to has no more decimals than where they began. */
function rounded(value: number, places: number): number {
  // Nought has no minus.
  return Number(value.toFixed(places)) + 0
}

function decimalsOf(values: readonly number[]): number {
  const decimals = values.map(value => {
    const text = String(value)
    return text.includes('e') ? mostDecimals : (text.split('.')[1]?.length ?? 0)
  })
  return Math.min(mostDecimals, Math.max(...decimals))
}

const mostDecimals = 12

/** By months where they fall on the same day of them, or on the last; else by days. */
function days(values: readonly string[]): Values | undefined {
  const [first, second] = values
  if (first === undefined || second === undefined) return undefined
  const months = monthsOf(second) - monthsOf(first)
  const inDays = stepOf(values.map(day => daysBetween(first, day)))
  const rules: readonly ((offset: number) => string)[] = [
    offset => addMonths(first, months * offset),
    offset => lastOfMonth(addMonths(first, months * offset)),
    ...(inDays === undefined ? [] : [(offset: number) => addDays(first, inDays * offset)]),
  ]
  return rules.find(rule => values.every((day, offset) => rule(offset) === day))
}

function monthsOf(day: string): number {
  return yearOf(day) * 12 + monthOf(day)
}

function lastOfMonth(day: string): string {
  return addMonths(`${day.slice(0, 4)}-01-31`, monthOf(day) - 1)
}

/** `Paddock 1` goes on by itself; a bare number needs a second. */
function names(values: readonly string[]): Values | undefined {
  const parts = values.map(value => /^(.*?)(\d{1,15})$/s.exec(value))
  const [first] = parts
  if (!first || parts.some(part => part?.[1] !== first[1])) return undefined
  const [, before = '', digits = ''] = first
  if (parts.length === 1 && before === '') return undefined
  const step = parts.length === 1 ? 1 : stepOf(parts.map(part => Number(part?.[2])))
  if (step === undefined) return undefined
  const width = digits.startsWith('0') ? digits.length : 0
  return offset => before + String(Math.abs(Number(digits) + step * offset)).padStart(width, '0')
}
