// How many owners stand behind a figure that is published, and how roughly their number is said.

import type { LeastOwners, Withheld } from './edition.ts'

const least: LeastOwners = { average: 5, quartiles: 8, fifths: 15, public: 20 }

/** Settings raise them and never lower them. */
export function leastOwnersWith(raised: Partial<LeastOwners> = {}): LeastOwners {
  return {
    average: Math.max(least.average, raised.average ?? 0),
    quartiles: Math.max(least.quartiles, raised.quartiles ?? 0),
    fifths: Math.max(least.fifths, raised.fifths ?? 0),
    public: Math.max(least.public, raised.public ?? 0),
  }
}

export function belowFloor(owners: number, needed: number): Withheld | null {
  return owners < needed ? { rule: 'floor', owners, needed } : null
}

/** 5–9, 10–14, 15–19, then in tens, from 100 in hundreds, from 1,000 in thousands. */
export function bandOf(count: number): string {
  const width = [1000, 100, 10].find(step => count >= (step === 10 ? 20 : step)) ?? 5
  const from = count - (count % width)
  return `${from}–${from + width - 1}`
}
