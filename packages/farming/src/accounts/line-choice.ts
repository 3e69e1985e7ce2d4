// Where the money of an account goes: to figures of the record by shares of it, or to none for a reason.

import type { StatementPart } from './account-line.ts'

/** Of an account, in hundredths of a per cent. */
export const wholeShare = 10_000

export interface ChosenPart {
  readonly field: string
  /** It takes from its figure. */
  readonly subtracts: boolean
  /** In hundredths of a per cent. */
  readonly share: number
  /** Where an amount was typed, it holds for this statement; next year has the share. */
  readonly cents?: number
}

export interface LineChoice {
  readonly parts: readonly ChosenPart[]
  /** Why what the parts leave is in no figure; null while it still has to be placed. */
  readonly setAsideReason: string | null
}

/** What a business chose for an account, kept for its next statement. */
export interface SavedChoice extends LineChoice {
  readonly business: string
  readonly program: string
  readonly code: string | null
  readonly name: string
  /** See `sectionKey`. */
  readonly section: string
  readonly part: StatementPart | null
  readonly lastCents: number
}
