// How much land there is of each kind, and whether the paddocks of a property come to its title (W-PAD-1).

import { isAsOnTitle } from './land-area.ts'
import { sumOfAreas } from './split-area.ts'

export interface LandTotal<Key> {
  readonly key: Key
  readonly paddocks: number
  readonly hectares: number
  /** Paddocks whose area is not entered: the hectares are without them. */
  readonly unmeasured: number
}

interface Measured {
  readonly area: number | null
}

/** The largest first. */
export function landBy<Land extends Measured, Key>(
  land: readonly Land[],
  keyOf: (one: Land) => Key,
): readonly LandTotal<Key>[] {
  return [...Map.groupBy(land, keyOf)]
    .map(([key, group]) => ({ key, ...landTotal(group) }))
    .toSorted((one, other) => other.hectares - one.hectares)
}

export function landTotal(land: readonly Measured[]): Omit<LandTotal<unknown>, 'key'> {
  const areas = land.map(({ area }) => area)
  const unmeasured = areas.filter(area => area === null).length
  return { paddocks: land.length, hectares: sumOfAreas(areas), unmeasured }
}

export interface TitleDifference {
  /** Hectares that the paddocks have more than the title; below zero where they have less. */
  readonly hectares: number
  /** The same as a share of the title. */
  readonly share: number
  readonly isAsOnTitle: boolean
}

/** Nothing where there is no title to compare with, or no paddock that was measured. */
export function againstTitle(paddocks: number, title: number | null): TitleDifference | undefined {
  if (!title || paddocks === 0) return undefined
  const hectares = sumOfAreas([paddocks, -title])
  return { hectares, share: hectares / title, isAsOnTitle: isAsOnTitle(paddocks, title) }
}
