import { expect, test } from 'vitest'
import { lineageChange, linkedTo, unlinkedFrom } from './lineage-change.ts'
import { counting, place, rowsForTests } from '../paddocks-for-tests.ts'

const where = () => ({ ...place, newId: counting() })

test('several paddocks are linked to what they were in one change', () => {
  const [north, , , creek] = rowsForTests()
  const change = lineageChange('Link', linkedTo([north!, creek!], [3]), where())
  expect(change.steps).toMatchObject([
    { do: 'update', id: 14, values: { primary_parent_paddock_id: 3 } },
    { do: 'store', values: { parent_paddock_id: 11, prior_paddock_id: 3, is_primary: false } },
    { do: 'store', values: { parent_paddock_id: 14, prior_paddock_id: 3, is_primary: true } },
  ])
})

test('only links that are there are cut', () => {
  const [north, , , creek] = rowsForTests()
  const relinkings = unlinkedFrom([north!, creek!], [1])
  expect(relinkings.map(({ row }) => row.id)).toEqual([11])
  expect(lineageChange('Cut', relinkings, where()).steps).toMatchObject([
    { do: 'destroy', id: 101 },
    { do: 'update', id: 11, values: { primary_parent_paddock_id: null } },
  ])
})

test('another one of them becomes the main one', () => {
  const [north] = rowsForTests()
  const change = lineageChange('Main', [{ row: north!, priors: [1, 2], main: 2 }], where())
  expect(change.steps).toMatchObject([
    { do: 'update', id: 11, values: { primary_parent_paddock_id: 2 } },
    { do: 'update', id: 101, values: { is_primary: false } },
    { do: 'store', values: { prior_paddock_id: 2, is_primary: true } },
  ])
})
