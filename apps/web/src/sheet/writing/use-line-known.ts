// What is known of each line beside its values, the same object as long as it says the same, so that
// only lines of which something is news are drawn again.

import { useCallback, useMemo, useRef } from 'react'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useRowStates } from '../../data/hooks/use-row-states.ts'
import { nothingKnown, statesOf } from '../cells/cell-state.ts'
import type { LineKnown } from '../cells/cell-state.ts'
import type { Marks } from '../cells/marks.ts'
import { pointsOfRow, sortedPoints } from '../cells/row-points.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'

interface Props<Row> {
  readonly columns: readonly SheetColumn<Row>[]
  readonly points: readonly OpenPoint[] | undefined
  readonly marks: Marks
}

export interface LinesKnown<Row> {
  readonly of: (line: SheetLine<Row> | undefined) => LineKnown
  /** Whether there is anything at all that is worth looking for in every line. */
  readonly hasRefused: boolean
}

export function useLinesKnown<Row>(props: Props<Row>): LinesKnown<Row> {
  const { columns, points, marks } = props
  const states = useRowStates()
  const statesFor = useMemo(
    () => remembered((line: SheetLine<Row>) => statesOf(states, columns, line)),
    [states, columns],
  )
  const pointsFor = useMemo(() => {
    const sorted = sortedPoints(points ?? [])
    return remembered((line: SheetLine<Row>) => pointsOfRow(sorted, columns, line.row))
  }, [points, columns])
  const former = useRef(new Map<string, LineKnown>())
  const of = useCallback(
    (line: SheetLine<Row> | undefined) => {
      if (!line) return nothingKnown
      const known: LineKnown = {
        marks: marks.get(line.key),
        states: statesFor(line),
        points: pointsFor(line),
      }
      const before = former.current.get(line.key) ?? nothingKnown
      const kept = isSame(before, known) ? before : known
      former.current.set(line.key, kept)
      return kept
    },
    [marks, statesFor, pointsFor],
  )
  return useMemo(() => ({ of, hasRefused: states.hasRefused }), [of, states])
}

function isSame(one: LineKnown, other: LineKnown): boolean {
  return one.marks === other.marks && one.states === other.states && one.points === other.points
}

/** Worked out once for a row as it stands. */
function remembered<Row, Found>(work: (line: SheetLine<Row>) => Found) {
  const known = new WeakMap<object, Found>()
  return (line: SheetLine<Row>): Found => {
    const row: unknown = line.row
    if (typeof row !== 'object' || row === null) return work(line)
    if (!known.has(row)) known.set(row, work(line))
    return known.get(row) as Found
  }
}
