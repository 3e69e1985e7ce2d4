// Which figures of the record are shown: all, those with a figure, or those that wait to be typed; with or without
// what they are for each hectare and megalitre.

import { useMemo, useState } from 'react'
import type { FigureRow } from './figure-row.ts'

export function useShownFigures(rows: readonly FigureRow[]) {
  const [which, setWhich] = useState('All')
  const [hasTwins, setTwins] = useState(false)
  const shown = useMemo(
    () => rows.filter(row => (hasTwins || !row.isTwin) && isOf(which, row)),
    [rows, which, hasTwins],
  )
  return { shown, which, setWhich, hasTwins, setTwins }
}

function isOf(which: string, { now, before, earlier, locked, field }: FigureRow): boolean {
  if (which === 'Filled in') return now !== null || before !== null || earlier !== null
  if (which === 'To type') return locked === undefined && !field.fromRows && !field.formula
  return true
}
