// A period before its costs are settled: what was earned, and what it would have cost elsewhere.

import type { MadePaddock, Making } from './plan.ts'
import { costLevel, cropExpenses, hayExpenses, segments, stockExpenses } from './record-expenses.ts'
import type { Segment } from './record-expenses.ts'
import { expenseLines } from './record-expense-rates.ts'
import type { Expenses } from './record-expense-rates.ts'
import type { Draft } from './record-fit.ts'
import { groundOf } from './record-ground.ts'
import type { Ground } from './record-ground.ts'
import { cropSegments, grownOn } from './record-grown.ts'
import type { CropSegment, Grown } from './record-grown.ts'
import type { Habits } from './record-habits.ts'
import { grossOf, incomeOf } from './record-income.ts'
import type { Income } from './record-income.ts'
import { labourOf, workOf, yearsOf } from './record-labour.ts'
import type { Labour } from './record-labour.ts'
import { overheadLines, overheadsOf, ownersRate } from './record-overheads.ts'
import type { Overheads } from './record-overheads.ts'
import { leftOver, waterOf } from './record-water.ts'
import type { WaterYear } from './record-water.ts'
import { sumOf } from './record-year.ts'
import type { RecordYear } from './record-year.ts'
import type { Random } from './random.ts'
import { isGrazed } from './stock-size.ts'

export interface DraftedYear {
  readonly year: RecordYear
  readonly ground: Ground
  readonly grown: Partial<Record<CropSegment, Grown>>
  readonly water: WaterYear
  readonly income: Income
  /** Whole cents. */
  readonly gross: number
  readonly labour: Labour
  /** Dollars and parts of them. */
  readonly expenses: Partial<Record<Segment, Expenses>>
  readonly overheads: Overheads
  /** Whole cents. */
  readonly plantWear: number
  readonly buildingWear: number
  readonly allowance: number
  readonly draft: Draft
}

/** What one period leaves to the next. */
export interface Carried {
  readonly water: number
  readonly wool: number
}

interface Around {
  readonly habits: Habits
  readonly before: Carried
  readonly random: Random
}

export function draftedYear(year: RecordYear, { habits, before, random }: Around): DraftedYear {
  const { assets, stock, period } = year
  const ground = groundOf(year.paddocks)
  const grown = grownBySegment(year)
  const water = waterOf(year, before.water, random)
  const income = incomeOf(year, { habits, water, woolBefore: before.wool, random })
  const gross = grossOf(income)
  const labour = labourOf(workOf(grown, stock), habits.owners, random)
  const level = costLevel(period.start)
  const expenses = spentOn(expensesOf(year, { grown, water, income }), { habits, level, random })
  const base = overheadBase(year, { ground, water, gross, labour })
  const [overheads = {}] = [spentOver(overheadsOf(base), { habits, level, random })]
  const plantWear = assets.plantOpening + assets.plantBought - assets.plantSold - assets.plant
  const buildingWear = Math.round((assets.buildings * 0.022) / 100) * 100
  const allowance = Math.round(yearsOf(labour.daysOwner) * ownersRate(period.start)) * 100
  const fixed = plantWear + buildingWear + allowance
  const draft: Draft = {
    income: gross / 100,
    spending: spendingOf(expenses, overheads),
    fixed: fixed / 100,
    assets: worthOf(year, ground, water) / 100,
  }
  return {
    ...{ year, ground, grown, water, income, gross, labour, expenses, overheads },
    ...{ plantWear, buildingWear, allowance, draft },
  }
}
