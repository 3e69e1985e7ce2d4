// What a settled year owes, who worked in it, and what went through its water licences, line by line: the
// lines come to what the books of that year say.

import type { WorkerOfRecord } from '@furrow/farming/record/record-labour'
import type { DebtOfRecord } from '@furrow/farming/record/record-debts'
import type { AccountOfRecord } from '@furrow/farming/record/record-water'
import { moneyFigures, moneyNames } from '@furrow/farming/record/record-money'
import type { FlowedFigures } from '../../rules/record/flowed-figures.ts'
import { enteredOf } from '../../rules/record/worked-figures.ts'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { EnteredFigures } from './book-year.ts'
import { accountsOf, accountRows } from './water-lines.ts'
import type { HeldWater } from './things.ts'
import { loanRows, loansOf } from './loan-lines.ts'
import { workerRows, workersOf } from './worker-lines.ts'

export interface MoneyOfYear {
  readonly debts: readonly (DebtOfRecord & { readonly rate: number | null })[]
  readonly workers: readonly WorkerOfRecord[]
  readonly accounts: readonly (AccountOfRecord & { readonly licence: number })[]
}

interface Year {
  readonly record: Row
  readonly before: Row
  readonly waters: readonly HeldWater[]
}

export function moneyOf(year: Year): MoneyOfYear {
  return { debts: loansOf(year), workers: workersOf(year.record), accounts: accountsOf(year) }
}

/** What the record says of them, by the names of its figures; only what they know. */
export function flowOfMoney({ debts, workers, accounts }: MoneyOfYear) {
  const flow = moneyFigures({ debts, workers, waterAccounts: accounts })
  return Object.fromEntries(Object.entries(flow).filter(([, figure]) => figure !== null))
}

const knownByLines = new Set(Object.values(moneyNames).flat())

/** What people entered beside the lines; of what there is none there is no line, and that is no 0. */
export function enteredBeside(settled: Row, before: Row, flow: object): EnteredFigures {
  const entered = [...enteredOf(settled, before)].filter(
    ([name, { value }]) => !(name in flow) && !(knownByLines.has(name) && value === 0),
  )
  return Object.fromEntries(entered.map(([name, { value }]) => [name, value]))
}

/** Lines of debts, people and water are made from what the books say, and not the books from them. */
export function withoutLines(rows: FlowedFigures): FlowedFigures {
  const unknown = [...knownByLines].map(name => [name, null] as const)
  return { ...rows, ...Object.fromEntries(unknown) }
}

export function rowsOfMoney(
  { debts, workers, accounts }: MoneyOfYear,
  place: { readonly farm_id: number; readonly period_id: number },
) {
  return {
    loans: loanRows(debts, place),
    farm_workers: workerRows(workers, place),
    water_accounts: accountRows(accounts, place),
  }
}
