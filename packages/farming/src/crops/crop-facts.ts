// From a crop as it is recorded to the facts that its figures are made of: which of its lives is the
// present one, how much ground it took, what was taken off which ground, and which rain was its.

import { areaSown } from './crop-area.ts'
import type { CropEvent, HarvestKind, MeasuredEvent } from './crop-event.ts'
import { livesOf } from './crop-lifecycle.ts'
import { cropDays, fallowDays, rainIn, seasonDays } from './crop-rain.ts'
import type { PeriodDays, RainIn, RainOnCrop } from './crop-rain.ts'
import type { CropRecord, KindOfCrop } from './crop-record.ts'
import { harvestOf, yieldOf } from './crop-yield.ts'
import type { Harvest } from './crop-yield.ts'
import { yearsStood } from './growing-time.ts'
import { nutrientApplied, otherElements } from './nutrients.ts'
import { milledIn } from './sugar.ts'
import type { Milled } from './sugar.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** What of a crop’s surroundings its figures need. */
export interface CropSurroundings {
  readonly period: PeriodDays
  /** The gauge whose rain counts for the paddock; nothing where there is none. */
  readonly rain: RainIn | undefined
}

export interface CropFacts extends Pick<CropRecord, 'crop' | 'share' | 'fallow_efficiency'> {
  /** A crop that came up poorly and was sown again counts once: as it was sown last. */
  readonly events: readonly MeasuredEvent[]
  /** The first sowing in this period, or else the day on which what stands here was sown. */
  readonly sown: string | null
  /** The last day on which something came off it, or ended it. */
  readonly last_taken: string | null
  /** Nothing comes off it any more. */
  readonly has_ended: boolean
  /** Whole years that a stand has stood; nothing of a crop of one season. */
  readonly years: Known
  readonly area_sown: Known
  /** Hectares that it took. */
  readonly ground: Known
  /** All that came off by one way of harvest. */
  readonly harvest: (kind: HarvestKind) => Harvest
  /** That which it is grown for. */
  readonly main: Harvest
  readonly milled: Milled
  readonly megalitres: Known
  /** Of every irrigation someone said how much it was. */
  readonly is_water_measured: boolean
  /** Kilograms of an element on each hectare, all applications together. */
  readonly nutrient: (element: string) => Known
  /** The same of all elements but nitrogen, phosphorus and potassium. */
  readonly other_elements: Known
  readonly crop_rain: RainOnCrop
  readonly fallow_rain: RainOnCrop
  readonly season_rain: RainOnCrop
}

export function cropFacts(record: CropRecord, { period, rain }: CropSurroundings): CropFacts {
  const { crop, share, fallow_efficiency, stands_since, ended_before, nutrients } = record
  const { events, termination, ground } = presentLife(record)
  const sownHere = firstDaySown(events)
  const lastTaken = lastDayTaken(events)
  const harvest = (kind: HarvestKind) => harvestOf(kind, events, ground)
  const ended = lastDayOfGrowth(crop, events, lastTaken)
  const isThere = stands_since !== null || (crop?.perennial === true && events.length > 0)
  const stands_on = isThere && (sownHere === null || isOlder(crop, sownHere, period))
  const days = { sown: stands_on ? null : sownHere, stands_on, ended, ended_before }
  return {
    crop,
    share,
    fallow_efficiency,
    events,
    ground,
    harvest,
    sown: sownHere ?? stands_since,
    last_taken: lastTaken,
    has_ended: termination !== null,
    years: crop?.perennial ? yearsStood(stands_since, lastDayOf(period)) : null,
    area_sown: areaSown(events),
    main: isHarvest(crop?.harvest) ? harvest(crop.harvest) : nothingTaken,
    milled: milledIn(events),
    megalitres: sumOf(record.irrigations),
    is_water_measured: !record.irrigations.includes(null),
    nutrient: element => nutrientApplied(nutrients, element),
    other_elements: otherElements(nutrients),
    crop_rain: rainIn(rain, cropDays(days, period)),
    fallow_rain: rainIn(rain, fallowDays({ ...days, sown: sownHere })),
    season_rain: rainIn(rain, crop?.season ? seasonDays(sownHere, crop.season) : undefined),
  }
}

/** Of what is known: the future of a period is not. */
function lastDayOf({ today, end }: PeriodDays): string {
  return today < end ? today : end
}

export interface YieldOfKind {
  readonly kind: HarvestKind
  readonly figure: number
  readonly unit: string
}

/** Of each kind of harvest that something was weighed and measured of. */
export function yieldsOfCrop(record: GrownCrop): readonly YieldOfKind[] {
  const { events, ground } = presentLife(record)
  return Object.entries(yieldUnits).flatMap(([name, unit]) => {
    const kind = name as HarvestKind
    const figure = yieldOf([harvestOf(kind, events, ground).taken])
    return figure === null ? [] : [{ kind, figure, unit }]
  })
}

export const yieldUnits: Readonly<Record<HarvestKind, string>> = {
  grain: 't/ha',
  lint: 'bales/ha',
  hay: 't/ha',
  cane: 't/ha',
  grazing: 'kg/ha',
}

/** As much of a crop as tells how much ground it took. */
type GrownCrop = Pick<CropRecord, 'events' | 'stands_since'> & {
  readonly paddock: Pick<CropRecord['paddock'], 'area'>
  readonly crop: Pick<KindOfCrop, 'harvest' | 'perennial'> | null
}

function presentLife(record: GrownCrop) {
  const { crop } = record
  const nature = { perennial: crop?.perennial ?? false, cane: crop?.harvest === 'cane' }
  const life = livesOf(record.events, nature).at(-1)
  const events = life?.events ?? []
  return { events, termination: life?.termination ?? null, ground: groundTaken(record, events) }
}

const nothingTaken: Harvest = { produced: null, taken: { quantity: null, area: null }, each: null }

/** When it was sown, and when something last came off it or ended it. */
export function daysOfCrop(record: GrownCrop): Pick<CropFacts, 'sown' | 'last_taken'> {
  const { events } = presentLife(record)
  return { sown: firstDaySown(events) ?? record.stands_since, last_taken: lastDayTaken(events) }
}

function firstDaySown(events: readonly CropEvent[]): string | null {
  return daysOf(events, ['sowing'])[0] ?? null
}

/** The last day on which something came off a crop, or ended it; nothing while all of it stands. */
export function lastDayTaken(events: readonly CropEvent[]): string | null {
  return daysOf(events, takingOff).at(-1) ?? null
}

export const takingOff: readonly CropEvent['kind'][] = ['grain', 'lint', 'hay', 'cane', 'ending']

function isHarvest(kind: string | undefined): kind is HarvestKind {
  return kind !== undefined && Object.hasOwn(yieldUnits, kind)
}

/** A stand whose sowing is recorded in the first period that is recorded, though it was long before. */
function isOlder(crop: CropRecord['crop'], sown: string, { sowing_start }: PeriodDays): boolean {
  return crop?.perennial === true && sown < sowing_start
}

/** What stands for years grows on after a cut; cane begins again after each crush. */
function lastDayOfGrowth(
  crop: CropRecord['crop'],
  events: readonly MeasuredEvent[],
  lastTaken: string | null,
): string | null {
  if (!crop?.perennial || crop.harvest === 'cane') return lastTaken
  return daysOf(events, ['ending']).at(-1) ?? null
}

/** What stands on from another period was not sown here, and fallow never is: it is the paddock. */
function groundTaken(
  { paddock, crop, stands_since }: GrownCrop,
  events: readonly MeasuredEvent[],
): Known {
  const sown = areaSown(events)
  if (sown !== null) return sown
  const fallow = sumOf(events.flatMap(({ kind, area }) => (kind === 'fallow' ? [area] : [])))
  if (fallow !== null) return fallow
  const isThere = crop?.harvest === 'none' || stands_since !== null || events.length > 0
  return isThere ? paddock.area : null
}

function daysOf(
  events: readonly CropEvent[],
  kinds: readonly CropEvent['kind'][],
): readonly string[] {
  return events
    .flatMap(({ kind, day }) => (kinds.includes(kind) && day !== null ? [day] : []))
    .toSorted()
}
