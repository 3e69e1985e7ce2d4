// Counts owners behind farms over and over without making anything anew: an edition asks millions of times.

/** Some of the farms, by rising number. */
export type Farms = Int32Array

export interface FarmsByOwner {
  readonly owners: number
  readonly farms: number
  /** Who has the most of the farms, and how many. */
  readonly largest: number
  readonly most: number
}

export class OwnerTally {
  private readonly ownerOf: Int32Array
  private readonly counts: Int32Array

  constructor(ownerOf: Int32Array, owners: number) {
    this.ownerOf = ownerOf
    this.counts = new Int32Array(owners)
  }

  of(farms: Farms): FarmsByOwner {
    const { counts, ownerOf } = this
    let owners = 0
    let largest = 0
    let most = 0
    for (const farm of farms) {
      const owner = ownerOf[farm] ?? 0
      const count = (counts[owner] ?? 0) + 1
      counts[owner] = count
      if (count === 1) owners += 1
      if (count > most) [largest, most] = [owner, count]
    }
    for (const farm of farms) counts[ownerOf[farm] ?? 0] = 0
    return { owners, farms: farms.length, largest, most }
  }
}

/** Which farms are in some sets, asked for each measure anew. */
export class FarmMarks {
  private readonly marks: Int32Array
  private round = 0

  constructor(farms: number) {
    this.marks = new Int32Array(farms)
  }

  /** Forgets what was marked before. */
  mark(sets: readonly { readonly farms: Farms }[]): void {
    this.round += 1
    for (const { farms } of sets) for (const farm of farms) this.marks[farm] = this.round
  }

  has(farm: number): boolean {
    return this.marks[farm] === this.round
  }
}
