import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { rowCheck } from '@furrow/wire/check-row'
import { checkChanges, checkNewRows } from '../rows/check-rows.ts'
import { readSteps } from './batch-steps.ts'
import { fingerprintOf } from './fingerprint.ts'
import { inSlices } from './in-slices.ts'

const catalogue = checkCatalogue(furrow())
const contacts = entityNamed(catalogue, 'farm_contacts')
const looking = { check: rowCheck(), reach: { sets: () => true } } as unknown as Parameters<
  typeof checkNewRows
>[0]
const rows = Array.from({ length: 1000 }, (_, place) => ({
  at: `resources.${place}.`,
  sent: { farm_id: 1, name: `Buyer ${place}` },
}))

/** How often something else had its turn until this was done, where every look at the clock is a millisecond later. */
async function turnsWhile(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const other = () => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  await work().finally(() => (isOver = true))
  return turns
}

describe('others have their turn', () => {
  let clock = 0
  beforeEach(() => {
    clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1))
  })
  afterEach(() => vi.restoreAllMocks())

  test.each<[string, () => Promise<unknown>]>([
    ['new rows are checked', () => checkNewRows(looking, contacts, rows)],
    ['changes are checked', () => checkChanges(looking, contacts, rows)],
    [
      'steps are read',
      () => {
        const steps = rows.map(({ sent }) => ({
          do: 'store',
          resource: 'farm_contacts',
          values: sent,
        }))
        return readSteps({ steps }, catalogue)
      },
    ],
    [
      'it is found out whether this was asked before',
      () => fingerprintOf({ call: 'POST /', body: { resources: rows } }),
    ],
  ])('while %s', async (_, work) => {
    expect(await turnsWhile(work)).toBeGreaterThan(50)
  })

  test('but not while little is done', async () => {
    expect(await turnsWhile(() => inSlices([1, 2, 3], Number))).toBe(0)
  })
})

test('what comes of each keeps its order', async () => {
  expect(await inSlices('abc', (letter, place) => letter + place)).toEqual(['a0', 'b1', 'c2'])
})
