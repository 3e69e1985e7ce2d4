// No leftovers: what remains of a set when another is taken from it is nobody, or at least three owners.
// Otherwise the difference of two published figures is nearly a farm's.

import type { Farms } from './owner-tally.ts'
import type { Withheld } from './edition.ts'

const fewestApart = 3

/** Farms that are in one of two sets only. */
export interface Apart {
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly isComplete: boolean
}

/** All of them, or so many. */
export function farmsApart(one: Farms, other: Farms, most = Infinity): Apart {
  const first: number[] = []
  const second: number[] = []
  let at = 0
  let beside = 0
  while ((at < one.length || beside < other.length) && first.length + second.length < most) {
    const farm = one[at] ?? Infinity
    const next = other[beside] ?? Infinity
    if (farm <= next) at += 1
    if (next <= farm) beside += 1
    if (farm < next) first.push(farm)
    if (next < farm) second.push(next)
  }
  return { first, second, isComplete: at === one.length && beside === other.length }
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

/** As many farms apart as usually show three owners. */
const oftenEnough = 32

/** What two sets leave of each other. */
export class SetsApart {
  private readonly one: Farms
  private readonly other: Farms
  private known: Apart

  constructor(one: Farms, other: Farms) {
    this.one = one
    this.other = other
    this.known = farmsApart(one, other, oftenEnough)
  }

  /** The owners of the farms that are in one of the sets only, and count there. */
  owners(
    ownerOf: Int32Array,
    countsInOne?: (farm: number) => boolean,
    countsInOther?: (farm: number) => boolean,
  ): FewOwners {
    const { first, second, isComplete } = this.known
    const found = new FewOwners(ownerOf).add(first, countsInOne).add(second, countsInOther)
    if (found.isEnough || isComplete) return found
    this.known = farmsApart(this.one, this.other)
    return this.owners(ownerOf, countsInOne, countsInOther)
  }
}
