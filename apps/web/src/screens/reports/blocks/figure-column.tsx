// A column of figures of a report: files have the number, people read the text.

import type { ReportFigure } from '@furrow/wire/farm-report-answer'
import type { TableColumn } from '../../../ui/table/table-columns.ts'

interface Heading<Row> {
  readonly key: string
  readonly heading: string
  readonly unit?: string | undefined
  readonly figure: (row: Row) => ReportFigure | undefined
}

export function figureColumn<Row>({ figure, ...heading }: Heading<Row>): TableColumn<Row> {
  return {
    ...heading,
    kind: 'number',
    value: row => figure(row)?.value,
    show: row => figure(row)?.text ?? '',
  }
}
