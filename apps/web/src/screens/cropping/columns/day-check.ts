// Days on which something can have been done to a crop of a period: said in its cell, in the words in
// which the server refuses the others.

import { cropEventKind, cropEventKinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import { whyNotDone, whyNotSown } from '@furrow/farming/crops/crop-calendar'
import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import { whyNotSownThen, whyNotTaken } from '@furrow/farming/crops/growing-time'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import type { CropRow, CropType } from '../crop-row.ts'
import type { CropLists } from '../use-crop-lists.ts'
import { eventKinds } from '../events/event-kinds.ts'
import type { EventKind } from '../events/event-kinds.ts'

interface DayField {
  readonly kind: EventKind
  readonly field: string
  /** Nothing as long as it is not read: then the server alone says it. */
  readonly period: NamedPeriod | undefined
  readonly lists: Pick<CropLists, 'lives'>
}

type Check<Row> = (value: CellValue, row: Row | undefined) => string | undefined

/** `cropOf`: nothing where nobody knows yet what grows there. */
export function withDayCheck<Row, Column extends { readonly check?: Check<Row> }>(
  column: Column,
  day: DayField,
  cropOf: (row: Row | undefined) => CropRow | undefined,
): Column {
  if (!isDay(day)) return column
  return {
    ...column,
    check: (value: CellValue, row: Row | undefined) =>
      column.check?.(value, row) ?? whyNotOn(value, day, cropOf(row)),
  }
}

/** Columns of a sheet of crops, and fields of a form that are called as they are. */
export function dated<Column extends { readonly id: string; readonly check?: Check<CropRow> }>(
  column: Column,
  of: Pick<DayField, 'period' | 'lists'>,
): Column {
  const day = dayFieldOf(column.id)
  return day ? withDayCheck(column, { ...day, ...of }, (row: CropRow | undefined) => row) : column
}

function isDay({ kind, field }: Pick<DayField, 'kind' | 'field'>): boolean {
  const { day, lastDay } = cropEventKind(kind)
  return field === day || field === lastDay
}

/** Why it was not done to that crop on that day. */
export function whyNotOn(
  value: CellValue,
  { kind, field, period, lists }: DayField,
  crop: CropRow | undefined,
): string | undefined {
  if (typeof value !== 'string' || !period || !isDay({ kind, field })) return undefined
  const outside =
    kind === 'sowing'
      ? // What stands for years keeps the day on which it was sown.
        whyNotSown(value, period, !crop || standsForYears(crop.type, lists))
      : whyNotDone(value, period, cropEventKind(kind).inFallow ?? false)
  return outside ?? (crop && outOfOrder(value, kind, crop))
}

/** A crop that failed to come up may have ended before a sowing: the server knows how it ended. */
const takings: readonly EventKind[] = ['grain', 'lint', 'hay', 'cane']

function outOfOrder(value: string, kind: EventKind, crop: CropRow): string | undefined {
  const { events, paddock, type } = crop
  const name = `${type?.name ?? 'The crop'} on ${paddock?.name ?? 'its paddock'}`
  if (takings.includes(kind)) {
    const [sown] = daysOf('sowing', events)
    return sown === undefined ? undefined : whyNotTaken(name, sown, value)
  }
  if (kind !== 'sowing' || events.sowing.length > 1) return undefined
  const [taken] = takings.flatMap(one => daysOf(one, events)).toSorted()
  return taken === undefined ? undefined : whyNotSownThen(name, value, taken)
}

function daysOf(kind: EventKind, events: CropRow['events']): readonly string[] {
  const { day = '', mirror = '' } = cropEventKind(kind)
  const rows = events[kind] as unknown as readonly Readonly<Record<string, unknown>>[]
  const days = rows.map(row => row[day] ?? row[mirror])
  return days.filter(found => typeof found === 'string').toSorted()
}

/** What is sown once and stands through several periods. */
function standsForYears(type: CropType | undefined, { lives }: Pick<CropLists, 'lives'>): boolean {
  return lives.some(({ id, slug }) => id === type?.lifecycle_type_id && slug === 'perennial')
}

/** Of a column of the sheet of crops, which is called by the kind of event and its field. */
function dayFieldOf(id: string): Pick<DayField, 'kind' | 'field'> | undefined {
  // Whatever a crop is taken off by, its days are the same.
  if (id === 'harvest.day') return { kind: 'grain', field: cropEventKinds.grain.day }
  const [name, field] = id.split('.')
  const kind = eventKinds.find(one => one === name)
  return kind && field !== undefined ? { kind, field } : undefined
}
