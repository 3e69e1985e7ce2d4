// What a comparison says of where a figure comes from, worked out again from what it says alone.

import { namesIn, valueOf } from '@furrow/farming/record/formula'
import { readFormula } from '@furrow/farming/record/read-formula'
import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'

type Side = Pick<BenchmarkExplained['own'], 'sums'> & {
  readonly lines: readonly { readonly name: string; readonly amount: number | null }[]
}

/** By its text, its sums by theirs, over its lines. */
export function workedAgain(formula: string, { lines, sums }: Side): number | null {
  const amounts = new Map(lines.map(({ name, amount }) => [name, amount]))
  const names = new Set([...amounts.keys(), ...sums.map(({ name }) => name)])
  const amountOf = (name: string): number | null => {
    const sum = sums.find(one => one.name === name)
    return sum ? worked(sum.formula) : (amounts.get(name) ?? null)
  }
  const worked = (text: string): number | null => {
    const read = readFormula(text, names)
    return valueOf(read, Object.fromEntries(namesIn(read).map(name => [name, amountOf(name)])))
  }
  return worked(formula)
}
