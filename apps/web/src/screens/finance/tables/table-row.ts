// A line of such a table with its figures, by measure; a measure that it has not got is not there.

import type { FigureRow } from '../record/figure-row.ts'
import type { RecordTable } from './record-tables.ts'

export interface TableRow {
  readonly id: number
  readonly label: string
  readonly figures: ReadonlyMap<string, FigureRow>
}

export function tableRows(
  { prefix, lines, measures }: RecordTable,
  figures: readonly FigureRow[],
): readonly TableRow[] {
  const byName = new Map(figures.map(figure => [figure.name, figure]))
  return lines.map(([name, label], place) => ({
    id: place + 1,
    label,
    figures: new Map(
      measures.flatMap(([measure]) => {
        const figure = byName.get(`${prefix}_${name}_${measure}`)
        return figure ? [[measure, figure]] : []
      }),
    ),
  }))
}
