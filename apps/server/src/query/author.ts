// Who writes: stands on every line of the history.

export interface Author {
  /** Who really sits there; nobody, where Furrow itself writes, or an operator at the command line. */
  readonly person: number | null
  /** For whom they act, where that is someone else. */
  readonly actingAs: number | null
  /** The number of that acting. */
  readonly impersonation: number | null
  readonly request: string
  readonly device: string | null
}

/** The request of what Furrow recalculates from other rows. */
export const recalculating = 'recalculated'
