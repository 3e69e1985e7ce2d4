// The financial record of a made-up farm: gathered from everything else that was made, with costs,
// debts and cash that are believable, and all other figures by the catalogue's own formulas.

import { readCalculation, recalculated } from '@furrow/catalogue/finance/calculation'
import { recordFields } from '@furrow/catalogue/finance/record'
import type { Making } from './plan.ts'
import type { Random } from './random.ts'
import { nextBalance, openingBalance } from './record-balance.ts'
import type { Balance } from './record-balance.ts'
import { settledCosts } from './record-costs.ts'
import { draftedYear } from './record-draft.ts'
import type { DraftedYear, Left } from './record-draft.ts'
import { gatheredFigures } from './record-figures.ts'
import { spendingLevels } from './record-fit.ts'
import { habitsOf } from './record-habits.ts'
import type { Habits } from './record-habits.ts'
import { leftOver } from './record-water.ts'
import { recordYears } from './record-year.ts'
import type { MadeParts } from './record-year.ts'

/** Some six hundred formulas, read once. */
const calculation = readCalculation(recordFields)

export function addRecord(making: Making, made: MadeParts): void {
  const { plan, rows, farm } = making
  const random = making.random.stream('record')
  const habits = habitsOf(plan.kind, random)
  const years = draftedYears(making, made, habits, random)
  const levels = spendingLevels(
    years.map(({ draft }) => draft),
    habits.aim,
  )
  let before: Balance | undefined
  for (const [place, year] of years.entries()) {
    const level = levels[place] ?? 1
    const opening = before?.holdings.inputs ?? undefined
    const stored = random.between(0.07, 0.13)
    const { keepsBothSets } = habits
    const costs = settledCosts(year, { level, keepsBothSets, opening, stored })
    const settled = { year, costs, habits, random }
    const { balance, figures } = nextBalance(before ?? openingBalance(settled), settled)
    before = balance
    const gathered = gatheredFigures(plan, made.rain, settled)
    const keys = { farm_id: farm, period_id: year.year.period.id }
    rows.add('assets', recalculated({ ...keys, ...gathered, ...figures }, calculation))
  }
}

function draftedYears(
  { plan }: Making,
  made: MadeParts,
  habits: Habits,
  random: Random,
): readonly DraftedYear[] {
  let left: Left = { water: 0, wool: 0 }
  return recordYears(plan.kind, plan.periods, made).map(year => {
    const drafted = draftedYear(year, habits, left, random)
    left = { water: leftOver(drafted.water), wool: year.stock.woolOnHand }
    return drafted
  })
}
