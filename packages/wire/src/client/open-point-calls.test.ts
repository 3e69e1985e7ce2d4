import { expect, expectTypeOf, test } from 'vitest'
import type { OpenPoints } from '../open-points-answer.ts'
import { answering } from './answers-for-tests.ts'
import type { Result } from './result.ts'

test('what stands open is asked for by farm and period, and taken out of its envelope', async () => {
  const open = { blockers: [], warnings: [{ code: 'W-PAD-4' }] }
  const { furrow, asked } = answering({ data: open })
  const answer = await furrow.openPoints(7, 3)
  expectTypeOf(answer).toEqualTypeOf<Result<OpenPoints>>()
  expect(answer).toMatchObject({ ok: true, data: open })
  expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'GET /api/v2/open-points?farm_id=7&period_id=3',
  ])
})

test('a farm that is not there is a failure, not a row of nothing', async () => {
  const { furrow } = answering(
    { message: 'This farm doesn’t exist, or you don’t have access to it.', code: 'not_found' },
    404,
  )
  expect(await furrow.openPoints(7, 3)).toMatchObject({ ok: false })
})
