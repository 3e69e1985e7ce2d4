// A crop is put in the ground: its row, its sowing and the life that begins with it. Now and then
// the first sowing comes up poorly and is redone.

import { turnaround } from './choice.ts'
import { closeLife, endOtherwise } from './endings.ts'
import { enterpriseOf } from './enterprises.ts'
import type { FallowType } from './enterprises.ts'
import { factsOf } from './facts.ts'
import {
  harvestDay,
  hundredths,
  isIrrigated,
  sowingDay,
  varietyOf,
  whereOf,
  within,
} from './farm.ts'
import type { CropFarm, Life, Standing } from './farm.ts'
import { dayNumber, dayText } from '../demo-days.ts'
import type { MadePaddock } from '../plan.ts'

/** What the ground brings to a new crop. */
export interface Site {
  readonly paddock: MadePaddock
  readonly crop: string
  /** The crop before, as the books know it. */
  readonly prior: number | null
  readonly fallow: FallowType | null
  /** When the crop before ended, and when all of the ground was free. */
  readonly freed: number
  readonly free: number
  readonly sown: number
}

/** The row of a crop, or of a fallow, on a paddock. */
export function addCollection(
  { making }: CropFarm,
  { paddock, crop, prior, fallow }: Pick<Site, 'paddock' | 'crop' | 'prior' | 'fallow'>,
): number {
  const enterprise = enterpriseOf(paddock.use, crop, fallow)
  return making.rows.add('crop_collections', {
    period_id: paddock.period.id,
    farm_id: making.farm,
    paddock_id: paddock.id,
    double_crop: fallow === 'double-crop',
    current_crop_id: making.listed('crop_types', crop),
    primary_prior_collection_id: prior,
    fallow_type_id: fallow && making.listed('crop_collection_fallow_types', fallow),
    enterprise_id: enterprise ? making.listed('crop_collection_enterprises', enterprise) : null,
  })
}

/** Among the usual days, later when the ground is not free yet, never outside the window. */
export function sowingOf(farm: CropFarm, { paddock, crop, free }: SowingSite): number {
  const { sow, latest } = factsOf(crop, farm.region)
  const { period } = paddock
  const [from, to] = [sowingDay(period, sow[0]), sowingDay(period, sow[1])]
  const ready = free + turnaround
  const usual = farm.random.whole(from, to)
  const late = ready > usual ? ready + farm.random.whole(0, 6) : usual
  const last = Math.min(sowingDay(period, latest), dayNumber(period.sowingEnd))
  return within(late, dayNumber(period.sowingStart), last)
}

type SowingSite = Pick<Site, 'paddock' | 'crop' | 'free'>

export function sowCrop(farm: CropFarm, site: Site): Life {
  const collection = addCollection(farm, site)
  const life = begin(farm, standingOf(farm, site, { collection, sown: site.sown }))
  const last = sowingDay(site.paddock.period, life.facts.latest)
  if (life.facts.perennial || life.sown > last - 10 || !farm.random.chance(0.022)) return life
  return sowAgain(farm, site, life)
}

/** A stand that is older than the books: it keeps the day on which it was sown. */
export function begin(farm: CropFarm, standing: Standing): Life {
  const { making } = farm
  const sowing = addSowing(farm, standing)
  const lifecycle = making.rows.add('crop_lifecycle', {
    establishment_event_type: 'sowing_collection_events',
    establishment_event_id: sowing,
    crop_collection_id: standing.collection,
    farm_id: making.farm,
  })
  return { ...standing, lifecycle }
}

interface Sown {
  readonly collection: number
  readonly sown: number
  readonly area?: number
}

export function standingOf(farm: CropFarm, site: Site, { collection, sown, area }: Sown): Standing {
  const { paddock, crop, freed } = site
  const facts = factsOf(crop, farm.region)
  const day = (monthDay: string) => harvestDay(paddock.period, monthDay)
  const usual = farm.random.whole(day(facts.ripe[0]), day(facts.ripe[1]))
  return {
    paddock,
    crop,
    facts,
    irrigated: isIrrigated(paddock),
    collection,
    area: area ?? sownArea(farm, paddock, crop),
    freed,
    sown,
    ripe: within(usual, sown + facts.days[0], sown + facts.days[1]),
  }
}

/** Headlands, drains and corners are left out of some paddocks, and of all cotton. */
function sownArea({ random }: CropFarm, { area }: MadePaddock, crop: string): number {
  if (crop === 'cotton') return hundredths(area * random.between(0.92, 0.975))
  return random.chance(0.65) ? area : hundredths(area * random.between(0.95, 0.995))
}

function sowAgain(farm: CropFarm, site: Site, poor: Life): Life {
  const day = poor.sown + farm.random.whole(18, 24)
  const notes = farm.random.pick(poorEstablishment)
  const how = 'failed-poor-establishment'
  closeLife(farm, poor.lifecycle, endOtherwise(farm, poor, { how, day, notes }))
  const sown = day + farm.random.whole(2, 5)
  return begin(farm, standingOf(farm, site, { ...poor, sown }))
}

const poorEstablishment = [
  'Sown shallow, then dry and windy: fewer than half of the plants came up. Sown again.',
  'Heavy rain sealed the ground the day after sowing. Sown again.',
  'Mice took the rows along the creek. Sown again.',
]

function addSowing(farm: CropFarm, standing: Standing): number {
  const { random, making } = farm
  const { crop, facts, area, sown } = standing
  const date = dayText(sown)
  const [first, second] = varietiesOf(farm, standing)
  const listed = (slug: string | null) =>
    slug === null ? null : making.listed('varieties', `${crop}/${slug}`)
  const rate = random.between(...facts.seed)
  return making.rows.add('sowing_collection_events', {
    ...whereOf(farm, standing),
    variety_id: listed(first),
    secondary_variety_id: listed(second),
    sowing_area: area,
    sowing_date: date,
    sowing_rate: rate > 1_000 ? Math.round(rate / 50) * 50 : Math.round(rate * 10) / 10,
    row_spacing: random.pick(facts.rows),
    date,
  })
}

/** Some cotton has its refuge in the same field. */
function varietiesOf(farm: CropFarm, standing: Standing): [string | null, string | null] {
  const variety = varietyOf(farm, standing.crop)
  if (variety && isUnnamed(farm, standing)) return [null, null]
  const refuge = standing.crop === 'cotton' && farm.random.chance(0.25)
  return [variety, refuge ? refugeVariety : null]
}

function isUnnamed({ gaps, lastPeriod }: CropFarm, { paddock, collection }: Standing): boolean {
  if (!gaps.wanted || gaps.unnamed !== null || paddock.period !== lastPeriod) return false
  gaps.unnamed = collection
  return true
}

const refugeVariety = 'sicot-711rrf'
