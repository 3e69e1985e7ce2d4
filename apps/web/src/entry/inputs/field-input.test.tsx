import { catalogueOf } from '@furrow/catalogue/catalogue'
import { entity } from '@furrow/catalogue/entity'
import {
  choice,
  count,
  date,
  flag,
  fraction,
  key,
  list,
  longText,
  moment,
  money,
  number,
  object,
  text,
  typedKey,
  typeOf,
} from '@furrow/catalogue/fields'
import { everyone, farm } from '@furrow/catalogue/owners'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FieldInput } from './field-input.tsx'
import type { Row } from '../rows/row-name.ts'
import { pageOf, show } from '../shown-for-tests.tsx'

const gauges = entity('gauges', {
  label: 'Gauge',
  help: 'A place where rain is measured.',
  ownedBy: everyone,
  fields: { name: text({ required: true, searchable: true }) },
})
const things = entity('things', {
  label: 'Thing',
  help: '',
  ownedBy: farm(),
  fields: {
    name: text({ required: true, max: 10, help: 'As on the map.' }),
    notes: longText(),
    phone: text({ keys: 'tel' }),
    email: text({ keys: 'email' }),
    area: number({ unit: 'ha', min: 0, max: 60_000 }),
    head: count({ unit: 'head' }),
    built: count({ min: 1900, max: 2100 }),
    price: money({ unit: '$/ha' }),
    share: fraction(),
    sown: date(),
    ends: moment(),
    active: flag({ required: true }),
    known: flag(),
    soil: choice(['Heavy', 'Light']),
    farms: list(),
    shape: object({ help: 'As GeoJSON.' }),
    gauge_id: key('gauges', { label: 'Nearest gauge' }),
    on_type: typeOf(['gauges', 'things'], { required: true }),
    on_id: typedKey('on_type', { required: true }),
  },
})
const catalogue = catalogueOf([gauges, things])

function Filling({
  name,
  row,
  onCommit,
}: {
  name: string
  row: Row
  onCommit: (value: unknown) => void
}) {
  const [filled, setFilled] = useState(row)
  return (
    <FieldInput
      entity={catalogue.get('things') ?? things}
      name={name}
      row={filled}
      onCommit={value => {
        setFilled({ ...filled, [name]: value })
        onCommit(value)
      }}
    />
  )
}

function fill(name: string, row: Row = {}, answer?: Parameters<typeof show>[1]) {
  const onCommit = vi.fn<(value: unknown) => void>()
  const shown = show(<Filling name={name} row={row} onCommit={onCommit} />, {
    catalogue,
    ...answer,
  })
  return { onCommit, ...shown }
}

test.each([
  ['name', 'Name', 'River', 'River'],
  ['notes', 'Notes', 'Wet in winter', 'Wet in winter'],
  ['area', 'Area', '1,042.5', 1042.5],
  ['head', 'Head', '250', 250],
  ['price', 'Price', '1234.50', 123_450],
  ['share', 'Share', '45', 0.45],
  ['sown', 'Sown', '31/5/2024', '2024-05-31'],
] as const)(
  'what is typed into %s is handed on as it is kept',
  async (name, label, typed, kept) => {
    const { user, onCommit } = fill(name)
    await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), typed)
    expect(onCommit).not.toHaveBeenCalled()
    await user.tab()
    expect(onCommit).toHaveBeenLastCalledWith(kept)
  },
)

test('help, unit and bounds of the declaration stand at the field, and that it is needed', async () => {
  fill('area', { area: 12_500 })
  const area = await screen.findByRole('textbox', { name: 'Area' })
  expect(area).toHaveProperty('value', '12,500')
  expect(describedBy(area)).toContain('0 to 60,000 ha')
  expect(describedBy(area)).toContain('in ha')
  fill('name')
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(describedBy(name)).toContain('As on the map.')
  expect(name.getAttribute('aria-required')).toBe('true')
  expect(name).toHaveProperty('maxLength', 10)
  fill('price')
  expect(describedBy(await screen.findByRole('textbox', { name: 'Price' }))).toContain('Per ha.')
  fill('built', { built: 2004 })
  expect(await screen.findByRole('textbox', { name: 'Built' })).toHaveProperty('value', '2004')
})

test('a phone shows the keys that fit a number to call and an email', async () => {
  fill('phone')
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveProperty('type', 'tel')
  fill('email')
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveProperty('type', 'email')
})

test('what is wrong is said at the field', async () => {
  show(
    <FieldInput
      entity={things}
      name="area"
      row={{}}
      onCommit={vi.fn<() => void>()}
      error="Area can’t be negative."
    />,
    { catalogue },
  )
  const area = await screen.findByRole('textbox')
  expect(area.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(area)).toContain('Area can’t be negative.')
})

test('a moment is shown and typed where the person is, and kept in UTC', async () => {
  const { user, onCommit } = fill('ends', { ends: '2024-05-31T09:00:00.000000Z' })
  const ends = await screen.findByLabelText('Ends')
  const local = new Date('2024-05-31T09:00:00Z')
  expect(ends).toHaveProperty('value', expect.stringMatching(/^2024-0[56]-\d\dT\d\d:\d\d$/))
  expect(new Date((ends as HTMLInputElement).value).getTime()).toBe(local.getTime())
  await user.clear(ends)
  await user.type(ends, '2024-06-01T10:30')
  await user.tab()
  const kept = String(onCommit.mock.lastCall?.[0])
  expect(new Date(kept).getTime()).toBe(new Date('2024-06-01T10:30').getTime())
  expect(kept).toMatch(/\.000000Z$/)
})

test('a needed flag is on or off; one that nobody has to answer may be left open', async () => {
  const needed = fill('active', { active: true })
  await needed.user.click(await screen.findByRole('switch', { name: 'Active' }))
  expect(needed.onCommit).toHaveBeenLastCalledWith(false)
  needed.unmount()
  const open = fill('known', { known: true })
  await open.user.click(await screen.findByRole('radio', { name: 'Not answered' }))
  expect(open.onCommit).toHaveBeenLastCalledWith(null)
})

test('a choice offers its words', async () => {
  const { user, onCommit } = fill('soil')
  await user.click(await screen.findByRole('combobox', { name: 'Soil' }))
  await user.click(await screen.findByRole('option', { name: 'Light' }))
  expect(onCommit).toHaveBeenLastCalledWith('Light')
})

test('a list takes texts, and numbers of rows as numbers', async () => {
  const { user, onCommit } = fill('farms', { farms: [3] })
  await user.type(await screen.findByRole('combobox', { name: 'Farms' }), '12{Enter}North{Enter}')
  expect(onCommit).toHaveBeenLastCalledWith([3, 12, 'North'])
})

test('a structure is checked and put in order, and what cannot be read stays to be mended', async () => {
  const { user, onCommit } = fill('shape')
  const shape = await screen.findByLabelText('Shape')
  await user.click(shape)
  await user.paste('{"a": [1,')
  await user.tab()
  expect(onCommit).not.toHaveBeenCalled()
  expect(shape).toHaveProperty('value', '{"a": [1,')
  expect(describedBy(shape)).toContain('can’t be read as JSON')
  await user.clear(shape)
  await user.click(shape)
  await user.paste(
    '{"type":"Polygon","coordinates":[[[150.1,-28.2],[150.2,-28.2],[150.2,-28.3],[150.1,-28.2]]]}',
  )
  await user.tab()
  expect(onCommit).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'Polygon' }))
  expect((shape as HTMLTextAreaElement).value).toContain('[150.1, -28.2]')
  expect(describedBy(shape)).toContain('Polygon of 4 points')
})

test('GeoJSON with its coordinates the wrong way round, or without any, is refused', async () => {
  const { user, onCommit } = fill('shape')
  const shape = await screen.findByLabelText('Shape')
  await user.click(shape)
  await user.paste('{"type":"Point","coordinates":[-28.2,150.1]}')
  await user.tab()
  expect(describedBy(shape)).toContain('longitude first')
  await user.clear(shape)
  await user.click(shape)
  await user.paste('{"type":"Point"}')
  await user.tab()
  expect(describedBy(shape)).toContain('needs its coordinates')
  expect(onCommit).not.toHaveBeenCalled()
})

test('a key is picked by name from rows that the server finds, twenty at a time', async () => {
  const answer = ({ body }: { body: Row | undefined }) =>
    JSON.stringify(body).includes('%hou%')
      ? pageOf([{ id: 7, name: 'House' }])
      : pageOf([{ id: 8, name: 'Hill' }])
  const { user, onCommit, asked } = fill('gauge_id', {}, { answer })
  const gauge = await screen.findByRole('combobox', { name: 'Nearest gauge' })
  await user.type(gauge, 'hou')
  await user.click(await screen.findByRole('option', { name: 'House' }))
  expect(onCommit).toHaveBeenLastCalledWith(7)
  expect(asked.map(({ path }) => path)).toContain('/api/gauges/search')
  expect(asked.every(({ query }) => Number(query.get('limit') ?? 15) <= 20)).toBe(true)
})

test('a pair asks for the kind first, and then for a row of that kind', async () => {
  fill('on_id')
  expect(await screen.findByRole('textbox', { name: /^Belongs to/ })).toHaveProperty(
    'disabled',
    true,
  )
  fill(
    'on_id',
    { on_type: 'gauges', on_id: 7 },
    { answer: () => pageOf([{ id: 7, name: 'House' }]) },
  )
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Belongs to/ })).toHaveProperty('value', 'House'),
  )
  fill('on_type')
  expect(await screen.findByRole('combobox', { name: /^Type of record/ })).toBeDefined()
})

function describedBy(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
}
