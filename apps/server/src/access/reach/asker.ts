// Whoever asks, as everything in this folder is handed them: with the catalogue, and with conditions
// that are shared, so that rows kept to the same farms are known to be.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { sharedIsOneOf } from './row-conditions.ts'
import type { IsOneOf } from './row-conditions.ts'
import type { Viewer } from './viewer.ts'

export interface Asker {
  readonly viewer: Viewer
  readonly catalogue: Catalogue
  readonly isOneOf: IsOneOf
}

export function askerOf(viewer: Viewer, catalogue: Catalogue): Asker {
  return { viewer, catalogue, isOneOf: sharedIsOneOf() }
}
