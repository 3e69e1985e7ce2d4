// How each line of direct costs is shared over kinds of crops: what the shares of their paddocks come to.

import type { CropLine } from '../crop-line.ts'
import type { Known } from '../../numbers/ratio.ts'
import type { CostsOfFarm } from './cost-drivers.ts'
import { sharedLines } from './shared-lines.ts'
import type { SharedLine } from './shared-lines.ts'

export interface CostOfKinds extends Pick<SharedLine, 'cents' | 'by' | 'left'> {
  /** Of the record; a total is what it says beyond its lines. */
  readonly line: string
  readonly kinds: readonly ShareOfKind[]
}

interface ShareOfKind {
  readonly crop_id: number
  readonly enterprise_id: number | null
  readonly cents: number
}

export function costsOfKinds(
  lines: readonly CropLine[],
  shared: readonly SharedLine[],
): readonly CostOfKinds[] {
  const kinds = [...Map.groupBy(lines, ({ crop, enterprise }) => `${crop?.id} ${enterprise?.id}`)]
  return shared.map(({ line, cents, by, left, shares }) => ({
    line,
    cents,
    by,
    left,
    kinds: kinds.flatMap(([, own]): ShareOfKind[] => {
      const [first] = own
      const known = own.flatMap(({ id }) => shares.get(id) ?? [])
      if (!first?.crop || known.length === 0) return []
      return [
        {
          crop_id: first.crop.id,
          enterprise_id: first.enterprise?.id ?? null,
          cents: known.reduce((sum, share) => sum + share, 0),
        },
      ]
    }),
  }))
}

/** The same of crops whose income is worked out: what was kept is worth what costs leave of it, and shares none. */
export function sharedByKinds(
  lines: readonly CropLine[],
  costs: CostsOfFarm,
): readonly CostOfKinds[] {
  const sold = lines.map(line => ({ ...line, income: withoutKept(line) }))
  return costsOfKinds(sold, sharedLines(sold, costs))
}

function withoutKept({ income, kept_income }: CropLine): Known {
  return income === null ? null : income - (kept_income ?? 0)
}
