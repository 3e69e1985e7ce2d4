// Files on their way to the server, as they are told.

/** What is taken. */
export interface UploadLimits {
  readonly max_bytes: number
  /** What was begun and never ended is let go of after so many days. */
  readonly expires_days: number
  readonly accepted: readonly AcceptedFiles[]
  /** All of it in a sentence. */
  readonly in_words: string
}

interface AcceptedFiles {
  readonly label: string
  readonly media_type: string
  /** How names of such files end, without the dot. */
  readonly endings: readonly string[]
}

export interface UploadState {
  readonly id: string
  /**
   * `received`: all of it is there, but it is no file yet; `message` says why, and asking for its offset
   * tries again. `refused`: it was thrown away, for the reason in `message`.
   */
  readonly state: 'receiving' | 'received' | 'done' | 'refused'
  readonly name: string
  readonly size: number
  readonly received: number
  readonly begun_at: string
  readonly expires_at: string
  /** The row of `files` that it became. */
  readonly file_id: number | null
  readonly scan: 'Not scanned' | 'Clean' | 'Infected' | null
  readonly warnings: readonly {
    readonly resource: string
    readonly id: number
    readonly field: string
    readonly code: string
    readonly message: string
  }[]
  readonly message: string | null
}
