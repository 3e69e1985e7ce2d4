// Stands that live through several periods, pasture, lucerne and cane: where they come from, what a
// period leaves of them, and how they are ploughed up.

import { closeLife, endOtherwise, settle } from './endings.ts'
import type { Ending } from './endings.ts'
import { hundredths, sowingDay } from './farm.ts'
import type { CropFarm, CropOutcome, Life } from './farm.ts'
import { grownCrop } from './grown.ts'
import type { Sums } from './grown.ts'
import type { Past, RememberedGround, Stand } from './memory.ts'
import { addCollection, begin, sowCrop, standingOf } from './sowing.ts'
import type { Site } from './sowing.ts'
import { dayNumber } from '../demo-days.ts'

/** A stand in one of its years. */
export interface StandYear {
  readonly life: Life
  /** 0 in the year in which it is sown. */
  readonly age: number
}

/** What a year came to, and the stand if it lives on. */
export interface StandSeason {
  readonly made: CropOutcome
  readonly stand: Stand | null
  readonly ended: number | null
}

/** The stand that was there already, one that is sown now, or one older than the books. */
export function standOf(farm: CropFarm, site: Site, past: Past, oldest: number): StandYear {
  if (past.stand) return standAgain(farm, site, past.stand)
  const age = past.crop === null ? farm.random.whole(0, oldest) : 0
  if (age === 0) return { life: sowCrop(farm, site), age }
  const collection = addCollection(farm, { ...site, fallow: 'ratoon-continuing' })
  const sown = site.sown - 365 * age
  return { life: begin(farm, standingOf(farm, site, { collection, sown })), age }
}

function standAgain(farm: CropFarm, site: Site, { age, cover, lifecycle }: Stand): StandYear {
  const { paddock } = site
  const collection = addCollection(farm, { ...site, fallow: 'ratoon-continuing' })
  const sown = sowingDay(paddock.period, '05-01') - 365 * (age + 1)
  const area = hundredths(paddock.area * cover)
  const standing = standingOf(farm, site, { collection, sown, area })
  return { life: { ...standing, lifecycle }, age: age + 1 }
}

export interface YearsEnd {
  readonly status: string
  readonly stage: string
  readonly ending: Ending | null
}

/** Writes down how the stand stands at the end of the year. */
export function endYear(
  farm: CropFarm,
  { life, age }: StandYear,
  sums: Sums,
  yearsEnd: YearsEnd,
): StandSeason {
  settle(farm, life, yearsEnd)
  const made = grownCrop(farm, life, sums)
  if (yearsEnd.ending) return { made, stand: null, ended: yearsEnd.ending.day }
  const { crop, lifecycle, area, paddock } = life
  const { lastTaken } = sums
  return {
    made,
    stand: { crop, lifecycle, age, cover: area / paddock.area, lastTaken },
    ended: null,
  }
}

/** Ends a stand for good. */
export function ploughOut(farm: CropFarm, life: Ploughed, day: number): Ending {
  const ending = endOtherwise(farm, life, { how: 'ploughed-out', day })
  closeLife(farm, life.lifecycle, ending)
  return ending
}

type Ploughed = Pick<Life, 'collection' | 'paddock' | 'lifecycle'>

/** A merged paddock goes on with one stand: the other is ploughed up after it was last taken. */
export function ploughLost(
  farm: CropFarm,
  { paddock, collection, stand }: RememberedGround,
): number {
  if (!stand || collection === null) throw new Error('There is no stand to plough up.')
  const { crop, lifecycle } = stand
  const taken = stand.lastTaken ?? dayNumber(paddock.period.end)
  const day = taken + farm.random.whole(9, 14)
  const ending = ploughOut(farm, { paddock, collection, lifecycle }, day)
  const stage = crop === 'sugarcane' ? 'ploughed-out' : 'terminated'
  const status = stand.lastTaken === null ? 'grazed-out' : 'harvested'
  settle(farm, { collection, crop, lifecycle }, { status, stage, ending })
  return day
}
