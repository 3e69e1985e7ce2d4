// Sums that are printed above what they add up, and where a list of accounts ends.

import { resultOf, totalOf } from './heading-parts.ts'
import type { BodyRow } from './body-rows.ts'

/** Further down no sum is looked for. */
const mostBelow = 200

/** How many rows below a row come to its amount; 0 where none do. */
export function countBelow(rows: readonly BodyRow[], index: number, cents: number): number {
  let sum = 0
  for (let place = index + 1; place <= index + mostBelow; place += 1) {
    const { amount, label } = rows[place] ?? {}
    if (amount?.kind !== 'money' || label === '') return 0
    sum += amount.cents
    if (sum === cents) return rows.slice(index + 1, place + 1).some(isSum) ? 0 : place - index
  }
  return 0
}

const isSum = ({ label }: BodyRow) => resultOf(label) !== null || totalOf(label) !== undefined

/** They stand further in than the sum, and what follows does not. */
export function areDeeper(rows: readonly BodyRow[], index: number, count: number): boolean {
  const depth = rows[index]?.depth ?? 0
  const below = rows.slice(index + 1, index + 1 + count)
  const after = rows[index + 1 + count]
  return below.every(row => row.depth > depth) && (after === undefined || after.depth <= depth)
}

/** A gap, a heading, a total or a result follows. */
export function isAtEnd(rows: readonly BodyRow[], index: number): boolean {
  const next = rows[index + 1]
  const at = rows[index]?.at ?? 0
  if (!next || next.at > at + 1) return true
  return (
    next.amount.kind === 'none' ||
    totalOf(next.label) !== undefined ||
    resultOf(next.label) !== null
  )
}
