import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

const told = { data: { farm_id: 3, period: '2024-25', classes: [] } }

test('asks for the stock of a farm’s period by both numbers', async () => {
  const { furrow, asked } = answering(told)
  const found = await furrow.livestockSummary(3, 7)
  expect(asked[0]).toMatchObject({
    method: 'GET',
    address: '/api/v2/livestock-summary?farm_id=3&period_id=7',
  })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data.period).toBe('2024-25')
  expectTypeOf(found.data.classes[0]?.head.difference).toEqualTypeOf<number | null | undefined>()
})

test('and for some of it by enterprises and species', async () => {
  const { furrow, asked } = answering(told)
  await furrow.livestockSummary(3, 7, { livestockEnterpriseIds: [4, 5], livestockTypeIds: [2] })
  expect(decodeURIComponent(asked[0]?.address ?? '')).toBe(
    '/api/v2/livestock-summary?farm_id=3&period_id=7&livestock_enterprise_ids=4,5&livestock_type_ids=2',
  )
})
