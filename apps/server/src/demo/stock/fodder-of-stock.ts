// What a farm kept of the crops of a period to feed it: whatever is taken is gone.

import type { KeptFeed } from '../plan.ts'

/** What is left of a period’s own feed. */
export interface Fodder {
  /** At most so many tonnes, crop by crop, to a tenth of a tonne. */
  take(kind: KeptFeed['kind'], tonnes: number): readonly KeptFeed[]
}

export function fodderOf(kept: readonly KeptFeed[]): Fodder {
  const left = kept.map(feed => ({ ...feed }))
  return {
    take(kind, tonnes) {
      let lacking = tonnes
      return left.flatMap(feed => {
        const part = feed.kind === kind ? tenths(Math.min(feed.tonnes, lacking)) : 0
        feed.tonnes -= part
        lacking -= part
        return part > 0 ? [{ ...feed, tonnes: part }] : []
      })
    },
  }
}

/** Rounded down: no more is fed than there was. */
const tenths = (tonnes: number): number => Math.floor(tonnes * 10 + 1e-6) / 10
