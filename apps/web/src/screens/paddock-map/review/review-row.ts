// A shape of the file as the review shows it: what it is called, and what would happen to it.

import type { FoundShape } from '../../../map/files/map-file.ts'
import type { Shape } from '../../../map/shape.ts'
import type { PaddockOnMap } from '../paddock-on-map.ts'
import type { Decision } from './decision.ts'
import type { Match } from './match-shapes.ts'

/** `draw`: the first boundary of a paddock. `join`: it becomes a part of an earlier shape. */
export type Happening = 'add' | 'draw' | 'change' | 'same' | 'join' | 'leave'

export interface ReviewRow {
  /** In the file. */
  readonly place: number
  readonly found: FoundShape
  /** As it is called in the file. */
  readonly name: string
  readonly decision: Decision
  readonly match: Match | undefined
  /** That it goes to. */
  readonly paddock: PaddockOnMap | undefined
  readonly happening: Happening
  /** As it would be written: with what is joined to it. */
  readonly shape: Shape
  readonly hectares: number
  /** Sentences: nothing is written as long as there are any. */
  readonly blocks: readonly string[]
}

/** Whether anything is written of it. */
export function isWritten({ happening }: ReviewRow): boolean {
  return happening === 'add' || happening === 'draw' || happening === 'change'
}
