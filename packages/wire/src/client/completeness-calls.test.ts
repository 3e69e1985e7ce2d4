import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('asks for a farm’s period by both numbers', async () => {
  const { furrow, asked } = answering({ data: { farm_id: 3, score: 0.5, sections: [] } })
  const found = await furrow.completeness.of(3, 7)
  expect(asked[0]).toMatchObject({
    method: 'GET',
    address: '/api/v2/completeness?farm_id=3&period_id=7',
  })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data.score).toBe(0.5)
  expectTypeOf(found.data.sections[0]?.missing).toEqualTypeOf<readonly string[] | undefined>()
})

test('asks for the farms that are named, or for all', async () => {
  const { furrow, asked } = answering({ data: [{ farm_id: 3, periods: [] }] })
  const some = await furrow.completeness.overview([3, 4])
  await furrow.completeness.overview()
  expect(asked.map(({ address }) => address)).toEqual([
    '/api/v2/completeness/overview?farm_ids=3,4',
    '/api/v2/completeness/overview',
  ])
  expect(some).toMatchObject({ ok: true, data: [{ farm_id: 3, periods: [] }] })
})

test('asks for the board of one period, or of the newest of each farm', async () => {
  const { furrow, asked } = answering({ data: [{ farm_id: 3, collection: null }] })
  await furrow.completeness.board({ periodId: 7, withCompleteness: true })
  const newest = await furrow.completeness.board()
  expect(asked.map(({ address }) => address)).toEqual([
    '/api/v2/collection-board?period_id=7&completeness=yes',
    '/api/v2/collection-board',
  ])
  expect(newest).toMatchObject({ ok: true, data: [{ farm_id: 3 }] })
})

test('asks what is looked at before a period is validated', async () => {
  const { furrow, asked } = answering({ data: { farm_id: 3, figures: [] } })
  const found = await furrow.completeness.review(3, 7)
  expect(asked[0]?.address).toBe('/api/v2/validation-review?farm_id=3&period_id=7')
  expect(found).toMatchObject({ ok: true, data: { figures: [] } })
})

test('gives a refusal as a value', async () => {
  const { furrow } = answering(
    { message: 'This farm doesn’t exist, or you don’t have access to it.', code: 'not_found' },
    404,
  )
  const found = await furrow.completeness.of(3, 7)
  expect(found).toMatchObject({ ok: false, failure: { kind: 'refused', status: 404 } })
})
