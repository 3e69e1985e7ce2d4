import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RowHistory } from './row-history.tsx'
import { pageOf, show } from '../shown-for-tests.tsx'
import type { Answered, Asked } from '../shown-for-tests.tsx'

const catalogue = furrow()
const paddocks = entityNamed(catalogue, 'paddocks')
const row = {
  id: 5,
  name: 'Creek',
  area: 40,
  rain_gauge_id: 9,
  updated_at: '2024-06-01T00:00:00.000000Z',
  deleted_at: null,
}
const line = {
  user_id: 2,
  user_name: 'Ann Clarke',
  acting_as_name: null,
  entity: 'paddocks',
  row: 5,
}
const changed = {
  ...line,
  id: 11,
  at: '2024-06-01T00:00:00.000000Z',
  verb: 'update',
  acting_as_name: 'Bob Field',
  before: { name: 'River', area: 42.5, rain_gauge_id: 8 },
  after: { name: 'Creek', area: 40, rain_gauge_id: 9 },
}
const added = {
  ...line,
  id: 10,
  at: '2024-05-01T00:00:00.000000Z',
  verb: 'store',
  before: null,
  after: { name: 'River' },
}

function history(now: object = row, write?: (asked: Asked) => Answered) {
  const answer = (asked: Asked) => {
    if (asked.path === '/api/changes/search') return pageOf([changed, added])
    if (asked.path === '/api/rain_gauges/search')
      return pageOf([
        { id: 8, name: 'House' },
        { id: 9, name: 'Weir' },
      ])
    return write?.(asked)
  }
  return show(<RowHistory entity={paddocks} row={{ ...now }} />, { catalogue, answer })
}

test('each line says who, for whom, when and what, figure by figure, newest first', async () => {
  const { asked } = history()
  await screen.findByText(/House/)
  const [newest, oldest] = screen.getAllByRole('article')
  expect(newest?.textContent).toContain('Ann Clarke, acting as Bob Field changed it')
  expect(newest?.textContent).toContain('Name: River → Creek')
  expect(newest?.textContent).toContain('Area: 42.5 ha → 40 ha')
  expect(newest?.textContent).toContain('Rain gauge: House → Weir')
  expect(oldest?.textContent).toContain('added it')
  expect(oldest?.textContent).toContain('Name: River')
  expect(asked[0]?.body).toMatchObject({
    filters: [
      { field: 'entity', value: 'paddocks' },
      { field: 'row', value: 5 },
    ],
    sort: [
      { field: 'at', direction: 'desc' },
      { field: 'id', direction: 'desc' },
    ],
  })
})

test('putting back writes the former values, with when the row was last seen', async () => {
  const { user, asked } = history(row, () => ({ body: { data: row } }))
  const buttons = await screen.findAllByRole('button', { name: /Restore/ })
  expect(buttons).toHaveLength(1)
  await user.click(buttons[0] as HTMLElement)
  await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true))
  const patch = asked.find(({ method }) => method === 'PATCH')
  expect(patch).toMatchObject({
    path: '/api/paddocks/5',
    body: { name: 'River', area: 42.5, rain_gauge_id: 8 },
  })
  expect(patch?.headers.get('If-Match')).toBe('"2024-06-01T00:00:00.000000Z"')
})

test('a deletion is put back by bringing the row back', async () => {
  const gone = {
    ...line,
    id: 12,
    at: '2024-06-02T00:00:00.000000Z',
    verb: 'destroy',
    before: null,
    after: null,
  }
  const deleted = { ...row, deleted_at: '2024-06-02T00:00:00.000000Z' }
  const { user, asked } = show(<RowHistory entity={paddocks} row={deleted} />, {
    catalogue,
    answer: ({ path }) =>
      path === '/api/changes/search' ? pageOf([gone]) : { body: { data: row } },
  })
  await user.click(await screen.findByRole('button', { name: /Restore/ }))
  await waitFor(() =>
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(
      'POST /api/paddocks/5/restore',
    ),
  )
})

test('what the server refuses to put back is shown at its line', async () => {
  const refusal = {
    message: 'Please check what you entered.',
    code: 'invalid',
    errors: { area: ['Area is more than the property has.'] },
  }
  const { user } = history(row, () => ({ status: 422, body: refusal }))
  await user.click(await screen.findByRole('button', { name: /Restore/ }))
  const article = within(screen.getAllByRole('article')[0] as HTMLElement)
  expect(await article.findByText('Area is more than the property has.')).toBeDefined()
})
