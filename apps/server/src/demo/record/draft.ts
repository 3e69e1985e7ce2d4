// A period before its costs are settled: what was earned, and what it would have cost elsewhere.

import type { Random } from '../random.ts'
import { costLevel, expensesOf } from './expenses.ts'
import type { Draft } from './fit.ts'
import { groundOf } from './ground.ts'
import { grownBySegment } from './grown.ts'
import { asSpent, spendsOf } from './habits.ts'
import type { Habits } from './habits.ts'
import { grossOf, incomeOf } from './income.ts'
import { labourOf, workOf, yearsOf } from './labour.ts'
import type { Expenses } from './lines.ts'
import { overheadsOf, ownersRate } from './overheads.ts'
import { waterOf } from './water.ts'
import { sumOf } from './year.ts'
import type { RecordYear, BySegment } from './year.ts'

/** What one period leaves to the next: megalitres, and the worth of unsold wool in whole cents. */
export interface Left {
  readonly water: number
  readonly wool: number
}

export type DraftedYear = ReturnType<typeof draftedYear>

export function draftedYear(year: RecordYear, habits: Habits, left: Left, random: Random) {
  const { stock, period } = year
  const ground = groundOf(year.paddocks)
  const grown = grownBySegment(year.crops)
  const water = waterOf(year, left.water, random)
  const income = incomeOf(year, { habits, water, woolBefore: left.wool, random })
  const gross = grossOf(income)
  const labour = labourOf(workOf(grown, stock), habits.owners, random)
  const spends = spendsOf(habits, costLevel(period.start), random)
  const expenses = spentBySegment(expensesOf(year, { grown, income, water }), spends)
  const overheads = asSpent(overheadsOf(year, { ground, water, labour, gross }), spends)
  const wear = wearOf(year)
  const allowance = Math.round(yearsOf(labour.daysOwner) * ownersRate(period.start)) * 100
  const draft: Draft = {
    income: gross / 100,
    spending: sumOf([...Object.values(expenses), overheads], all),
    fixed: (wear.plant + wear.buildings + allowance) / 100,
    assets: worked(year, ground.ownedValue + ground.leasedValue + water.value) / 100,
  }
  return {
    year,
    ground,
    grown,
    water,
    income,
    gross,
    labour,
    expenses,
    overheads,
    wear,
    allowance,
    draft,
  }
}

const all = (amounts: Readonly<Record<string, number>>): number =>
  sumOf(Object.values(amounts), amount => amount)

function spentBySegment(
  expenses: BySegment<Expenses>,
  spends: Habits['spends'],
): BySegment<Expenses> {
  const spent = Object.entries(expenses).map(([segment, own]) => [segment, asSpent(own, spends)])
  return Object.fromEntries(spent)
}

/** What plant and buildings lost in the period, whole cents. */
function wearOf({ assets }: RecordYear) {
  return {
    plant: assets.plantOpening + assets.plantBought - assets.plantSold - assets.plant,
    buildings: Math.round((assets.buildings * 0.022) / 100_00) * 100_00,
  }
}

/** About all that the farm works with, without stores and cash. */
function worked({ assets, stock, income }: RecordYear, landAndWater: number): number {
  const stocked = stock.sheep.closingValue + stock.cattle.closingValue
  const built = assets.buildings + assets.infrastructure + assets.plant
  return (landAndWater + stocked + built + income.onHand) * 1.03
}
