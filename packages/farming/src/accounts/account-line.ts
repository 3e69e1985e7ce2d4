// What a statement of accounts says, once it was read: its lines, without its totals.

export type StatementPart =
  | 'income'
  | 'cost of sales'
  | 'expense'
  | 'other income'
  | 'other expense'
  | 'asset'
  | 'liability'
  | 'equity'

/** One account of a statement. */
export interface AccountLine {
  /** Where it stands in the file; rows count from 1. */
  readonly sheet: string
  readonly row: number
  readonly code: string | null
  /** As it is written, without its code. */
  readonly name: string
  /** The headings that it stands under, outermost first. */
  readonly sections: readonly string[]
  /** Not known where the headings do not say it. */
  readonly part: StatementPart | null
  /** What it adds to net profit: a sale is above 0, a cost below. Of a balance, a debit is above 0.
   * Where a trial balance does not say the part, a credit is above 0. */
  readonly cents: number
}
