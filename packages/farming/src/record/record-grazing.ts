// What grazing brought in the financial record: what stock put on each day (C107), and what others paid
// for theirs on our land.

import { dailyGainOfAll, grazedDays } from '../crops/grazing-gain.ts'
import type { Grazing } from '../crops/grazing-gain.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface Agistment {
  readonly number: Known
  readonly start: string | null
  readonly end: string | null
  /** Cents for a head and week. */
  readonly weeklyRate: Known
  /** Cents in all, where someone said it. */
  readonly value: Known
}

export interface GrazingOfRecord {
  readonly grazings: readonly Grazing[]
  /** Stock of others on our land. */
  readonly agisted: readonly Agistment[]
}

export const grazingFigures: Readonly<Record<string, (grazing: GrazingOfRecord) => Known>> = {
  average_daily_gain: ({ grazings }) => dailyGainOfAll(grazings),
  agistment_income: ({ agisted }) => agistmentIncome(agisted),
}

/** Nothing where one of them is not known: a part of it is not what they paid. */
function agistmentIncome(agisted: readonly Agistment[]): Known {
  const values = agisted.map(paidFor)
  return values.includes(null) ? null : sumOf(values)
}

function paidFor({ value, number, weeklyRate, ...days }: Agistment): Known {
  if (value !== null) return value
  const grazed = grazedDays(days)
  if (number === null || weeklyRate === null || grazed === null) return null
  return Math.round((number * weeklyRate * grazed) / 7)
}
