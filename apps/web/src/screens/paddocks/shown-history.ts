// Crops on a piece of ground as they are shown: what it was, when, what it gave, and the fallow before it.

import { periodText } from '@furrow/farming/dates/period-text'
import type { MeasuredEvent } from '@furrow/farming/crops/crop-event'
import { daysOfCrop, yieldsOfCrop } from '@furrow/farming/crops/crop-facts'
import type { YieldOfKind } from '@furrow/farming/crops/crop-facts'
import { calendarDay } from '@furrow/farming/dates/dates'
import { fallowBefore, inOrderOfGrowth } from '@furrow/farming/crops/ground-history'
import type { RowWith } from '@furrow/wire/client/row-with'
import { measuredEvents } from '@furrow/catalogue/measured-events'
import type { Ways } from '@furrow/catalogue/measured-events'

export type HistoryCrop = RowWith<
  'crop_collections',
  | 'period'
  | 'paddock'
  | 'current_crop'
  | 'fallow_type'
  | 'status'
  | 'sowing_collection_events'
  | 'grain_collection_events'
  | 'lint_collection_events'
  | 'hay_collection_events'
  | 'cane_collection_events'
  | 'fallow_collection_events'
  | 'grazing_collection_events'
  | 'custom_termination_events'
>

export interface GrownCrop {
  readonly id: number
  readonly name: string
  readonly color: string | undefined
  readonly period: string
  /** The first day of that period. */
  readonly since: string
  readonly paddock: number
  readonly ground: readonly number[]
  /** What the ground was called then. */
  readonly called: string
  readonly status: string | undefined
  readonly sown: string | null
  readonly ended: string | null
  readonly yields: readonly YieldOfKind[]
  /** Days that the ground lay bare before it; nothing where they are not known. */
  readonly fallowDays: number | null
  readonly fallow: string | undefined
}

/** The latest first. */
export function groundHistory(rows: readonly HistoryCrop[], around: Around): readonly GrownCrop[] {
  const crops = rows.map(row => grownCrop(row, around))
  return inOrderOfGrowth(crops)
    .map(crop => ({ ...crop, fallowDays: fallowBefore(crop, crops) }))
    .toReversed()
}

interface Around {
  readonly timeZone: string
  readonly ways: Ways
}

function grownCrop(row: HistoryCrop, { timeZone, ways }: Around): Omit<GrownCrop, 'fallowDays'> {
  const { current_crop: crop, period, status } = row
  // Each year tells of its own sowing.
  const record = {
    crop: null,
    stands_since: null,
    paddock: { area: row.paddock?.area ?? null },
    events: eventsOf(row, ways),
  }
  const { sown, last_taken: ended } = daysOfCrop(record)
  return {
    id: row.id,
    name: crop?.name ?? status?.name ?? 'Not said yet',
    color: crop?.color,
    period: periodText(period?.name ?? ''),
    since: calendarDay(period?.start_date ?? '', timeZone),
    paddock: row.paddock_id,
    ground: [row.paddock_id, ...numbersIn(row.paddock?.ancestorIds)],
    called: row.paddock?.name ?? '',
    status: crop ? status?.name : undefined,
    sown,
    ended,
    yields: yieldsOfCrop(record),
    fallow: row.fallow_type?.name,
  }
}

function eventsOf(row: HistoryCrop, ways: Ways): readonly MeasuredEvent[] {
  const rows = {
    sowing: row.sowing_collection_events,
    fallow: row.fallow_collection_events,
    grazing: row.grazing_collection_events,
    grain: row.grain_collection_events,
    lint: row.lint_collection_events,
    hay: row.hay_collection_events,
    cane: row.cane_collection_events,
    ending: row.custom_termination_events,
  }
  return measuredEvents(rows, ways)
}

/** As it comes in a list that the server calculates; none of a row that is not with it yet. */
export function numbersIn(list: unknown): readonly number[] {
  return Array.isArray(list) ? list.filter(one => typeof one === 'number') : []
}
