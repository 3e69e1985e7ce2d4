// What a strip shows, in words: for who hears the page, and as columns of its table.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { ChartKey } from '../../../charts/chart-key.ts'
import type { FilledTable } from '../../../ui/table/table-columns.ts'
import { figureColumn } from './figure-column.tsx'
import type { SpreadRow } from './spread-strip.tsx'

const tooFew = 'Too few farms to say this safely'

export const spreadKeys: readonly ChartKey[] = [
  { words: 'Your farm', as: 'diamond', colour: 'accent' },
  { words: 'Usual range', as: 'band', colour: 'accent' },
  { words: 'Middle farm', as: 'tick', colour: 'ink' },
  { words: 'Average farm', as: 'circle', colour: 'note' },
  { words: 'Best farms', as: 'triangle', colour: 'attention' },
]

export function stripWords(row: SpreadRow): string {
  const { own, low, middle, high, average, top } = row
  const range = low.value === null ? '' : `usual range ${low.text} to ${high.text}`
  const parts = [
    `Your farm ${own.text}`,
    range,
    middle.value === null ? '' : `middle farm ${middle.text}`,
    average.value === null ? '' : `average farm ${average.text}`,
    top.value === null ? '' : `best farms ${top.text}`,
  ]
  return `${row.label}: ${parts.filter(Boolean).join(', ')}`
}

export function placeWords({ place, withheld }: SpreadRow): string {
  return withheld ? tooFew : (place ?? '')
}

export function spreadTable({ rows }: BlockOf<'spread'>): FilledTable<SpreadRow> {
  return {
    rows,
    rowKey: ({ label }) => label,
    columns: [
      { key: 'label', heading: 'Measure', value: ({ label }) => label },
      { key: 'unit', heading: 'Unit', value: ({ unit }) => unit },
      figureColumn({ key: 'own', heading: 'Your farm', figure: ({ own }) => own }),
      figureColumn({ key: 'low', heading: 'Range from', figure: ({ low }) => low }),
      figureColumn({ key: 'middle', heading: 'Middle farm', figure: ({ middle }) => middle }),
      figureColumn({ key: 'high', heading: 'Range to', figure: ({ high }) => high }),
      figureColumn({ key: 'average', heading: 'Average farm', figure: ({ average }) => average }),
      figureColumn({ key: 'top', heading: 'Best farms', figure: ({ top }) => top }),
      { key: 'place', heading: 'Where you stand', value: placeWords },
    ],
  }
}
