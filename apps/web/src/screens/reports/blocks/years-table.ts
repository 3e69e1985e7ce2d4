// A measure over the years as rows of a table.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { FilledTable } from '../../../ui/table/table-columns.ts'
import { figureColumn } from './figure-column.tsx'

type Years = BlockOf<'years'>
type Year = Years['years'][number]

export function yearsTable({ years, unit }: Years): FilledTable<Year> {
  const columns = [
    figureColumn<Year>({ key: 'own', heading: 'Your farm', unit, figure: ({ own }) => own }),
    figureColumn<Year>({ key: 'real', heading: 'In today’s money', figure: ({ real }) => real }),
    figureColumn<Year>({ key: 'average', heading: 'Average farm', figure: year => year.average }),
    figureColumn<Year>({ key: 'low', heading: 'Range from', figure: ({ low }) => low }),
    figureColumn<Year>({ key: 'middle', heading: 'Middle farm', figure: year => year.middle }),
    figureColumn<Year>({ key: 'high', heading: 'Range to', figure: ({ high }) => high }),
  ]
  const isKnown = (value: unknown) => value !== null && value !== undefined
  return {
    rows: years,
    rowKey: ({ period_id: id }) => id,
    columns: [
      { key: 'label', heading: 'Period', value: ({ label }) => label },
      ...columns.filter(({ key, value }) => key === 'own' || years.some(y => isKnown(value(y)))),
    ],
  }
}
