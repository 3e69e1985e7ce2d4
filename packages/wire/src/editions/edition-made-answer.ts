// What came of an edition of benchmarks that was tried or published, as the result of its job tells staff.

import type { outlierDecisions } from '@furrow/catalogue/choices'

export interface EditionMade {
  /** Its number within the period. */
  readonly edition: number
  /** Nothing was stored. */
  readonly trial: boolean
  /** How many take part. */
  readonly farms: number
  readonly left_out: readonly FarmLeftOut[]
  readonly review: EditionReview
  /** Against the edition before. */
  readonly moved: readonly MovedFigure[]
  readonly more_moved: number
}

export interface FarmLeftOut {
  readonly farm_id: number
  readonly name: string
  /** Where only that is left out of it. */
  readonly scope?: string
  readonly reason: string
}

export interface EditionReview {
  readonly groups: readonly ReviewedGroup[]
  readonly more_groups: number
  readonly outliers: readonly FarFigure[]
  readonly more_outliers: number
  readonly undecided: number
}

export interface ReviewedGroup {
  readonly scope: string
  /** What that is called. */
  readonly of: string
  readonly group: string
  readonly kind: 'node' | 'group' | 'top'
  readonly farms: number
  /** Why nothing of the average farm is told; nothing where it is. */
  readonly average: WithheldWhy | null
  /** How many of its other figures are withheld. */
  readonly figures: number
  /** The reasons of most of them. */
  readonly withheld: readonly (WithheldWhy & { readonly figures: number })[]
}

interface WithheldWhy {
  readonly rule: 'floor' | 'dominance' | 'leftover' | 'overlap'
  readonly why: string
  readonly mend: string
}

/** Far from those of all other farms. */
export interface FarFigure {
  readonly scope: string
  readonly of: string
  readonly measure: string
  readonly label: string
  readonly farm_id: number
  readonly farm: string
  readonly value: number
  readonly text: string
  /** The middle one of all farms, as it is written. */
  readonly middle: string
  readonly robust_z: number
  readonly decision: {
    readonly decision: (typeof outlierDecisions)[number]
    readonly reason: string | null
  } | null
}

/** The measure of a middle farm, or the line of an average farm. */
export interface MovedFigure {
  readonly scope: string
  readonly of: string
  readonly group: string
  readonly figure: string
  readonly label: string
  /** As they are written; nothing where it was, or is, withheld. */
  readonly before: string | null
  readonly after: string | null
}
