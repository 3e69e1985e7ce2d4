import { expect, test } from 'vitest'
import { regionOfPlace } from './region-of-place.ts'

const central = { name: 'NSW Central', places: [[148.6, -32.25, 'Dubbo', 'NSW']] }
const slopes = {
  name: 'NSW / Vic Slopes',
  places: [
    [147.37, -35.12, 'Wagga Wagga', 'NSW'],
    [148.3, -34.31, 'Young', 'NSW'],
  ],
}
const yorke = { name: 'SA Mid North', places: [[137.67, -34.37, 'Maitland', 'SA']] }
const hunter = { name: 'Hunter', places: [[151.55, -32.73, 'Maitland', 'NSW']] }
const tas = { name: 'Tas Grain', places: [[147.14, -41.44, 'Launceston', 'TAS']] }
const regions = [central, slopes, yorke, hunter, tas]

const at = (...points: number[][]) => regionOfPlace(regions, { points, addresses: [] })?.name
const from = (city: string | null, state: string | null = null) =>
  regionOfPlace(regions, { points: [], addresses: [{ city, state }] })?.name

test('a farm on the map lies in the region of the nearest town', () => {
  expect(at([148.35, -34.4])).toBe('NSW / Vic Slopes')
  expect(at([148.2, -32.9])).toBe('NSW Central')
})

test('of a farm in several places most count, and far from all towns there is no region', () => {
  expect(at([148.6, -32.3], [148.3, -34.4], [147.4, -35])).toBe('NSW / Vic Slopes')
  expect(at([133.88, -23.7])).toBeUndefined()
  expect(at()).toBeUndefined()
})

test('an address counts by its town, however it is written', () => {
  expect(from('wagga  wagga', 'N.S.W.')).toBe('NSW / Vic Slopes')
  expect(from('YOUNG')).toBe('NSW / Vic Slopes')
  expect(from('Young', 'New South Wales')).toBe('NSW / Vic Slopes')
  expect(from('Young', 'Victoria')).toBeUndefined()
})

test('towns of one name are told apart by their state, and a state of one region is enough', () => {
  expect(from('Maitland')).toBeUndefined()
  expect(from('Maitland', 'SA')).toBe('SA Mid North')
  expect(from('Ross', 'Tasmania')).toBe('Tas Grain')
  expect(from(null, 'NSW')).toBeUndefined()
  expect(from(null)).toBeUndefined()
})

test('the map counts more than the address, and what is no place is left out', () => {
  const addresses = [{ city: 'Dubbo', state: 'NSW' }]
  expect(regionOfPlace(regions, { points: [[148.3, -34.3]], addresses })).toBe(slopes)
  expect(regionOfPlace(regions, { points: [[133.88, -23.7]], addresses })).toBe(central)
  const unread = [{ places: null }, { places: [['Dubbo'], 3] }]
  expect(regionOfPlace(unread, { points: [[148.6, -32.25]], addresses })).toBeUndefined()
})
