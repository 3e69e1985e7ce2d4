// A row of a crop event as the figures of a crop need it, by what its kind says of its fields.

import type { CropEventKind, MeasuredEvent } from '@furrow/farming/crops/crop-event'
import { weightGain } from '@furrow/farming/crops/grazing-gain'
import type { Known } from '@furrow/farming/numbers/ratio'
import { cropEventKind } from './chapters/crop-event-kinds.ts'

interface EventRow {
  readonly id: number
}

/** `how`: the lasting name of the kind of ending or grazing that its key stands for. */
export function measuredEvent(
  kind: CropEventKind,
  row: EventRow,
  how: string | null,
): MeasuredEvent {
  const { day, mirror, lastDay, area, rate, quantity, seed, sugar, weights } = cropEventKind(kind)
  const text = (field: string | undefined) => (field ? textIn(row, field) : null)
  const number = (field: string | undefined) => (field ? numberIn(row, field) : null)
  return {
    kind,
    id: row.id,
    how,
    area: number(area),
    rate: number(rate),
    last_day: text(lastDay),
    seed: number(seed),
    sugar: number(sugar),
    day: text(day) ?? text(mirror),
    quantity: weights
      ? weightGain({ weightOn: number(weights[0]), weightOff: number(weights[1]) })
      : number(quantity),
  }
}

function textIn(row: EventRow, field: string): string | null {
  const value = (row as unknown as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'string' && value !== '' ? value : null
}

function numberIn(row: EventRow, field: string): Known {
  const value = (row as unknown as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'number' ? value : null
}
