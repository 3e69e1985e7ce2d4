import { describe, expect, test } from 'vitest'
import { oppositeOf } from '../../../data/outbox/opposite-change.ts'
import { counting, place, rowsForTests } from '../paddocks-for-tests.ts'
import { splitChange } from './split-change.ts'

const where = () => ({ ...place, newId: counting() })

describe('a paddock that is split', () => {
  const [, , hill, creek] = rowsForTests()
  const parts = [
    { name: 'Hill Top', area: 30 },
    { name: 'Hill Side', area: 21 },
  ]

  test('stays as the first part; the others are alike, and were the same before', () => {
    expect(splitChange({ row: hill!, parts }, where())).toMatchObject({
      label: 'Split of Hill',
      farmId: 3,
      steps: [
        { do: 'update', id: 13, values: parts[0]!, before: { name: 'Hill', area: 51 } },
        {
          do: 'store',
          resource: 'paddocks',
          id: -1001,
          values: {
            farm_id: 3,
            period_id: 8,
            soil_type: 'Light',
            ...parts[1],
            primary_parent_paddock_id: 2,
          },
        },
        {
          do: 'store',
          resource: 'paddock_prior_paddocks',
          values: { parent_paddock_id: -1001, prior_paddock_id: 2, is_primary: true },
        },
      ],
    })
  })

  test('is linked, with all its parts, where the person says what it was', () => {
    const { steps } = splitChange({ row: creek!, parts, priors: [3] }, where())
    expect(steps[0]).toMatchObject({ id: 14, values: { primary_parent_paddock_id: 3 } })
    const links = steps.filter(({ resource }) => resource === 'paddock_prior_paddocks')
    expect(links).toMatchObject([
      { values: { parent_paddock_id: 14, prior_paddock_id: 3 } },
      { values: { parent_paddock_id: -1002, prior_paddock_id: 3 } },
    ])
  })

  test('is one again when it is taken back', () => {
    const back = oppositeOf(splitChange({ row: hill!, parts }, where()), { canRestore: true })
    expect(back?.steps.map(step => step.do)).toEqual(['destroy', 'destroy', 'update'])
    expect(back?.steps.at(-1)).toMatchObject({ values: { name: 'Hill', area: 51 } })
  })
})
