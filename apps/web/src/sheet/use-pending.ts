// What was typed and does not stand in the rows yet, for the device needs a moment to keep it: shown
// at once, and forgotten when the rows say it or its fate is known.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CellValue } from './cell-kind.ts'
import type { CellEdit, SheetColumn } from './sheet-column.ts'
import { isSameValue, rowKey } from './sheet-lines.ts'

/** By the key of the line, then by column. */
export type Pending = ReadonlyMap<string, ReadonlyMap<string, CellValue>>

interface Props<Row> {
  readonly columns: readonly SheetColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => number
}

export interface PendingEdits<Row> {
  readonly pending: Pending
  /** With what is typed in place of what the rows say. */
  readonly columns: readonly SheetColumn<Row>[]
  readonly add: (edits: readonly CellEdit[]) => void
  readonly drop: (edits: readonly CellEdit[]) => void
}

export function usePending<Row>({ columns, rows, rowId }: Props<Row>): PendingEdits<Row> {
  const now = useRef<Pending>(nothing)
  const [pending, show] = useState<Pending>(nothing)
  const set = useCallback((next: Pending) => {
    if (next === now.current) return
    now.current = next
    show(next)
  }, [])
  const add = useCallback((edits: readonly CellEdit[]) => set(withEdits(now.current, edits)), [set])
  const drop = useCallback(
    (edits: readonly CellEdit[]) => set(withoutEdits(now.current, edits)),
    [set],
  )
  useEffect(() => {
    if (now.current.size > 0) set(stillAhead(now.current, { columns, rows, rowId }))
  }, [columns, rows, rowId, set])
  const reading = useMemo(
    () =>
      columns.map(column => ({
        ...column,
        value: (row: Row) => {
          if (now.current.size === 0) return column.value(row)
          const typed = now.current.get(rowKey(rowId(row)))?.get(column.id)
          return typed === undefined ? column.value(row) : typed
        },
      })),
    [columns, rowId],
  )
  return { pending, columns: reading, add, drop }
}

const nothing: Pending = new Map()

function withEdits(pending: Pending, edits: readonly CellEdit[]): Pending {
  if (edits.length === 0) return pending
  const next = new Map(pending)
  for (const [row, own] of Map.groupBy(edits, ({ row }) => row)) {
    const values = own.map(({ column, value }) => [column, value] as const)
    next.set(rowKey(row), new Map([...(next.get(rowKey(row)) ?? []), ...values]))
  }
  return next
}

/** Unless something else was typed there since. */
function withoutEdits(pending: Pending, edits: readonly CellEdit[]): Pending {
  if (pending.size === 0) return pending
  const settled = new Map(edits.map(edit => [`${rowKey(edit.row)} ${edit.column}`, edit.value]))
  return filtered(pending, (row, column, value) => {
    const own = settled.get(`${row} ${column}`)
    return own === undefined || !isSameValue(own, value)
  })
}

function stillAhead<Row>(pending: Pending, { columns, rows, rowId }: Props<Row>): Pending {
  const byKey = new Map(
    rows.flatMap(row => {
      const key = rowKey(rowId(row))
      return pending.has(key) ? [[key, row] as const] : []
    }),
  )
  const byId = new Map(columns.map(column => [column.id, column]))
  return filtered(pending, (key, id, value) => {
    const [row, column] = [byKey.get(key), byId.get(id)]
    return row !== undefined && column !== undefined && !isSameValue(column.value(row), value)
  })
}

/** The same where nothing is taken away, and the same values of a row where none of its are. */
function filtered(
  pending: Pending,
  isKept: (row: string, column: string, value: CellValue) => boolean,
): Pending {
  let isSame = true
  const next = new Map<string, ReadonlyMap<string, CellValue>>()
  for (const [row, own] of pending) {
    const left = [...own].filter(([column, value]) => isKept(row, column, value))
    if (left.length < own.size) isSame = false
    if (left.length > 0) next.set(row, left.length === own.size ? own : new Map(left))
  }
  return isSame ? pending : next
}
