// What stands open in a farm's period, as it is told: blockers keep it from being submitted, warnings
// look wrong until they are mended or confirmed.

import type { SectionName } from '@furrow/farming/completeness-questions'

export interface OpenPoints {
  readonly blockers: readonly OpenPoint[]
  readonly warnings: readonly OpenPoint[]
}

export interface OpenPoint {
  /** `E-` a blocker, `W-` a warning. */
  readonly code: string
  /** As it is said to a farmer. */
  readonly message: string
  readonly section: SectionName
  /** The record that it is about, where it is about one. */
  readonly resource: string | null
  readonly id: number | null
  readonly field: string | null
  /** The record in words: `River, Wheat`. */
  readonly where: string | null
  /** Of a warning that still says what it said when somebody confirmed it. */
  readonly confirmed: Confirmation | null
}

export interface Confirmation {
  readonly id: number
  readonly note: string
  /** The name of whoever confirmed it. */
  readonly by: string | null
  readonly at: string
}
