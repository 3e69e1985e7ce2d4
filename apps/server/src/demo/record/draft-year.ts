// A period before its costs are settled: what was earned, and what it would have cost elsewhere.

import type { Row } from '../../rules/saving/save-rule.ts'
import { yearOf } from '../demo-days.ts'
import type { Random } from '../random.ts'
import { expensesOf } from './expenses.ts'
import type { Draft } from './fit.ts'
import { asSpent, spendsOf } from './habits.ts'
import type { Habits } from './habits.ts'
import { labourFigures, labourOf, yearsOf } from './labour-of-year.ts'
import type { Labour } from './labour-of-year.ts'
import type { Expenses, Overheads } from './lines.ts'
import { overheadsOf, ownersRate } from './overheads-of-year.ts'
import { pastureFigures } from './pasture-figures.ts'
import { seasonFigures } from './season-figures.ts'
import { waterOf } from './water-account.ts'
import { unseenStores } from './stores.ts'
import { figureIn, nearHundred, positive, recordOf, sumOf } from './book-year.ts'
import type { BookYear, BySegment, EnteredFigures } from './book-year.ts'

export interface DraftedYear {
  readonly year: BookYear
  /** What is entered whatever is spent. */
  readonly entered: EnteredFigures
  /** The record as that makes it, with all that its rows say. */
  readonly record: Row
  readonly labour: Labour
  /** Dollars, before the farm's level of spending. */
  readonly expenses: BySegment<Expenses>
  readonly overheads: Overheads
  readonly draft: Draft
  /** Megalitres for the next period. */
  readonly waterLeft: number
}

export interface Drafting {
  readonly habits: Habits
  /** How the period before closed, as far as that is known yet. */
  readonly before: Row
  readonly waterLeft: number
  readonly random: Random
}

export function draftedYear(year: BookYear, drafting: Drafting): DraftedYear {
  const { habits, before, random } = drafting
  const { start } = year.period
  const grown = recordOf({}, year.rows, before)
  const water = waterOf(grown, { start, carriedOver: drafting.waterLeft }, random)
  const labour = labourOf(grown, habits.owners, random)
  const entered = {
    ...seasonFigures(year, random),
    ...water.figures,
    ...otherIncome(grown, { habits, waterSold: water.sold, random }),
    ...labourFigures(labour),
    ...pastureFigures(grown, random),
    ...unseenStores(grown, random),
    oh_depreciation_buildings: nearHundred(figureIn(grown, 'owned_buildings_val') * 0.022),
    owner_allowance_total: Math.round(yearsOf(labour.daysOwner) * ownersRate(start)) * 100,
  }
  const record = recordOf(entered, year.rows, before)
  const spends = spendsOf(habits, costLevel(start), random)
  const expenses = spentBySegment(expensesOf({ year, record, bought: water.bought }), spends)
  const overheads = asSpent(overheadsOf(record, labour, start), spends)
  const draft: Draft = {
    income: figureIn(record, 'gross_income') / 100,
    spending: sumOf([...Object.values(expenses), overheads], all),
    fixed: figureIn(record, 'oh_total') / 100,
    assets: (figureIn(record, 'managed_total_val') / 100) * 1.03,
  }
  return { year, entered, record, labour, expenses, overheads, draft, waterLeft: water.left }
}

interface Around {
  readonly habits: Habits
  /** Megalitres. */
  readonly waterSold: number
  readonly random: Random
}

function otherIncome(record: Row, { habits, waterSold, random }: Around): EnteredFigures {
  const dollars = (amount: number) => Math.round(amount) * 100
  const failed = figureIn(record, 'dl_area_failed_ha') + figureIn(record, 'ir_area_failed_ha')
  const plant = figureIn(record, 'owned_plant_val') / 100
  return positive({
    contract_income: dollars(habits.contracting * random.between(0.6, 1.3)),
    water_sale_income: dollars(waterSold * random.between(95, 210)),
    insurance_income:
      failed > 0 && random.chance(0.3) ? dollars(random.between(15_000, 60_000)) : 0,
    rebate_income: dollars(plant * random.between(0.0045, 0.007)),
    carbon_stewardship_income: dollars(habits.stewardship),
    sundry_income: dollars(random.between(2_500, 14_000)),
  })
}

const all = (amounts: Readonly<Record<string, number>>): number =>
  sumOf(Object.values(amounts), amount => amount)

/** Costs rise from year to year; those of 2024 are as the tables tell them. */
const costLevel = (start: string): number => 1.033 ** (yearOf(start) - 2024)

function spentBySegment(
  expenses: BySegment<Expenses>,
  spends: Habits['spends'],
): BySegment<Expenses> {
  const spent = Object.entries(expenses).map(([segment, own]) => [segment, asSpent(own, spends)])
  return Object.fromEntries(spent)
}
