// The financial records of a made-up farm: its rows are there, the product says what they come to, and
// here someone enters what no row knows, believable for that farm: costs, labour, debts and cash.

import type { Database } from '../../db/database.ts'
import { flowOf } from '../../rules/record/flowed-figures.ts'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { FarmPlan } from '../plan.ts'
import { randomFrom } from '../random.ts'
import type { Random } from '../random.ts'
import type { NewRow } from '../row-set.ts'
import { draftedYear } from './draft-year.ts'
import type { DraftedYear } from './draft-year.ts'
import { spendingLevels } from './fit.ts'
import { habitsOf } from './habits.ts'
import type { Habits } from './habits.ts'
import { recordBefore } from './opening.ts'
import { seasonNames } from './season-figures.ts'
import { settledYear } from './settle-year.ts'
import { thingsOfYear, watersHeld } from './things.ts'
import { enteredBeside, flowOfMoney, moneyOf, rowsOfMoney, withoutLines } from './money-rows.ts'
import { recordOf } from './book-year.ts'
import type { BookYear } from './book-year.ts'

export interface BookedYear {
  readonly record: NewRow<'assets'>
  /** The lines behind it. */
  readonly money: ReturnType<typeof rowsOfMoney>
}

/** One for each period of the plan. */
export async function recordsOf(
  db: Database,
  plan: FarmPlan,
  farm: number,
): Promise<readonly BookedYear[]> {
  const random = randomFrom(plan.seed).stream('record')
  const habits = habitsOf(plan.kind, random)
  const years = await bookYears(db, plan, farm)
  const [first] = years
  if (!first) return []
  let before = recordBefore({ year: first, habits, random })
  const drafts = draftedYears(years, { before, habits, random })
  const levels = spendingLevels(
    drafts.map(({ draft }) => draft),
    habits.aim,
  )
  return drafts.map((drafted, place) => {
    const { period, rows, costed, waters } = drafted.year
    const level = (levels[place] ?? 1) * (plan.spending ?? 1)
    const settled = settledYear(drafted, { level, before, isFirst: place === 0, habits, random })
    const money = moneyOf({ record: settled, before, waters })
    const flow = flowOfMoney(money)
    const opens = place === 0 ? {} : before
    before = recordOf(enteredBeside(settled, opens, flow), { ...rows, ...flow }, opens, costed)
    const where = { farm_id: farm, period_id: period.id }
    return {
      record: { ...where, ...seasonNames(plan, period), ...before },
      money: rowsOfMoney(money, where),
    }
  })
}

async function bookYears(db: Database, plan: FarmPlan, farm: number): Promise<readonly BookYear[]> {
  const years: BookYear[] = []
  for (const [place, period] of plan.periods.entries()) {
    const at = { farm, period: period.id }
    const before = plan.periods[place - 1]?.id
    const flow = await flowOf(db, at)
    years.push({
      kind: plan.kind,
      period,
      rows: withoutLines(flow.rows),
      costed: flow.costed,
      things: await thingsOfYear(db, { ...at, before }),
      waters: await watersHeld(db, at),
      isLast: place === plan.periods.length - 1,
    })
  }
  return years
}

interface Beginning {
  readonly before: Row
  readonly habits: Habits
  readonly random: Random
}

function draftedYears(years: readonly BookYear[], beginning: Beginning): readonly DraftedYear[] {
  let { before } = beginning
  let waterLeft = 0
  return years.map(year => {
    const drafted = draftedYear(year, { ...beginning, before, waterLeft })
    before = drafted.record
    waterLeft = drafted.waterLeft
    return drafted
  })
}
