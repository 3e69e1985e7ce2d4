// The line of a sheet that is open over its cards: written, and taken away, as in the table.

import { useState } from 'react'
import { ConfirmDelete } from '../../ui/confirm-delete.tsx'
import { comesBack, mayGo, useRemoveLines } from '../acts/use-remove-lines.ts'
import type { LineKnown } from '../cells/cell-state.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetProps } from '../writing/sheet-props.ts'
import type { Writing } from '../writing/use-writing.ts'
import { LineDrawer } from './line-drawer.tsx'
import { nameOfLine } from './name-of-line.ts'

interface Props<Row> {
  readonly line: SheetLine<Row>
  /** Its place among the lines; less than none before something is typed in it. */
  readonly at: number
  readonly known: LineKnown
  readonly sheet: SheetProps<Row>
  readonly writing: Writing<Row>
  readonly onClose: () => void
}

export function OpenedLine<Row>({ line, at, known, sheet, writing, onClose }: Props<Row>) {
  const [isAsking, setAsking] = useState(false)
  const removeLines = useRemoveLines(writing)
  const mayRemove = at >= 0 && sheet.toChange !== undefined && mayGo(sheet, line)
  const remove = () => {
    removeLines(sheet, [line])
    onClose()
  }
  return (
    <>
      <LineDrawer
        line={line}
        known={known}
        sheet={sheet}
        onWrite={(column, text) => {
          const where = at < 0 ? { newRow: 0 } : { rowIndex: at }
          writing.texts([{ ...where, column, text }], 'typing')
        }}
        onRemove={
          mayRemove ? () => (comesBack(sheet, [line]) ? remove() : setAsking(true)) : undefined
        }
        onClose={onClose}
      />
      {isAsking ? (
        <ConfirmDelete
          opened
          entityName={sheet.title}
          entityId={nameOfLine(line, sheet)}
          onOk={remove}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
