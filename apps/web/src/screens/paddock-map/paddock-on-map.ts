// A paddock of the period as the map shows it: what is recorded, and what is drawn.

import type { Shape } from '../../map/shape.ts'

export interface PaddockOnMap {
  readonly id: number
  readonly name: string
  /** As recorded, in hectares. */
  readonly area: number | null
  /** Of the paddock’s row, as last seen. */
  readonly seen: string | undefined
  readonly boundary: KeptBoundary | undefined
  /** Nothing where none is drawn, or what is kept is no shape. */
  readonly shape: Shape | undefined
  /** Measured from the shape. */
  readonly mapped: number | undefined
}

/** The row that holds it. */
export interface KeptBoundary {
  readonly id: number
  readonly location: unknown
  readonly seen: string | undefined
}
