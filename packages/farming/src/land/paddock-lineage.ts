// How the paddocks of one period came out of those of the period before: kept, split, joined, laid out
// again, new or gone; and whether the ground is still as large as it was.

import { isAsBefore } from './land-area.ts'
import { joinedArea } from './split-area.ts'

export interface EarlierPaddock {
  readonly id: number
  readonly name: string
  readonly area: number | null
}

export interface LaterPaddock extends EarlierPaddock {
  /** The paddocks that it was before; those of other periods than the one before count for nothing. */
  readonly priors: readonly number[]
}

/** Paddocks that hang together, of both periods. */
export interface Lineage {
  readonly kind: LineageKind
  readonly before: readonly EarlierPaddock[]
  readonly now: readonly LaterPaddock[]
  /** Hectares; nothing where the area of one of them is not known. */
  readonly areaBefore: number | null
  readonly areaNow: number | null
  /** Within the 5% that measuring again explains; nothing where it cannot be told. */
  readonly isSameGround: boolean | undefined
}

export type LineageKind = 'kept' | 'split' | 'joined' | 'laid out again' | 'new' | 'gone'

/** In the order of the paddocks as they are now, those that are gone at the end. */
export function lineagesOf(
  before: readonly EarlierPaddock[],
  now: readonly LaterPaddock[],
): readonly Lineage[] {
  const roots = joinedRoots(before, now)
  const groups = Map.groupBy(now, ({ id }) => roots.of(nowKey(id)))
  const gone = Map.groupBy(before, ({ id }) => roots.of(beforeKey(id)))
  const of = (root: string) => lineage(gone.get(root) ?? [], groups.get(root) ?? [])
  const lost = [...gone.keys()].filter(root => !groups.has(root))
  return [...groups.keys(), ...lost].map(of)
}

function lineage(before: readonly EarlierPaddock[], now: readonly LaterPaddock[]): Lineage {
  const areaBefore = joinedArea(before.map(({ area }) => area))
  const areaNow = joinedArea(now.map(({ area }) => area))
  const isJudged = before.length > 0 && now.length > 0 && areaBefore !== null && areaNow !== null
  const isSameGround = isJudged ? isAsBefore(areaNow, areaBefore) : undefined
  return { kind: kindOf(before.length, now.length), before, now, areaBefore, areaNow, isSameGround }
}

function kindOf(before: number, now: number): LineageKind {
  if (before === 0) return 'new'
  if (now === 0) return 'gone'
  if (before === 1) return now === 1 ? 'kept' : 'split'
  return now === 1 ? 'joined' : 'laid out again'
}

const nowKey = (id: number): string => `now ${id}`
const beforeKey = (id: number): string => `before ${id}`

/** Whatever a link leads to belongs to the same ground. */
function joinedRoots(before: readonly EarlierPaddock[], now: readonly LaterPaddock[]) {
  const known = new Set(before.map(({ id }) => id))
  const above = new Map<string, string>()
  const of = (key: string): string => {
    const next = above.get(key)
    return next === undefined ? key : of(next)
  }
  for (const { id, priors } of now) {
    for (const prior of priors.filter(one => known.has(one))) {
      const [mine, theirs] = [of(nowKey(id)), of(beforeKey(prior))]
      if (mine !== theirs) above.set(theirs, mine)
    }
  }
  return { of }
}

/**
 * What a paddock of this lineage had in the period before, where the ground that it was is its alone: of a
 * paddock that was split, no part can say how much of it was theirs.
 */
export function areaBefore({ before, now, areaBefore: area }: Lineage): number | null {
  return now.length === 1 && before.length > 0 ? area : null
}

/** The main one of several: the one that was, as long as it is among them, else the first. */
export function mainPrior(priors: readonly number[], main: number | null): number | null {
  return main !== null && priors.includes(main) ? main : (priors[0] ?? null)
}

/** Paddocks of both periods with one name, where neither is linked yet: very likely the same ground. */
export function alikeByName(
  before: readonly EarlierPaddock[],
  now: readonly LaterPaddock[],
): readonly { readonly before: EarlierPaddock; readonly now: LaterPaddock }[] {
  const linked = new Set(now.flatMap(({ priors }) => priors))
  const free = new Map(
    before.filter(({ id }) => !linked.has(id)).map(one => [plainName(one.name), one]),
  )
  return now
    .filter(({ priors }) => priors.length === 0)
    .flatMap(one => {
      const same = free.get(plainName(one.name))
      return same ? [{ before: same, now: one }] : []
    })
}

/** Without regard to capitals, accents, and more than one blank. */
export function plainName(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '')
  return bare.replace(/\s+/g, ' ').trim().toLowerCase()
}
