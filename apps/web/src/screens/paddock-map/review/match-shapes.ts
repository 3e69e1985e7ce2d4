// Which paddock each shape of a file is: the one of that name, or else the one whose boundary lies where
// the shape lies.

import type { FoundShape } from '../../../map/files/map-file.ts'
import { mayBeSameGround, roughlySameGround } from '../../../map/shared-roughly.ts'
import type { Shape } from '../../../map/shape.ts'
import type { PaddockOnMap } from '../paddock-on-map.ts'
import { nameKey } from './name-key.ts'

export interface Match {
  readonly paddock: PaddockOnMap
  readonly by: 'name' | 'place'
}

/** In the order of the shapes; several shapes may have the name of one paddock. */
export function matchShapes(
  shapes: readonly FoundShape[],
  names: readonly string[],
  paddocks: readonly PaddockOnMap[],
): readonly (Match | undefined)[] {
  const byName = names.map(matchByName(paddocks))
  const taken = new Set(byName.map(match => match?.paddock.id))
  const free = paddocks.filter(({ id }) => !taken.has(id))
  const left = shapes.map((found, place) => (byName[place] ? undefined : found.shape))
  const byPlace = matchByPlace(left, free)
  return byName.map((match, place) => match ?? byPlace.get(place))
}

function matchByName(paddocks: readonly PaddockOnMap[]) {
  const byKey = Map.groupBy(paddocks, ({ name }) => nameKey(name))
  return (name: string): Match | undefined => {
    const [paddock, ...others] = byKey.get(nameKey(name)) ?? []
    // Of two that are called nearly the same, the one that is called exactly so.
    const exact = [paddock, ...others].find(one => one?.name === name.trim())
    const match = exact ?? (others.length === 0 ? paddock : undefined)
    return match && nameKey(name) !== '' ? { paddock: match, by: 'name' } : undefined
  }
}

/** The best pairs first, each shape and each paddock once. */
function matchByPlace(
  shapes: readonly (Shape | undefined)[],
  paddocks: readonly PaddockOnMap[],
): ReadonlyMap<number, Match> {
  const pairs = shapes.flatMap((shape, place) =>
    paddocks.flatMap(paddock => {
      if (!shape || !paddock.shape) return []
      if (!mayBeSameGround(shape, paddock.shape, leastShared)) return []
      const share = roughlySameGround(shape, paddock.shape)
      return share >= leastShared ? [{ place, paddock, share }] : []
    }),
  )
  const matches = new Map<number, Match>()
  const used = new Set<number>()
  for (const { place, paddock } of pairs.toSorted((one, other) => other.share - one.share)) {
    if (matches.has(place) || used.has(paddock.id)) continue
    matches.set(place, { paddock, by: 'place' })
    used.add(paddock.id)
  }
  return matches
}

const leastShared = 0.5
