// In which words someone is asked which of two values shall hold: the one that they typed, or the one that
// was saved in the meantime.

import type { LastSaver } from './use-last-saver.ts'

interface ConflictWords {
  /** Who saved what. */
  readonly saved: string
  readonly asked: string
  readonly keep: string
  readonly take: string
}

/** “Sam Reed saved 72. Keep 71 or take 72?” Of values as they are shown; nothing is ``. */
export function conflictWords(
  { mine, theirs }: { readonly mine: string; readonly theirs: string },
  saver: LastSaver,
): ConflictWords {
  const keep = mine === '' ? 'leave it empty' : `keep ${short(mine) ?? 'mine'}`
  const take = theirs === '' ? 'leave it empty' : `take ${short(theirs) ?? 'theirs'}`
  return {
    saved: savedWords(saver, theirs),
    asked: `${capital(keep)} or ${take}?`,
    keep: capital(keep),
    take: capital(take),
  }
}

function savedWords(saver: LastSaver, text: string): string {
  if (saver.is === 'unknown') {
    return text === ''
      ? 'This was emptied in the meantime.'
      : `This was changed to ${text} in the meantime.`
  }
  const who = saver.is === 'you' ? 'You' : saver.name
  const where = saver.is === 'you' ? ` ${places[saver.where]}` : ''
  return text === '' ? `${who} emptied this${where}.` : `${who} saved ${text}${where}.`
}

const places = { window: 'in another window', device: 'on another device' } as const

/** What fits on a button; nothing where it would not. */
function short(text: string): string | undefined {
  return text.length > longest ? undefined : text
}

const longest = 24

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
