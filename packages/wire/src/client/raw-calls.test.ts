import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('calls that are about no record go to the second version unless said otherwise', async () => {
  const { furrow, asked } = answering({ database: 'ok' })
  await furrow.get('health')
  await furrow.get('/report-answers', { query: { farm: 1, draft: true } })
  await furrow.post('login', { email: 'a@b.example' }, { version: '' })
  await furrow.put('settings', { unit: 'ha' }, { version: 'v3' })
  await furrow.patch('settings', { unit: 'ha' })
  await furrow.delete('uploads/4')
  expect(asked.map(({ method, address, body }) => [`${method} ${address}`, body])).toEqual([
    ['GET /api/v2/health', undefined],
    ['GET /api/v2/report-answers?farm=1&draft=true', undefined],
    ['POST /api/login', { email: 'a@b.example' }],
    ['PUT /api/v3/settings', { unit: 'ha' }],
    ['PATCH /api/v2/settings', { unit: 'ha' }],
    ['DELETE /api/v2/uploads/4', undefined],
  ])
})

test('what they answer is given whole, and an empty answer is nothing', async () => {
  const health = await answering({ database: 'ok' }).furrow.get<{ database: string }>('health')
  expect(health).toEqual({ ok: true, data: { database: 'ok' }, meta: { warnings: [] } })
  if (health.ok) expectTypeOf(health.data.database).toEqualTypeOf<string>()
  const empty = await answering('').furrow.delete('uploads/4')
  expect(empty).toEqual({ ok: true, data: undefined, meta: { warnings: [] } })
})

test('a picture or a report comes as it is, and its refusal as a refusal', async () => {
  const { furrow, asked } = answering('%PDF-1.7')
  const report = await furrow.blob('report-answers/7/pdf')
  expect(report.ok && (await report.data.text())).toBe('%PDF-1.7')
  expect(asked[0]).toMatchObject({ method: 'GET', address: '/api/v2/report-answers/7/pdf' })
  const gone = answering({ message: 'There is no such report.', code: 'not_found' }, 404)
  const refused = await gone.furrow.blob('report-answers/8/pdf')
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'refused', code: 'not_found' } })
})
