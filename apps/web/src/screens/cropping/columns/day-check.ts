// Days on which something can have been done to a crop of a period: said in its cell, in the words in
// which the server refuses the others.

import { cropEventKind, cropEventKinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import { whyNotDone, whyNotSown } from '@furrow/farming/crops/crop-calendar'
import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import type { CropType } from '../crop-row.ts'
import type { CropLists } from '../use-crop-lists.ts'
import { eventKinds } from '../events/event-kinds.ts'
import type { EventKind } from '../events/event-kinds.ts'

interface DayField {
  readonly kind: EventKind
  readonly field: string
  /** Nothing as long as it is not read: then the server alone says it. */
  readonly period: NamedPeriod | undefined
}

/** `isPerennial`: what stands for years keeps the day on which it was sown. */
export function withDayCheck<Row>(
  column: SheetColumn<Row>,
  { kind, field, period }: DayField,
  isPerennial: (row: Row | undefined) => boolean,
): SheetColumn<Row> {
  const { day, lastDay, inFallow = false } = cropEventKind(kind)
  if (!period || (field !== day && field !== lastDay)) return column
  const why = (value: CellValue, row: Row | undefined) => {
    if (typeof value !== 'string') return undefined
    return kind === 'sowing'
      ? whyNotSown(value, period, isPerennial(row))
      : whyNotDone(value, period, inFallow)
  }
  return { ...column, check: (value, row) => column.check?.(value, row) ?? why(value, row) }
}

/** What is sown once and stands through several periods. */
export function standsForYears(
  type: CropType | undefined,
  { lives }: Pick<CropLists, 'lives'>,
): boolean {
  return lives.some(({ id, slug }) => id === type?.lifecycle_type_id && slug === 'perennial')
}

/** Of a column of the sheet of crops, which is called by the kind of event and its field. */
export function dayFieldOf(id: string): Pick<DayField, 'kind' | 'field'> | undefined {
  // Whatever a crop is taken off by, its days are the same.
  if (id === 'harvest.day') return { kind: 'grain', field: cropEventKinds.grain.day }
  const [name, field] = id.split('.')
  const kind = eventKinds.find(one => one === name)
  return kind && field !== undefined ? { kind, field } : undefined
}
