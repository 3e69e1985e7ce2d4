// Whoever asks, as everything in this folder is handed them: with the catalogue, and with conditions
// that are shared, so that rows kept to the same farms are known to be.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { isThatOne, sharedIsOneOf } from './row-conditions.ts'
import type { IsOneOf } from './row-conditions.ts'
import type { Viewer } from './viewer.ts'

export interface Asker {
  readonly viewer: Viewer
  readonly catalogue: Catalogue
  readonly isOneOf: IsOneOf
}

/** For what is asked of one farm alone: nothing of their other farms can be in it. */
export function askerOnFarm(viewer: Viewer, catalogue: Catalogue, farm: number): Asker {
  const only = (ids: readonly number[]) => ids.filter(id => id === farm)
  const { seen, recorded, managed, consulted, money } = viewer.farms
  const farms = {
    seen: only(seen),
    recorded: only(recorded),
    managed: only(managed),
    consulted: only(consulted),
    money: only(money),
  }
  return { viewer: { ...viewer, farms }, catalogue, isOneOf: sharedIsOneOf(isThatOne) }
}

export function askerOf(viewer: Viewer, catalogue: Catalogue): Asker {
  return { viewer, catalogue, isOneOf: sharedIsOneOf() }
}
