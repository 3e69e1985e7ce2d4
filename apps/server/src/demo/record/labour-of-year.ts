// Who does the work: owners first, then people with a wage. A full-time year is 240 days.

import type { Row } from '../../rules/saving/save-rule.ts'
import type { Random } from '../random.ts'
import { croppedIn, figureIn, positive, rounded, sumOf } from './book-year.ts'
import type { BySegment, EnteredFigures } from './book-year.ts'

export interface Labour {
  readonly daysOwner: number
  readonly daysPermanent: number
  readonly daysCasual: number
  /** Full-time years of contractors who stand in for staff. */
  readonly contract: number
  /** How much of the work each segment takes; some is nobody's. */
  readonly shares: BySegment<number>
}

const yearOfDays = 240

/** Full-time years that the segments ask for. */
function workOf(record: Row): BySegment<number> {
  const { dry, irr, cane } = croppedIn(record)
  const live = figureIn(record, 'gz_sheep_dse') / 9_800 + figureIn(record, 'gz_cattle_dse') / 10_500
  return {
    ...(dry && { dry: dry / 1_150 }),
    ...(irr && { irr: irr / 215 }),
    ...(cane && { cane: cane / 105 }),
    ...(live > 0 && { live }),
  }
}

export function labourOf(record: Row, owners: number, random: Random): Labour {
  const work = workOf(record)
  const asked = sumOf(Object.values(work), years => years) + 0.35
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

export function labourFigures(labour: Labour): EnteredFigures {
  return {
    days_owner: labour.daysOwner,
    days_permanent: labour.daysPermanent,
    days_casual: labour.daysCasual,
    fte_contract: labour.contract,
    contract_labour_cost: Math.round(labour.contract * 96_000) * 100,
  }
}

/** What the work of crops and that of stock cost, of what all of it did. */
export function labourCosts({ shares }: Labour, total: number): EnteredFigures {
  const { live = 0, ...crops } = shares
  return positive({
    labour_cost_crop: Math.round(total * sumOf(Object.values(crops), share => share)),
    labour_cost_livestock: Math.round(total * live),
  })
}
