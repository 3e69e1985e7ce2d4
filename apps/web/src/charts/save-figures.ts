// The figures of a chart as a file for spreadsheets.

import { csvText } from '../ui/table/csv.ts'
import { saveFile } from '../ui/table/save-file.ts'
import { fileText, headingOf } from '../ui/table/table-columns.ts'
import type { ChartDrawing } from './chart-drawing.ts'

/** `name`: of the file, whole. */
export function saveFigures<Row>(name: string, table: ChartDrawing<Row>['table']): void {
  saveFile(name, csvText(figureRows(table)), 'text/csv')
}

export function figureRows<Row>({ columns, rows }: ChartDrawing<Row>['table']): string[][] {
  return [
    columns.map(headingOf),
    ...rows.map(row => columns.map(column => fileText(column.value(row), column))),
  ]
}
