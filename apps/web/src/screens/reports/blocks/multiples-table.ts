// Small pictures as rows of a table: one of each thing and year.

import type { BlockOf, ReportFigure } from '@furrow/wire/farm-report-answer'
import type { FilledTable } from '../../../ui/table/table-columns.ts'
import { figureColumn } from './figure-column.tsx'

interface Row {
  readonly name: string
  readonly period: string
  readonly own: ReportFigure
  readonly average: ReportFigure
}

/** Without years in which nothing is known of it. */
export function multiplesTable({ panels, unit }: BlockOf<'multiples'>): FilledTable<Row> {
  const all = panels.flatMap(({ label, years }) =>
    years.map(({ label: period, own, average }): Row => ({ name: label, period, own, average })),
  )
  const rows = all.filter(({ own, average }) => own.value !== null || average.value !== null)
  const average = figureColumn<Row>({
    key: 'average',
    heading: 'Average farm',
    unit,
    figure: row => row.average,
  })
  return {
    rows,
    rowKey: row => rows.indexOf(row),
    columns: [
      { key: 'name', heading: 'Name', value: ({ name }) => name },
      { key: 'period', heading: 'Period', value: ({ period }) => period },
      figureColumn<Row>({ key: 'own', heading: 'Your farm', unit, figure: ({ own }) => own }),
      ...(rows.some(row => row.average.value !== null) ? [average] : []),
    ],
  }
}
