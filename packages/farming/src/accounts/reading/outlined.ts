// The outline of a statement: its accounts, its totals and what is left to be asked.

import type { BodyRow } from './body-rows.ts'

export interface OutlineLine {
  readonly row: BodyRow
  readonly cents: number
  readonly sections: readonly string[]
}

export interface OutlineTotal {
  readonly row: BodyRow
  /** Which of the lines it adds up: from one up to another that is no longer of it. */
  readonly from: number
  readonly until: number
  readonly kind: 'section' | 'part way' | 'other' | 'net'
}

export interface Outline {
  readonly lines: readonly OutlineLine[]
  readonly totals: readonly OutlineTotal[]
  /** Headings without a line below them. */
  readonly empty: readonly BodyRow[]
  readonly zeroLines: number
  /** A total, or an account that is called so? */
  readonly doubtful: readonly BodyRow[]
  /** Amounts without a name that no total explains. */
  readonly nameless: readonly BodyRow[]
}

export interface OutlineWish {
  /** How far a sum may be off for each line. */
  readonly tolerance: number
  /** Answers, by the row of the page. */
  readonly isTotal: (row: BodyRow) => boolean | undefined
}
