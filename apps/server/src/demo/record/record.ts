// The financial record of a made-up farm: gathered from everything else that was made, with costs,
// debts and cash that are believable, and all other figures by the catalogue's own formulas.

import { readCalculation, recalculated } from '@furrow/catalogue/finance/calculation'
import { recordFields } from '@furrow/catalogue/finance/record'
import type { Making } from '../plan.ts'
import type { Random } from '../random.ts'
import { nextBalance, openingBalance } from './balance.ts'
import type { Balance } from './balance.ts'
import { settledCosts } from './costs.ts'
import { draftedYear } from './draft.ts'
import type { DraftedYear, Left } from './draft.ts'
import { gatheredFigures } from './figures.ts'
import { spendingLevels } from './fit.ts'
import { habitsOf } from './habits.ts'
import type { Habits } from './habits.ts'
import { leftOver } from './water.ts'
import { recordYears } from './year.ts'
import type { MadeParts } from './year.ts'

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
