// Which of a period’s open points stand at the cells of a sheet.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useMemo } from 'react'
import { useOpenPoints } from './use-open-points.ts'
import type { SheetPlace } from './use-sheet-place.ts'

/** One and the same function each time: what it finds is looked for in every row. */
export type PointsOfSheet<Row> = (
  open: readonly OpenPoint[],
  rows: readonly Row[],
) => readonly OpenPoint[]

/** Those about some kinds of records. */
export function pointsAbout(resources: readonly string[]): PointsOfSheet<unknown> {
  return open => open.filter(({ resource }) => resource !== null && resources.includes(resource))
}

/** Nothing is asked for where none are to be shown. */
export function useSheetPoints<Row>(
  place: SheetPlace<Row>,
  pointsOf: PointsOfSheet<Row> | 'none',
): readonly OpenPoint[] {
  const { points: open } = useOpenPoints(place, { enabled: pointsOf !== 'none' })
  const { rows } = place
  return useMemo(
    () => (pointsOf === 'none' ? none : pointsOf([...open.blockers, ...open.warnings], rows)),
    [open, pointsOf, rows],
  )
}

const none: readonly OpenPoint[] = []
