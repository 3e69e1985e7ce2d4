// What is held on this device alone, as it is kept there across reloads.

import type { CellValue } from '../cells/cell-kind.ts'
import type { DraftRow, Unsaved, Mark, Marks } from '../cells/marks.ts'
import { nothingHeld } from '../cells/marks.ts'

export interface UnsavedCellsJson {
  readonly marks: readonly KeptMark[]
  readonly drafts: readonly DraftRow[]
}

interface KeptMark extends Mark {
  readonly row: string
  readonly column: string
}

export function unsavedToJson({ marks, drafts }: Unsaved): UnsavedCellsJson {
  const kept = [...marks].flatMap(([row, own]) =>
    [...own].map(([column, { text, wrong }]) => ({ row, column, text, wrong })),
  )
  return { marks: kept, drafts }
}

/** What has another shape, as an older Furrow may have kept it, is passed over. */
export function unsavedFromJson(json: unknown): Unsaved {
  if (!isRecord(json)) return nothingHeld
  const marks = Array.isArray(json['marks']) ? json['marks'].filter(isMark) : []
  const drafts = Array.isArray(json['drafts']) ? json['drafts'].filter(isDraft) : []
  return { marks: marksOf(marks), drafts }
}

function marksOf(kept: readonly KeptMark[]): Marks {
  const marks = new Map<string, Map<string, Mark>>()
  for (const { row, column, text, wrong } of kept) {
    const own = marks.get(row) ?? new Map<string, Mark>()
    marks.set(row, own.set(column, { text, wrong }))
  }
  return marks
}

function isMark(entry: unknown): entry is KeptMark {
  if (!isRecord(entry)) return false
  return ['row', 'column', 'text', 'wrong'].every(name => typeof entry[name] === 'string')
}

function isDraft(entry: unknown): entry is DraftRow {
  if (!isRecord(entry) || typeof entry['key'] !== 'string') return false
  return isRecord(entry['values']) && Object.values(entry['values']).every(isCellValue)
}

function isCellValue(value: unknown): value is CellValue {
  if (Array.isArray(value)) return value.every(one => ['string', 'number'].includes(typeof one))
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
