// What a column of a plain table says: its value for sorting, totals and files, and how it is shown.

import type { ReactNode } from 'react'
import { dayText, momentText, moneyText, notKnown, numberText, percentText } from '../amounts.ts'
import { harmless } from './csv.ts'

export type TableValue = string | number | boolean | null | undefined

export interface TableColumn<Row> {
  readonly key: string
  readonly heading: string
  readonly value: (row: Row) => TableValue
  /** Money in cents, percentages as fractions, days as YYYY-MM-DD. Text unless said. */
  readonly kind?: ColumnKind | undefined
  readonly unit?: string | undefined
  readonly decimals?: number | undefined
  /** Where the figures of a column are not of one kind. */
  readonly looks?: ((row: Row) => Looks) | undefined
  /** Where the figure alone will not do: a link, a badge. */
  readonly show?: ((row: Row) => ReactNode) | undefined
  /** At the foot: the sum, or what is made of all rows. */
  readonly total?: 'sum' | ((rows: readonly Row[]) => TableValue) | undefined
}

/** A table without its place on a screen. */
export interface FilledTable<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
}

type ColumnKind = 'text' | 'number' | 'money' | 'percent' | 'day' | 'moment'

export function isFigure({ kind }: Pick<TableColumn<never>, 'kind'>): boolean {
  return kind === 'number' || kind === 'money' || kind === 'percent'
}

export function looksOf<Row>(column: TableColumn<Row>, row: Row): Looks {
  return column.looks?.(row) ?? column
}

export function headingOf({ heading, unit }: Pick<TableColumn<never>, 'heading' | 'unit'>): string {
  return unit ? `${heading}, ${unit}` : heading
}

/** Behind a figure that stands alone, as on the card of a phone: `179.7 ha`, `12.5%`. */
export function unitBehind(
  { unit, kind }: Pick<TableColumn<never>, 'unit' | 'kind'>,
  value: TableValue,
): string | undefined {
  if (!unit || !isKnown(value) || kind === 'percent') return undefined
  return unit === '%' ? unit : ` ${unit}`
}

export function isKnown(value: TableValue): value is Exclude<TableValue, null | undefined> {
  return value !== null && value !== undefined && value !== ''
}

export function shownText(value: TableValue, { kind, decimals }: Looks): string {
  if (!isKnown(value)) return notKnown
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return shownString(value, kind)
  if (kind === 'money') return moneyText(value, decimals)
  if (kind === 'percent') return percentText(value, decimals)
  // All figures of a column have the same decimals, where it says how many.
  return kind === 'number' ? numberText(value, decimals, decimals) : String(value)
}

/** For a file: nothing parts the thousands, and what is not known is empty. */
export function fileText(value: TableValue, looks: Looks): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' && (looks.kind ?? 'text') === 'text') return harmless(value)
  if (typeof value !== 'number') return shownText(value, looks)
  return looks.kind === 'money' ? (value / 100).toFixed(2) : fileNumber(value, looks)
}

export function totalOf<Row>({ total, value }: TableColumn<Row>, rows: readonly Row[]): TableValue {
  if (typeof total === 'function') return total(rows)
  const figures = rows.map(value).filter(figure => typeof figure === 'number')
  return figures.length === 0 ? null : exactly(figures.reduce((sum, figure) => sum + figure, 0))
}

export type Looks = Pick<TableColumn<never>, 'kind' | 'decimals'>

function shownString(value: string, kind: ColumnKind = 'text'): string {
  if (kind === 'day') return dayText(value)
  return kind === 'moment' ? momentText(value) : value
}

function fileNumber(value: number, { kind }: Looks): string {
  return kind === 'percent' ? `${exactly(value * 100)}%` : String(value)
}

/** 0.1 and 0.2 are 0.3. */
const exactly = (figure: number): number => Number(figure.toPrecision(14))
