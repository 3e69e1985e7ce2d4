// Who does the work: owners first, then people with a wage. A full-time year is 240 days.

import type { MadeStock } from '../plan.ts'
import type { Random } from '../random.ts'
import type { Grown } from './grown.ts'
import { rounded, averageDse } from './year.ts'
import type { Figures, CropSegment, Segment } from './year.ts'

export interface Labour {
  readonly daysOwner: number
  readonly daysPermanent: number
  readonly daysCasual: number
  /** Full-time years of contractors who stand in for staff. */
  readonly contract: number
  /** How much of the work each segment takes. */
  readonly shares: Partial<Record<Segment, number>>
}

const yearOfDays = 240

/** Full-time years that the segments ask for; some work is nobody's and is left out here. */
export function workOf(
  grown: Partial<Record<CropSegment, Grown>>,
  stock: MadeStock,
): Partial<Record<Segment, number>> {
  const { dry, irr, cane } = grown
  const live = averageDse(stock.sheep) / 9_800 + averageDse(stock.cattle) / 10_500
  return {
    ...(dry && { dry: dry.sown / 1_150 }),
    ...(irr && { irr: irr.sown / 215 }),
    ...(cane && { cane: cane.sown / 105 }),
    ...(live > 0 && { live }),
  }
}

export function labourOf(
  work: Partial<Record<Segment, number>>,
  owners: number,
  random: Random,
): Labour {
  const asked = Object.values(work).reduce((sum, years) => sum + years, 0.35)
  const ownersDays =
    Math.min(owners * random.between(1.02, 1.18), Math.max(0.9, asked)) * yearOfDays
  const left = Math.max(0, asked - ownersDays / yearOfDays)
  const permanent = Math.floor(left * 2 * 0.85) / 2
  const casual = (left - permanent) * random.between(0.6, 0.9) + 0.08
  return {
    daysOwner: Math.round(ownersDays),
    daysPermanent: Math.round(permanent * yearOfDays),
    daysCasual: Math.round(casual * yearOfDays),
    contract: rounded(random.between(0.05, 0.12) * asked, 2),
    shares: Object.fromEntries(
      Object.entries(work).map(([segment, years]) => [segment, years / asked]),
    ),
  }
}

export const yearsOf = (days: number): number => days / yearOfDays

const fullTimeYears = (labour: Labour): number =>
  yearsOf(labour.daysOwner + labour.daysPermanent + labour.daysCasual) + labour.contract

export interface LabourCost {
  /** Whole cents: wages with super, and the owners' allowance. */
  readonly total: number
  readonly allowance: number
  readonly tonnes: number
  readonly bales: number
}

export function labourFigures(labour: Labour, cost: LabourCost): Figures {
  const { total, allowance, tonnes, bales } = cost
  const { live = 0, ...crops } = labour.shares
  const cropShare = Object.values(crops).reduce((sum, share) => sum + share, 0)
  const years = fullTimeYears(labour)
  return {
    days_owner: labour.daysOwner,
    days_permanent: labour.daysPermanent,
    days_casual: labour.daysCasual,
    fte_contract: labour.contract,
    owner_allowance_total: allowance,
    contract_labour_cost: Math.round(labour.contract * 96_000) * 100,
    ...(cropShare > 0 && { labour_cost_crop: Math.round(total * cropShare) }),
    ...(live > 0 && { labour_cost_livestock: Math.round(total * live) }),
    ...(tonnes > 0 && { tonnes_per_fte: rounded(tonnes / years, 2) }),
    ...(bales > 0 && { bales_per_fte: rounded(bales / years, 2) }),
  }
}
