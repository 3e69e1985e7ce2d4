import { furrow } from '@furrow/catalogue/furrow'
import { expect, test } from 'vitest'
import { recordGroups } from './record-groups.ts'

const catalogue = furrow()

test('every record stands in exactly one group, in either order', () => {
  for (const order of ['owner', 'letter'] as const) {
    const names = recordGroups(catalogue, order, '').flatMap(({ entities }) =>
      entities.map(({ name }) => name),
    )
    expect(names.toSorted()).toEqual([...catalogue.keys()].toSorted())
  }
})

test('letters follow one another, and so do records within a group', () => {
  const groups = recordGroups(catalogue, 'letter', '')
  expect(groups.map(({ title }) => title)).toEqual(groups.map(({ title }) => title).toSorted())
  for (const { entities } of recordGroups(catalogue, 'owner', '')) {
    const plurals = entities.map(({ plural }) => plural)
    expect(plurals).toEqual(plurals.toSorted((one, other) => one.localeCompare(other, 'en')))
  }
})

test('a record is found by what it is called, by what it is for, and by its name on the wire', () => {
  const found = (sought: string) =>
    recordGroups(catalogue, 'letter', sought).flatMap(({ entities }) =>
      entities.map(({ name }) => name),
    )
  expect(found('rain gauge')).toContain('rain_gauges')
  expect(found('rain_gauges')).toContain('rain_gauges')
  expect(found('9 in the morning')).toContain('rainfalls')
  expect(found('no such thing at all')).toEqual([])
})
