// All that a farm works with is what it owns and what it leases, also where only a total of them was typed (I5).

import { originsOf } from '@furrow/farming/record/record-origins'
import { workedRecord } from '@furrow/farming/record/worked-record'
import { expect, test } from 'vitest'
import { recordPlan } from './furrow-record-plan.ts'

const dollars = 100

function worked(typed: Readonly<Record<string, number>>) {
  const said = Object.entries(typed).map(
    ([name, value]) => [name, { value: value * dollars, from: 'typed' as const }] as const,
  )
  const record = workedRecord(recordPlan, { entered: new Map(said), rows: {}, before: {} })
  const value = (name: string) => record.get(name)?.value
  return { managed: value('managed_total_val'), roam: value('roam'), origins: originsOf(record) }
}

const leased_land_val = 6_000_000
const owned_total_val = 22_000_000

test.each([
  ['alone', { owned_total_val }, 22_000_000],
  ['beside leased land', { owned_total_val, leased_land_val }, 28_000_000],
  [
    'beside some of its lines',
    { owned_total_val, owned_plant_val: 2_400_000, leased_land_val },
    28_000_000,
  ],
  ['of what is leased', { owned_land_val: 14_000_000, leased_total_val: 6_000_000 }, 20_000_000],
  ['that is less than its lines', { owned_total_val: 5, owned_land_val: 7 }, 5],
  ['of land of both kinds', { managed_land_val: 9, owned_plant_val: 2 }, 11],
  ['of none: lines alone', { owned_land_val: 14_000_000, leased_land_val }, 20_000_000],
])('a typed total %s counts whole', (_, typed, managed) => {
  expect(worked(typed).managed).toBe(managed * dollars)
})

test('the return on what is managed is that of farm F, whose assets are typed as one total', () => {
  const results = { gross_income: 4_192_150, direct_cost: 1_760_000, oh_total: 1_190_000 }
  const farm = { ...results, owned_total_val, owned_plant_val: 2_400_000, leased_land_val }
  expect(worked(farm).roam).toBeCloseTo(0.04436, 5)
})

test('all that is managed, typed beside some of its lines, tells how much of it they are', () => {
  const { managed, origins } = worked({ managed_total_val: 30, owned_total_val: 22 })
  expect(managed).toBe(30 * dollars)
  expect(origins['managed_total_val']).toEqual({ from: 'typed', lines: 22 * dollars })
})

test('nothing is known of it where nothing of it was said', () => {
  expect(worked({ gross_income: 5 }).managed).toBeUndefined()
})
