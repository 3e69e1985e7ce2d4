// Whether the tour offers itself: to who joined lately, and on this device has had nothing to do with help yet.

import type { HelpNote } from './use-help-note.ts'

/** `joined`: when the account was made. */
export function isNewcomer(note: HelpNote, joined: string, now: number): boolean {
  const isKnown =
    note.isOffered || note.isTouring || note.seen !== undefined || note.step !== undefined
  return !isKnown && now - Date.parse(joined) < newFor
}

/** In milliseconds: thirty days. */
const newFor = 30 * 24 * 60 * 60 * 1000
