// What the ground remembers of its crops from one period to the next, followed through the paddocks
// that it was before: splits hand on what they had, merges take the most of both.

import type { FallowType } from './enterprises.ts'
import type { MadePaddock } from '../plan.ts'

/** What a paddock looks like at the end of a period. */
export interface RememberedGround {
  readonly paddock: MadePaddock
  readonly crop: string
  readonly collection: number | null
  /** When the last crop ended that was no fallow; null while one stands. */
  readonly ended: number | null
  /** By crop: periods running in which it was sown. */
  readonly running: Readonly<Record<string, number>>
  readonly stand: Stand | null
}

/** A perennial that lives on. */
export interface Stand {
  readonly crop: string
  readonly lifecycle: number
  /** Periods that it has stood; 0 in the one in which it was sown. */
  readonly age: number
  /** The part of the paddock that it covers. */
  readonly cover: number
  readonly lastTaken: number | null
}

/** What a paddock starts a period with. */
export interface Past {
  readonly crop: string | null
  readonly collection: number | null
  readonly ended: number
  /** When all of the ground was free. */
  readonly free: number
  readonly running: Readonly<Record<string, number>>
  readonly stand: Stand | null
  /** Stands of merged paddocks that do not go on. */
  readonly lost: readonly RememberedGround[]
}

/** By paddock, in the order in which they were made. */
export type Memory = Map<MadePaddock, RememberedGround>

export function pastOf(memory: Memory, paddock: MadePaddock, unknown: number): Past {
  const grounds = paddock.prior.flatMap(prior => memory.get(prior) ?? [])
  const main = mainOf(grounds)
  if (!main) return { ...noPast, ended: unknown, free: unknown }
  const others = grounds.filter(ground => ground !== main)
  const ended = main.ended ?? unknown
  const stand = main.stand && { ...main.stand, cover: coverOf(memory, paddock, main.stand.crop) }
  return {
    crop: main.crop,
    collection: main.collection,
    ended,
    free: Math.max(ended, ...others.map(ground => ground.ended ?? ended)),
    running: mostRunning(grounds),
    stand,
    lost: others.filter(ground => ground.stand && ground.stand.crop !== stand?.crop),
  }
}

const noPast = { crop: null, collection: null, running: {}, stand: null, lost: [] }

/** The main paddock before; a stand that was merged with bare grass goes on. */
function mainOf([main, ...others]: readonly RememberedGround[]): RememberedGround | undefined {
  return (main?.crop === 'nothing' && others.find(({ stand }) => stand)) || main
}

/** The share of a merged paddock on which the crop stands. */
function coverOf(memory: Memory, { prior }: MadePaddock, crop: string): number {
  let [covered, area] = [0, 0]
  for (const paddock of prior) {
    const stand = memory.get(paddock)?.stand
    area += paddock.area
    if (stand?.crop === crop) covered += paddock.area * stand.cover
  }
  return covered / area
}

function mostRunning(grounds: readonly RememberedGround[]): Record<string, number> {
  const most: Record<string, number> = {}
  for (const { running } of grounds) {
    for (const [crop, periods] of Object.entries(running)) {
      most[crop] = Math.max(most[crop] ?? 0, periods)
    }
  }
  return most
}

/** What the books would suggest: the days between the last crop and this one. */
export function fallowBefore(crop: string, past: string | null, days: number): FallowType {
  if (crop === 'sugarcane' && (past === 'soybean' || past === null)) return 'legume-fallow'
  if (days <= 100) return 'double-crop'
  return days <= 270 ? 'short-fallow' : 'long-fallow'
}
