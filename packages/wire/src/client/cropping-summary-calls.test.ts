import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('asks for the crops of a farm’s period by both numbers', async () => {
  const { furrow, asked } = answering({
    data: { farm_id: 3, period: '2024-25', groups: { crop: [] } },
  })
  const found = await furrow.croppingSummary(3, 7)
  expect(asked[0]).toMatchObject({
    method: 'GET',
    address: '/api/v2/cropping-summary?farm_id=3&period_id=7',
  })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data.period).toBe('2024-25')
  expectTypeOf(found.data.groups.crop[0]?.yield).toEqualTypeOf<number | null | undefined>()
})
