// Whether the tour offers itself: to who joined lately, and on this device has had nothing to do with help yet.

import type { HelpNote } from './use-help-note.ts'

/** `joined`: when the account was made. */
export function isNewcomer(note: HelpNote, joined: string, now: number): boolean {
  return !hasMetHelp(note) && now - Date.parse(joined) < newFor
}

/** Whether help was met on this device before. */
export function hasMetHelp({ isOffered, isTouring, seen, step }: HelpNote): boolean {
  return Boolean(isOffered) || Boolean(isTouring) || seen !== undefined || step !== undefined
}

/** In milliseconds: thirty days. */
const newFor = 30 * 24 * 60 * 60 * 1000
