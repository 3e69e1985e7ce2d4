import { expect, test } from 'vitest'
import { lookups } from './stock-for-tests.ts'
import { stockChoices } from './stock-choices.ts'

const named = (id: number, asset_type_id: number, display_name: string) =>
  ({ id, asset_type_id, species_id: 1, display_name }) as never
const wool = named(1, 5, 'Grazing Sheep Wool')
const cattle = named(2, 5, 'Grazing Cattle Breeding')
const lots = named(3, 6, 'Feedlot Cattle Trading')
const uses = [
  { id: 5, name: 'Grazing' },
  { id: 6, name: 'Feedlot' },
]
const enterprisesOf = (...enterprises: readonly never[]) =>
  stockChoices({ ...lookups, enterprises, uses }, enterprises).enterprises

test('a land use that all enterprises share is left out of their names, and understood', () => {
  expect(enterprisesOf(wool, cattle)).toEqual([
    { value: 1, label: 'Sheep Wool', also: 'Grazing Sheep Wool' },
    { value: 2, label: 'Cattle Breeding', also: 'Grazing Cattle Breeding' },
  ])
})

test('where there are several, each says its own', () => {
  const labels = enterprisesOf(wool, lots).map(({ label }) => label)
  expect(labels).toEqual(['Grazing Sheep Wool', 'Feedlot Cattle Trading'])
})
