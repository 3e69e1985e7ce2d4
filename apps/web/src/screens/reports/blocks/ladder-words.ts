// What a ladder shows, as shapes with their words and as rows of a table.

import type { BlockOf, ReportFigure } from '@furrow/wire/farm-report-answer'
import type { ChartKey } from '../../../charts/chart-key.ts'
import type { FilledTable, TableColumn } from '../../../ui/table/table-columns.ts'
import { figureColumn } from './figure-column.tsx'

type Ladder = BlockOf<'ladder'>

export function ladderKeys({ against_name: theirs }: Ladder): readonly ChartKey[] {
  return [
    { words: firstLarge(theirs), as: 'circle', colour: 'note' },
    { words: 'Your farm', as: 'diamond', colour: 'accent' },
    { words: 'Your farm does better', as: 'gain', colour: 'accent' },
    { words: 'Your farm does worse', as: 'loss', colour: 'attention' },
  ]
}

interface Line {
  readonly key: string
  readonly part: string
  readonly label: string
  readonly own?: ReportFigure
  readonly theirs?: ReportFigure
  readonly per_ha: ReportFigure
  readonly total?: ReportFigure
}

export function ladderTable(ladder: Ladder): FilledTable<Line> {
  return {
    rows: linesOf(ladder),
    rowKey: ({ key }) => key,
    columns: [
      { key: 'part', heading: 'Part', value: ({ part }) => part },
      { key: 'label', heading: 'Rung', value: ({ label }) => label },
      // Each rung compares something else, so it stands with its unit.
      textColumn('own', 'Your farm', ({ own }) => own),
      textColumn('theirs', 'They', ({ theirs }) => theirs),
      figureColumn({
        key: 'per_ha',
        heading: 'Per hectare',
        unit: '$',
        figure: line => line.per_ha,
      }),
      figureColumn({ key: 'total', heading: 'Whole farm', unit: '$', figure: line => line.total }),
    ],
  }
}

function textColumn(
  key: string,
  heading: string,
  figure: (line: Line) => ReportFigure | undefined,
): TableColumn<Line> {
  const value = (line: Line) => figure(line)?.text ?? ''
  return { key, heading, value, show: value }
}

function linesOf(ladder: Ladder): readonly Line[] {
  const { against_name: theirs, parts } = ladder
  return [
    { key: 'their profit', part: `Profit of ${theirs}`, label: '', per_ha: ladder.their_profit },
    ...parts.flatMap(part => [
      { key: part.key, part: part.label, label: '', per_ha: part.per_ha, total: part.total },
      ...part.rungs.map(rung => ({ ...rung, key: `${part.key} ${rung.key}`, part: part.label })),
    ]),
    { key: 'own profit', part: 'Profit of your farm', label: '', per_ha: ladder.own_profit },
    { key: 'gap', part: 'Gap', label: '', per_ha: ladder.per_ha, total: ladder.total },
  ]
}

/** `the average farm` where it stands alone. */
export function firstLarge(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
