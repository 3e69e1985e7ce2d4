// How steps are taken together, and that each is looked at a few times only, however many there are.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { describe, expect, test } from 'vitest'
import { readSteps, runsOf } from './batch-steps.ts'

const catalogue = checkCatalogue(furrow())

async function runsIn(steps: readonly object[]): Promise<readonly number[]> {
  return runsOf(await readSteps({ steps }, catalogue)).map(run => run.length)
}

const paddock = (more: object) => ({ do: 'store', resource: 'paddocks', values: {}, ...more })
const change = (id: unknown) => ({ do: 'update', resource: 'paddocks', id, values: {} })

describe('runs of steps', () => {
  test('new rows of a kind are one run, until one waits for another of them', async () => {
    const waiting = paddock({ values: { next: { $ref: 'b' } } })
    expect(
      await runsIn([paddock({ ref: 'a' }), paddock({ ref: 'b' }), waiting, paddock({})]),
    ).toEqual([2, 2])
  })

  test('what waits for a row of an earlier run waits no more', async () => {
    const waiting = paddock({ values: { next: { $ref: 'a' } } })
    expect(await runsIn([paddock({ ref: 'a' }), change(1), waiting, waiting])).toEqual([1, 1, 2])
  })

  test('changes are one run, but not two of one row; one of a row that is only named begins a new one', async () => {
    expect(
      await runsIn([change(1), change(2), change(1), change({ $ref: 'a' }), change(3)]),
    ).toEqual([2, 1, 2])
  })

  test.each(['ref', 'id'] as const)(
    'the %s of a step is not read again for each other one',
    async name => {
      let read = 0
      const steps = await readSteps(
        {
          steps: Array.from({ length: 500 }, (_, place) =>
            name === 'id' ? change(place) : paddock({}),
          ),
        },
        catalogue,
      )
      const counted = steps.map((step, place) =>
        Object.defineProperty({ ...step }, name, {
          get: () => {
            read += 1
            return name === 'id' ? place : `row ${place}`
          },
        }),
      )
      expect(runsOf(counted)).toHaveLength(1)
      expect(read).toBeLessThanOrEqual(4 * steps.length)
    },
  )
})

test.each([undefined, null, 5, {}])('a step of %j is refused in words', async resource => {
  const refused = readSteps({ steps: [{ ...change(1), resource }] }, catalogue)
  await expect(refused).rejects.toMatchObject({
    errors: { 'steps.0.resource': ['This must be a name.'] },
  })
})

test('a kind that is misspelt is refused with the one that is meant', async () => {
  const refused = readSteps({ steps: [{ ...change(1), resource: 'padocks' }] }, catalogue)
  await expect(refused).rejects.toMatchObject({
    errors: { 'steps.0.resource': ['There is no padocks. Did you mean paddocks?'] },
  })
})
