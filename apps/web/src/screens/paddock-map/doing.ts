// What someone is at on the map.

import type { FoundShapes } from '../../map/files/map-file.ts'
import type { Position } from '../../map/shape.ts'

export type MapTask =
  | { readonly kind: 'looking' }
  /** The boundary of this paddock. */
  | { readonly kind: 'drawing'; readonly paddock: number }
  /** Saying where this gauge stands. */
  | Placing
  | Reviewing

export interface Placing {
  readonly kind: 'placing'
  readonly gauge: number
  /** As far as it is said. */
  readonly at?: Position | undefined
}

export interface Reviewing {
  readonly kind: 'reviewing'
  readonly file: string
  readonly found: FoundShapes
  /** It was brought in for this paddock alone. */
  readonly paddock: number | undefined
}

export const looking: MapTask = { kind: 'looking' }
