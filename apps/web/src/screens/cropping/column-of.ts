// The columns of the sheet of crops are made of fields: of the crop, of its paddock, and of an event
// behind the row. Where several events are of a kind, the cell says what they come to.

import { sumOf } from '@furrow/farming/ratio'
import type { Row } from '@furrow/wire/client/row-types'
import type { CellKind, CellValue } from '../../sheet/cell-kind.ts'
import type { SheetColumn } from '../../sheet/sheet-column.ts'
import { eventField } from './crop-change.ts'
import type { CropRow } from './crop-row.ts'
import { pluralOf, resourceOf } from './event-kinds.ts'
import type { EventKind } from './event-kinds.ts'

export type Column = SheetColumn<CropRow>

export interface ColumnWish extends Omit<Column, 'id' | 'value' | 'place' | 'kind'> {
  readonly kind: CellKind
}

export function cropColumn(field: keyof Row<'crop_collections'>, wish: ColumnWish): Column {
  return {
    ...wish,
    id: `crop.${field}`,
    value: ({ crop }) => crop[field] ?? null,
    place: ({ id }) => ({ resource: 'crop_collections', id, field }),
  }
}

/** `of`: the column’s own rule for what several events come to; without it they are added up. */
export function eventColumn(
  id: string,
  wish: ColumnWish,
  of: (values: readonly CellValue[]) => CellValue = addedUp,
): Column {
  const behind = (row: CropRow) => {
    const [kind, field] = eventField(id, row)
    return kind && field !== undefined ? { kind, field, events: row.events[kind] } : undefined
  }
  return {
    ...wish,
    id,
    value: row => {
      const found = behind(row)
      if (!found) return null
      const values = found.events.map(event => valueIn(event, found.field))
      return values.length > 1 ? of(values) : (values[0] ?? null)
    },
    locked: row => {
      const found = behind(row)
      if (!found) return whyNone(row)
      return typeof wish.locked === 'function'
        ? (wish.locked(row) ?? severalOf(found.kind, found.events.length))
        : severalOf(found.kind, found.events.length)
    },
    place: row => {
      const found = behind(row)
      const [event] = found?.events ?? []
      return found && event && found.events.length === 1
        ? { resource: resourceOf[found.kind], id: event.id, field: found.field }
        : undefined
    },
  }
}

export function severalOf(kind: EventKind, count: number): string | undefined {
  return count > 1 ? `${count} ${pluralOf[kind]}: open the row to change one.` : undefined
}

function whyNone({ type }: CropRow): string {
  return type ? `${type.name} is not harvested.` : 'Choose the crop first.'
}

function valueIn(event: object, field: string): CellValue {
  return ((event as Record<string, unknown>)[field] ?? null) as CellValue
}

function addedUp(values: readonly CellValue[]): CellValue {
  return sumOf(values.map(value => (typeof value === 'number' ? value : null)))
}

export const firstOf = (values: readonly CellValue[]): CellValue => values[0] ?? null
export const lastOf = (values: readonly CellValue[]): CellValue =>
  values.findLast(value => value !== null) ?? null

/** Worked out, never typed. */
export function toldColumn(
  id: string,
  heading: string,
  wish: Omit<Column, 'id' | 'heading' | 'kind'> & { readonly kind?: CellKind },
): Column {
  return { kind: { is: 'number', decimals: 2 }, ...wish, id, heading, locked: true }
}
