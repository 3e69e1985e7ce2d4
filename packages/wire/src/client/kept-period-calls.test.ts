import { expect, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('asks for the rows of a release by its number', async () => {
  const { furrow, asked } = answering({ data: { number: 2, rows: [] } })
  await furrow.keptPeriod(3, 7, { number: 2, resource: 'paddocks' })
  await furrow.keptPeriod(3, 7)
  const where = '/api/v2/kept-period?farm_id=3&period_id=7'
  expect(asked.map(({ address }) => address)).toEqual([
    `${where}&number=2&resource=paddocks`,
    where,
  ])
})
