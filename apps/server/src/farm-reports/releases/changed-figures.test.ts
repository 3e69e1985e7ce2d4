import type { FarmReport, ReportFigure } from '@furrow/wire/farm-report-answer'
import { expect, test } from 'vitest'
import { changedFigures } from './changed-figures.ts'

type Section = FarmReport['sections'][number]

const figure = (text: string): ReportFigure => ({ value: Number.parseFloat(text), text })
const dash: ReportFigure = { value: null, text: '–' }

function headline(...labelled: readonly (readonly [label: string, text: string])[]): Section {
  const figures = labelled.map(([label, text]) => ({
    label,
    own: figure(text),
    beside: null,
    place: null,
    is_better: null,
    about: null,
  }))
  return { heading: 'The year', blocks: [{ kind: 'headline', figures }] }
}

function table(rows: readonly (readonly [label: string, ...figures: ReportFigure[]])[]): Section {
  return {
    heading: 'Costs',
    blocks: [
      {
        kind: 'table',
        title: 'Costs of the year',
        note: '',
        columns: [
          { label: '2022–23', unit: '$' },
          { label: '2023–24', unit: '$' },
        ],
        rows: rows.map(([label, ...figures]) => ({
          label,
          figures,
          level: 0,
          is_total: false,
          about: null,
        })),
      },
    ],
  }
}

const changed = (before: readonly Section[], after: readonly Section[]) =>
  changedFigures({ sections: [...before] }, { sections: [...after] })

test('nothing changed where all figures read the same, whatever is written beside them', () => {
  const before = headline(['Profit', '$12'])
  const after = { ...before, blocks: [...before.blocks, { kind: 'text' as const, text: 'New.' }] }
  expect(changed([before], [after])).toEqual([])
})

test('a figure is told by its section and what stands beside it, with both texts', () => {
  expect(
    changed(
      [headline(['Profit', '$12'], ['Income', '$20'])],
      [headline(['Profit', '$14'], ['Income', '$20'])],
    ),
  ).toEqual([{ where: 'The year: Profit', before: '$12', after: '$14' }])
})

test('a figure of a table is told by its row and column; one that was not known by its dash', () => {
  expect(
    changed(
      [table([['Fuel', dash, figure('$5')]])],
      [table([['Fuel', figure('$4'), figure('$5')]])],
    ),
  ).toEqual([{ where: 'Costs: Fuel, 2022–23', before: '–', after: '$4' }])
})

test('what is new has nothing before, what is gone nothing after', () => {
  expect(changed([headline(['Profit', '$12'])], [headline(['Income', '$20'])])).toEqual([
    { where: 'The year: Income', before: null, after: '$20' },
    { where: 'The year: Profit', before: '$12', after: null },
  ])
})

test('of two rows of one name each is compared with its own', () => {
  const rows = (second: string) => [
    table([
      ['Fuel', figure('$1'), figure('$2')],
      ['Fuel', figure('$3'), figure(second)],
    ]),
  ]
  expect(changed(rows('$4'), rows('$6'))).toEqual([
    { where: 'Costs: Fuel, 2023–24', before: '$4', after: '$6' },
  ])
})

test('figures that stand in one another are told by all that they stand in', () => {
  const tree = (text: string): Section => ({
    heading: 'Return',
    blocks: [
      {
        kind: 'tree',
        title: '',
        note: '',
        root: {
          ...leaf('Return on assets', '2%'),
          by: '×',
          parts: [leaf('Margin', text), leaf('Turnover', '0.1')],
        },
      },
    ],
  })
  expect(changed([tree('20%')], [tree('22%')])).toEqual([
    { where: 'Return: Return on assets, Margin', before: '20%', after: '22%' },
  ])
})

function leaf(label: string, text: string) {
  return {
    label,
    unit: '',
    own: figure(text),
    average: dash,
    is_better: null,
    about: null,
    by: '',
    parts: [],
  }
}
