// The lines of a whole farm, from its financial record.

import { valueOf } from '../../record/formula.ts'
import type { Formula } from '../../record/formula.ts'
import type { Known } from '../../numbers/ratio.ts'
import type { LineAmounts } from './worked-measures.ts'

export interface LineOfRecord {
  readonly name: string
  readonly section: string
  readonly from: Formula
  /** What the other lines of its section leave of what `from` comes to. */
  readonly isRest: boolean
}

/**
 * A farm has nothing of a line that its record leaves out, once the totals are known; of a section whose total is not
 * known no line is.
 */
export function recordLines(
  lines: readonly LineOfRecord[],
  record: Readonly<Record<string, unknown>>,
): LineAmounts {
  const found = new Map<string, Known>()
  for (const [, own] of Map.groupBy(lines, ({ section }) => section)) {
    const rest = own.find(({ isRest }) => isRest)
    const total = rest && valueOf(rest.from, record)
    let left = total ?? 0
    for (const { name, from, isRest } of own) {
      if (isRest) continue
      const amount = total === null ? null : (valueOf(from, record) ?? 0)
      left -= amount ?? 0
      found.set(name, amount)
    }
    if (rest) found.set(rest.name, total === null ? null : left)
  }
  return Object.fromEntries(found)
}
