import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('asks for several periods of a farm by one call', async () => {
  const { furrow, asked } = answering({ data: [{ period_id: 7, counts: [], crops: [] }] })
  const found = await furrow.comparedPeriods(3, [7, 8])
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    method: 'GET',
    address: '/api/v2/compared-periods?farm_id=3&period_ids=7,8',
  })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data[0]?.period_id).toBe(7)
  expectTypeOf(found.data[0]?.area_sown).toEqualTypeOf<number | null | undefined>()
})
