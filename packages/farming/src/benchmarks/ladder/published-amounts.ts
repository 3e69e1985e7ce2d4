// Amounts by line, as both sides of a ladder can tell them.

import type { Known } from '../../numbers/ratio.ts'
import type { BenchmarkLine, PublishedAverage } from '../edition.ts'
import type { LineAmounts } from '../results/worked-measures.ts'

function amountsTimes(amounts: LineAmounts, by: number): LineAmounts {
  const each = (amount: Known) => (amount === null ? null : amount * by)
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, each(amount)]))
}

/** What joined another line of the others joins it here, and what is withheld there is left out. */
export function amountsAsPublished(
  amounts: LineAmounts,
  lines: readonly BenchmarkLine[],
  { states }: Pick<PublishedAverage, 'states'>,
): LineAmounts {
  const told: Record<string, number> = {}
  for (const [at, { name, joins }] of lines.entries()) {
    const to = states[at] === 'joined' ? joins : states[at] === 'published' ? name : undefined
    const amount = amounts[name] ?? null
    if (to !== undefined && amount !== null) told[to] = (told[to] ?? 0) + amount
  }
  return told
}

/** For each effective hectare of the farm. */
export function amountsOfHectare(amounts: LineAmounts, hectares: number): LineAmounts {
  return amountsTimes(amounts, 1 / hectares)
}

/** What growers have of each hectare of it, on as much ground as all farms have of it; nothing where a side has none. */
export function amountsOnGround(
  growers: LineAmounts,
  all: LineAmounts,
  ground: string,
): LineAmounts | null {
  const [own, wanted] = [growers[ground] ?? null, all[ground] ?? null]
  if (own === null || wanted === null || own <= 0 || wanted <= 0) return null
  return amountsTimes(growers, wanted / own)
}
