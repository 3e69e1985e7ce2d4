// Crops on a piece of ground as they are shown: what it was, when, what it gave, and the fallow before it.

import { fallowBefore, inOrderOfGrowth, yieldsOf } from '@furrow/farming/ground-history'
import type { CropYield, Taken } from '@furrow/farming/ground-history'
import type { RowWith } from '@furrow/wire/client/row-with'

export type ReadCrop = RowWith<
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
  | 'crop_termination_event_dates'
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
  readonly yields: readonly CropYield[]
  /** Days that the ground lay bare before it; nothing where they are not known. */
  readonly fallowDays: number | null
  readonly fallow: string | undefined
}

/** The latest first. */
export function groundHistory(rows: readonly ReadCrop[]): readonly GrownCrop[] {
  const crops = rows.map(grownCrop)
  return inOrderOfGrowth(crops)
    .map(crop => ({ ...crop, fallowDays: fallowBefore(crop, crops) }))
    .toReversed()
}

function grownCrop(row: ReadCrop): Omit<GrownCrop, 'fallowDays'> {
  const { current_crop: crop, period, status } = row
  return {
    id: row.id,
    name: crop?.name ?? status?.name ?? 'Not said yet',
    color: crop?.color,
    period: period?.name ?? '',
    since: (period?.start_date ?? '').slice(0, 10),
    paddock: row.paddock_id,
    ground: [row.paddock_id, ...numbersIn(row.paddock?.ancestorIds)],
    called: row.paddock?.name ?? '',
    status: crop ? status?.name : undefined,
    sown: row.sowing_collection_events.map(event => event.sowing_date).reduce(first, null),
    ended: row.crop_termination_event_dates.map(event => event.date).reduce(last, null),
    yields: yieldsOf(takenOff(row)),
    fallow: row.fallow_type?.name,
  }
}

function takenOff(row: ReadCrop): readonly Taken[] {
  return [
    ...row.grain_collection_events.map(({ grain_tonnes: quantity, harvested_area: area }) => ({
      ...({ kind: 'grain', quantity, area } as const),
    })),
    ...row.lint_collection_events.map(({ lint_bales: quantity, harvested_area: area }) => ({
      ...({ kind: 'lint', quantity, area } as const),
    })),
    ...row.hay_collection_events.map(({ hay_tonnes: quantity, cut_area: area }) => ({
      ...({ kind: 'hay', quantity, area } as const),
    })),
    ...row.cane_collection_events.map(({ biomass_tonnes: quantity, area }) => ({
      ...({ kind: 'cane', quantity, area } as const),
    })),
  ]
}

type Day = string | null

function first(one: Day, other: Day): Day {
  return one === null || (other !== null && other < one) ? other : one
}

function last(one: Day, other: Day): Day {
  return one === null || (other !== null && other > one) ? other : one
}

/** As it comes in a list that the server works out; none of a row that is not with it yet. */
export function numbersIn(list: unknown): readonly number[] {
  return Array.isArray(list) ? list.filter(one => typeof one === 'number') : []
}
