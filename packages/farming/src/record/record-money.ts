// Debts, people, water accounts and costs carried over of the financial record together.

import type { Known } from '../numbers/ratio.ts'
import type { AccrualOfRecord } from './record-accruals.ts'
import { debtFigures } from './record-debts.ts'
import type { DebtOfRecord } from './record-debts.ts'
import { labourFigures } from './record-labour.ts'
import type { WorkerOfRecord } from './record-labour.ts'
import { waterFigures } from './record-water.ts'
import type { AccountOfRecord } from './record-water.ts'

export interface MoneyOfRecord {
  readonly waterAccounts: readonly AccountOfRecord[]
  readonly debts: readonly DebtOfRecord[]
  readonly workers: readonly WorkerOfRecord[]
  readonly accruals: readonly AccrualOfRecord[]
}

/** Every figure that they are asked about, by what they are. */
export const moneyNames = {
  water: Object.keys(waterFigures),
  debts: Object.keys(debtFigures),
  labour: Object.keys(labourFigures),
}

export function moneyFigures(
  money: Omit<MoneyOfRecord, 'accruals'>,
): Readonly<Record<string, Known>> {
  return {
    ...worked(waterFigures, money.waterAccounts),
    ...worked(debtFigures, money.debts),
    ...worked(labourFigures, money.workers),
  }
}

function worked<Facts>(
  figures: Readonly<Record<string, (facts: Facts) => Known>>,
  facts: Facts,
): Readonly<Record<string, Known>> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure(facts)]))
}
