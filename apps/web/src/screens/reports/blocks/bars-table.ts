// Bars and lines as rows of a table.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { FilledTable } from '../../../ui/table/table-columns.ts'
import { figureColumn } from './figure-column.tsx'

/** A row of each place. */
export function barsTable({ places, series, unit }: BlockOf<'bars'>): FilledTable<number> {
  return {
    rows: places.map((_, place) => place),
    rowKey: place => place,
    columns: [
      { key: 'place', heading: 'Name', value: place => places[place] },
      ...series.map(({ label, figures }) =>
        figureColumn<number>({ key: label, heading: label, unit, figure: place => figures[place] }),
      ),
    ],
  }
}
