// The same for several paddocks: what was typed once is written into each of their rows.

import type { CellKind, CellValue } from '../../../sheet/cells/cell-kind.ts'
import type {
  CellEdit,
  NewRow,
  SheetColumn,
  SheetWrite,
} from '../../../sheet/cells/sheet-column.ts'
import { countText } from '../../../ui/amounts.ts'
import type { CropRow } from '../crop-row.ts'

/** A column of a sheet is one. */
export interface SameField {
  readonly id: string
  readonly heading: string
  readonly kind: CellKind
  readonly unit?: string
  readonly help?: string
  readonly check?: (value: CellValue, row: CropRow | undefined) => string | undefined
  readonly place?: SheetColumn<CropRow>['place']
  /** What a paddock has of it already. */
  readonly value?: (row: CropRow) => CellValue
  readonly locked?: true | ((row: CropRow) => string | undefined)
}

/** By field; what was not filled in is not there. */
export type SameValues = NewRow

/** What is left empty in the form stays as it is in the rows. */
export function sameWrite(
  what: string,
  rows: readonly CropRow[],
  fields: readonly SameField[],
  valuesOf: (row: CropRow) => SameValues,
): SheetWrite {
  const edits = rows.flatMap(row => {
    const values = valuesOf(row)
    return fields.flatMap((field): readonly CellEdit[] => {
      const value = values[field.id] ?? null
      return value === null || isLocked(field, row)
        ? []
        : [{ row: row.id, column: field.id, value }]
    })
  })
  return { label: `${what} of ${countText(rows.length, 'paddock')}`, edits, added: [], removed: [] }
}

/** Paddocks that have nothing of it yet. */
export function bareRows(
  rows: readonly CropRow[],
  fields: readonly SameField[],
): readonly CropRow[] {
  const known = fields.filter(({ value }) => value)
  return rows.filter(row => known.every(({ value }) => (value?.(row) ?? null) === null))
}

/** What a colleague saved in a paddock since the form was filled in, and what would be written over it. */
export interface OvertakenField {
  readonly row: CropRow
  readonly field: SameField
  readonly mine: CellValue
  readonly theirs: CellValue
}

export type SeenRows = ReadonlyMap<number, SameValues>

export function seenRows(rows: readonly CropRow[], fields: readonly SameField[]): SeenRows {
  return new Map(rows.map(row => [row.id, valuesOfRow(row, fields)]))
}

export function overtakenFields(
  chosen: readonly CropRow[],
  { fields, values, seen }: Writing,
): readonly OvertakenField[] {
  return chosen.flatMap(row =>
    fields.flatMap((field): readonly OvertakenField[] => {
      const mine = values[field.id] ?? null
      const before = seen.get(row.id)
      if (mine === null || !before || !field.value || isLocked(field, row)) return []
      const theirs = field.value(row) ?? null
      const isTheirs = theirs !== (before[field.id] ?? null) && theirs !== mine
      return isTheirs ? [{ row, field, mine, theirs }] : []
    }),
  )
}

interface Writing {
  readonly fields: readonly SameField[]
  readonly values: SameValues
  readonly seen: SeenRows
}

/** What one paddock has, to be given to others. */
export function valuesOfRow(row: CropRow, fields: readonly SameField[]): SameValues {
  return Object.fromEntries(
    fields.flatMap(({ id, value }) => {
      const has = value?.(row) ?? null
      return has === null ? [] : [[id, has]]
    }),
  )
}

function isLocked({ locked }: SameField, row: CropRow): boolean {
  return locked === true || locked?.(row) !== undefined
}
