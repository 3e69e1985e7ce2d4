// Who writes: stands on every line of the history.

export interface Author {
  /** Who really sits there. */
  readonly person: number
  /** For whom they act, where that is somebody else. */
  readonly actingAs: number | null
  /** The number of that acting. */
  readonly impersonation: number | null
  readonly request: string
  readonly device: string | null
}
