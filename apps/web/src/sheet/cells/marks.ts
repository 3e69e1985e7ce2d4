// What a person typed or pasted that could not be kept as it stands: cells to fix, and new rows that
// still lack what they need. Nothing of it is lost until it is fixed or cleared.

import type { NewRow } from './sheet-column.ts'

/** The text as it was typed, and why it cannot stay so, in a sentence. */
export interface Mark {
  readonly text: string
  readonly wrong: string
  /** What was very likely meant, as it can be typed. */
  readonly offer?: string | undefined
}

/** By the key of the row, then by column. */
export type Marks = ReadonlyMap<string, ReadonlyMap<string, Mark>>

/** A new row that is not saved yet; what of it could not be read stands among the marks. */
export interface DraftRow {
  readonly key: string
  readonly values: NewRow
}

/** All that is held on this device alone. */
export interface Unsaved {
  readonly marks: Marks
  readonly drafts: readonly DraftRow[]
}

/** A mark that is set; without one, that is cleared. */
export interface MarkChange {
  readonly row: string
  readonly column: string
  readonly mark: Mark | undefined
}

export const noMarks: Marks = new Map()
export const nothingHeld: Unsaved = { marks: noMarks, drafts: [] }

export function markAt(marks: Marks, row: string, column: string): Mark | undefined {
  return marks.get(row)?.get(column)
}

export function withMark(marks: Marks, at: { row: string; column: string }, mark: Mark): Marks {
  return changedMarks(marks, [{ ...at, mark }])
}

export function withoutMark(marks: Marks, at: { row: string; column: string }): Marks {
  return changedMarks(marks, [{ ...at, mark: undefined }])
}

/** The same marks where nothing changes. */
export function changedMarks(marks: Marks, changes: readonly MarkChange[]): Marks {
  const fresh = new Map<string, Map<string, Mark>>()
  for (const { row, column, mark } of changes) {
    const now = fresh.get(row) ?? marks.get(row)
    if (isSame(now?.get(column), mark)) continue
    const own = fresh.get(row) ?? new Map(now)
    if (mark) own.set(column, mark)
    else own.delete(column)
    fresh.set(row, own)
  }
  if (fresh.size === 0) return marks
  const changed = new Map([...marks, ...fresh])
  for (const [row, own] of fresh) if (own.size === 0) changed.delete(row)
  return changed
}

/** When a new row got a number, or its number became another. */
export function withRenamedRows(marks: Marks, names: ReadonlyMap<string, string>): Marks {
  if (!hasAny(marks, names.keys())) return marks
  return new Map([...marks].map(([row, own]) => [names.get(row) ?? row, own]))
}

export function withoutRows(marks: Marks, rows: Iterable<string>): Marks {
  const gone = new Set(rows)
  if (!hasAny(marks, gone)) return marks
  return new Map([...marks].filter(([row]) => !gone.has(row)))
}

export function countMarks(marks: Marks): number {
  let count = 0
  for (const own of marks.values()) count += own.size
  return count
}

function hasAny(marks: Marks, rows: Iterable<string>): boolean {
  for (const row of rows) if (marks.has(row)) return true
  return false
}

function isSame(one: Mark | undefined, other: Mark | undefined): boolean {
  return one?.text === other?.text && one?.wrong === other?.wrong && one?.offer === other?.offer
}
