import { expect, test } from 'vitest'
import { answering } from './answers-for-tests.ts'
import type { Asked } from './answers-for-tests.ts'

const updated_at = '2026-07-01T04:30:00.000000Z'

/** Method and address on one line, and the body. */
function told({ method, address, body }: Asked) {
  return [`${method} ${address}`, body]
}

test('a row is shown, made, changed, deleted and brought back', async () => {
  const { furrow, asked } = answering({ data: { id: 5 } })
  const paddocks = furrow.rows('paddocks')
  await paddocks.get(5, { includes: ['farm'], with_count: ['crop_collections'], deleted: 'with' })
  await paddocks.store({ farm_id: 1, period_id: 7, name: 'River' }, { includes: ['farm'] })
  await paddocks.update(5, { area: 12, soil_type: null })
  await paddocks.destroy(5)
  await paddocks.destroy(5, { force: true })
  await paddocks.restore(5)
  expect(asked.map(told)).toEqual([
    ['GET /api/paddocks/5?with_trashed=true&include=farm&with_count=crop_collections', undefined],
    ['POST /api/paddocks?include=farm', { farm_id: 1, period_id: 7, name: 'River' }],
    ['PATCH /api/paddocks/5', { area: 12, soil_type: null }],
    ['DELETE /api/paddocks/5', undefined],
    ['DELETE /api/paddocks/5?force=true', undefined],
    ['POST /api/paddocks/5/restore', undefined],
  ])
})

test('several rows go together', async () => {
  const { furrow, asked } = answering({ data: [] })
  const { batch } = furrow.rows('paddocks')
  await batch.store([{ farm_id: 1, period_id: 7, name: 'River' }])
  await batch.update({ 5: { area: 12 } })
  await batch.update(new Map([[5, { area: 12 }]]), { seen: new Map([[5, updated_at]]) })
  await batch.destroy([5, 6])
  await batch.destroy([5], { force: true })
  await batch.restore([5, 6])
  expect(asked.map(told)).toEqual([
    ['POST /api/paddocks/batch', { resources: [{ farm_id: 1, period_id: 7, name: 'River' }] }],
    ['PATCH /api/paddocks/batch', { resources: { 5: { area: 12 } } }],
    ['PATCH /api/paddocks/batch', { resources: { 5: { area: 12 } }, seen: { 5: updated_at } }],
    ['DELETE /api/paddocks/batch', { resources: [5, 6] }],
    ['DELETE /api/paddocks/batch?force=true', { resources: [5] }],
    ['POST /api/paddocks/batch/restore', { resources: [5, 6] }],
  ])
})

test('a change says what it last saw, in quotes', async () => {
  const { furrow, asked } = answering({ data: {} })
  await furrow.rows('paddocks').update(5, { area: 12 }, { lastSeen: updated_at })
  await furrow.rows('paddocks').update(5, { area: 12 })
  expect(asked.map(({ headers }) => headers['if-match'])).toEqual([`"${updated_at}"`, undefined])
})

test('every write may carry a key', async () => {
  const { furrow, asked } = answering({ data: [] })
  const paddocks = furrow.rows('paddocks')
  const prior = paddocks.of(5).related('prior_paddocks')
  const crops = paddocks.of(5).related('crop_collections')
  const key = 'k1'
  await paddocks.store({ name: 'River' }, { key })
  await paddocks.update(5, {}, { key })
  await paddocks.destroy(5, { key })
  await paddocks.restore(5, { key })
  await paddocks.batch.store([], { key })
  await paddocks.batch.update({}, { key })
  await paddocks.batch.destroy([], { key })
  await paddocks.batch.restore([], { key })
  await prior.attach([], { key })
  await prior.detach([], { key })
  await prior.sync([], { key })
  await prior.toggle([], { key })
  await prior.updatePivot(1, {}, { key })
  await crops.associate(1, { key })
  await crops.dissociate(1, { key })
  await furrow.batch([], { key })
  await furrow.post('uploads', {}, { key })
  await furrow.put('uploads', {}, { key })
  await furrow.patch('uploads', {}, { key })
  await furrow.delete('uploads', {}, { key })
  expect(asked).toHaveLength(20)
  for (const { headers, address } of asked) {
    expect(headers['idempotency-key'], address).toBe(key)
  }
})
