// The sets that are published so far, to hold the next one against.

import type { Farms } from './owner-tally.ts'

interface WithFarms {
  readonly farms: Farms
}

export class KeptSets<Kept extends WithFarms> {
  private readonly byFarm = new Map<number, Kept[]>()

  add(kept: Kept) {
    for (const farm of kept.farms) {
      const known = this.byFarm.get(farm)
      if (known) known.push(kept)
      else this.byFarm.set(farm, [kept])
    }
  }

  /** Sets that share nobody leave each other whole: only these can leave too few. */
  overlapping(farms: Farms): readonly Kept[] {
    const found = new Set<Kept>()
    for (const farm of farms) for (const kept of this.byFarm.get(farm) ?? []) found.add(kept)
    return [...found]
  }
}
