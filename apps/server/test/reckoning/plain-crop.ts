// What the figures of a crop are, reckoned from its rows by the book alone: this file imports nothing
// that the product computes with.

import { dayAfter, daysOfPeriod } from './plain-days.ts'
import { per, times, total } from './plain-figures.ts'
import { endedOtherwise, failedOf, firstOf, groundTaken, hasEnded } from './plain-life.ts'
import { isTaken, lastOf, nothing } from './plain-life.ts'
import { presentLife, takenBy } from './plain-life.ts'
import type { Taken } from './plain-life.ts'
import { growingSpan, rainOn, seasonOf, span, usableRain, whole } from './plain-rain.ts'
import type { CropType, Day, EventKind, Figure, RawCrop, RawEvent, RawFarm } from './raw-farm.ts'

export interface PlainCrop {
  readonly id: number
  readonly crop: CropType | undefined
  readonly paddock: string
  readonly sown: Day
  readonly ended: Day
  readonly is_growing: boolean
  readonly area: Figure
  /** Hectares that are ours by our share. */
  readonly own_area: Figure
  readonly area_sown: Figure
  readonly produced: Figure
  readonly own: Figure
  readonly yield: Figure
  readonly yield_each: Figure
  readonly hay: Figure
  readonly hay_yield: Figure
  readonly sugar: Figure
  readonly ccs: Figure
  /** Tonnes of cane whose sugar is known. */
  readonly milled: Figure
  readonly produced_per_ml: Figure
  readonly grazing_gain: Figure
  readonly crop_rain: Figure
  readonly crop_rain_unread: Figure
  readonly fallow_rain: Figure
  readonly stored_water: Figure
  readonly water: Figure
  /** Megalitres: put on, rained and out of the soil (C64). */
  readonly all_water: Figure
  readonly water_use: Figure
  readonly of_potential: Figure
  readonly potential: Figure
  readonly nitrogen: Figure
  readonly phosphorus: Figure
  readonly megalitres: Figure
  readonly megalitres_per_ha: Figure
  /** Over what its yield was weighed and measured. */
  readonly weighed: Figure
  readonly measured: Figure
  /** Hectares that were cut, grazed out or ended on purpose, instead of its harvest. */
  readonly otherwise: Figure
  readonly land: LandOfCrop
}

/** What the financial record asks of a crop, beside what the screens show. */
export interface LandOfCrop {
  readonly use: string | null
  readonly isUnderWater: boolean
  readonly isSecond: boolean
  readonly isBare: boolean
  readonly paddock: number
  /** Hectares by header, picker or mill; cut; that failed; that stock went over. */
  readonly harvested: Figure
  readonly cut: number
  readonly failed: number
  readonly grazed: Figure
  readonly potassium: Figure
  readonly sulphur: Figure
  /** Kilograms on a hectare of all but nitrogen, phosphorus and potassium; of seed in all. */
  readonly otherElements: Figure
  readonly seed: Figure
  /** Our share of all that came off. */
  readonly tonnes: Figure
  readonly bales: Figure
  readonly enterprise: number | null
}

interface Asked {
  readonly farm: RawFarm
  readonly types: ReadonlyMap<number, CropType>
  readonly today: string
}

/** What stands on the ground, before anything is reckoned of it. */
interface Grown {
  readonly crop: RawCrop
  readonly type: CropType | undefined
  readonly events: readonly RawEvent[]
  readonly sownHere: Day
  readonly stands: Day
  readonly areaSown: Figure
  readonly area: Figure
  readonly main: Taken
}

export function plainCrop(crop: RawCrop, asked: Asked): PlainCrop {
  const { farm } = asked
  const grown = grownCrop(crop, asked)
  const { type, events, sownHere, stands, areaSown, area, main } = grown
  const paddock = farm.paddocks.get(crop.paddock_id)
  const taken = (kind: EventKind) => takenBy(kind, of(events, kind), area)
  const hay = taken('hay')
  const rate = (element: string) =>
    total(
      (farm.nutrients.get(crop.id) ?? []).flatMap(one =>
        one.element === element ? [one.rate] : [],
      ),
    )
  return {
    id: crop.id,
    crop: type,
    paddock: paddock?.name ?? '',
    area,
    area_sown: areaSown,
    sown: sownHere ?? stands,
    ended: lastTaken(events),
    is_growing: (sownHere ?? stands) !== null && !hasEnded(events, type) && main.produced === null,
    produced: main.produced,
    yield: main.yield,
    yield_each: main.each,
    own_area: times(area, paddock?.sharefarm_percentage ?? 1),
    own: times(main.produced, paddock?.sharefarm_percentage ?? 1),
    hay: hay.produced,
    hay_yield: hay.yield,
    ...sugarIn(of(events, 'cane')),
    produced_per_ml: per(main.produced, total(farm.waterings.get(crop.id) ?? [])),
    grazing_gain: taken('grazing').yield,
    nitrogen: rate('N'),
    phosphorus: rate('P'),
    weighed: main.weighed,
    measured: main.measured,
    otherwise: endedOtherwise(groundTaken(events, area), type),
    land: landOf(grown, farm, {
      potassium: rate('K'),
      sulphur: rate('S'),
      otherElements: total(
        (farm.nutrients.get(crop.id) ?? []).flatMap(one =>
          ['N', 'P', 'K'].includes(one.element) ? [] : [one.rate],
        ),
      ),
    }),
    ...waterOf(grown, asked),
  }
}

/** C10 */
function sugarIn(loads: readonly RawEvent[]) {
  const known = loads.filter(({ quantity, sugar }) => quantity !== null && sugar !== null)
  const milled = total(known.map(({ quantity }) => quantity))
  return {
    sugar: total(loads.map(({ sugar }) => sugar)),
    milled,
    ccs: times(per(total(known.map(({ sugar }) => sugar)), milled), 100),
  }
}

function landOf(
  { crop, type, events, area, sownHere, stands }: Grown,
  farm: RawFarm,
  rates: Pick<LandOfCrop, 'potassium' | 'sulphur' | 'otherElements'>,
): LandOfCrop {
  const paddock = farm.paddocks.get(crop.paddock_id)
  const ground = groundTaken(events, area)
  const areas = (...kinds: EventKind[]) => total(of(events, ...kinds).map(one => one.area))
  const isSown = sownHere !== null || stands !== null
  return {
    use: paddock?.asset_type ?? null,
    isUnderWater: (paddock?.irrigation_type ?? null) !== null,
    isSecond: crop.double_crop === true,
    paddock: crop.paddock_id,
    ...rates,
    enterprise: crop.enterprise_id,
    seed: total(of(events, 'sowing').map(one => times(one.area, one.quantity))),
    ...oursOf(events, paddock?.sharefarm_percentage ?? 1),
    isBare:
      type?.harvest === 'none' ||
      (!isSown && events.length > 0 && of(events, 'fallow').length === events.length),
    harvested: areas('grain', 'lint', 'cane'),
    cut: ground.cut,
    failed: failedOf(ground),
    grazed: grazedOf(of(events, 'grazing'), area),
  }
}

/** A product of which one load was not weighed says nothing; a bale of lint weighs 227 kg. */
function oursOf(events: readonly RawEvent[], share: number) {
  const all = (kind: EventKind, amount: (one: RawEvent) => Figure) =>
    times(added(of(events, kind).map(amount)), share)
  const bales = all('lint', one => one.quantity)
  const weighed = (['grain', 'cane', 'hay'] as const).map(kind => all(kind, one => one.quantity))
  const seed = all('lint', one => one.seed)
  return { bales, tonnes: total([...weighed, seed, times(bales, 0.227)]) }
}

/** Each hectare once, however often; all of them where nobody said how many. */
function grazedOf(grazings: readonly RawEvent[], area: Figure): Figure {
  if (grazings.length === 0) return null
  const areas = total(grazings.map(one => one.area))
  return areas === null || area === null ? (areas ?? area) : Math.min(areas, area)
}

function grownCrop(crop: RawCrop, { farm, types }: Asked): Grown {
  const type = types.get(crop.current_crop_id ?? 0)
  const events = presentLife(farm.events.get(crop.id) ?? [])
  const stands = farm.lives.get(crop.id) ?? null
  const areaSown = total(of(events, 'sowing').map(one => one.area))
  const fallow = total(of(events, 'fallow').map(one => one.area))
  const isThere = type?.harvest === 'none' || stands !== null || events.length > 0
  const whole = isThere ? (farm.paddocks.get(crop.paddock_id)?.area ?? null) : null
  const area = areaSown ?? fallow ?? whole
  const harvest = type && isTaken(type.harvest) ? type.harvest : undefined
  const main = harvest ? takenBy(harvest, of(events, harvest), area) : nothing
  return {
    crop,
    type,
    events,
    sownHere: firstOf(of(events, 'sowing')),
    stands,
    areaSown,
    area,
    main,
  }
}

/** C53 to C59, C62: what it had, what it made of it, and what it might have. */
function waterOf(grown: Grown, { farm, today }: Asked) {
  const { crop, type, events, sownHere, stands, areaSown, area, main } = grown
  const paddock = farm.paddocks.get(crop.paddock_id)
  const period = daysOfPeriod(farm.periods.get(crop.period_id)?.name ?? '')
  const before = endOfCropBefore(farm, crop)
  const lasts = type?.perennial === true && type.harvest !== 'cane'
  const ended = lasts ? lastOf(of(events, 'ending')) : lastTaken(events)
  const growth = { perennial: type?.perennial ?? false, sownHere, stands, ended, before }
  const rain = rainOn(farm, paddock?.rain_gauge_id ?? null)
  const growing = growingSpan(growth, period, today)
  const inCrop = rain(growing)
  const inFallow = rain(span(before && dayAfter(before), sownHere && dayAfter(sownHere, -1)))
  const stored = times(whole(inFallow), paddock?.fallow_efficiency ?? null)
  const waterings = farm.waterings.get(crop.id) ?? []
  const watered = areaSown ?? area
  const water = added([stored, whole(inCrop), millimetres(waterings, watered)])
  const usable = usableRain(farm, paddock?.rain_gauge_id ?? null, growing)
  const hundreds = per(watered, 100)
  const kilograms = type?.options['wue'] === true ? times(main.yield, 1000) : null
  const allowed = potential(stored, whole(rain(seasonOf(sownHere, type))), type)
  return {
    crop_rain: inCrop.mm,
    crop_rain_unread: inCrop.unread,
    fallow_rain: inFallow.mm,
    stored_water: stored,
    water,
    all_water: added([...waterings, times(usable, hundreds), times(stored, hundreds)]),
    water_use: per(kilograms, water),
    // What is watered grows beyond what rain allows.
    of_potential: waterings.length > 0 ? null : per(kilograms, allowed),
    potential: waterings.length > 0 || type?.options['wue'] !== true ? null : allowed,
    megalitres: total(waterings),
    megalitres_per_ha: per(total(waterings), watered),
  }
}

/** 100 mm on a hectare are a megalitre; what one of them was nobody knows, all of them nobody knows. */
function millimetres(waterings: readonly Figure[], hectares: Figure): Figure {
  return waterings.length === 0 ? 0 : per(times(added(waterings), 100), hectares)
}

/** Known only where all of them are. */
function added(figures: readonly Figure[]): Figure {
  return figures.includes(null) ? null : total(figures)
}

function of(events: readonly RawEvent[], ...kinds: EventKind[]): readonly RawEvent[] {
  return events.filter(({ kind }) => kinds.includes(kind))
}

function lastTaken(events: readonly RawEvent[]): Day {
  return lastOf(of(events, 'grain', 'lint', 'hay', 'cane', 'ending'))
}

function endOfCropBefore(farm: RawFarm, crop: RawCrop): Day {
  const before = farm.crops.find(({ id }) => id === crop.primary_prior_collection_id)
  return before ? lastTaken(farm.events.get(before.id) ?? []) : null
}

function potential(stored: Figure, rain: Figure, type: CropType | undefined): Figure {
  if (stored === null || rain === null) return null
  const { te_kg_mm: slope, evap_mm: lost } = type?.options ?? {}
  const usual = typeof slope !== 'number' || typeof lost !== 'number'
  return usual ? Math.max(0, stored + rain - 110) * 20 : Math.max(0, stored + rain - lost) * slope
}
