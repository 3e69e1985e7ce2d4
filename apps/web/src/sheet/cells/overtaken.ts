// A cell whose value became another while it was typed into: what is typed by now, and in which words
// the person is asked which of the two shall hold.

import type { LastSaver } from '../../data/hooks/use-last-saver.ts'
import type { CellKind, CellValue } from './cell-kind.ts'
import { cellText } from './cell-text.ts'
import type { TypedCell } from './editor-acts.ts'
import { kindInLine } from './kind-in-line.ts'
import { readCell } from './read-cell.ts'
import type { SheetColumn } from './sheet-column.ts'
import { isSameValue, lineValue, lockedWhy } from './sheet-lines.ts'
import type { SheetLine } from './sheet-lines.ts'

interface Leaving {
  readonly typed: TypedCell
  /** What the cell said when it was opened. */
  readonly seen: CellValue
  /** Opened by F2 and left as it was. */
  readonly isUntouched: boolean
}

export type Overtaken = { readonly is: 'untouched' } | { readonly is: 'asked'; mine: CellValue }

/** Nothing where what is typed can be written without a question, or could not be read anyway. */
export function overtaken<Row>(
  column: SheetColumn<Row>,
  line: SheetLine<Row> | undefined,
  { typed, seen, isUntouched }: Leaving,
): Overtaken | undefined {
  if (line?.row === undefined || lockedWhy(column, line) !== undefined) return undefined
  const now = lineValue(column, line)
  if (isSameValue(now, seen)) return undefined
  const kind = kindInLine(column, line)
  const read = typed.value === undefined ? readCell(kind, typed.text, column.unit) : typed
  const mine = 'wrong' in read ? undefined : read.value
  if (mine === undefined || isSameValue(mine, now)) return undefined
  return isUntouched && isSameValue(mine, seen) ? { is: 'untouched' } : { is: 'asked', mine }
}

interface Question {
  /** Who saved what. */
  readonly saved: string
  readonly asked: string
  readonly keep: string
  readonly take: string
}

/** “Sam Reed saved 72. Keep 71 or take 72?” */
export function questionOf(
  kind: CellKind,
  { mine, theirs }: { readonly mine: CellValue; readonly theirs: CellValue },
  saver: LastSaver,
): Question {
  const [own, other] = [shortText(kind, mine), shortText(kind, theirs)]
  const keep = own === '' ? 'leave it empty' : `keep ${own ?? 'mine'}`
  const take = other === '' ? 'leave it empty' : `take ${other ?? 'theirs'}`
  const asked = `${capital(keep)} or ${take}?`
  return {
    saved: savedWords(saver, cellText(kind, theirs)),
    asked,
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
function shortText(kind: CellKind, value: CellValue): string | undefined {
  const text = cellText(kind, value)
  return text.length > longest ? undefined : text
}

const longest = 24

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
