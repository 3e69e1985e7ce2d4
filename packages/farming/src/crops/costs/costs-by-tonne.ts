// What of the costs of crops goes by the tonne or bale, so that more of it costs more.

import { groupOf } from './cost-drivers.ts'
import type { CostGroup } from './crop-money.ts'
import type { SharedLine } from './shared-lines.ts'

/** Cents by group, of crops by their numbers. */
export function costsByTonne(
  shared: readonly SharedLine[],
  crops: readonly number[],
): Readonly<Partial<Record<CostGroup, number>>> {
  const found: Partial<Record<CostGroup, number>> = {}
  for (const { line, by, shares } of shared) {
    if (by !== 'tonnes' && by !== 'bales') continue
    const cents = crops.reduce((sum, crop) => sum + (shares.get(crop) ?? 0), 0)
    found[groupOf(line)] = (found[groupOf(line)] ?? 0) + cents
  }
  return found
}
