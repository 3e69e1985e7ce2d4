// A year of pasture or lucerne: fed and watered, grazed in turns or cut for hay, and ploughed up in
// spring when it is worn out.

import { harvestDay, hundredths } from './farm.ts'
import type { CropFarm, Life } from './farm.ts'
import { fertilise } from './feeding.ts'
import { graze } from './grazing.ts'
import { nothingCame } from './grown.ts'
import type { Sums } from './grown.ts'
import { cutHay } from './harvest.ts'
import type { Past } from './memory.ts'
import type { Site } from './sowing.ts'
import { endYear, ploughOut, standOf } from './stands.ts'
import type { StandSeason, StandYear } from './stands.ts'
import { irrigate, yieldOf } from './crop-water.ts'
import { dayNumber } from '../demo-days.ts'

export function growPasture(farm: CropFarm, site: Site, past: Past): StandSeason {
  const year = standOf(farm, site, past, site.crop === 'lucerne-hay' ? 4 : 7)
  const end = isWornOut(farm, year) ? endOf(farm, year.life) : null
  const sums = takenIn(farm, feedDays(year, end))
  const ending = end === null ? null : ploughOut(farm, year.life, end)
  const status = !ending ? 'carried-over' : sums.hayArea > 0 ? 'harvested' : 'grazed-out'
  const stage = ending ? 'terminated' : stageOf(year)
  return endYear(farm, year, sums, { status, stage, ending })
}

function isWornOut(farm: CropFarm, { life, age }: StandYear): boolean {
  if (life.paddock.period === farm.lastPeriod) return false
  return farm.random.chance(isLucerne(life) ? (age - 2) * 0.12 : (age - 3) * 0.03)
}

const isLucerne = ({ crop }: Life): boolean => crop.startsWith('lucerne')

/** Ploughed up in spring, so that the ground rests before the oats of the next autumn. */
const endOf = (farm: CropFarm, { paddock }: Life): number =>
  harvestDay(paddock.period, '10-25') + farm.random.whole(0, 30)

function stageOf({ life, age }: StandYear): string {
  if (age === 0) return 'establishment-year'
  return isLucerne(life) && age > 4 ? 'thinning' : 'established'
}

/** The days on which a stand grows in its year, and those on which it may be taken. */
interface FeedDays extends StandYear {
  readonly begins: number
  readonly from: number
  readonly until: number
}

function feedDays({ life, age }: StandYear, end: number | null): FeedDays {
  const { start, end: lastDay } = life.paddock.period
  const begins = age === 0 ? life.sown : dayNumber(start)
  const from = Math.max(dayNumber(start) + 20, age === 0 ? life.ripe : 0)
  return { life, age, begins, from, until: end === null ? dayNumber(lastDay) - 5 : end - 6 }
}

function takenIn(farm: CropFarm, year: FeedDays): Sums {
  const { life, age, begins, from, until } = year
  const freed = age === 0 ? life.freed : begins
  const nutrients = fertilise(farm, life, { from: begins, freed, until, standing: age > 0 })
  const dry = { from: Math.max(from, begins + 60), until: Math.min(until, begins + 310) }
  const season = { ...life, freed: begins, sown: begins, ripe: until }
  const part = Math.min(1, (dry.until - dry.from) / 240)
  const megalitres = irrigate(farm, season, { ...dry, part })
  const came = { ...nothingCame, ...nutrients, megalitres }
  if (life.facts.taken !== 'hay') {
    grazeInTurns(farm, year)
    return came
  }
  return { ...came, ...cutInTurns(farm, year, yieldOf(farm, season, megalitres)) }
}

/** Cut every five weeks or so from spring to autumn; dry stands need longer. */
function cutInTurns(farm: CropFarm, { life, from, until }: FeedDays, perHectare: number) {
  const { random } = farm
  const { period } = life.paddock
  const spring = Math.max(from, harvestDay(period, '09-28'))
  const autumn = Math.min(until, harvestDay(period, '04-20'))
  const rest = life.irrigated ? 35 : 50
  const cuts = Math.max(1, Math.floor((autumn - spring) / rest))
  const usual = Math.max(life.facts.bounds.low * 1.3, perHectare) / cuts
  let sum = { hayArea: life.area, harvestedArea: life.area, tonnes: 0, lastTaken: spring }
  for (let cut = 0; cut < cuts; cut += 1) {
    const day = spring + cut * rest + random.whole(0, 8)
    const each = usual * random.between(0.85, 1.12)
    const { tonnes } = cutHay(farm, life, { area: life.area, perHectare: each, day })
    sum = { ...sum, tonnes: hundredths(sum.tonnes + tonnes), lastTaken: day }
  }
  return sum
}

/** A few weeks on, a few weeks off. */
function grazeInTurns(farm: CropFarm, { life, from, until }: FeedDays): void {
  const { random, making } = farm
  const days = making.plan.kind === 'beef' ? 52 : 30
  const turns = Math.min(3, Math.floor((until - from) / (days * 1.8)))
  const step = Math.floor((until - from) / Math.max(1, turns))
  const way = random.chance(0.8) ? 'pasture-rotational' : 'pasture-cell-time-controlled'
  for (let turn = 0; turn < turns; turn += 1) {
    const start = from + turn * step + random.whole(0, step - days)
    graze(farm, life, { way, from: start, until: start + days, feed: random.between(0.7, 1.1) })
  }
}
