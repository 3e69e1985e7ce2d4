// One crop of a period as its summary counts it: from what was done to it to a line of figures that can
// be added up with those of others.

import { areaSown, areaTaken } from './crop-area.ts'
import type { CropEvent } from './crop-event.ts'
import { livesOf } from './crop-lifecycle.ts'
import { ownShare } from './crop-sold.ts'
import { inKilograms, yieldOf } from './crop-yield.ts'
import type { TakenOff } from './crop-yield.ts'
import { waterAtSowing } from './fallow-water.ts'
import { yearsStood } from './growing-time.ts'
import { groundOf } from './ground-use.ts'
import type { GroundPart } from './ground-use.ts'
import { sumOf } from './ratio.ts'
import type { Known } from './ratio.ts'

export interface Named {
  readonly id: number
  readonly name: string
}

export interface SummedEvent extends CropEvent {
  /** What came off: tonnes, of lint bales, of grazing kilograms gained. */
  readonly quantity: Known
}

export interface KindOfCrop extends Named {
  readonly slug: string | null
  readonly color: string
  /** What its yield is told in: `t/ha`. */
  readonly unit: string
  /** `grain`, `lint`, `hay`, `cane`, `grazing`, `none`. */
  readonly harvest: string
  readonly perennial: boolean
  /** What it gives follows from its water in a way that is known. */
  readonly of_water: boolean
}

interface PaddockOfCrop extends Named {
  readonly area: Known
  readonly property: Named | null
  readonly asset_type: Named | null
}

/** What the summary says of a crop as it is recorded. */
export interface SaidOfCrop {
  readonly id: number
  readonly paddock: PaddockOfCrop
  readonly crop: KindOfCrop | null
  readonly enterprise: Named | null
  readonly fallow_type: Named | null
  readonly variety: Named | null
  readonly status: { readonly slug: string | null; readonly name: string } | null
  readonly stage: Named | null
}

export interface CropFacts extends SaidOfCrop {
  readonly events: readonly SummedEvent[]
  /** Ours of what came off; nothing where all is. */
  readonly share: Known
  /** The day on which what stands there was sown, in whichever period. */
  readonly stands_since: string | null
  /** Kilograms on each hectare, all applications together. */
  readonly nitrogen: Known
  readonly phosphorus: Known
  readonly megalitres: Known
  /** Millimetres from sowing to harvest, and on the fallow before. */
  readonly crop_rain: Known
  readonly fallow_rain: Known
  readonly fallow_efficiency: Known
}

export interface CropLine extends SaidOfCrop {
  readonly sown: string | null
  readonly ended: string | null
  /** Whole years that a stand has stood; nothing of a crop of one season. */
  readonly years: Known
  /** Hectares: the ground that it took, what was sown of it, and what something came off. */
  readonly area: Known
  readonly area_sown: Known
  readonly area_harvested: Known
  /** What became of its ground, in hectares. */
  readonly ground: Readonly<Partial<Record<GroundPart, number>>>
  /** Of what it is grown for: all that came off, and our share of it. */
  readonly produced: Known
  readonly own: Known
  /** What was weighed and measured, for yields. */
  readonly taken: TakenOff
  readonly yield: Known
  /** Hay beside that, in tonnes. */
  readonly hay: Known
  readonly crop_rain: Known
  /** Millimetres that the crop had: stored at sowing and rained on it. */
  readonly water: Known
  readonly nitrogen: Known
  readonly phosphorus: Known
  readonly megalitres: Known
  /** Cents; nothing for who sees no money. */
  readonly income: Known
}

export function cropLine(facts: CropFacts, lastDay: string): CropLine {
  const { id, paddock, crop, enterprise, fallow_type, variety, status, stage } = facts
  const events = presentLife(facts)
  const area = groundTaken(facts, events)
  const taken = takenOff(facts, events)
  const produced = sumOf(ofKind(events, crop?.harvest).map(({ quantity }) => quantity))
  return {
    ...{ id, paddock, crop, enterprise, fallow_type, variety, status, stage },
    sown: firstDay(events, ['sowing']) ?? facts.stands_since,
    ended: lastOf(events),
    years: crop?.perennial ? yearsStood(facts.stands_since, lastDay) : null,
    area,
    area_sown: areaSown(events),
    area_harvested: areaTaken(events) || null,
    ground: groundOf({ events, area, crop }),
    produced,
    own: produced === null ? null : ownShare(produced, facts.share),
    taken,
    yield: yieldOf([taken]),
    hay: crop?.harvest === 'hay' ? null : sumOf(ofKind(events, 'hay').map(one => one.quantity)),
    crop_rain: facts.crop_rain,
    water: waterOf(facts),
    nitrogen: facts.nitrogen,
    phosphorus: facts.phosphorus,
    megalitres: facts.megalitres,
    income: null,
  }
}

/** Kilograms of the crop for each hectare, where its yield follows from its water. */
export function kilogramsOf({ crop, yield: yielded }: CropLine): Known {
  return crop?.of_water ? inKilograms(yielded) : null
}

/** A crop that came up poorly and was sown again counts once: as it was sown last. */
function presentLife({ events, crop }: CropFacts): readonly SummedEvent[] {
  const nature = { perennial: crop?.perennial ?? false, cane: crop?.harvest === 'cane' }
  return livesOf(events, nature).at(-1)?.events ?? []
}

/** What stands on from another period was not sown here, and fallow never is: it is the paddock. */
function groundTaken(
  { paddock, crop, stands_since }: CropFacts,
  events: readonly SummedEvent[],
): Known {
  const sown = areaSown(events)
  if (sown !== null) return sown
  const fallow = sumOf(ofKind(events, 'fallow').map(({ area }) => area))
  if (fallow !== null) return fallow
  const isThere = crop?.harvest === 'none' || stands_since !== null || events.length > 0
  return isThere ? paddock.area : null
}

/** Of hay the ground counts once however often it was cut (C12). */
function takenOff({ crop, paddock }: CropFacts, events: readonly SummedEvent[]): TakenOff {
  const measured = ofKind(events, crop?.harvest).filter(
    ({ quantity, area }) => quantity !== null && area !== null,
  )
  const quantity = sumOf(measured.map(one => one.quantity))
  const area = sumOf(measured.map(one => one.area))
  if (crop?.harvest !== 'hay' || area === null) return { quantity, area }
  const largest = Math.max(...measured.map(one => one.area ?? 0))
  const ground = areaSown(events) ?? paddock.area ?? area
  return { quantity, area: Math.max(largest, Math.min(area, ground)) }
}

function waterOf({ crop_rain, fallow_rain, fallow_efficiency }: CropFacts): Known {
  if (crop_rain === null) return null
  if (fallow_rain === null || fallow_efficiency === null) return crop_rain
  return crop_rain + waterAtSowing(fallow_rain, fallow_efficiency)
}

function firstDay(events: readonly SummedEvent[], kinds: readonly string[]): string | null {
  return daysOf(events, kinds)[0] ?? null
}

const endings = ['grain', 'lint', 'hay', 'cane', 'custom']

function lastOf(events: readonly SummedEvent[]): string | null {
  return daysOf(events, endings).at(-1) ?? null
}

function daysOf(events: readonly SummedEvent[], kinds: readonly string[]): readonly string[] {
  return events
    .flatMap(({ kind, day }) => (kinds.includes(kind) && day !== null ? [day] : []))
    .toSorted()
}

function ofKind(events: readonly SummedEvent[], kind: string | undefined) {
  return events.filter(event => event.kind === kind)
}
