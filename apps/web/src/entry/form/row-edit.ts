// A row while someone changes it: what they last saw, what they typed over it, and what a colleague
// saved in the meantime in the same fields.

import type { Entity } from '@furrow/catalogue/entity'
import { isSame } from '../rows/same-entry.ts'
import type { Row } from '../rows/row-name.ts'

export interface RowEdit {
  /** As it was last seen; what a new row begins with. */
  readonly seen: Row
  /** By field, only what differs from it. */
  readonly typed: Row
  /** What a colleague saved in fields that are typed into, until it is decided whose holds. */
  readonly theirs: Row
}

export function editOf(row: Row): RowEdit {
  return { seen: row, typed: {}, theirs: {} }
}

export function isTyped({ typed }: RowEdit): boolean {
  return Object.keys(typed).length > 0
}

/** The row as the form shows it. */
export function shownRow({ seen, typed }: RowEdit): Row {
  return { ...seen, ...typed }
}

/** Another kind of record has other rows: what was chosen of the former kind falls away. */
export function typeInto(edit: RowEdit, [name, value]: Typed, { fields }: Entity): RowEdit {
  const isOtherKind = fields[name]?.kind === 'type' && !isSame(value, shownRow(edit)[name])
  const keys = Object.keys(fields).filter(key => isOtherKind && fields[key]?.by === name)
  const all: readonly Typed[] = [[name, value], ...keys.map(key => [key, null] as const)]
  return all.reduce(withOne, edit)
}

type Typed = readonly [name: string, value: unknown]

/** The same edit of the row as it is now. What both of them changed alike is no longer typed. */
export function rebased(edit: RowEdit, now: Row): RowEdit {
  const typed = Object.entries(edit.typed).filter(([name, value]) => !isSame(value, now[name]))
  const moved = typed.filter(([name]) => !isSame(edit.seen[name], now[name]))
  return {
    seen: now,
    typed: Object.fromEntries(typed),
    theirs: Object.fromEntries(moved.map(([name]) => [name, now[name] ?? null])),
  }
}

export function keepMine(edit: RowEdit, name: string): RowEdit {
  return { ...edit, theirs: without(edit.theirs, name) }
}

export function takeTheirs(edit: RowEdit, name: string): RowEdit {
  return { ...edit, typed: without(edit.typed, name), theirs: without(edit.theirs, name) }
}

function withOne(edit: RowEdit, [name, value]: Typed): RowEdit {
  const isBack = isSame(value, edit.seen[name])
  const typed = isBack ? without(edit.typed, name) : { ...edit.typed, [name]: value }
  return { ...edit, typed }
}

function without(row: Row, name: string): Row {
  const { [name]: _gone, ...rest } = row
  return rest
}
