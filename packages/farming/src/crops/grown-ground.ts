// How much ground crops took, as the collection of a period counts it: kind by kind, and paddock by
// paddock.

import type { GroundUsed } from './area-check.ts'
import type { CropLine } from './crop-line.ts'
import type { Known } from '../numbers/ratio.ts'
import { sumOf } from '../numbers/ratio.ts'

export interface GrownArea {
  readonly id: number
  readonly crop: string
  readonly area: number
}

/** The largest first. Fallow is no crop, and neither is anything else that is never taken off or sown. */
export function grownAreas(lines: readonly CropLine[]): readonly GrownArea[] {
  const grown = lines.filter(({ crop, sown }) => crop && (crop.harvest !== 'none' || sown !== null))
  return [...Map.groupBy(grown, ({ crop }) => crop?.id ?? 0)]
    .flatMap(([id, own]) => {
      const area = sumOf(own.map(one => one.area)) ?? 0
      return area > 0 ? [{ id, crop: own[0]?.crop?.name ?? '', area }] : []
    })
    .toSorted((one, other) => other.area - one.area || (one.crop < other.crop ? -1 : 1))
}

interface Ground {
  readonly id: number
  readonly name: string
  readonly area: Known
}

/** Of paddocks that are kept for crops: the largest crop that stood on each, or its fallow. */
export function groundUsed(
  paddocks: readonly Ground[],
  lines: readonly CropLine[],
): readonly GroundUsed[] {
  const byPaddock = Map.groupBy(lines, ({ paddock }) => paddock.id)
  return paddocks.map(({ id, name, area }) => {
    const areas = (byPaddock.get(id) ?? []).flatMap(line => (line.area === null ? [] : [line.area]))
    return { paddock: name, area: area ?? 0, used: areas.length === 0 ? null : Math.max(...areas) }
  })
}
