import { bareChange } from '../../sheet/writing/bare-change-for-tests.ts'
import { describe, expect, test } from 'vitest'
import { oppositeOf } from '../../data/outbox/opposite-change.ts'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { paddockChange } from './paddock-change.ts'
import { counting, linkTo, place, readPaddock, rowsForTests } from './paddocks-for-tests.ts'

const nothing: SheetWrite = { label: 'Paste of 2 rows', edits: [], added: [], removed: [] }

function changeOf(write: Partial<SheetWrite>, rows = rowsForTests()) {
  return bareChange(paddockChange({ ...nothing, ...write }, { ...place, rows, newId: counting() }))
}

const seen = '2026-07-01T00:00:00.000000Z'
const onPaddock = (id: number) => ({ do: 'update', resource: 'paddocks', id, seen }) as const

describe('cells that were typed or pasted', () => {
  test('go as one change, with one step for each row and only what is another', () => {
    const edits = [
      { row: 11, column: 'area', value: 61.5 },
      { row: 11, column: 'name', value: 'River North' },
      { row: 12, column: 'soil_type', value: 'Heavy' },
      { row: 11, column: 'irrigation_type', value: 'Pivot' },
    ]
    expect(changeOf({ edits })).toEqual({
      label: 'Paste of 2 rows',
      farmId: 3,
      steps: [
        {
          ...onPaddock(11),
          values: { area: 61.5, irrigation_type: 'Pivot' },
          before: { area: 60, irrigation_type: null },
        },
        { ...onPaddock(12), values: { soil_type: 'Heavy' }, before: { soil_type: 'Medium' } },
      ],
    })
  })

  test('empty a field by an explicit null, also a name of blanks that the server shall refuse', () => {
    const edits = [
      { row: 11, column: 'area', value: null },
      { row: 12, column: 'soil_type', value: '  ' },
    ]
    expect(changeOf({ edits }).steps).toMatchObject([
      { values: { area: null }, before: { area: 60 } },
      { values: { soil_type: null }, before: { soil_type: 'Medium' } },
    ])
  })

  test('take Unassigned for no property', () => {
    const edits = [
      { row: 11, column: 'property_id', value: 0 },
      { row: 12, column: 'property_id', value: 0 },
    ]
    expect(changeOf({ edits }).steps).toEqual([
      { ...onPaddock(11), values: { property_id: null }, before: { property_id: 5 } },
    ])
  })

  test('that say what is there already come to nothing', () => {
    expect(changeOf({ edits: [{ row: 11, column: 'area', value: 60 }] }).steps).toEqual([])
  })
})

describe('paddocks that a paddock was', () => {
  test('are linked with one of them as the main one, here and there', () => {
    const { steps } = changeOf({ edits: [{ row: 14, column: 'priors', value: [3, 2] }] })
    const link = { do: 'store', resource: 'paddock_prior_paddocks' }
    expect(steps).toEqual([
      {
        ...onPaddock(14),
        values: { primary_parent_paddock_id: 3 },
        before: { primary_parent_paddock_id: null },
      },
      {
        ...link,
        id: -1001,
        values: { parent_paddock_id: 14, prior_paddock_id: 3, is_primary: true },
      },
      {
        ...link,
        id: -1002,
        values: { parent_paddock_id: 14, prior_paddock_id: 2, is_primary: false },
      },
    ])
  })

  test('keep their main one while it is among them', () => {
    const { steps } = changeOf({ edits: [{ row: 13, column: 'priors', value: [3, 2] }] })
    expect(steps).toMatchObject([
      { do: 'store', values: { prior_paddock_id: 3, is_primary: false } },
    ])
  })

  test('get another main one when theirs is taken away', () => {
    const links = [linkTo(101, 11, 1), linkTo(102, 11, 2, false)]
    const both = readPaddock({
      id: 11,
      name: 'Both',
      primary_parent_paddock_id: 1,
      prior_links: links,
    })
    const edits = [{ row: 11, column: 'priors', value: [2] }]
    expect(changeOf({ edits }, rowsForTests([both])).steps).toMatchObject([
      { do: 'destroy', resource: 'paddock_prior_paddocks', id: 101 },
      { do: 'update', id: 11, values: { primary_parent_paddock_id: 2 } },
      { do: 'update', resource: 'paddock_prior_paddocks', id: 102, values: { is_primary: true } },
    ])
  })

  test('are none after the cell was cleared', () => {
    const edits = [{ row: 13, column: 'priors', value: null }]
    expect(changeOf({ edits }).steps).toMatchObject([
      { do: 'destroy', id: 103 },
      { do: 'update', id: 13, values: { primary_parent_paddock_id: null } },
    ])
  })

  test('of a period further back stay, and remain the main one', () => {
    const old = readPaddock({
      id: 11,
      name: 'Old',
      primary_parent_paddock_id: 99,
      prior_links: [linkTo(101, 11, 99)],
    })
    const edits = [{ row: 11, column: 'priors', value: [1] }]
    expect(changeOf({ edits }, rowsForTests([old])).steps).toMatchObject([
      { do: 'store', values: { prior_paddock_id: 1, is_primary: false } },
    ])
  })
})

describe('rows', () => {
  test('are added with what was filled in, and linked to what they were', () => {
    const added = [
      { name: ' Bore ', area: 12.5, soil_type: null, property_id: 0, priors: [3] },
      { name: 'Dam' },
    ]
    expect(changeOf({ added }).steps).toEqual([
      {
        do: 'store',
        resource: 'paddocks',
        id: -1001,
        values: {
          farm_id: 3,
          period_id: 8,
          name: 'Bore',
          area: 12.5,
          primary_parent_paddock_id: 3,
        },
      },
      {
        do: 'store',
        resource: 'paddocks',
        id: -1003,
        values: { farm_id: 3, period_id: 8, name: 'Dam' },
      },
      {
        do: 'store',
        resource: 'paddock_prior_paddocks',
        id: -1002,
        values: { parent_paddock_id: -1001, prior_paddock_id: 3, is_primary: true },
      },
    ])
  })

  test('are taken away after their links, so that they can be brought back one by one', () => {
    const change = changeOf({ removed: [13] })
    expect(change.steps).toEqual([
      { do: 'destroy', resource: 'paddock_prior_paddocks', id: 103 },
      { do: 'destroy', resource: 'paddocks', id: 13 },
    ])
    expect(oppositeOf(change, { canRestore: true })?.steps.map(step => [step.do, step.id])).toEqual(
      [
        ['restore', 13],
        ['restore', 103],
      ],
    )
  })

  test('forty of them go in one change', () => {
    const added = Array.from({ length: 40 }, (_, place) => ({ name: `P${place}`, area: place + 1 }))
    const { steps } = changeOf({ added })
    expect(steps).toHaveLength(40)
    expect(new Set(steps.map(({ id }) => id)).size).toBe(40)
  })
})
