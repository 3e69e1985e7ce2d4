// Columns of a sheet whose calculated cells tell where their figures come from. A cell looks for it when it is asked,
// not when it is drawn.

import { useMemo } from 'react'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'
import { useNow } from '../use-now.ts'
import { useFiguresAround } from './figures-around.ts'
import type { FigureAsked } from './figures-around.ts'

export interface ExplainedCells<Row> {
  /** By the column: the measure, total or line that its cells are. */
  readonly measures: Readonly<Record<string, string>>
  /** Of what a row is; nothing where it is not compared yet. */
  readonly about: (row: Row) => Omit<FigureAsked, 'measure'> | undefined
}

export function useExplainedColumns<Row>(
  columns: readonly SheetColumn<Row>[],
  cells: ExplainedCells<Row>,
): readonly SheetColumn<Row>[] {
  const { onSource } = useFiguresAround()
  const sourceNow = useNow(onSource)
  return useMemo(
    () =>
      columns.map(column => {
        const measure = cells.measures[column.id]
        if (measure === undefined) return column
        const source = (row: Row) => {
          const of = column.value(row) === null ? undefined : cells.about(row)
          return of && (() => sourceNow()({ ...of, measure }))
        }
        return { ...column, source }
      }),
    [columns, cells, sourceNow],
  )
}
