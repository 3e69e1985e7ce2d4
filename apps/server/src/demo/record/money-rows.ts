// What a settled year owes, who worked in it, and what went through its water licences, line by line: the
// lines come to what the books of that year say.

import type { WorkerOfRecord } from '@furrow/farming/record/record-labour'
import type { DebtOfRecord } from '@furrow/farming/record/record-debts'
import type { AccountOfRecord } from '@furrow/farming/record/record-water'
import { debtFigures } from '@furrow/farming/record/record-debts'
import { labourFigures } from '@furrow/farming/record/record-labour'
import { waterFigures } from '@furrow/farming/record/record-water'
import type { Row } from '../../rules/saving/save-rule.ts'
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
  const flow = {
    ...worked(debtFigures, debts),
    ...worked(labourFigures, workers),
    ...worked(waterFigures, accounts),
  }
  return Object.fromEntries(Object.entries(flow).filter(([, figure]) => figure !== null))
}

function worked<Facts>(
  figures: Readonly<Record<string, (facts: Facts) => number | null>>,
  facts: Facts,
): Record<string, number | null> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure(facts)]))
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
