// The financial record recalculated from what was entered: its formulas, read once, and the run.

import { namesIn } from '@furrow/farming/record/formula'
import type { Formula } from '@furrow/farming/record/formula'
import { readFormula } from '@furrow/farming/record/read-formula'
import { planRecord } from '@furrow/farming/record/record-plan'
import type { RecordPlan } from '@furrow/farming/record/record-plan'
import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered } from '@furrow/farming/record/worked-record'
import type { Fields } from '../fields.ts'

/** Throws where a formula cannot be read, or figures follow from one another in a circle. */
export function readCalculation(fields: Fields): RecordPlan {
  const figures = Object.entries(fields).filter(
    ([, { kind }]) => kind === 'number' || kind === 'money',
  )
  const names = new Set(figures.map(([name]) => name))
  const formulas = new Map<string, Formula>()
  for (const [name, { formula }] of figures) {
    if (formula) formulas.set(name, readFormula(formula, names, name))
  }
  const money = figures.filter(([, { kind }]) => kind === 'money').map(([name]) => name)
  return planRecord(names, formulas, new Set(money))
}

/**
 * The record with every calculated figure as it follows from the entered ones and from how the period
 * before closed, or empty.
 */
export function recalculated<Row extends Readonly<Record<string, unknown>>>(
  record: Row,
  plan: RecordPlan,
  before: Readonly<Record<string, unknown>> = {},
): Row & Record<string, unknown> {
  const entered = plan.order.flatMap((name): [string, Entered][] => {
    const value = record[name]
    return typeof value === 'number' && isEntered(name, plan)
      ? [[name, { value, from: 'typed' }]]
      : []
  })
  const worked = workedRecord(plan, { entered: new Map(entered), rows: {}, before })
  const calculated = [...plan.formulas.keys()].map(name => [name, worked.get(name)?.value ?? null])
  return { ...record, ...(Object.fromEntries(calculated) as Record<string, number | null>) }
}

/** Has no formula, or one that gives way, or asks for the period before, or for what rows say. */
function isEntered(name: string, { formulas }: RecordPlan): boolean {
  const formula = formulas.get(name)
  return (
    !formula ||
    formula.kind === 'usual' ||
    namesIn(formula).some(other => /^(last|rows)\(/.test(other))
  )
}
