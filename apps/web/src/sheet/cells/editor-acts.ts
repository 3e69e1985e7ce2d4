// What a field in a cell is given, and what it hands on.

import type { CellValue } from './cell-kind.ts'

export interface TypedCell {
  readonly text: string
  /** Where it was chosen rather than typed. */
  readonly value?: CellValue
}

/** Where one goes on: by which key. */
export interface Onwards {
  readonly key: string
  readonly shift: boolean
  readonly ctrl: boolean
}

export interface EditorActs {
  /** False where something has to be asked first: then it is not over. */
  readonly commit: (typed: TypedCell, onwards?: Onwards) => boolean
  readonly cancel: () => void
  /** As far as it is typed, for when the field has to be drawn again. */
  readonly typed: () => string | undefined
  readonly note: (typed: string) => void
  /** How the field is ended by what happens elsewhere, and whether it then is. */
  readonly hold: (end: (() => boolean) | undefined) => void
}

export interface EditorProps {
  readonly label: string
  /** Where lists and calendars unfold, by its selector: within the page, and outside the box. */
  readonly floor: string
  readonly initial: string
  /** Whether the text was typed just now, and goes on behind it. */
  readonly isTyped: boolean
  readonly isCareful: boolean
  /** Fingers rather than a mouse. */
  readonly isCoarse: boolean
  readonly acts: EditorActs
}
