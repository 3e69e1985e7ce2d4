// How a check of crop events is recorded, and how all of them are asked together: the crops are
// read once for all checks, and not at all where nothing is sent that any of them is about.

import { eventsInCrops } from './event-in-crop.ts'
import type { EventInCrop } from './event-in-crop.ts'
import type { CodedFinding, Finding } from '../saving/findings.ts'
import { touches } from '../saving/read-row.ts'
import type { Asked, RowToSave } from '../saving/save-rule.ts'

export interface EventCheck {
  readonly of: readonly string[]
  /** It is asked of a new row, and where one of these is sent. */
  readonly about: readonly string[]
  /** What can never be true. */
  errors?(event: EventInCrop): readonly Finding[]
  /** What is saved and looks wrong. */
  warnings?(event: EventInCrop): readonly CodedFinding[]
}

export async function errorsIn(
  checks: readonly EventCheck[],
  rows: readonly RowToSave[],
  asked: Asked,
): Promise<(row: RowToSave) => readonly Finding[]> {
  const due = checks.filter(({ of, errors }) => errors && of.includes(asked.entity))
  const events = await touched(due, rows, asked)
  return row => findIn(due, row, events, (check, event) => check.errors?.(event))
}

export async function warningsIn(
  checks: readonly EventCheck[],
  rows: readonly RowToSave[],
  asked: Asked,
): Promise<(row: RowToSave) => readonly CodedFinding[]> {
  const due = checks.filter(({ of, warnings }) => warnings && of.includes(asked.entity))
  const events = await touched(due, rows, asked)
  return row => findIn(due, row, events, (check, event) => check.warnings?.(event))
}

type Events = ReadonlyMap<RowToSave, EventInCrop>

async function touched(
  due: readonly EventCheck[],
  rows: readonly RowToSave[],
  asked: Asked,
): Promise<Events> {
  const judged = rows.filter(row => due.some(({ about }) => touches(row, about)))
  return judged.length === 0 ? new Map() : eventsInCrops(judged, asked)
}

function findIn<F extends Finding>(
  due: readonly EventCheck[],
  row: RowToSave,
  events: Events,
  find: (check: EventCheck, event: EventInCrop) => readonly F[] | undefined,
): readonly F[] {
  const event = events.get(row)
  if (!event) return []
  return due.filter(({ about }) => touches(row, about)).flatMap(check => find(check, event) ?? [])
}
