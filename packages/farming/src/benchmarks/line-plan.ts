// What follows from the declared lines and measures alone, by number: the same for every set.

import type { BenchmarkLine, BenchmarkMeasure } from './edition.ts'

export interface LinePlan {
  /** By line the number of the line that it may join, or -1. */
  readonly otherOf: readonly number[]
  /** By line those that may join it: none but for an "other". */
  readonly joiners: readonly (readonly number[])[]
  readonly others: readonly number[]
  /** What several lines make up under the stroke of a mean, each once. */
  readonly denominators: readonly Denominator[]
}

export interface Denominator {
  readonly lines: readonly number[]
  readonly signs: readonly number[]
}

export function linePlanOf(
  lines: readonly BenchmarkLine[],
  measures: readonly BenchmarkMeasure[],
): LinePlan {
  const numbers = new Map(lines.map(({ name }, number) => [name, number]))
  const otherOf = lines.map(({ joins }) => numbers.get(joins ?? '') ?? -1)
  const denominators = measures.map(({ denominator }): Denominator => {
    const parts = lines.flatMap(({ name }, line) => (denominator[name] ? [line] : []))
    return { lines: parts, signs: parts.map(line => denominator[lines[line]?.name ?? ''] ?? 1) }
  })
  return {
    otherOf,
    joiners: lines.map((_, line) => [...otherOf.keys()].filter(one => otherOf[one] === line)),
    others: [...new Set(otherOf)].filter(other => other >= 0),
    // One line alone is held to the rules as a line.
    denominators: eachOnce(denominators.filter(part => part.lines.length > 1)),
  }
}

function eachOnce(denominators: readonly Denominator[]): readonly Denominator[] {
  const known = new Map(denominators.map(one => [`${one.lines.join()} ${one.signs.join()}`, one]))
  return [...known.values()]
}
