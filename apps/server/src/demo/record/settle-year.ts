// Settles a drafted period: what it cost, and the money that led from how the farm stood at its start
// to how it stands at its end. Whole cents.

import type { Row } from '../../rules/saving/save-rule.ts'
import { yearOf } from '../demo-days.ts'
import type { FarmKind } from '../plan.ts'
import type { Random } from '../random.ts'
import { settledCosts } from './costs.ts'
import type { Costs } from './costs.ts'
import { settledDebts } from './debts.ts'
import type { DraftedYear } from './draft-year.ts'
import type { Habits } from './habits.ts'
import { labourCosts } from './labour-of-year.ts'
import { openingsIn } from './opening.ts'
import { segmentFigures } from './segments.ts'
import { figureIn, nearHundred, recordOf, sumOf } from './book-year.ts'
import type { EnteredFigures } from './book-year.ts'

interface Settling {
  /** How much of the drafted spending is spent. */
  readonly level: number
  /** The record of the period before; nobody has that of before the first. */
  readonly before: Row
  readonly isFirst: boolean
  readonly habits: Habits
  readonly random: Random
}

/** The whole record with where its figures came from. */
export function settledYear(drafted: DraftedYear, settling: Settling): Row {
  const { level, before, isFirst, habits, random } = settling
  const { rows, costed } = drafted.year
  const opening = habits.keepsBothSets ? figureIn(before, 'owned_inputs_on_hand_val') : undefined
  const costs = settledCosts(drafted, { level, opening, stored: random.between(0.07, 0.13) })
  const spent: EnteredFigures = {
    ...drafted.entered,
    ...costs.figures,
    ...spendingOf(drafted, settling),
    ...growingCrops(drafted.year.kind, costs),
    owned_other_val: nearHundred(figureIn(before, 'owned_other_val') * random.between(1, 1.03)),
    debtors_val: nearHundred(
      figureIn(drafted.record, 'gross_income') * random.between(0.015, 0.04),
    ),
  }
  const unpaid = recordOf({ ...spent, interest_cost: 0 }, rows, before, costed)
  const entered = {
    ...spent,
    ...segmentFigures(drafted, unpaid),
    ...labourCosts(drafted.labour, figureIn(unpaid, 'labour_cost_total')),
    ...moneyOf(unpaid, drafted, settling),
  }
  const record = recordOf(entered, rows, before, costed)
  return isFirst ? recordOf({ ...entered, ...openingsIn(record) }, rows, {}, costed) : record
}

/** Rent, tax, works and the family. */
function spendingOf(
  { year, record }: DraftedYear,
  { before, habits, random }: Settling,
): EnteredFigures {
  const profit = Math.max(0, figureIn(before, 'business_return'))
  const works = Math.min(figureIn(record, 'effective_ha') * 11, 34_000) * random.between(0.4, 1.9)
  const used = figureIn(record, 'water_used_ml')
  return {
    // Where a crop is shared, only our part of it was counted as income.
    lease_cost: nearHundred(leasedIn(record) * habits.rent),
    tax_paid: nearHundred(profit * random.between(0.13, 0.22)),
    capex_buildings: year.things.built,
    capex_water: used > 500 ? nearHundred(used * 100 * random.between(1, 9)) : 0,
    capex_land_improvement: nearHundred(works * 100),
    capital_sales: figureIn(record, 'plant_sale_val'),
    land_purchase_val: 0,
    land_sale_val: 0,
    drawings: nearHundred(habits.drawings * 100 * random.between(0.9, 1.15)),
    off_farm_income: nearHundred(habits.offFarm * 100 * random.between(0.9, 1.1)),
  }
}

/** Land that is paid for in cash; what is sharefarmed is paid for with its share. */
function leasedIn(record: Row): number {
  const [leased, shared] = [figureIn(record, 'leased_ha'), figureIn(record, 'sharefarmed_ha')]
  if (leased === 0) return 0
  return (figureIn(record, 'leased_land_val') * leased) / (leased + shared)
}

/** What has been spent by the end of June on the crops that then stand. */
function growingCrops(kind: FarmKind, { direct }: Costs): EnteredFigures {
  const dry = (direct.dry ?? 0) * (standing[kind] ?? 0)
  const growing = nearHundred(dry + (direct.cane ?? 0) * 0.38 + (direct.irr ?? 0) * 0.08)
  return growing > 0 ? { owned_growing_crop_val: growing } : {}
}

/** The part of a winter crop's cost that is spent by the end of June. */
const standing: Partial<Record<FarmKind, number>> = { mixed: 0.34, grain: 0.24, cotton: 0.24 }

/** What the year left in the bank once interest and loans are paid. */
function moneyOf(unpaid: Row, drafted: DraftedYear, settling: Settling): EnteredFigures {
  const { before, habits, random } = settling
  const year = yearOf(drafted.year.period.start)
  const came = ['free_cashflow', 'off_farm_income']
  const cash =
    figureIn(before, 'owned_cash_fmd_val') +
    sumOf(came, name => figureIn(unpaid, name)) +
    figureIn(before, 'debtors_val') -
    figureIn(unpaid, 'debtors_val')
  const money = {
    before,
    cash,
    lease: figureIn(unpaid, 'lease_cost'),
    rate: (rates[year] ?? 0.062) + habits.margin,
  }
  const bank = settledDebts(money, { record: unpaid, habits, random })
  return {
    ...bank.figures,
    owned_cash_fmd_val: bank.cash,
    current_liabilities_val: bank.dueSoon,
  }
}

/** What banks ask of farms, by the year in which the period begins. */
const rates: Readonly<Record<number, number>> = {
  2019: 0.045,
  2020: 0.041,
  2021: 0.045,
  2022: 0.058,
  2023: 0.071,
  2024: 0.069,
  2025: 0.061,
}
