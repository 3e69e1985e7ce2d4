// The financial records of a made-up farm: its rows are there, the product says what they come to, and
// here someone enters what no row knows, believable for that farm: costs, labour, debts and cash.

import type { Database } from '../../db/database.ts'
import { debtFigures } from '@furrow/farming/record/record-debts'
import { labourFigures } from '@furrow/farming/record/record-labour'
import { waterFigures } from '@furrow/farming/record/record-water'
import { flowedFigures } from '../../rules/record/flowed-figures.ts'
import type { FlowedFigures } from '../../rules/record/flowed-figures.ts'
import { enteredOf } from '../../rules/record/worked-figures.ts'
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
import { flowOfMoney, moneyOf, rowsOfMoney } from './money-rows.ts'
import { recordOf } from './book-year.ts'
import type { BookYear, EnteredFigures } from './book-year.ts'

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
    const { period, rows, waters } = drafted.year
    const level = levels[place] ?? 1
    const settled = settledYear(drafted, { level, before, isFirst: place === 0, habits, random })
    const money = moneyOf({ record: settled, before, waters })
    const flow = flowOfMoney(money)
    const opens = place === 0 ? {} : before
    before = recordOf(enteredBeside(settled, opens, flow), { ...rows, ...flow }, opens)
    const where = { farm_id: farm, period_id: period.id }
    return {
      record: { ...where, ...seasonNames(plan, period), ...before },
      money: rowsOfMoney(money, where),
    }
  })
}

/** What people entered beside the lines; of what there is none there is no line, and that is no 0. */
function enteredBeside(settled: Row, before: Row, flow: object): EnteredFigures {
  const entered = [...enteredOf(settled, before)].filter(
    ([name, { value }]) => !(name in flow) && !(knownByLines.has(name) && value === 0),
  )
  return Object.fromEntries(entered.map(([name, { value }]) => [name, value]))
}

const knownByLines = new Set(
  [debtFigures, labourFigures, waterFigures].flatMap(figures => Object.keys(figures)),
)

async function bookYears(db: Database, plan: FarmPlan, farm: number): Promise<readonly BookYear[]> {
  const years: BookYear[] = []
  for (const [place, period] of plan.periods.entries()) {
    const at = { farm, period: period.id }
    const before = plan.periods[place - 1]?.id
    years.push({
      kind: plan.kind,
      period,
      rows: withoutLines(await flowedFigures(db, at)),
      things: await thingsOfYear(db, { ...at, before }),
      waters: await watersHeld(db, at),
      isLast: place === plan.periods.length - 1,
    })
  }
  return years
}

/** Lines of debts, people and water are made from what the books say, and not the books from them. */
function withoutLines(rows: FlowedFigures): FlowedFigures {
  const unknown = [...knownByLines].map(name => [name, null] as const)
  return { ...rows, ...Object.fromEntries(unknown) }
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
