// What a crop gave by when it was sown, what was sown and how much it rained: each by hectares.

import type { CropLine } from './crop-line.ts'
import { yieldOf } from './crop-yield.ts'
import { addDays, daysBetween } from '../dates/dates.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface YieldBin {
  /** A day, a name, or the least millimetres. */
  readonly at: string | number
  readonly paddocks: number
  /** Hectares that it came off. */
  readonly area: Known
  readonly yield: number
}

/** By the Monday of the week; the earliest first. */
export function yieldsBySowing(lines: readonly CropLine[]): readonly YieldBin[] {
  return bins(lines, ({ sown }) => sown && addDays(sown, -(daysBetween(someMonday, sown) % 7)))
}

/** The best first. */
export function yieldsByVariety(lines: readonly CropLine[]): readonly YieldBin[] {
  const found = bins(lines, ({ variety }) => variety?.name ?? null)
  return found.toSorted((one, other) => other.yield - one.yield)
}

/** By bands of millimetres in the crop; the driest first. */
export function yieldsByRain(lines: readonly CropLine[]): readonly YieldBin[] {
  return bins(lines, ({ crop_rain: mm }) => (mm === null ? null : mm - (mm % rainBand)))
}

/** Millimetres. */
export const rainBand = 50

/** No crop was sown before it. */
const someMonday = '1900-01-01'

function bins(
  lines: readonly CropLine[],
  atOf: (line: CropLine) => YieldBin['at'] | null,
): readonly YieldBin[] {
  const known = lines.flatMap(line => {
    const at = atOf(line)
    return at === null || line.yield === null ? [] : [{ at, line }]
  })
  return [...Map.groupBy(known, ({ at }) => at)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([at, own]) => {
      const taken = own.map(({ line }) => line.taken)
      const yielded = yieldOf(taken)
      if (yielded === null) return []
      const paddocks = new Set(own.map(({ line }) => line.paddock.id)).size
      return [{ at, paddocks, area: sumOf(taken.map(({ area }) => area)), yield: yielded }]
    })
}
