import { furrow } from '@furrow/catalogue/furrow'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ColumnChooser } from './table-column-chooser.tsx'
import { EntityTable } from './entity-table.tsx'
import type { Row } from '../rows/row-name.ts'
import { pageOf, recordsInTurn, show } from '../shown-for-tests.tsx'
import type { Answered, Asked } from '../shown-for-tests.tsx'
import { allColumns, columnTitle } from './record-columns.ts'
import { readTableSearch } from './table-search.ts'

const catalogue = furrow()
const river = {
  id: 5,
  name: 'River',
  farm_id: 3,
  period_id: 7,
  area: 1042.5,
  soil_type: 'Heavy',
  rain_gauge_id: 9,
  rain_gauge: { id: 9, name: 'House' },
  sharefarm_percentage: 0.5,
  crop_collections_count: 2,
  prior_paddocks_count: 0,
  deleted_at: null,
}
const creek = {
  ...river,
  id: 6,
  name: 'Creek',
  area: null,
  rain_gauge_id: null,
  rain_gauge: null,
  deleted_at: '2024-05-31T09:00:00.000000Z',
}

function Looking({
  at,
  resource,
  onSearch,
}: {
  at: Row
  resource: string
  onSearch: (search: Row) => void
}) {
  const [search, setSearch] = useState(at)
  const take = (next: Row) => {
    setSearch(next)
    onSearch(next)
  }
  return <EntityTable resource={resource} search={search} onSearch={take} />
}

function table(
  at: Row = {},
  answer: (asked: Asked) => Answered | undefined = () => pageOf([river, creek]),
) {
  const onSearch = vi.fn<(search: Row) => void>()
  const shown = show(<Looking resource="paddocks" at={at} onSearch={onSearch} />, {
    catalogue,
    answer,
  })
  return { onSearch, ...shown }
}

const lastWish = (asked: readonly Asked[]) =>
  asked.findLast(({ path }) => path === '/api/paddocks/search')

test('rows are told in words, with the names of what they point at and links to it', async () => {
  const columns = [
    'area',
    'soil_type',
    'rain_gauge_id',
    'sharefarm_percentage',
    'count:crop_collections',
    'count:prior_paddocks',
  ]
  table({ columns })
  const row = within(await screen.findByRole('row', { name: /River/ }))
  expect(row.getByRole('link', { name: 'River' }).getAttribute('href')).toBe(
    '/catalogue/paddocks/5',
  )
  expect(row.getByRole('link', { name: 'House' }).getAttribute('href')).toBe(
    '/catalogue/rain_gauges/9',
  )
  expect(row.getByRole('cell', { name: '1,042.5 ha' })).toBeDefined()
  expect(row.getByRole('cell', { name: '50%' })).toBeDefined()
  const count = row.getByRole('link', { name: '2' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(count)).toBe(
    '/catalogue/crop_collections?where=[["paddock_id","is",5]]',
  )
  expect(row.getByRole('cell', { name: '0' })).toBeDefined()
  const deleted = within(screen.getByRole('row', { name: /Creek/ }))
  expect(deleted.getByText('deleted')).toBeDefined()
  expect(deleted.getAllByRole('cell', { name: 'empty' })).toHaveLength(2)
  expect(screen.getByRole('region', { name: 'Paddocks' }).tabIndex).toBe(0)
})

test('a heading sorts up, then down, then not at all', async () => {
  const { user, asked, onSearch } = table({ page: '3' })
  const area = await screen.findByRole('columnheader', { name: 'Area' })
  await user.click(within(area).getByRole('button'))
  expect(onSearch).toHaveBeenLastCalledWith({ sort: 'area' })
  await waitFor(() =>
    expect(lastWish(asked)?.body?.['sort']).toEqual([{ field: 'area', direction: 'asc' }]),
  )
  expect(screen.getByRole('columnheader', { name: 'Area' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  await user.click(within(screen.getByRole('columnheader', { name: 'Area' })).getByRole('button'))
  expect(onSearch).toHaveBeenLastCalledWith({ sort: '-area' })
  await user.click(within(screen.getByRole('columnheader', { name: 'Area' })).getByRole('button'))
  expect(onSearch).toHaveBeenLastCalledWith({})
})

test('a filter is set in words, shown as a chip, changed and taken away', async () => {
  const { user, asked, onSearch } = table()
  await user.click(await screen.findByRole('button', { name: 'Add filter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add filter' }))
  await user.click(dialog.getByRole('combobox', { name: /^Field/ }))
  await user.click(await screen.findByRole('option', { name: 'Area' }))
  await user.click(dialog.getByRole('combobox', { name: /^Condition/ }))
  await user.click(await screen.findByRole('option', { name: 'is at least' }))
  await user.type(dialog.getByRole('textbox', { name: 'What' }), '40')
  await user.click(dialog.getByRole('button', { name: 'Show these' }))
  expect(onSearch).toHaveBeenLastCalledWith({ where: [['area', 'least', 40]] })
  await waitFor(() =>
    expect(lastWish(asked)?.body?.['filters']).toEqual([
      { field: 'area', operator: '>=', value: 40 },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Area is at least 40 ha' }))
  const change = within(await screen.findByRole('dialog', { name: 'Change filter' }))
  await user.clear(change.getByRole('textbox', { name: 'What' }))
  await user.type(change.getByRole('textbox', { name: 'What' }), '50')
  await user.click(change.getByRole('button', { name: 'Show these' }))
  expect(onSearch).toHaveBeenLastCalledWith({ where: [['area', 'least', 50]] })
  await user.click(screen.getByRole('button', { name: 'Take away: Area is at least 50 ha' }))
  expect(onSearch).toHaveBeenLastCalledWith({})
})

test('a filter by a row is called by the name of the row', async () => {
  const answer = ({ path }: Asked) =>
    path.includes('rain_gauges') ? pageOf([{ id: 9, name: 'House' }]) : pageOf([river])
  table({ where: [['rain_gauge_id', 'is', 9]] }, answer)
  expect(await screen.findByRole('button', { name: 'Rain gauge is House' })).toBeDefined()
})

test('what is typed is searched after a pause, from the first page', async () => {
  const { user, asked, onSearch } = table({ page: '2' })
  await user.type(await screen.findByRole('searchbox', { name: 'Search paddocks' }), 'riv')
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ q: 'riv' }))
  expect(onSearch).toHaveBeenCalledOnce()
  await waitFor(() => expect(JSON.stringify(lastWish(asked)?.body)).toContain('%riv%'))
})

test('deleted rows are shown when they are asked for', async () => {
  const { user, asked, onSearch } = table()
  await user.click(await screen.findByRole('combobox', { name: 'Deleted rows' }))
  await user.click(await screen.findByRole('option', { name: 'Only deleted' }))
  expect(onSearch).toHaveBeenLastCalledWith({ deleted: 'only' })
  await waitFor(() => expect(lastWish(asked)?.query.get('only_trashed')).toBe('true'))
})

test('pages follow one another, fifty rows each', async () => {
  const { user, asked, onSearch } = table({}, () => pageOf([river], 120))
  await user.click(await screen.findByRole('button', { name: 'Page 3' }))
  expect(onSearch).toHaveBeenLastCalledWith({ page: 3 })
  await waitFor(() => expect(lastWish(asked)?.query.get('page')).toBe('3'))
  expect(lastWish(asked)?.query.get('limit')).toBe('50')
})

test('what the server refuses is said, and can be tried again', async () => {
  const answers: Answered[] = [
    { status: 403, body: { message: 'This is for administrators.', code: 'forbidden' } },
  ]
  const { user } = table({}, () => answers.shift() ?? pageOf([river]))
  expect(await screen.findByText('This is for administrators.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'River' })).toBeDefined()
})

test('where nothing is found, it is said what to do', async () => {
  table({ q: 'zzz' }, () => pageOf([]))
  expect(await screen.findByText('No paddocks like that')).toBeDefined()
})

test.each(recordsInTurn(catalogue).map(entity => [entity.name, entity] as const))(
  'the table of %s offers every field and every count as a column',
  async (_name, entity) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const search = readTableSearch({}, entity)
    const nothing = vi.fn<() => void>()
    show(
      <ColumnChooser entity={entity} search={search} opened onClose={nothing} onChange={nothing} />,
      { catalogue },
    )
    const box = await screen.findByLabelText('Find a column')
    const offered = new Set<string>()
    const columns = allColumns(entity).map(column => {
      const name = columnTitle(column, entity, catalogue)
      const title = column.kind === 'count' ? `How many: ${name.toLowerCase()}` : name
      return { name, title }
    })
    // Eighty at a time are listed; of more, every tenth is sought by its name.
    const isLong = columns.length > 80
    const asked = isLong ? columns.filter((_column, place) => place % 10 === 0) : columns
    for (const part of isLong ? asked.map(({ name }) => name) : ['']) {
      fireEvent.change(box, { target: { value: part } })
      for (const label of document.querySelectorAll('label')) offered.add(label.textContent ?? '')
    }
    for (const { title } of asked) expect([...offered]).toContain(title)
    expect(complaints.mock.calls.map(call => call.map(String).join(' ').slice(0, 300))).toEqual([])
    complaints.mockRestore()
  },
)
