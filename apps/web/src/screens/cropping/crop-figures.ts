// What of a crop follows from the rain, from the crop before it and from what its ground is used for.

import { addDays } from '@furrow/farming/dates'
import { fallowBetween } from '@furrow/farming/fallow'
import { gaugeOfPaddock } from '@furrow/farming/gauge-of-paddock'
import type { GaugeOfFarm } from '@furrow/farming/gauge-of-paddock'
import { rainOf } from '@furrow/farming/season-rain'
import type { MeasuredRain } from '@furrow/farming/season-rain'
import type { CropFigures, CropRow } from './crop-row.ts'
import { dayOf } from './crop-row.ts'
import { eventKinds } from './event-kinds.ts'

interface NamedGauge extends GaugeOfFarm {
  readonly name: string
}

interface Enterprise {
  readonly id: number
  readonly asset_type_id: number
  readonly fallow_type_id: number | null
  readonly crop_type_id: number
}

export interface Around {
  readonly today: string
  readonly gauges: readonly NamedGauge[]
  /** By gauge. */
  readonly readings: ReadonlyMap<number, readonly MeasuredRain[]>
  /** The last day of each crop before, by its number. */
  readonly endings: ReadonlyMap<number, string>
  /** By lasting name. */
  readonly fallowTypes: ReadonlyMap<string, number>
  readonly enterprises: readonly Enterprise[]
}

type Known = Omit<CropRow, 'figures'>

export function cropFigures(row: Known, around: Around): CropFigures {
  const { crop, paddock } = row
  const sown = sownOn(row)
  const ended = around.endings.get(crop.primary_prior_collection_id ?? 0)
  const days = sown && ended ? fallowBetween(ended, sown) : undefined
  const fallowType = days && around.fallowTypes.get(days)
  const gauge = paddock && gaugeOfPaddock(paddock, around.gauges)?.gauge
  const readings = gauge && around.readings.get(gauge.id)
  const rain = (from: string | undefined, to: string | undefined) =>
    readings && from && to && from <= to ? rainOf(readings, { from, to }).mm : null
  return {
    fallowRain: rain(ended && addDays(ended, 1), sown && addDays(sown, -1)),
    cropRain: rain(sown, endedOn(row) ?? (sown && around.today)),
    gauge: gauge?.name,
    fallowType,
    enterprise: enterpriseOf(row, crop.fallow_type_id ?? fallowType, around),
  }
}

/** The first of its sowings. */
export function sownOn({ events }: Pick<CropRow, 'events'>): string | undefined {
  return events.sowing[0]?.sowing_date ?? undefined
}

/** The last day on which something took it off; nothing while it stands. */
export function endedOn({ events }: Pick<CropRow, 'events'>): string | undefined {
  const days = eventKinds
    .filter(kind => taking.has(kind))
    .flatMap(kind => events[kind].flatMap(event => dayOf(kind, event) ?? []))
  return days.toSorted().at(-1)
}

const taking: ReadonlySet<string> = new Set(['grain', 'lint', 'cane', 'hay', 'ending'])

function enterpriseOf(
  { crop, paddock }: Known,
  fallow: number | undefined,
  { enterprises }: Around,
): number | undefined {
  const fitting = enterprises.filter(
    ({ asset_type_id, crop_type_id }) =>
      asset_type_id === paddock?.asset_type_id && crop_type_id === crop.current_crop_id,
  )
  const exact = fitting.find(({ fallow_type_id }) => fallow_type_id === (fallow ?? null))
  return (exact ?? (fitting.length === 1 ? fitting[0] : undefined))?.id
}
