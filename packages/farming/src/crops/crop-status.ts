// Where a crop stands in its period, as far as its events say, and when that moves a status that
// was chosen by hand. Statuses go by their lasting names.

import { isAllTaken, isWholeHarvest } from './crop-area.ts'
import type { CropEvent } from './crop-event.ts'

export type CropStatus =
  | 'planned'
  | 'fallow'
  | 'growing'
  | 'harvested'
  | 'part-harvested'
  | 'grazed-out'
  | 'cut-for-hay'
  | 'manured'
  | 'failed'
  | 'carried-over'

export interface CropSoFar {
  /** Of the crop that is there now, in this period. */
  readonly events: readonly CropEvent[]
  readonly termination: CropEvent | null
  /** Sown here, or standing on from the period before. */
  readonly stands: boolean
  /** It stands on into the next period. */
  readonly goesOn: boolean
}

export function statusOf(crop: CropSoFar): CropStatus {
  const { events, termination, stands, goesOn } = crop
  if (termination) return endedStatus(termination, events)
  if (goesOn || events.some(({ kind }) => kind === 'cane')) return 'carried-over'
  if (stands) return 'growing'
  return events.some(({ kind }) => kind === 'fallow') ? 'fallow' : 'planned'
}

/** Whether events alone take a crop from one status to another. */
export function mayMove(from: string | null, to: CropStatus): boolean {
  return from === null || (moves[from] ?? []).includes(to)
}

function endedStatus(termination: CropEvent, events: readonly CropEvent[]): CropStatus {
  if (termination.kind === 'ending') return otherwiseEnded(termination, events)
  if (!isAllTaken(events)) return 'part-harvested'
  if (termination.kind !== 'hay') return 'harvested'
  return isWholeHarvest(events) ? 'harvested' : 'cut-for-hay'
}

function otherwiseEnded({ how }: CropEvent, events: readonly CropEvent[]): CropStatus {
  if (how === 'ploughed-out') return ploughedOut(events)
  return endings[how ?? ''] ?? 'failed'
}

/** An old stand is known by what was taken from it last. */
function ploughedOut(events: readonly CropEvent[]): CropStatus {
  const isTaken = events.some(({ kind }) => ['grain', 'lint', 'hay', 'cane'].includes(kind))
  return isTaken ? 'harvested' : 'grazed-out'
}

const endings: Readonly<Record<string, CropStatus>> = {
  'grazed-out': 'grazed-out',
  'sprayed-out': 'manured',
  'ploughed-in': 'manured',
  'cut-for-silage': 'cut-for-hay',
  'sold-standing': 'harvested',
}

const ended: readonly CropStatus[] = [
  'harvested',
  'part-harvested',
  'grazed-out',
  'cut-for-hay',
  'manured',
  'failed',
  'carried-over',
]

/**
 * The agronomist's table. What is not there yet may be harvested by way of growing, and a stand that
 * was carried over may still be ploughed up.
 */
const moves: Readonly<Record<string, readonly CropStatus[]>> = {
  planned: ['growing', 'fallow', ...ended],
  fallow: ['growing', ...ended],
  growing: ended,
  'part-harvested': ['harvested', 'failed', 'grazed-out', 'cut-for-hay'],
  'carried-over': ['harvested', 'grazed-out', 'cut-for-hay', 'manured', 'failed'],
}
