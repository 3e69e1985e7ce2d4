import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AssetTypeFilter } from './asset-type-filter.tsx'
import { CropTypeFilter } from './crop-type-filter.tsx'
import { FilterSelect } from './filter-select.tsx'
import { PropertyFilter } from './property-filter.tsx'
import { renderPart } from '../rendering-for-tests.tsx'

const types = [
  { id: 1, name: 'Land', color: '#009e73' },
  { id: 2, name: 'Plant', color: '#0072b2' },
  { id: 3, name: 'Water', color: null },
]
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(chip => chip.checked)
    .map(nameOf)
const nameOf = (chip: HTMLInputElement) => chip.labels?.[0]?.textContent
const press = (name: string) => screen.getByRole('button', { name })

function assetTypes() {
  const onChange = vi.fn<(ids: readonly number[]) => void>()
  function Holder() {
    const [value, setValue] = useState<readonly number[]>()
    onChange.mockImplementation(setValue)
    return <AssetTypeFilter options={types} value={value} onChange={onChange} />
  }
  return { onChange, ...renderPart(<Holder />) }
}

test('all asset types are selected on load', () => {
  assetTypes()
  expect(chosen()).toEqual(['Land', 'Plant', 'Water'])
})

test('a chip toggles whether its type belongs to the set', async () => {
  const { user, onChange } = assetTypes()
  await user.click(screen.getByRole('checkbox', { name: 'Plant' }))
  expect(chosen()).toEqual(['Land', 'Water'])
  expect(onChange.mock.calls).toEqual([[[1, 3]]])
  await user.click(screen.getByRole('checkbox', { name: 'Plant' }))
  expect(chosen()).toEqual(['Land', 'Plant', 'Water'])
})

test('Deselect All clears the set and Select All selects every type', async () => {
  const { user, onChange } = assetTypes()
  await user.click(press('Deselect All'))
  expect(chosen()).toEqual([])
  await user.click(press('Select All'))
  expect(chosen()).toEqual(['Land', 'Plant', 'Water'])
  expect(onChange.mock.calls).toEqual([[[]], [[1, 2, 3]]])
})

function properties() {
  const onChange = vi.fn<(ids: readonly (number | null)[]) => void>()
  const options = [
    { id: 7, name: 'Home block' },
    { id: 8, name: 'River' },
  ]
  function Holder() {
    const [value, setValue] = useState<readonly (number | null)[]>()
    onChange.mockImplementation(setValue)
    return <PropertyFilter options={options} value={value} onChange={onChange} />
  }
  return { onChange, ...renderPart(<Holder />) }
}

test('properties are all selected on load, Unassigned among them', () => {
  properties()
  expect(chosen()).toEqual(['Home block', 'River', 'Unassigned'])
})

test('Select All includes Unassigned, which is null', async () => {
  const { user, onChange } = properties()
  await user.click(press('Deselect All'))
  await user.click(press('Select All'))
  expect(onChange.mock.calls).toEqual([[[]], [[7, 8, null]]])
})

test('Unassigned is chosen and left like any property', async () => {
  const { user, onChange } = properties()
  await user.click(screen.getByRole('checkbox', { name: 'Unassigned' }))
  await user.click(press('Deselect All'))
  await user.click(screen.getByRole('checkbox', { name: 'Unassigned' }))
  expect(onChange.mock.calls).toEqual([[[7, 8]], [[]], [[null]]])
})

test('choosing a crop type replaces the one chosen before', async () => {
  const onChange = vi.fn<(id: number) => void>()
  function Holder() {
    const [value, setValue] = useState<number | null>(null)
    onChange.mockImplementation(setValue)
    return <CropTypeFilter options={types} value={value} onChange={onChange} />
  }
  const { user } = renderPart(<Holder />)
  const isChosen = () =>
    screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
  expect(isChosen()).toEqual([false, false, false])
  await user.click(screen.getByRole('radio', { name: 'Land' }))
  await user.click(screen.getByRole('radio', { name: 'Water' }))
  expect(isChosen()).toEqual([false, false, true])
  expect(onChange.mock.calls).toEqual([[1], [3]])
})

const options = [
  { value: 1, label: 'Breeding ewes' },
  { value: null, label: 'No enterprise' },
  { value: 3, label: 'Trade steers' },
]

test('a filter select finds its options by any part of the label, large or small', async () => {
  const { user } = renderPart(
    <FilterSelect
      label="Enterprise"
      options={options}
      value={null}
      onChange={vi.fn<() => void>()}
    />,
  )
  const box = screen.getByRole('combobox', { name: 'Enterprise' })
  expect(box).toHaveProperty('value', 'No enterprise')
  await user.clear(box)
  await user.type(box, 'DING')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Breeding ewes'])
  await user.clear(box)
  await user.type(box, 'es')
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('a filter select of several hands on all that are chosen, null as well', async () => {
  const onChange = vi.fn<(values: readonly (number | null)[]) => void>()
  const { user } = renderPart(
    <FilterSelect multiple label="Enterprises" options={options} value={[3]} onChange={onChange} />,
  )
  await user.type(screen.getByRole('combobox', { name: 'Enterprises' }), 'no ENT')
  await user.click(screen.getByRole('option', { name: 'No enterprise' }))
  expect(onChange.mock.calls).toEqual([[[null, 3]]])
})

test.each(['{Enter}', '{Tab}'])('what is typed is taken by %s', async key => {
  const one = vi.fn<(value: number | null) => void>()
  const several = vi.fn<(values: readonly (number | null)[]) => void>()
  const { user } = renderPart(
    <>
      <FilterSelect<number | null> label="Enterprise" options={options} value={3} onChange={one} />
      <FilterSelect multiple label="Others" options={options} value={[3]} onChange={several} />
    </>,
  )
  await user.clear(screen.getByRole('combobox', { name: 'Enterprise' }))
  await user.type(screen.getByRole('combobox', { name: 'Enterprise' }), `ewes${key}`)
  expect(one.mock.calls).toEqual([[1]])
  await user.type(screen.getByRole('combobox', { name: 'Others' }), `ewes${key}`)
  expect(several.mock.calls).toEqual([[[1, 3]]])
})

test('what is chosen already is not given up by going on', async () => {
  const onChange = vi.fn<() => void>()
  const { user } = renderPart(
    <FilterSelect multiple label="Enterprises" options={options} value={[3]} onChange={onChange} />,
  )
  await user.type(screen.getByRole('combobox', { name: 'Enterprises' }), 'steers{Tab}')
  expect(onChange).not.toHaveBeenCalled()
})
