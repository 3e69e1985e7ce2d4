import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../screen-for-tests.tsx'
import { FigureSince } from './figure-since.tsx'

const thread = {
  id: 9,
  farm_id: 3,
  period_id: 8,
  section: null,
  about_type: 'paddocks',
  about_id: 5,
  field: 'area',
  figure: 'River: Area 42.5 ha',
  text: 'Is this right?',
  about_finance: false,
  asked_by_id: 2,
  status: 'Resolved',
  resolution: null,
  created_at: '2024-05-20T00:00:00.000000Z',
  resolved_at: '2024-06-03T00:00:00.000000Z',
  messages: [],
  reads: [],
}
const line = (id: number, before: object | null, after: object | null, by = 'Ann Clarke') => ({
  id,
  at: `2024-06-0${id}T04:00:00.000000Z`,
  verb: 'update',
  entity: 'paddocks',
  row: 5,
  user_id: 2,
  user_name: by,
  acting_as_name: null,
  before,
  after,
})
const name = line(1, { name: 'River' }, { name: 'Creek' })
const first = line(2, { area: 42.5 }, { area: 41 })
const last = line(3, { area: 41, name: 'Creek' }, { area: 40, name: 'Weir' }, 'Bob Field')
const gone = line(4, { area: 40, name: 'Weir' }, null)

const said = (changes: readonly object[], more: object = {}) =>
  showScreen(<FigureSince thread={{ ...thread, ...more }} />, { changes })

test.each([
  [[name, first, last], '42.5 ha when asked, now 40 ha (changed by Bob Field on 03/06/2024)'],
  [[first], '42.5 ha when asked, now 41 ha (changed by Ann Clarke on 02/06/2024)'],
  [[last, gone], '41 ha when asked, then deleted (by Ann Clarke on 04/06/2024)'],
  [[name], 'The figure is as it was when asked.'],
])('a figure that was asked about says what became of it: %#', async (changes, words) => {
  const { asked } = said(changes)
  expect(await screen.findByText(words)).toBeTruthy()
  const { body = '' } = asked.find(({ resource }) => resource === 'changes') ?? {}
  expect(JSON.parse(body).filters).toEqual([
    { field: 'entity', value: 'paddocks' },
    { field: 'row', value: 5 },
    { field: 'at', operator: '>', value: thread.created_at },
  ])
})

test('without a figure nothing is asked, and what the history does not tell is not said', async () => {
  expect(said([first], { field: null }).asked).toEqual([])
  const { asked } = said([first], { field: 'gone' })
  await waitFor(() => expect(asked).toHaveLength(1))
  // Long enough for the answer.
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(screen.queryByText(/asked/)).toBeNull()
})
