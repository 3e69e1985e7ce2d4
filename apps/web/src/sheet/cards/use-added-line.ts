// A new row that is typed field by field in its drawer. It is no line before something is typed in it, and goes
// from there to a saved row; it stays the same one.

import { useState } from 'react'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { LinesNow } from '../acts/use-sheet-lines.ts'

type Known<Row> = Pick<LinesNow<Row>, 'lines' | 'newRows'>

export interface AddedLine<Row> {
  /** Nothing where none is being added. */
  readonly line: SheetLine<Row> | undefined
  /** Its place among the lines; less than none before something is typed in it. */
  readonly at: number
  readonly begin: () => void
  readonly end: () => void
}

export function useAddedLine<Row>({ lines, newRows }: Known<Row>): AddedLine<Row> {
  const [others, setOthers] = useState<ReadonlySet<string>>()
  const keyOf = ({ key }: SheetLine<Row>) => newRows.lastingKey(key)
  // Whatever its number is by now, a row that came from a line of this sheet is known by that line.
  const isOwn = (line: SheetLine<Row>) => line.draft !== undefined || keyOf(line) !== line.key
  const at = others ? lines.findLastIndex(line => isOwn(line) && !others.has(keyOf(line))) : -1
  return {
    line: others && (lines[at] ?? untyped),
    at,
    begin: () => setOthers(new Set(lines.map(keyOf))),
    end: () => setOthers(undefined),
  }
}

const untyped = { key: '', draft: { key: '', values: {} } }
