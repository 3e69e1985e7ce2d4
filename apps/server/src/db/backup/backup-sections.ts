// What stands in a backup, one section behind another: a heading, the tables, the sequences, the
// files, and the closing line without which it is none. Each heading and each end is a line of JSON.

import type { Sequence } from './stored-tables.ts'
import type { Checksum } from './table-rows.ts'

/** Of the way in which a backup is written. */
export const format = 1

export interface Heading {
  readonly furrow: 'backup'
  readonly format: number
  readonly at: string
  /** The version of PostgreSQL that the rows come from. */
  readonly postgres: string
  readonly migrations: readonly AppliedMigration[]
}

export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

/** Followed by pieces and a `Checksum`. */
export interface TableHeading {
  readonly table: string
  readonly columns: readonly string[]
}

export interface SequencesLine {
  readonly sequences: readonly Sequence[]
}

/** Followed by pieces and a `FileEnd`. */
export interface FileHeading {
  readonly file: string
}

export interface FileEnd {
  readonly size: number
  readonly sha256: string
}

export interface BackupContents {
  readonly tables: number
  readonly rows: number
  readonly files: number
}

export interface ClosingLine {
  readonly end: BackupContents
  /** Of all lines before it. */
  readonly sha256: string
}

export type BackupLine = Heading | TableHeading | Checksum | SequencesLine | FileHeading | FileEnd
