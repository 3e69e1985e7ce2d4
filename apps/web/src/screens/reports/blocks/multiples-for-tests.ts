// Small pictures as a server would tell them, for the tests of what is drawn of them.

import type { BlockOf, ReportFigure } from '@furrow/wire/farm-report-answer'

const figure = (value: number | null, text: string): ReportFigure => ({ value, text })
const unknown = figure(null, '–')
const yearOf = (id: number, label: string, own: ReportFigure, average = unknown) => ({
  period_id: id,
  label,
  own,
  average,
})

export const multiples: BlockOf<'multiples'> = {
  kind: 'multiples',
  title: 'Yield: 1 of 2 crops above the average farm in 2024–25',
  note: 'The line with diamonds is the farm.',
  label: 'Yield',
  unit: 't/ha',
  panels: [
    {
      label: 'Wheat',
      about: { scope: 'crop 1', measure: 'yield' },
      years: [
        yearOf(14, '2022–23', figure(4.5, '4.5 t/ha')),
        yearOf(15, '2023–24', unknown, figure(3.1, '3.1 t/ha')),
        yearOf(16, '2024–25', figure(3.79, '3.79 t/ha'), figure(3.32, '3.32 t/ha')),
      ],
    },
    {
      label: 'Canola',
      about: null,
      years: [
        yearOf(14, '2022–23', figure(2.1, '2.1 t/ha')),
        yearOf(15, '2023–24', figure(1.6, '1.6 t/ha')),
        yearOf(16, '2024–25', unknown),
      ],
    },
  ],
}
