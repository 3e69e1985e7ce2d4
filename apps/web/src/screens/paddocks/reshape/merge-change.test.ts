import { describe, expect, test } from 'vitest'
import { oppositeOf } from '../../../data/outbox/opposite-change.ts'
import { mergeChange, mergePlan } from './merge-change.ts'
import type { Boundary } from './merge-change.ts'
import { counting, now, place, rowsForTests } from '../paddocks-for-tests.ts'

const where = () => ({ ...place, newId: counting() })
const [north, south, hill] = rowsForTests()

describe('paddocks that are joined', () => {
  test('are the largest of them, with all their ground and all that they were', () => {
    const plan = mergePlan([south!, hill!, north!])
    expect(plan.stays).toBe(north)
    expect(plan).toMatchObject({ area: 151, priors: [1, 2], inTheWay: [] })
  })

  test('are the one on which something is recorded', () => {
    const grown = rowsForTests(
      now.map(row => (row.id === 12 ? { ...row, crop_collections_count: 2 } : row)),
    )
    expect(mergePlan([grown[0]!, grown[1]!]).stays.id).toBe(12)
  })

  test('are not joined where records of several would have to be one', () => {
    const grown = rowsForTests(now.map(row => ({ ...row, crop_collections_count: 1 })))
    const { inTheWay } = mergePlan([grown[0]!, grown[1]!])
    expect(inTheWay.map(({ row, records }) => [row.paddock.name, records])).toEqual([
      ['River North', ['1 crop']],
      ['River South', ['1 crop']],
    ])
  })

  test('have no known area while one of them has none', () => {
    const bare = rowsForTests(now.map(row => (row.id === 12 ? { ...row, area: null } : row)))
    expect(mergePlan([bare[0]!, bare[1]!]).area).toBeNull()
  })

  test('go in one change: the others first, for their names are free then', () => {
    const plan = mergePlan([north!, hill!])
    const change = mergeChange({ plan, name: 'Hill', area: 111, main: 2 }, where())
    expect(change).toMatchObject({
      label: 'Joining of River North and Hill',
      steps: [
        { do: 'destroy', resource: 'paddock_prior_paddocks', id: 103 },
        { do: 'destroy', resource: 'paddocks', id: 13 },
        { do: 'update', id: 11, values: { name: 'Hill', area: 111, primary_parent_paddock_id: 2 } },
        {
          do: 'update',
          resource: 'paddock_prior_paddocks',
          id: 101,
          values: { is_primary: false },
        },
        { do: 'store', values: { parent_paddock_id: 11, prior_paddock_id: 2, is_primary: true } },
      ],
    })
    const back = oppositeOf(change, { canRestore: true })
    expect(back?.steps.map(step => step.do)).toEqual([
      'destroy',
      'update',
      'update',
      'restore',
      'restore',
    ])
  })

  test('have their shapes on the map as one, which the paddock that stays keeps', () => {
    const plan = mergePlan([north!, hill!])
    const [mine, theirs] = [boundary(201, 11), boundary(202, 13)]
    const merged = (boundaries: readonly Boundary[]) =>
      mergeChange(
        { plan, name: 'Both', area: 111, main: 1, ground: { boundaries, shape } },
        where(),
      ).steps.filter(({ resource }) => resource === 'geolocations')
    expect(merged([mine, theirs])).toMatchObject([
      { do: 'destroy', id: 202 },
      { do: 'update', id: 201, values: { location: shape }, before: { location: 'as it was' } },
    ])
    expect(merged([theirs])).toMatchObject([
      { do: 'destroy', id: 202 },
      {
        do: 'store',
        values: { geolocatable_type: 'paddocks', geolocatable_id: 11, location: shape },
      },
    ])
  })
})

const shape = { type: 'Polygon', coordinates: [] } as const

function boundary(id: number, paddock: number): Boundary {
  return { id, geolocatable_id: paddock, location: 'as it was', updated_at: '2026-07-01T00:00:00Z' }
}
