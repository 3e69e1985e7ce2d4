// The columns of the sheet of crops are made of fields: of the crop, of its paddock, and of an event
// behind the row. Where several events are of a kind, the cell says what they come to.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import { cropEvents } from '@furrow/catalogue/chapters/crop-events'
import { crops } from '@furrow/catalogue/chapters/crops'
import { entityIn } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { FieldsOf } from '@furrow/catalogue/furrow'
import { sumOf } from '@furrow/farming/numbers/ratio'
import type { CellKind, CellValue } from '../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'
import type { CropRow } from './crop-row.ts'
import { resourceOf } from './events/event-kinds.ts'
import type { EventKind } from './events/event-kinds.ts'

export type CropColumn = SheetColumn<CropRow>

export type CropWish = FieldWish<CropRow>

export const cropEntity = entityIn(crops, 'crop_collections')

export const cropColumn = fieldColumns(cropEntity, {
  of: ({ crop }: CropRow) => crop,
  part: 'crop',
  prefix: 'crop.',
})

export interface EventWish extends Omit<CropWish, 'locked'> {
  readonly locked?: (row: CropRow) => string | undefined
  /** What several events come to; without it they are added up. */
  readonly several?: (values: readonly CellValue[], row: CropRow) => CellValue
}

type EventField<Kind extends EventKind> = keyof FieldsOf<(typeof resourceOf)[Kind]> & string

/** Makes columns of the fields of a kind of event; one that is made with its first cell. */
export function eventColumns<Kind extends EventKind>(
  kind: Kind,
): (name: EventField<Kind>, wish?: EventWish) => CropColumn {
  const entity: Entity = entityIn(cropEvents, resourceOf[kind])
  const eventsOf = ({ events }: CropRow): readonly Event[] => events[kind]
  const column = fieldColumns(entity, {
    of: (row: CropRow) => {
      const [event, ...others] = eventsOf(row)
      return others.length === 0 ? event : undefined
    },
    part: kind,
    prefix: `${kind}.`,
  })
  return (name, { several = addedUp, locked, ...wish } = {}) => ({
    ...column(name, { required: false, ...wish }),
    value: row => {
      const values = eventsOf(row).map(event => valueIn(event, name))
      return values.length > 1 ? several(values, row) : (values[0] ?? null)
    },
    locked: row => locked?.(row) ?? severalOf(kind, eventsOf(row).length),
  })
}

type Event = object & { readonly id: number }

export function severalOf(kind: EventKind, count: number): string | undefined {
  return count > 1
    ? `${count} ${cropEventKind(kind).several}: open the row to change one.`
    : undefined
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
  wish: Omit<CropColumn, 'id' | 'heading' | 'kind'> & { readonly kind?: CellKind },
): CropColumn {
  return { kind: { is: 'number', decimals: 2 }, ...wish, id, heading, locked: true }
}
