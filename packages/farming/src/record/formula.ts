// The small language in which a record says how one figure follows from its others: names,
// numbers, + - * /, brackets, sum(...), first(...), and ! behind a term that has to be known.
// last(x) is x as the period before closed; rows(x) an amount that other records say; replaced(total, a for b, ...) is the total with lines of it
// put in the place of others; usually(...) is what a figure comes to unless a person says otherwise.

export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'figure'; readonly name: string }
  | { readonly kind: 'chain'; readonly terms: readonly Term[] }
  | { readonly kind: 'product'; readonly factors: readonly Factor[] }
  | { readonly kind: 'first'; readonly choices: readonly Formula[] }
  | { readonly kind: 'replaced'; readonly total: Formula; readonly lines: readonly Replacement[] }
  | { readonly kind: 'usual'; readonly part: Formula }

/** A line that stands for another one where it is known. */
export interface Replacement {
  readonly line: Formula
  readonly usual: Formula
}

/** One link of a chain of + and -. */
export interface Term {
  readonly sign: 1 | -1
  /** Written with a `!`: without it the chain has no answer. */
  readonly needed: boolean
  readonly part: Formula
}

export interface Factor {
  readonly divides: boolean
  readonly part: Formula
}

/**
 * What the formula comes to. A missing figure is never 0: a chain passes over what is missing and
 * has no answer when nothing was added; a product has none when any part is missing.
 */
export function valueOf(
  formula: Formula,
  record: Readonly<Record<string, unknown>>,
): number | null {
  switch (formula.kind) {
    case 'number':
      return formula.value
    case 'figure':
      return figureOf(record[formula.name])
    case 'chain':
      return valueOfChain(formula.terms, record)
    case 'product':
      return valueOfProduct(formula.factors, record)
    case 'first':
      return firstKnown(formula.choices, record)
    case 'replaced':
      return replacedTotal(formula, record)
    case 'usual':
      return valueOf(formula.part, record)
  }
}

/** The figures that the formula speaks of, each once. */
export function namesIn(formula: Formula): readonly string[] {
  if (formula.kind === 'figure') return [formula.name]
  return [...new Set(partsOf(formula).flatMap(namesIn))]
}

/** Under what name a record holds a figure of the period before. */
export function lastNamed(name: string): string {
  return `last(${name})`
}

/** The figures of a record by the names under which the period after it asks for them. */
export function asLast(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [lastNamed(name), value]))
}

/** Under what name a record holds an amount that other records say. */
export function rowsNamed(name: string): string {
  return `rows(${name})`
}

function figureOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function valueOfChain(terms: readonly Term[], record: Readonly<Record<string, unknown>>) {
  let total = 0
  let somethingAdded = false
  for (const { sign, needed, part } of terms) {
    const value = valueOf(part, record)
    if (value === null && needed) return null
    if (value === null) continue
    total += sign * value
    somethingAdded ||= sign > 0
  }
  return somethingAdded ? total : null
}

function valueOfProduct(factors: readonly Factor[], record: Readonly<Record<string, unknown>>) {
  let result = 1
  for (const { divides, part } of factors) {
    const value = valueOf(part, record)
    if (value === null || (divides && value === 0)) return null
    result = divides ? result / value : result * value
  }
  return result
}

function firstKnown(choices: readonly Formula[], record: Readonly<Record<string, unknown>>) {
  for (const choice of choices) {
    const value = valueOf(choice, record)
    if (value !== null) return value
  }
  return null
}

/**
 * Nothing where no line stands for another. What stands for a line that is not known comes out of what
 * the total holds beyond its known lines, for it is in there already.
 */
function replacedTotal(
  { total, lines }: Formula & { readonly kind: 'replaced' },
  record: Readonly<Record<string, unknown>>,
): number | null {
  const known = lines.map(({ line, usual }) => [valueOf(line, record), valueOf(usual, record)])
  const standing = known.filter(([line]) => line !== null)
  if (standing.length === 0) return null
  const before = valueOf(total, record) ?? 0
  const allocated = known.reduce((sum, [, usual]) => sum + (usual ?? 0), 0)
  const anew = standing.filter(([, usual]) => usual === null)
  const added = anew.reduce((sum, [line]) => sum + (line ?? 0), 0)
  const within = Math.min(Math.max(before - allocated, 0), Math.max(added, 0))
  return standing.reduce((sum, [line, usual]) => sum + (line ?? 0) - (usual ?? 0), before) - within
}

function partsOf(formula: Formula): readonly Formula[] {
  if (formula.kind === 'chain') return formula.terms.map(term => term.part)
  if (formula.kind === 'product') return formula.factors.map(factor => factor.part)
  if (formula.kind === 'replaced')
    return [formula.total, ...formula.lines.flatMap(({ line, usual }) => [line, usual])]
  if (formula.kind === 'usual') return [formula.part]
  return formula.kind === 'first' ? formula.choices : []
}
