import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('rows below a row answer the same calls', async () => {
  const { furrow, asked } = answering({ data: [] })
  const crops = furrow.rows('paddocks').of(5).related('crop_collections')
  await crops.search({ filters: [{ field: 'period_id', value: 7 }] })
  await crops.list({ limit: 2 })
  await crops.get(9)
  await crops.store({ current_crop_id: 3 })
  await crops.update(9, { notes: 'Frost' })
  await crops.destroy(9)
  await crops.restore(9)
  await crops.batch.update({ 9: { notes: 'Frost' } })
  await crops.associate(11, { includes: ['paddock'] })
  await crops.dissociate(11)
  expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST /api/paddocks/5/crop_collections/search',
    'GET /api/paddocks/5/crop_collections?limit=2',
    'GET /api/paddocks/5/crop_collections/9',
    'POST /api/paddocks/5/crop_collections',
    'PATCH /api/paddocks/5/crop_collections/9',
    'DELETE /api/paddocks/5/crop_collections/9',
    'POST /api/paddocks/5/crop_collections/9/restore',
    'PATCH /api/paddocks/5/crop_collections/batch',
    'POST /api/paddocks/5/crop_collections/associate?include=paddock',
    'DELETE /api/paddocks/5/crop_collections/11/dissociate',
  ])
  expect(asked[8]?.body).toEqual({ related_key: 11 })
})

test('links are made, cut and told of', async () => {
  const { furrow, asked } = answering({ attached: [3], detached: [1], updated: [2] })
  const prior = furrow.rows('paddocks').of(5).related('prior_paddocks')
  await prior.attach([3])
  await prior.attach(new Map([[3, { is_primary: true }]]), { duplicates: true })
  await prior.detach([1])
  const synced = await prior.sync({ 2: { is_primary: true }, 3: {} }, { detaching: false })
  await prior.toggle([1, 3])
  await prior.updatePivot(3, { is_primary: false })
  expect(asked.map(({ method, address, body }) => [`${method} ${address}`, body])).toEqual([
    ['POST /api/paddocks/5/prior_paddocks/attach', { resources: [3] }],
    [
      'POST /api/paddocks/5/prior_paddocks/attach?duplicates=1',
      { resources: { 3: { is_primary: true } } },
    ],
    ['DELETE /api/paddocks/5/prior_paddocks/detach', { resources: [1] }],
    [
      'PATCH /api/paddocks/5/prior_paddocks/sync?detaching=0',
      { resources: { 2: { is_primary: true }, 3: {} } },
    ],
    ['PATCH /api/paddocks/5/prior_paddocks/toggle', { resources: [1, 3] }],
    ['PATCH /api/paddocks/5/prior_paddocks/3/pivot', { pivot: { is_primary: false } }],
  ])
  expect(synced.ok && synced.data).toEqual({ attached: [3], detached: [1], updated: [2] })
})

test('a row that is linked shows, takes and is found by what is told of the link', async () => {
  const data = [{ id: 3, name: 'River', pivot: { is_primary: true } }]
  const { furrow, asked } = answering({ data })
  const prior = furrow.rows('paddocks').of(5).related('prior_paddocks')
  const found = await prior.search({
    filters: [{ field: 'pivot.is_primary', value: true }],
    sort: ['-pivot.id', 'name'],
  })
  await prior.store({ name: 'River', pivot: { is_primary: true } })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data).toEqual(data)
  expectTypeOf(found.data[0]?.pivot.is_primary).toEqualTypeOf<boolean | undefined>()
  expect(asked[1]?.body).toEqual({ name: 'River', pivot: { is_primary: true } })
})

test('the one row that a row belongs to needs no number', async () => {
  const { furrow, asked } = answering({ data: { id: 1, farm_name: 'Downs', periods: [] } })
  const farm = furrow.rows('paddocks').of(5).one('farm')
  const shown = await farm.get({ includes: ['periods'] })
  await farm.update({ farm_name: 'Downs' }, { lastSeen: 'x' })
  await farm.destroy()
  await farm.restore(1)
  expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'GET /api/paddocks/5/farm?include=periods',
    'PATCH /api/paddocks/5/farm',
    'DELETE /api/paddocks/5/farm',
    'POST /api/paddocks/5/farm/1/restore',
  ])
  expect(asked[1]?.headers['if-match']).toBe('"x"')
  if (!shown.ok) throw new Error(shown.failure.message)
  expectTypeOf(shown.data.farm_name).toEqualTypeOf<string>()
  expectTypeOf(shown.data.periods[0]?.name).toEqualTypeOf<string | undefined>()
})

test('a row that belongs to one of several records is one of them', async () => {
  const { furrow } = answering({ data: { id: 1 } })
  const owner = await furrow.rows('phone_numbers').of(4).one('phone_numberable').get()
  if (!owner.ok) throw new Error(owner.failure.message)
  expect(owner.data.id).toBe(1)
  expectTypeOf(owner.data.id).toEqualTypeOf<number>()
  const name = 'farm_name' in owner.data ? owner.data.farm_name : undefined
  expectTypeOf(name).toEqualTypeOf<string | undefined>()
})
