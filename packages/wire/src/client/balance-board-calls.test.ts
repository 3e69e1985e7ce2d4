import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('asks what of a farm’s period adds up by both numbers', async () => {
  const { furrow, asked } = answering({ data: { farm_id: 3, period: '2024-25', area: [] } })
  const found = await furrow.balanceBoard(3, 7)
  expect(asked[0]).toMatchObject({
    method: 'GET',
    address: '/api/v2/balances?farm_id=3&period_id=7',
  })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data.period).toBe('2024-25')
  expectTypeOf(found.data.area[0]?.difference).toEqualTypeOf<number | null | undefined>()
})
