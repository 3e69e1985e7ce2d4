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

test('asks for a version, or for the report as it is calculated now', async () => {
  const { furrow, asked } = answering({ data: { key: 'my-year' } })
  await furrow.farmReports.one(3, 7, 'my-year', { version: 2 })
  await furrow.farmReports.one(3, 7, 'my-year', { version: 'now' })
  expect(asked.map(({ address }) => address.split('&').at(-1))).toEqual([
    'version=2',
    'version=now',
  ])
})

test('releases reports of farms under a key, and withdraws a version', async () => {
  const { furrow, asked } = answering({ data: { id: 5 } })
  const order = { farm_ids: [3, 4], period_id: 7, reports: ['my-year'], comment: 'Well done.' }
  const job = await furrow.farmReports.release(order, { key: 'once' })
  await furrow.farmReports.withdraw(9)
  expect(job.ok && job.data.id).toBe(5)
  expect(asked).toMatchObject([
    { method: 'POST', address: '/api/v2/report-releases', body: order },
    { method: 'POST', address: '/api/v2/report-releases/9/withdraw' },
  ])
})
