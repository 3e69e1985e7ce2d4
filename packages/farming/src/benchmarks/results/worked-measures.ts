// Measures worked out from lines. The lines of a farm are its amounts; those of an average farm are what its group has
// for each effective hectare. As every measure divides amounts by amounts, one text serves for both.

import { namesIn, valueOf } from '../../record/formula.ts'
import type { Formula } from '../../record/formula.ts'
import type { Known } from '../../numbers/ratio.ts'

export interface NamedFormula {
  readonly name: string
  readonly formula: Formula
}

/** What one kind of scope is compared by. Each sum comes after those that it is made of. */
export interface Compared {
  readonly sums: readonly NamedFormula[]
  readonly measures: readonly NamedFormula[]
}

export type LineAmounts = Readonly<Record<string, Known>>

/** Sums beside the lines that they are made of. */
export function withSums(
  { sums }: Pick<Compared, 'sums'>,
  lines: LineAmounts,
): Record<string, Known> {
  const amounts: Record<string, Known> = { ...lines }
  for (const { name, formula } of sums) amounts[name] = valueOf(formula, amounts)
  return amounts
}

export function workedMeasures(compared: Compared, lines: LineAmounts): Record<string, Known> {
  const amounts = withSums(compared, lines)
  const named = compared.measures.map(({ name, formula }) => [name, valueOf(formula, amounts)])
  return Object.fromEntries(named) as Record<string, Known>
}

/** The lines that a formula comes to in the end. */
export function linesUnder({ sums }: Pick<Compared, 'sums'>, formula: Formula): readonly string[] {
  const named = namesIn(formula).flatMap(name => {
    const sum = sums.find(one => one.name === name)
    return sum ? linesUnder({ sums }, sum.formula) : [name]
  })
  return [...new Set(named)]
}

/** Those of them that it divides by: whoever is much of these is much of the quotient. */
export function linesDividing(
  { sums }: Pick<Compared, 'sums'>,
  formula: Formula,
): readonly string[] {
  if (formula.kind !== 'product') return []
  const parts = formula.factors.filter(({ divides }) => divides).map(({ part }) => part)
  return [...new Set(parts.flatMap(part => linesUnder({ sums }, part)))]
}
