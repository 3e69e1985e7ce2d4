// The season of a period: its rain, and what kind of farm and year the figures come from.

import { dayNumber, dayText, yearOf } from '../days.ts'
import type { FarmKind, FarmPlan, MadeRain, PlannedPeriod } from '../plan.ts'
import type { Random } from '../random.ts'
import { rounded } from './year.ts'
import type { Figures } from './year.ts'

/** Millimetres; what was before the first reading is not known. */
export interface Season {
  readonly annual: number | undefined
  /** April to October, while the winter crop grew. */
  readonly growing: number | undefined
  /** November to March, while the summer crop grew. */
  readonly summer: number | undefined
  /** On the fallow ahead of the main crop. */
  readonly fallow: number | undefined
}

export function seasonOf(plan: FarmPlan, period: PlannedPeriod, rain: MadeRain): Season {
  const year = yearOf(period.start)
  const fell = (from: string, to: string) =>
    from < readSince(plan) ? undefined : rounded(rain.between(from, to), 1)
  const isSummerCropped = plan.kind === 'cotton'
  return {
    annual: fell(period.start, period.end),
    growing: fell(`${year}-04-01`, `${year}-10-31`),
    summer: fell(`${year}-11-01`, `${year + 1}-03-31`),
    fallow: isSummerCropped
      ? fell(`${year}-04-01`, `${year}-09-30`)
      : fell(`${year - 1}-11-01`, `${year}-03-31`),
  }
}

interface Around {
  readonly rain: MadeRain
  readonly season: Season
  readonly random: Random
}

export function seasonFigures(plan: FarmPlan, period: PlannedPeriod, around: Around): Figures {
  const { rain, season, random } = around
  const isLast = plan.periods.at(-1) === period
  return {
    Zone: zones[plan.kind],
    Activity: activities[plan.kind],
    Year: period.name,
    ...rainFigures(plan, season),
    ...rankFigures(plan, rain, season),
    cpi_index: consumerPrices[yearOf(period.start)] ?? null,
    months_in_period: 12,
    data_complete_pct: rounded(isLast ? random.between(0.78, 0.93) : random.between(0.94, 1), 3),
    validated_flag: isLast ? 0 : 1,
    benchmark_opt_in: 1,
  }
}

function rainFigures({ kind }: FarmPlan, { annual, growing, summer, fallow }: Season): Figures {
  return {
    rain_annual_mm: annual ?? null,
    rain_gsr_mm: growing ?? null,
    rain_summer_mm: summer ?? null,
    rain_fallow_mm: (kind === 'cane' ? null : fallow) ?? null,
  }
}

/** Where the year ranks among all the farm years that the gauges hold; ten are needed. */
function rankFigures(plan: FarmPlan, rain: MadeRain, { annual }: Season): Figures {
  const years = farmYears(plan, rain)
  const rank = years.filter(year => annual !== undefined && year <= annual + 0.05).length
  const isKnown = annual !== undefined && years.length >= 10
  const sorted = rain.years.toSorted((one, other) => one - other)
  return {
    ...(sorted.length >= 3 && { rain_long_term_mm: median(sorted) }),
    ...(isKnown && { rain_decile: Math.max(1, Math.ceil((10 * rank) / years.length)) }),
  }
}

function farmYears(plan: FarmPlan, rain: MadeRain): readonly number[] {
  const since = readSince(plan)
  const last = plan.periods.at(-1)
  if (!last) return []
  const years: number[] = []
  for (let year = yearOf(last.start); `${year}${last.start.slice(4)}` >= since; year -= 1) {
    years.push(rain.between(`${year}${last.start.slice(4)}`, `${year + 1}${last.end.slice(4)}`))
  }
  return years
}

/** Readings by number, and not by years, begin with the first period. */
function readSince({ rain, periods }: FarmPlan): string {
  const first = periods[0]?.start ?? ''
  const end = periods.at(-1)?.end ?? first
  if (!('years' in rain)) return first
  return dayText(dayNumber(`${yearOf(end) - rain.years}${end.slice(4)}`) + 1)
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0]
  return rounded((low + high) / 2, 1)
}

const zones: Readonly<Record<FarmKind, string>> = {
  mixed: 'Central slopes',
  grain: 'Northern grains, inland',
  cotton: 'Northern irrigated plains',
  cane: 'Tropical coast',
  sheep: 'Southern high rainfall',
  beef: 'Northern brigalow',
}

const activities: Readonly<Record<FarmKind, string>> = {
  mixed: 'Mixed',
  grain: 'Dryland',
  cotton: 'Irrigated',
  cane: 'Cane',
  sheep: 'Livestock',
  beef: 'Livestock',
}

/** All groups, eight capitals, in the quarter that ends the period; the last is a forecast. */
const consumerPrices: Readonly<Record<number, number>> = {
  2018: 114.8,
  2019: 114.4,
  2020: 118.8,
  2021: 126.1,
  2022: 133.7,
  2023: 138.8,
  2024: 141.7,
  2025: 145.8,
}
