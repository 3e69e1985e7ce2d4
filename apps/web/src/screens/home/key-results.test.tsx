import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { KeyResults } from './key-results.tsx'

const farms = [{ id: 3, farm_name: 'Wattle Downs', businesses: [], archived: false }]
const periods = (status: string) => [
  { farm_id: 3, periods: [{ period_id: 7, name: '2023-24', status, score: 1, open: 0 }] },
]
const figure = (label: string, text: string) => ({
  label,
  own: { value: 2.7, text },
  beside: 'Average farm 2.2%',
  place: 'Better than about 70% of farms',
  is_better: true,
  about: { scope: 'farm', measure: 'roam' },
})
const report = {
  farm_id: 3,
  period_id: 7,
  sections: [
    {
      heading: 'The year',
      blocks: [
        {
          kind: 'headline',
          figures: ['Return', 'Profit', 'Income', 'Costs', 'Equity'].map(label =>
            figure(label, '2.7%'),
          ),
        },
      ],
    },
  ],
}

const shown = (status: string) =>
  showScreen(
    <KeyResults />,
    { farms },
    { answers: { completeness: periods(status), 'farm-report': report } },
  )

test('the figures of the last released period stand beside the group, and lead to the whole year', async () => {
  const { asked } = shown('Released')
  expect(await screen.findAllByText('2.7%')).toHaveLength(4)
  expect(screen.getByRole('heading', { name: 'Results of 2023–24' })).toBeTruthy()
  expect(
    screen.getByRole('button', { name: 'Profit: 2.7%. Where does it come from?' }),
  ).toBeTruthy()
  expect(screen.getAllByText('Average farm 2.2% · Better than about 70% of farms').length).toBe(4)
  expect(screen.getByRole('link', { name: 'My year on one page' }).getAttribute('href')).toBe(
    '/collection/3/period/7/report/my-year',
  )
  const queries = asked.map(({ query }) => query)
  expect(queries).toContain('farm_id=3&period_id=7&report=key-figures')
})

test('before anything is released, that is said and nothing is asked', async () => {
  const { asked } = shown('In progress')
  expect(await screen.findByText(/^Results appear here once/)).toBeTruthy()
  expect(asked.some(({ query }) => query?.includes('key-figures'))).toBe(false)
})
