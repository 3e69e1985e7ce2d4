import { expect, test } from 'vitest'
import { activityOf, groupOfBest, peerGroupsOf, sizeBandOf } from './peer-groups.ts'

test.each([
  [{ dryland_crop_income: 70, cattle_income: 30 }, 'Dryland cropping'],
  [{ dryland_crop_income: 60, cattle_income: 40 }, 'Mixed'],
  [{ dryland_crop_income: 30, hay_income: 5, irrigated_crop_income: 65 }, 'Irrigated cropping'],
  [{ cane_income: 50, dryland_crop_income: 50 }, 'Cane'],
  [{ wool_income: 40, sheep_income: 30, hay_income: 30 }, 'Livestock'],
  [{ cattle_income: -20, hay_income: 30 }, 'Dryland cropping'],
  [{ agistment_income: 500 }, null],
])('%j is %s', (lines, activity) => {
  expect(activityOf(lines)).toBe(activity)
})

test.each([
  ['Dryland cropping', { effective_ha: 999.9 }, 0],
  ['Dryland cropping', { effective_ha: 1000 }, 1],
  ['Cane', { effective_ha: 400 }, 3],
  ['Livestock', { sheep_dse: 4000, cattle_dse: 6000, effective_ha: 1 }, 2],
  ['Livestock', { effective_ha: 3000 }, null],
] as const)('%s with %j is of band %s', (activity, lines, band) => {
  expect(sizeBandOf(activity, lines)).toBe(band)
})

const moree = { id: 3, name: 'NSW North West', region: 'Northern' }

test('groups go from the narrowest to the widest, each within the next', () => {
  const groups = peerGroupsOf({ zone: moree, activity: 'Dryland cropping', sizeBand: 2 })
  expect(groups.map(({ name }) => name)).toEqual([
    'Dryland cropping, NSW North West, 2,500 to 5,000 ha',
    'Dryland cropping, NSW North West',
    'Dryland cropping, Northern',
    'Cropping, Northern',
    'Cropping',
  ])
  expect(groups.slice(0, -1).map(({ parent }) => parent)).toEqual(
    groups.slice(1).map(({ key }) => key),
  )
})

test('a farm without a zone or a size is in the wider ones', () => {
  const place = { zone: moree, activity: 'Livestock', sizeBand: null } as const
  expect(peerGroupsOf(place).map(({ name }) => name)[0]).toBe('Livestock, NSW North West')
  expect(peerGroupsOf({ ...place, zone: null }).map(({ name }) => name)).toEqual([
    'Grazing and mixed',
  ])
  expect(peerGroupsOf({ ...place, activity: null })).toEqual([])
})

test('the best of a size band are those of its zone', () => {
  expect(groupOfBest('zone 5/Mixed/2')).toBe('zone 5/Mixed')
  for (const key of ['zone 5/Mixed', 'region Southern/Cropping/Mixed', 'all/Cropping']) {
    expect(groupOfBest(key)).toBe(key)
  }
})
