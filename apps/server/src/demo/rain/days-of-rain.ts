// Rain day by day as it might have fallen: wet days come in runs, mostly light with a few heavy
// falls, more in the wet months, and every half-year adds up to what its season was like.
// Amounts are whole steps of a fifth of a millimetre.

import { dayNumber, monthOf, yearOf } from '../demo-days.ts'
import { seasons } from './climates.ts'
import type { Climate } from './climates.ts'
import type { Random } from '../random.ts'

export const stepsPerMillimetre = 5

/** No day of ours is wetter, and no month. */
const mostOfDay = 180 * stepsPerMillimetre
const mostOfMonth = 560 * stepsPerMillimetre

/** A stretch of days that lie in one month. */
interface Month {
  readonly half: string
  readonly from: number
  readonly until: number
  readonly season: number
  /** Steps to be expected on a middling day. */
  readonly daily: number
}

/** Steps of rain on each of the days. */
export function rainOfDays(days: readonly string[], climate: Climate, random: Random): number[] {
  const months = monthsOf(days, climate, random)
  const fallen = new Float64Array(days.length)
  let wet = false
  for (const { from, until, daily } of months) {
    const odds = Math.min(0.55, daily / (climate.fall * stepsPerMillimetre))
    for (let day = from; day < until; day += 1) {
      wet = random.chance(wet ? odds + persistence * (1 - odds) : odds * (1 - persistence))
      if (wet) fallen[day] = (daily / odds) * weightOfFall(random)
    }
  }
  return Array.from(toSeasons(fallen, months), Math.round)
}

/** How much a wet day makes the next one likelier. */
const persistence = 0.35

/** Around one, mostly less, now and then much more. */
const weightOfFall = (random: Random): number => (-Math.log(1 - random.next())) ** 1.25 / 1.13

function monthsOf(days: readonly string[], climate: Climate, random: Random): readonly Month[] {
  const factors = new Map<string, number>()
  const months: Month[] = []
  for (let from = 0; from < days.length;) {
    const first = days[from] ?? ''
    const [year, month] = [yearOf(first), monthOf(first)]
    const next = dayNumber(month < 12 ? dayOne(year, month + 1) : dayOne(year + 1, 1))
    const length = next - dayNumber(dayOne(year, month))
    const half = `${year}.${month <= 6 ? 0 : 1}`
    const season =
      factors.get(half) ?? (seasons[year]?.[month <= 6 ? 0 : 1] ?? 1) * random.between(0.9, 1.1)
    factors.set(half, season)
    const daily = ((climate.months[month - 1] ?? 0) * stepsPerMillimetre) / length
    const until = Math.min(days.length, from + next - dayNumber(first))
    months.push({ half, from, until, season, daily })
    from = until
  }
  return months
}

const dayOne = (year: number, month: number) => `${year}-${month < 10 ? '0' : ''}${month}-01`

/** Brings each half-year to its season's total, and days and months under what we allow. */
function toSeasons(fallen: Float64Array, months: readonly Month[]): Float64Array {
  for (const [, half] of Map.groupBy(months, ({ half }) => half)) {
    const wanted = half.reduce((sum, month) => sum + month.season * expected(month), 0)
    const scale = wanted / half.reduce((sum, month) => sum + sumOf(fallen, month), 0)
    for (const month of half) scaleDays(fallen, month, scale)
  }
  for (const month of months) {
    scaleDays(fallen, month, Math.min(1, mostOfMonth / sumOf(fallen, month)))
  }
  return fallen
}

const expected = ({ from, until, daily }: Month) => daily * (until - from)

function sumOf(fallen: Float64Array, { from, until }: Month): number {
  let sum = 0
  for (let day = from; day < until; day += 1) sum += fallen[day] ?? 0
  return sum
}

function scaleDays(fallen: Float64Array, { from, until }: Month, scale: number): void {
  for (let day = from; day < until; day += 1) {
    const steps = fallen[day] ?? 0
    if (steps > 0) fallen[day] = Math.min(mostOfDay, Math.max(1, steps * scale))
  }
}
