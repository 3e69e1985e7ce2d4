// The financial record worked out anew from what was entered: its formulas, read once, and the run.

import { calculateRecord, calculationOrder } from '@furrow/farming/calculated-record'
import { readFormula } from '@furrow/farming/formula'
import type { Formula } from '@furrow/farming/formula'
import type { Fields } from '../fields.ts'

export interface Calculation {
  readonly order: readonly string[]
  readonly formulas: ReadonlyMap<string, Formula>
  readonly money: ReadonlySet<string>
}

/** Throws where a formula cannot be read, or figures follow from one another in a circle. */
export function readCalculation(fields: Fields): Calculation {
  const names = new Set(Object.keys(fields))
  const formulas = new Map<string, Formula>()
  const money = new Set<string>()
  for (const [name, { kind, formula }] of Object.entries(fields)) {
    if (formula) formulas.set(name, readFormula(formula, names, name))
    if (kind === 'money') money.add(name)
  }
  return { order: calculationOrder(formulas), formulas, money }
}

/** The record with every calculated figure as it follows from the entered ones, or empty. */
export function recalculated<Row extends Readonly<Record<string, unknown>>>(
  record: Row,
  { order, formulas, money }: Calculation,
): Row & Record<string, unknown> {
  return calculateRecord(order, formulas, record, money)
}
