// Works out every figure of a record that follows from the others, each after those it is made of.

import { namesIn, valueOf } from './formula.ts'
import type { Formula } from './formula.ts'

type Formulas = ReadonlyMap<string, Formula>

/** The calculated figures in an order in which each comes after all that it speaks of. */
export function calculationOrder(formulas: Formulas): readonly string[] {
  const order = new Set<string>()
  for (const name of formulas.keys()) place(name, formulas, order, [])
  return [...order]
}

/**
 * The record with its calculated figures filled in: `money` in whole cents, others to 6 decimals.
 * A figure is made of the others as they are kept, rounded, so that a printed record adds up.
 */
export function calculateRecord<Row extends Readonly<Record<string, unknown>>>(
  order: readonly string[],
  formulas: Formulas,
  record: Row,
  money: ReadonlySet<string>,
): Row & Record<string, unknown> {
  const filled: Record<string, unknown> = { ...record }
  for (const name of order) {
    const formula = formulas.get(name)
    const value = formula ? valueOf(formula, filled) : null
    filled[name] = value === null ? null : rounded(value, money.has(name) ? 0 : 6)
  }
  return filled as Row & Record<string, unknown>
}

function place(
  name: string,
  formulas: Formulas,
  order: Set<string>,
  path: readonly string[],
): void {
  const formula = formulas.get(name)
  if (!formula || order.has(name)) return
  if (path.includes(name)) {
    const circle = [...path.slice(path.indexOf(name)), name].join(', ')
    throw new Error(`These figures follow from one another in a circle: ${circle}.`)
  }
  for (const used of namesIn(formula)) place(used, formulas, order, [...path, name])
  order.add(name)
}

/** Halves go away from zero; fifteen digits are what a binary number can vouch for. */
function rounded(value: number, decimals: number): number {
  const scaled = Number((Math.abs(value) * 10 ** decimals).toPrecision(15))
  return (Math.sign(value) * Math.round(scaled)) / 10 ** decimals + 0
}
