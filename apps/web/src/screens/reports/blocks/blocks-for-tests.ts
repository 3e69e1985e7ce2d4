// A block of each kind as a server would tell it, for the tests of what is drawn of it.

import type { BlockOf, ReportFigure } from '@furrow/wire/farm-report-answer'

const figure = (value: number | null, text: string): ReportFigure => ({ value, text })
const unknown = figure(null, '–')
const roam = { scope: 'farm', measure: 'roam' }

export const findings: BlockOf<'findings'> = {
  kind: 'findings',
  findings: [
    {
      sentence: 'Wheat: yield, 3.79 t/ha, is above the usual range.',
      is_better: true,
      about: roam,
    },
    { sentence: 'Labour, $53.41/ha against $40.67/ha.', is_better: false, about: null },
    { sentence: 'Rain fell as usual.', is_better: null, about: null },
  ],
}

export const headline: BlockOf<'headline'> = {
  kind: 'headline',
  figures: [
    {
      label: 'Return on assets managed',
      own: figure(2.7, '2.7%'),
      beside: 'Average farm 2.3%',
      place: 'Better than about 70% of farms',
      is_better: true,
      about: roam,
    },
    {
      label: 'Equity',
      own: unknown,
      beside: null,
      place: null,
      is_better: null,
      about: null,
    },
  ],
}

export const spread: BlockOf<'spread'> = {
  kind: 'spread',
  title: 'Overheads are below the usual range',
  note: 'The band holds the middle three fifths of 15–19 farms.',
  rows: [
    {
      label: 'Return on assets managed',
      help: 'Operating profit on all that the farm works with.',
      unit: '%',
      better: 'up',
      own: figure(2.7, '2.7%'),
      low: figure(1.9, '1.9%'),
      middle: figure(2.4, '2.4%'),
      high: figure(3, '3%'),
      average: figure(2.3, '2.3%'),
      top: figure(3.4, '3.4%'),
      place: 'Better than about 70% of farms',
      percent: 70,
      withheld: false,
      references: [
        { name: 'All broadacre farms', source: 'Farm survey', figure: figure(1.4, '1.4%') },
      ],
      about: roam,
    },
    {
      label: 'Overheads per hectare',
      help: 'What the farm costs whatever is grown.',
      unit: '$/ha',
      better: 'down',
      own: figure(150, '$150/ha'),
      low: figure(180, '$180/ha'),
      middle: figure(205, '$205/ha'),
      high: figure(230, '$230/ha'),
      average: figure(210, '$210/ha'),
      top: unknown,
      place: 'Among the best fifth',
      percent: null,
      withheld: false,
      references: [],
      about: null,
    },
    {
      label: 'Water bought per hectare',
      help: 'What was paid for water.',
      unit: '$/ha',
      better: 'down',
      own: figure(12, '$12/ha'),
      low: unknown,
      middle: unknown,
      high: unknown,
      average: unknown,
      top: unknown,
      place: null,
      percent: null,
      withheld: true,
      references: [],
      about: null,
    },
  ],
}

export const ladder: BlockOf<'ladder'> = {
  kind: 'ladder',
  title: 'The farm made $56.33 more per hectare',
  note: 'Dollars per effective hectare.',
  against: 'average',
  against_name: 'the average farm',
  own_profit: figure(259, '$259/ha'),
  their_profit: figure(203, '$203/ha'),
  per_ha: figure(56, '+$56/ha'),
  total: figure(212_303, '+$212,303'),
  parts: [
    {
      key: 'crop 1',
      label: 'Wheat',
      note: 'Season not split.',
      per_ha: figure(69, '+$69/ha'),
      total: figure(260_000, '+$260,000'),
      rungs: [
        {
          key: 'crop 1/yield',
          label: 'Yield',
          own: figure(null, '3.83 t/ha'),
          theirs: figure(null, '3.32 t/ha'),
          per_ha: figure(72, '+$72/ha'),
          total: figure(271_000, '+$271,000'),
          what_if: true,
          aim: {
            text: 'Wheat: yield from 3.32 to 3.83 t/ha',
            was: '3.83 t/ha',
            goal: '3.32 t/ha',
            amount: 271_000_00,
            about: { scope: 'crop 1', measure: 'yield' },
          },
          paddocks: [
            {
              crop_id: 92,
              label: 'Boundary 2',
              own: figure(3.81, '3.81 t/ha'),
              per_ha: figure(4, '+$4/ha'),
              total: figure(15_000, '+$15,000'),
            },
          ],
        },
        {
          key: 'crop 1/price',
          label: 'Price',
          own: unknown,
          theirs: unknown,
          per_ha: figure(-3, '-$3/ha'),
          total: figure(-11_000, '-$11,000'),
          what_if: false,
          aim: null,
          paddocks: [],
        },
      ],
    },
    {
      key: 'farm',
      label: 'The whole farm',
      note: null,
      per_ha: figure(-13, '-$13/ha'),
      total: figure(-48_000, '-$48,000'),
      rungs: [],
    },
  ],
  remarks: ['A gap is not profit to be had.'],
}

const year = (id: number, label: string, own: ReportFigure) => ({
  period_id: id,
  label,
  own,
  average: figure(2.3, '2.3%'),
  low: figure(1.9, '1.9%'),
  middle: figure(2.4, '2.4%'),
  high: figure(3, '3%'),
  real: unknown,
})

export const years: BlockOf<'years'> = {
  kind: 'years',
  title: 'Return on assets managed: 2.7% in 2024–25',
  note: 'In the money of each period.',
  label: 'Return on assets managed',
  unit: '%',
  better: 'up',
  years: [
    year(14, '2022–23', figure(4.5, '4.5%')),
    year(15, '2023–24', unknown),
    year(16, '2024–25', figure(2.7, '2.7%')),
  ],
  about: roam,
}

const leaf = { is_better: null, about: null, by: '', parts: [] }

export const tree: BlockOf<'tree'> = {
  kind: 'tree',
  title: 'Assets managed returned 2.7%',
  note: 'Each box opens to what it follows from.',
  root: {
    label: 'Return on assets managed',
    unit: '%',
    own: figure(2.7, '2.7%'),
    average: figure(2.3, '2.3%'),
    is_better: true,
    about: roam,
    by: '×',
    parts: [
      {
        ...leaf,
        label: 'Operating profit margin',
        unit: '%',
        own: figure(28.5, '28.5%'),
        average: figure(22.1, '22.1%'),
        by: '÷',
        parts: [
          {
            ...leaf,
            label: 'Operating profit',
            unit: '$/ha',
            own: figure(259, '$259/ha'),
            average: figure(203, '$203/ha'),
          },
          {
            ...leaf,
            label: 'Gross income',
            unit: '$/ha',
            own: figure(911, '$911/ha'),
            average: figure(921, '$921/ha'),
          },
        ],
      },
      {
        ...leaf,
        label: 'Asset turnover',
        unit: '%',
        own: figure(9.6, '9.6%'),
        average: figure(10.4, '10.4%'),
        by: 'what there is in',
        parts: [
          {
            ...leaf,
            label: 'Assets per hectare',
            unit: '$/ha',
            own: figure(9478, '$9,478/ha'),
            average: figure(8803, '$8,803/ha'),
          },
        ],
      },
    ],
  },
}

export const table: BlockOf<'table'> = {
  kind: 'table',
  title: 'What the farm grew',
  note: 'Left: gross margin per hectare.',
  columns: [
    { label: 'Gave', unit: '' },
    { label: 'Left', unit: '$/ha' },
  ],
  rows: [
    {
      label: 'Crops',
      figures: [unknown, figure(580, '$580/ha')],
      level: 0,
      is_total: true,
      about: null,
    },
    {
      label: 'Wheat',
      figures: [figure(3.79, '3.79 t/ha'), figure(633, '$633/ha')],
      level: 1,
      is_total: false,
      about: { scope: 'crop 1', measure: 'yield' },
    },
  ],
}

export const bars: BlockOf<'bars'> = {
  kind: 'bars',
  title: 'June was wet',
  note: 'Rain by month.',
  unit: 'mm',
  places: ['May', 'June', 'July'],
  series: [
    { label: 'Rain', as: 'bar', figures: [figure(12, '12 mm'), figure(88, '88 mm'), unknown] },
    {
      label: 'Middle of 30 years',
      as: 'dash',
      figures: [figure(40, '40 mm'), figure(42, '42 mm'), figure(44, '44 mm')],
    },
  ],
}
