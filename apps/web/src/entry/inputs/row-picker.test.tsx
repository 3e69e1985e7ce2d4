import { catalogueOf } from '@furrow/catalogue/catalogue'
import { entity } from '@furrow/catalogue/entity'
import { key, number, text } from '@furrow/catalogue/fields'
import { everyone, farm } from '@furrow/catalogue/owners'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Row } from '../rows/row-name.ts'
import { RowPicker } from './row-picker.tsx'
import { pageOf, show } from '../shown-for-tests.tsx'
import type { Asked } from '../shown-for-tests.tsx'

const farms = entity('farms', {
  label: 'Farm',
  help: '',
  ownedBy: everyone,
  fields: { farm_name: text({ searchable: true }) },
})
const gates = entity('gates', {
  label: 'Gate',
  help: '',
  ownedBy: farm(),
  fields: { farm_id: key('farms', { required: true }), name: text({ searchable: true }) },
})
const pumps = entity('pumps', {
  label: 'Pump',
  help: '',
  ownedBy: everyone,
  fields: { power: number() },
})
const catalogue = catalogueOf([farms, gates, pumps])

afterEach(() => sessionStorage.clear())

function Picking({
  resource,
  row,
  start = null,
}: {
  resource: string
  row?: Row
  start?: number | null
}) {
  const [value, setValue] = useState<number | null>(start)
  return (
    <RowPicker resource={resource} label="Through" value={value} onCommit={setValue} row={row} />
  )
}

const many = Array.from({ length: 20 }, (_, place) => ({
  id: place + 1,
  name: `Gate no. ${place + 1}`,
  farm: { id: 3, farm_name: 'Wattle Downs' },
}))

function numbersAsked({ body }: Asked): unknown {
  const filters = (body?.['filters'] ?? []) as {
    field?: string
    operator?: string
    value?: unknown
  }[]
  return filters.find(({ field, operator }) => field === 'id' && operator === 'in')?.value
}

test('Enter before the server has answered takes what it finds, and sends no form', async () => {
  const sent: string[] = []
  const { user } = show(
    <form
      onSubmit={event => {
        event.preventDefault()
        sent.push('sent')
      }}
    >
      <Picking resource="gates" />
    </form>,
    { catalogue, answer: () => pageOf(many.slice(6, 7), 1) },
  )
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await user.click(box)
  await user.keyboard('no. 7{Enter}')
  await waitFor(() => expect(box.value).toBe('Gate no. 7'))
  expect(sent).toEqual([])
  expect(screen.queryByRole('option')).toBeNull()
})

test('Tab before the server has answered takes what it finds, and keeps what was typed until then', async () => {
  const { user } = show(
    <>
      <Picking resource="gates" />
      <button type="button">Next</button>
    </>,
    { catalogue, answer: () => pageOf(many.slice(6, 7), 1) },
  )
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await user.click(box)
  await user.keyboard('no. 7{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  expect(box.value).toBe('no. 7')
  // No form is sent without it.
  expect(box.getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(box.value).toBe('Gate no. 7'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
})

test('Tab before the server has found nothing leaves what was typed there, and says so', async () => {
  const { user } = show(<Picking resource="gates" />, { catalogue, answer: () => pageOf([], 0) })
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await user.click(box)
  await user.keyboard('Weir{Tab}')
  await screen.findByText('No gate found for “Weir”')
  expect(box.value).toBe('Weir')
  await user.click(box)
  await user.keyboard('x')
  expect(box.value).toBe('x')
  expect(screen.queryByText('No gate found for “Weir”')).toBeNull()
})

test('what was taken is not meant once more, and what is picked already is left as it is', async () => {
  const { user } = show(<Picking resource="gates" start={7} />, {
    catalogue,
    answer: () => pageOf(many.slice(6, 7), 1),
  })
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await waitFor(() => expect(box.value).toBe('Gate no. 7'))
  await user.click(box)
  await user.keyboard('no. 7{Enter}')
  await waitFor(() => expect(box.value).toBe('Gate no. 7'))
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  await user.keyboard('x')
  expect(box.value).toBe('Gate no. 7x')
  await user.tab()
})

test('nothing is asked before somebody looks, and then rows of the same farm alone', async () => {
  const { user, asked } = show(<Picking resource="gates" row={{ farm_id: 3 }} />, {
    catalogue,
    answer: () => pageOf(many, 10_000),
  })
  const box = await screen.findByRole('combobox')
  expect(asked).toEqual([])
  await user.click(box)
  expect(await screen.findAllByRole('option')).toHaveLength(20)
  expect(asked[0]).toMatchObject({
    path: '/api/gates/search',
    body: { filters: [{ field: 'farm_id', value: 3 }], sort: [{ field: 'name' }] },
  })
  expect(asked[0]?.query.get('limit')).toBe('20')
  expect(screen.getAllByText('Wattle Downs').length).toBe(20)
})

test('what was picked lately stands first', async () => {
  const answer = (call: Asked) =>
    numbersAsked(call)
      ? pageOf([
          { id: 2, name: 'South' },
          { id: 9, name: 'Weir' },
        ])
      : pageOf([
          { id: 1, name: 'North' },
          { id: 2, name: 'South' },
        ])
  const { user, asked } = show(<Picking resource="gates" />, { catalogue, answer })
  const box = await screen.findByRole('combobox')
  sessionStorage.setItem('furrow.recent.1.gates', '[9,2]')
  await user.click(box)
  const lately = await screen.findByRole('group', { name: 'Recently used' })
  const names = within(lately)
    .getAllByRole('option')
    .map(option => option.textContent)
  expect(names).toEqual(['Weir', 'South'])
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Weir',
    'South',
    'North',
  ])
  expect(asked.map(numbersAsked)).toContainEqual([9, 2])
  await user.click(screen.getByRole('option', { name: 'North' }))
  expect(sessionStorage.getItem('furrow.recent.1.gates')).toBe('[1,9,2]')
  expect(box).toHaveProperty('value', 'North')
})

test('what was picked keeps its name, whatever is asked about it afterwards', async () => {
  let isPicked = false
  const answer = () => pageOf(isPicked ? [] : [{ id: 1, name: 'North' }])
  const { user, asked } = show(<Picking resource="gates" />, { catalogue, answer })
  const box = await screen.findByRole('combobox')
  await user.click(box)
  const north = await screen.findByRole('option', { name: 'North' })
  isPicked = true
  await user.click(north)
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ filters: [{ field: 'id', value: 1 }] }),
    ),
  )
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(box).toHaveProperty('value', 'North')
})

test.each(['{ArrowDown}{Enter}', '{Enter}', '{Tab}'])(
  'typing searches, and %s picks',
  async key => {
    const answer = ({ body }: Asked) =>
      JSON.stringify(body).match(/%wei%|99/) ? pageOf([{ id: 99, name: 'Weir' }]) : pageOf(many)
    const { user } = show(<Picking resource="gates" />, { catalogue, answer })
    await screen.findByRole('combobox')
    await user.tab()
    await user.keyboard('wei')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(one => one.textContent)).toEqual(['Weir']),
    )
    await user.keyboard(key)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', 'Weir'))
  },
)

test('nothing can be picked again where nothing is allowed', async () => {
  const { user } = show(<Picking resource="gates" start={9} />, {
    catalogue,
    answer: () => pageOf([{ id: 9, name: 'Weir' }]),
  })
  const box = await screen.findByRole('combobox')
  await waitFor(() => expect(box).toHaveProperty('value', 'Weir'))
  await user.click(box)
  await user.click(await screen.findByRole('option', { name: 'None' }))
  expect(box).toHaveProperty('value', '')
})

test('rows without any name are called by kind and number, and found by the number', async () => {
  const { user, asked } = show(<Picking resource="pumps" />, {
    catalogue,
    answer: () => pageOf([{ id: 12, power: 4 }]),
  })
  await user.type(await screen.findByRole('combobox'), '12')
  expect(await screen.findByRole('option', { name: 'Pump 12' })).toBeDefined()
  await waitFor(() =>
    expect(asked.at(-1)?.body?.['filters']).toEqual([{ nested: [{ field: 'id', value: 12 }] }]),
  )
})
