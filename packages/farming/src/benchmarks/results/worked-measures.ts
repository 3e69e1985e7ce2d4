// Measures worked out from lines. The lines of a farm are its amounts; those of an average farm are what its group has
// for each effective hectare. As every measure divides amounts by amounts, one text serves for both.

import { namesIn, valueOf } from '../../record/formula.ts'
import type { Formula } from '../../record/formula.ts'
import type { Known } from '../../numbers/ratio.ts'

interface NamedFormula {
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

/** The sums that a formula names, and those that they are made of. */
export function sumsUnder({ sums }: Pick<Compared, 'sums'>, formula: Formula): readonly string[] {
  const named = namesIn(formula).flatMap(name => {
    const sum = sums.find(one => one.name === name)
    return sum ? [name, ...sumsUnder({ sums }, sum.formula)] : []
  })
  return [...new Set(named)]
}

/** Formulas are declared once, and asked for their lines by each page. */
const knownLines = new WeakMap<Compared['sums'], WeakMap<Formula, readonly string[]>>()

/** The lines that a formula comes to in the end. */
export function linesUnder({ sums }: Pick<Compared, 'sums'>, formula: Formula): readonly string[] {
  const known = knownLines.get(sums) ?? new WeakMap<Formula, readonly string[]>()
  knownLines.set(sums, known)
  const lines = known.get(formula) ?? foundLines({ sums }, formula)
  known.set(formula, lines)
  return lines
}

function foundLines({ sums }: Pick<Compared, 'sums'>, formula: Formula): readonly string[] {
  const named = namesIn(formula).flatMap(name => {
    const sum = sums.find(one => one.name === name)
    return sum ? linesUnder({ sums }, sum.formula) : [name]
  })
  return [...new Set(named)]
}

/**
 * The lines under the stroke of a formula, with their signs: whoever is much of these is much of the quotient. Of a
 * quotient under the stroke it is the upper part that counts.
 */
export function dividingBy(
  compared: Pick<Compared, 'sums'>,
  formula: Formula,
): Readonly<Record<string, 1 | -1>> {
  if (formula.kind !== 'product') return {}
  const parts = formula.factors.filter(({ divides }) => divides).map(({ part }) => part)
  return Object.fromEntries(parts.flatMap(part => signedLines(compared, part, 1)))
}

type Signed = readonly [name: string, sign: 1 | -1]

function signedLines(
  compared: Pick<Compared, 'sums'>,
  part: Formula,
  sign: 1 | -1,
): readonly Signed[] {
  switch (part.kind) {
    case 'figure': {
      const sum = compared.sums.find(({ name }) => name === part.name)
      return sum ? signedLines(compared, sum.formula, sign) : [[part.name, sign]]
    }
    case 'chain':
      return part.terms.flatMap(term =>
        signedLines(compared, term.part, term.sign === sign ? 1 : -1),
      )
    case 'product':
      return part.factors.flatMap(({ divides, part: factor }) =>
        divides ? [] : signedLines(compared, factor, sign),
      )
    default:
      return []
  }
}
