import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('asks which reports a farm’s period has', async () => {
  const { furrow, asked } = answering({ data: { farm_id: 3, reports: [] } })
  const found = await furrow.farmReports.list(3, 7)
  expect(asked[0]).toMatchObject({
    method: 'GET',
    address: '/api/v2/farm-reports?farm_id=3&period_id=7',
  })
  expect(found.ok && found.data.reports).toEqual([])
})

test('asks for one by its key, beside whom and against what', async () => {
  const { furrow, asked } = answering({ data: { key: 'my-year', says: 'A fair year.' } })
  await furrow.farmReports.one(3, 7, 'my-year')
  const found = await furrow.farmReports.one(3, 7, 'crop-12', {
    group: 'all/Cropping',
    edition: 2,
    against: 'top',
  })
  expect(asked.map(({ address }) => address)).toEqual([
    '/api/v2/farm-report?farm_id=3&period_id=7&report=my-year',
    '/api/v2/farm-report?farm_id=3&period_id=7&report=crop-12&group=all%2FCropping&edition=2&against=top',
  ])
  if (!found.ok) throw new Error(found.failure.message)
  expectTypeOf(found.data.says).toEqualTypeOf<string>()
  expect(found.data.says).toBe('A fair year.')
})
