// No leftovers: what remains of a set when another is taken from it is nobody, or at least three owners.
// Otherwise the difference of two published figures is nearly a farm's.

import type { Farms } from './crowd.ts'
import type { Withheld } from './edition.ts'

const fewestApart = 3

/** Farms that are in one of two sets only. */
export interface Apart {
  readonly first: readonly number[]
  readonly second: readonly number[]
}

export function farmsApart(one: Farms, other: Farms): Apart {
  const first: number[] = []
  const second: number[] = []
  let at = 0
  for (const farm of one) {
    while (at < other.length && (other[at] ?? 0) < farm) second.push(other[at++] ?? 0)
    if (other[at] === farm) at += 1
    else first.push(farm)
  }
  while (at < other.length) second.push(other[at++] ?? 0)
  return { first, second }
}

/** Counts owners, each once, and no further than the rule asks. */
export class FewOwners {
  private readonly found: number[] = []
  private readonly ownerOf: Int32Array

  constructor(ownerOf: Int32Array) {
    this.ownerOf = ownerOf
  }

  get count(): number {
    return this.found.length
  }

  get isEnough(): boolean {
    return this.count >= fewestApart
  }

  /** Someone, but too few to be said apart. */
  get isLeftover(): boolean {
    return this.count > 0 && this.count < fewestApart
  }

  leftoverBeside(beside: readonly string[], edition: number): Withheld {
    return { rule: 'leftover', beside, edition, owners: this.count }
  }

  add(farms: Iterable<number>, counts: (farm: number) => boolean = () => true): this {
    for (const farm of farms) {
      if (this.count >= fewestApart) break
      const owner = this.ownerOf[farm] ?? 0
      if (counts(farm) && !this.found.includes(owner)) this.found.push(owner)
    }
    return this
  }
}
