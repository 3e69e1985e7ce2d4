// What is typed into a new row that is just being made is done as soon as the row is there.

import { useCallback, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { PlannedCell } from './plan-paste.ts'
import type { Births } from './use-births.ts'
import type { WriteTexts, Written, WritingDesk } from './write-cells.ts'

interface Queued {
  readonly key: string
  readonly column: string
  readonly text: string
}

export function useQueue<Row>(
  deskRef: RefObject<WritingDesk<Row>>,
  births: Births,
  write: WriteTexts,
): WriteTexts {
  const queue = useRef<readonly Queued[]>([])
  useEffect(() => {
    const isBorn = ({ key }: Queued) => births.bornAs.has(key)
    const ready = queue.current.filter(isBorn)
    if (ready.length === 0) return
    queue.current = queue.current.filter(queued => !isBorn(queued))
    const cells = placed(ready, births, deskRef.current)
    if (cells.length > 0) write(cells, 'typing')
  }, [births, deskRef, write])
  return useCallback<WriteTexts>(
    (cells, doing) => {
      const { now, later } = parted(cells, deskRef.current)
      queue.current = [...queue.current, ...later]
      return now.length > 0 ? write(now, doing) : nothingWritten
    },
    [deskRef, write],
  )
}

const nothingWritten: Written = { wrongCells: 0, lockedCells: 0 }

function parted<Row>(cells: readonly PlannedCell[], { lines, births }: WritingDesk<Row>) {
  const unborn = new Set(births.unborn.map(({ key }) => key))
  const now: PlannedCell[] = []
  const later: Queued[] = []
  for (const cell of cells) {
    const key = cell.rowIndex === undefined ? undefined : lines[cell.rowIndex]?.key
    if (key === undefined || !unborn.has(key)) now.push(cell)
    else later.push({ key, column: cell.column, text: cell.text })
  }
  return { now, later }
}

function placed<Row>(
  queued: readonly Queued[],
  { bornAs }: Births,
  { lines }: WritingDesk<Row>,
): readonly PlannedCell[] {
  const places = new Map(lines.map(({ key }, place) => [key, place]))
  return queued.flatMap(({ key, ...cell }) => {
    const rowIndex = places.get(bornAs.get(key) ?? '')
    return rowIndex === undefined ? [] : [{ ...cell, rowIndex }]
  })
}
