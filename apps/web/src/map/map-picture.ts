// What a map shows: shapes with their colours and names, and points.

import type { Position, Shape } from './shape.ts'

export interface MapPicture {
  readonly shapes: readonly ShownShape[]
  readonly points: readonly ShownPoint[]
}

export interface ShownShape {
  readonly id: number
  readonly shape: Shape
  readonly colour: string
  /** Of a second crop on the same ground: stripes over the first. */
  readonly second?: string | undefined
  /** `ghost`: only its line. `faint`: it steps back behind the others. */
  readonly look: 'plain' | 'chosen' | 'faint' | 'ghost'
  /** Nothing for one without a name. */
  readonly label?: MapLabel
}

export interface ShownPoint {
  readonly id: string
  readonly kind: 'gauge' | 'property'
  readonly at: Position
  readonly look: 'plain' | 'chosen'
  readonly label: MapLabel
}

export interface MapLabel {
  readonly name: string
  /** Below the name, where there is room: its area. */
  readonly detail?: string
  /** What its colour says, in a word; shown where it is chosen or pointed at. */
  readonly word?: string
}

/** Pictures of the ground, from elsewhere. */
export interface Tiles {
  readonly url: string
  readonly attribution: string | undefined
}
