import { describe, expect, test } from 'vitest'
import { paddockPoints } from './paddock-points.ts'
import { rowsForTests } from './paddocks-for-tests.ts'
import { missingOf, passes } from './shown-paddocks.ts'
import type { PaddockFilter } from './shown-paddocks.ts'

const rows = rowsForTests()
const lists = { properties: [{ id: 5, name: 'Home' }] }

function shownBy(filter: Partial<PaddockFilter>): readonly string[] {
  const whole = { filters: {}, onlyMissing: false, onlyChanged: false, ...filter }
  return rows.filter(row => passes(row, whole, lists)).map(({ paddock }) => paddock.name)
}

describe('the paddocks that are shown', () => {
  test('are all of them until somebody chooses', () => {
    expect(shownBy({})).toHaveLength(4)
  })

  test('are those of the chosen uses, and none while none is chosen', () => {
    expect(shownBy({ filters: { assetTypeIds: [1] } })).toEqual(['River North', 'River South'])
    expect(shownBy({ filters: { assetTypeIds: [] } })).toEqual([])
  })

  test('are those of the chosen properties, null being Unassigned', () => {
    expect(shownBy({ filters: { propertyIds: [5] } })).toEqual(['River North'])
    expect(shownBy({ filters: { propertyIds: [null] } })).toEqual(['River South', 'Hill', 'Creek'])
  })

  test('are those that want something, or that are another than before', () => {
    expect(shownBy({ onlyMissing: true })).toHaveLength(4)
    const filters = { assetTypeIds: [1] }
    expect(shownBy({ onlyChanged: true, filters })).toEqual(['River North', 'River South'])
    const kept = rows.map(row => ({ ...row, changed: [] }))
    const filter = { filters: {}, onlyMissing: false, onlyChanged: true }
    expect(kept.filter(row => passes(row, filter, lists))).toEqual([])
  })

  test('say what is missing of them', () => {
    expect(rows.map(missingOf)[1]).toEqual(['property', 'rain gauge', 'land class'])
  })
})

test('what is said of a link stands at its paddock, and what is of no paddock is left out', () => {
  const point = { code: 'E-PAD-6', message: 'Choose one.', section: 'paddocks' } as const
  const more = { where: null, confirmed: null }
  const points = paddockPoints(
    [
      { ...point, ...more, resource: 'paddock_prior_paddocks', id: 103, field: 'is_primary' },
      { ...point, ...more, resource: 'rain_gauges', id: 9, field: 'name' },
      { ...point, ...more, resource: 'paddocks', id: 12, field: 'area' },
    ],
    rows,
  )
  expect(points.map(({ resource, id, field }) => [resource, id, field])).toEqual([
    ['paddocks', 13, 'primary_parent_paddock_id'],
    ['paddocks', 12, 'area'],
  ])
})
