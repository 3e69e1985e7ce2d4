import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'
import { updateStep } from './step-client.ts'

test('asks for many steps under a key, and gives the job', async () => {
  const { furrow, asked } = answering({ data: { id: 7, status: 'queued', progress: 0 } }, 202)
  const steps = [updateStep('paddocks', 3, { area: 40 })]
  const started = await furrow.jobs.start({ description: 'Workbook', steps }, { key: 'a key' })
  expect(asked[0]).toMatchObject({
    method: 'POST',
    address: '/api/v2/jobs',
    headers: { 'idempotency-key': 'a key' },
    body: {
      description: 'Workbook',
      steps: [{ do: 'update', resource: 'paddocks', id: 3, values: { area: 40 } }],
    },
  })
  if (!started.ok) throw new Error(started.failure.message)
  expect(started.data.id).toBe(7)
  expectTypeOf(started.data.progress).toEqualTypeOf<number | null>()
})

test('asks once more for a job', async () => {
  const { furrow, asked } = answering({ data: { id: 8, status: 'queued' } }, 202)
  expect(await furrow.jobs.repeat(7)).toMatchObject({ ok: true, data: { id: 8 } })
  expect(asked[0]).toMatchObject({ method: 'POST', address: '/api/v2/jobs/7/repeat' })
})

test('gives a refusal as a value', async () => {
  const { furrow } = answering({ message: 'Too many.', code: 'too_many_requests' }, 429)
  const started = await furrow.jobs.start({ description: 'Workbook', steps: [] })
  expect(started).toMatchObject({ ok: false, failure: { kind: 'refused', status: 429 } })
})
