import { beforeEach, describe, expect, test } from 'vitest'
import { ruledFarm } from './ruled-farm.ts'
import type { Kept } from './ruled-farm.ts'

const farm = ruledFarm()
let wheat: number

beforeEach(async () => {
  wheat = (await farm.crop('wheat')).id
})

const sowings = 'sowing_collection_events'
const grains = 'grain_collection_events'
const customs = 'custom_termination_events'
const sow = (values: object = {}) =>
  farm.add(sowings, {
    crop_collection_id: wheat,
    sowing_date: '2022-05-10',
    sowing_area: 100,
    ...values,
  })
const harvest = (values: object = {}) =>
  farm.add(grains, {
    crop_collection_id: wheat,
    harvested_date: '2022-11-20',
    harvested_area: 100,
    ...values,
  })
const end = async (crop_collection_id: number, slug: string, date: string) => {
  const crop_termination_type_id = await farm.listed('crop_termination_types', slug)
  return farm.add(customs, { crop_collection_id, crop_termination_type_id, date })
}
const crop = (id = wheat) => farm.row('crop_collections', id)
const status = async (id = wheat) => {
  const { body } = await farm.ask('GET', `crop_collections/${id}?include=status,lifecycle_status`)
  return body.data.status?.name
}
const stage = async (id: number) => {
  const { body } = await farm.ask('GET', `crop_collections/${id}?include=lifecycle_status`)
  return body.data.lifecycle_status?.name
}
/** Of each life: what began it and what ended it. */
const lives = async (id = wheat) => {
  const filters = [{ field: 'crop_collection_id', value: id }]
  const { body } = await farm.ask('POST', 'crop_lifecycle/search', { filters })
  return body.data.map((life: Kept) => [
    life['establishment_event_id'],
    life['termination_event_id'],
  ])
}

describe('the life of a crop', () => {
  test('begins with its sowing and ends with its last harvest', async () => {
    expect(await status()).toBe('Planned')
    const sowing = await sow()
    expect(await lives()).toEqual([[sowing.id, null]])
    expect(await status()).toBe('Growing')
    const first = await harvest({ harvested_area: 40 })
    expect(await status()).toBe('Part harvested')
    const last = await harvest({ harvested_area: 60, harvested_date: '2022-11-28' })
    expect(await lives()).toEqual([[sowing.id, last.id]])
    expect(await status()).toBe('Harvested')
    expect(await crop()).toMatchObject({
      termination_eventable_type: grains,
      termination_eventable_id: last.id,
    })
    await farm.change(grains, first.id, { harvested_date: '2022-12-05' })
    expect(await lives()).toEqual([[sowing.id, first.id]])
  })

  test('is what its crop points at', async () => {
    await sow()
    const { body } = await farm.ask('GET', `crop_collections/${wheat}?include=crop_lifecycle`)
    expect(body.data.crop_lifecycle).toMatchObject({
      crop_collection_id: wheat,
      farm_id: farm.farm,
    })
  })

  test('opens again where its ending is taken back', async () => {
    const sowing = await sow()
    const { id } = await harvest()
    await farm.remove(grains, id)
    expect(await lives()).toEqual([[sowing.id, null]])
    expect(await status()).toBe('Growing')
    expect(await crop()).toMatchObject({ termination_eventable_type: null })
    await farm.bringBack(grains, id)
    expect(await lives()).toEqual([[sowing.id, id]])
    expect(await status()).toBe('Harvested')
  })

  test('keeps its ending where its sowing is taken back (L7)', async () => {
    const sowing = await sow()
    const { id } = await harvest()
    const { crop_lifecycle_id } = await crop()
    await farm.remove(sowings, sowing.id)
    expect(await lives()).toEqual([[null, id]])
    expect(await crop()).toMatchObject({ crop_lifecycle_id })
    await farm.bringBack(sowings, sowing.id)
    expect(await lives()).toEqual([[sowing.id, id]])
  })

  test('without anything left is planned again', async () => {
    const sowing = await sow()
    await farm.remove(sowings, sowing.id)
    expect(await lives()).toEqual([[null, null]])
    expect(await status()).toBe('Planned')
    const again = await sow()
    expect(await lives()).toEqual([[again.id, null]])
  })

  test('begins anew where a crop is sown again, and its crop is what was sown last (L1, L9)', async () => {
    const barley = await farm.listed('crop_types', 'barley')
    const first = await sow({ variety_id: await farm.listed('varieties', 'wheat/scepter') })
    const poor = await end(wheat, 'failed-poor-establishment', '2022-06-01')
    expect(await status()).toBe('Failed')
    const second = await sow({
      sowing_date: '2022-06-05',
      variety_id: await farm.listed('varieties', 'barley/rgt-planet'),
    })
    expect(await lives()).toEqual([
      [first.id, poor.id],
      [second.id, null],
    ])
    expect(await crop()).toMatchObject({ current_crop_id: barley, termination_eventable_id: null })
    expect(await status()).toBe('Growing')
    await farm.remove(sowings, second.id)
    expect(await lives()).toEqual([[first.id, poor.id]])
    expect(await crop()).toMatchObject({
      current_crop_id: await farm.listed('crop_types', 'wheat'),
    })
    expect(await status()).toBe('Failed')
  })

  test('goes along when an event belongs to another crop after all', async () => {
    const other = (await farm.crop('barley')).id
    const { id } = await sow()
    await farm.change(sowings, id, { crop_collection_id: other })
    expect(await lives(other)).toEqual([[id, null]])
    expect([await status(), await status(other)]).toEqual(['Planned', 'Growing'])
  })

  test('of many crops at once takes one request', async () => {
    const others = [wheat, (await farm.crop('wheat')).id, (await farm.crop('wheat')).id]
    const resources = others.map(crop_collection_id => ({
      crop_collection_id,
      sowing_date: '2022-05-10',
    }))
    const { status: answered } = await farm.ask('POST', `${sowings}/batch`, { resources })
    expect(answered).toBe(200)
    for (const id of others) expect(await status(id)).toBe('Growing')
  })

  test('is begun once, also by two people at one time', async () => {
    await Promise.all([
      sow(),
      sow({ sowing_date: '2022-05-11' }),
      sow({ sowing_date: '2022-05-12' }),
    ])
    expect(await lives()).toHaveLength(1)
  })

  test('leaves a line in the history for what follows', async () => {
    await sow()
    const filters = [
      { field: 'entity', value: 'crop_collections' },
      { field: 'row', value: wheat },
    ]
    const { body } = await farm.ask('POST', 'changes/search', { filters, sort: [{ field: 'id' }] })
    expect(body.data.at(-1).after).toHaveProperty('crop_lifecycle_id')
  })
})

describe('a status', () => {
  const choose = async (slug: string) =>
    farm.change('crop_collections', wheat, {
      status_id: await farm.listed('crop_collection_statuses', slug),
    })

  test('that was chosen stays where no event moves it', async () => {
    const { id } = await sow()
    await choose('failed')
    await farm.change(sowings, id, { sowing_date: '2022-05-12' })
    expect(await status()).toBe('Failed')
    await harvest()
    expect(await status()).toBe('Failed')
  })

  test('that was chosen moves as the table says', async () => {
    await choose('planned')
    await sow()
    expect(await status()).toBe('Growing')
    await end(wheat, 'grazed-out', '2022-08-01')
    expect(await status()).toBe('Grazed out')
  })

  test('that is sent with a new crop stands', async () => {
    const status_id = await farm.listed('crop_collection_statuses', 'growing')
    const { id } = await farm.crop('native-pasture', { status_id })
    expect(await status(id)).toBe('Growing')
  })

  test('is fallow where the ground is kept bare', async () => {
    const { id } = await farm.crop('fallow')
    await farm.add('fallow_collection_events', { crop_collection_id: id, area: 40 })
    expect(await status(id)).toBe('Fallow')
  })
})

describe('the crop before (L6)', () => {
  test('is the last one of the paddock that it was', async () => {
    const old = await farm.paddock({ period_id: farm.before })
    const before = await farm.crop('barley', { paddock_id: old.id })
    const now = await farm.paddock({ primary_parent_paddock_id: old.id })
    expect(await farm.crop('wheat', { paddock_id: now.id })).toMatchObject({
      primary_prior_collection_id: before.id,
    })
    const none = { paddock_id: now.id, primary_prior_collection_id: null }
    expect(await farm.crop('wheat', none)).toMatchObject({ primary_prior_collection_id: null })
  })

  test('is followed along the main line, over periods without a crop', async () => {
    const old = await farm.paddock({ period_id: farm.before })
    const before = await farm.crop('barley', { paddock_id: old.id })
    const between = await farm.paddock()
    const last = await farm.paddock({ period_id: farm.after })
    const link = (parent: number, prior: number) =>
      farm.add('paddock_prior_paddocks', {
        parent_paddock_id: parent,
        prior_paddock_id: prior,
        is_primary: true,
      })
    await link(between.id, old.id)
    await link(last.id, between.id)
    expect(await farm.crop('wheat', { paddock_id: last.id })).toMatchObject({
      primary_prior_collection_id: before.id,
    })
  })

  test('on the same paddock is known when the second one is sown', async () => {
    const { paddock_id } = await crop()
    await sow()
    await harvest()
    const beans = await farm.crop('mungbean', { paddock_id })
    expect(beans['primary_prior_collection_id']).toBeNull()
    await farm.add(sowings, { crop_collection_id: beans.id, sowing_date: '2022-12-20' })
    expect(await crop(beans.id)).toMatchObject({
      primary_prior_collection_id: wheat,
      double_crop: true,
      fallow_type_id: await farm.listed('crop_collection_fallow_types', 'double-crop'),
    })
    expect(await crop()).toMatchObject({ primary_prior_collection_id: null })
  })

  test('says the fallow, where nobody chose one', async () => {
    await sow()
    await harvest()
    const later = await farm.paddock({ period_id: farm.after })
    const next = await farm.crop('wheat', {
      paddock_id: later.id,
      primary_prior_collection_id: wheat,
    })
    await farm.add(sowings, { crop_collection_id: next.id, sowing_date: '2023-05-10' })
    expect(await crop(next.id)).toMatchObject({
      double_crop: false,
      fallow_type_id: await farm.listed('crop_collection_fallow_types', 'short-fallow'),
    })
  })
})

describe('a stand of cane', () => {
  let plant: Kept
  let planting: Kept
  let ratoon: Kept
  beforeEach(async () => {
    const old = await farm.paddock({ period_id: farm.before })
    const lifecycle_status_id = await farm.listed('lifecycle_status', 'sugarcane/plant-cane')
    plant = await farm.crop('sugarcane', { paddock_id: old.id, lifecycle_status_id })
    planting = await farm.add(sowings, { crop_collection_id: plant.id, sowing_date: '2021-08-01' })
    const now = await farm.paddock({ primary_parent_paddock_id: old.id })
    ratoon = await farm.crop('sugarcane', { paddock_id: now.id })
  })

  test('lives through several periods, as the next ratoon in each', async () => {
    const { crop_lifecycle_id } = await crop(plant.id)
    expect(crop_lifecycle_id).toBeTypeOf('number')
    expect(await crop(ratoon.id)).toMatchObject({
      primary_prior_collection_id: plant.id,
      crop_lifecycle_id,
    })
    expect(await stage(ratoon.id)).toBe('1st ratoon')
    expect([await status(plant.id), await status(ratoon.id)]).toEqual(['Carried over', 'Growing'])
    expect(await lives(ratoon.id)).toEqual([])
  })

  test('is carried over when it is cut, and ends when it is ploughed out (L4)', async () => {
    await farm.add('cane_collection_events', { crop_collection_id: ratoon.id, date: '2023-08-01' })
    expect(await status(ratoon.id)).toBe('Carried over')
    expect(await lives(plant.id)).toEqual([[planting.id, null]])
    const out = await end(ratoon.id, 'ploughed-out', '2023-09-01')
    expect(await lives(plant.id)).toEqual([[planting.id, out.id]])
    expect(await status(ratoon.id)).toBe('Harvested')
    expect(await crop(ratoon.id)).toMatchObject({ termination_eventable_id: out.id })
    expect(await crop(plant.id)).toMatchObject({ termination_eventable_id: null })
    await farm.remove(customs, out.id)
    expect(await lives(plant.id)).toEqual([[planting.id, null]])
  })

  test('that is split lives for as long as a part of it stands', async () => {
    const part = await farm.paddock()
    const other = await farm.crop('sugarcane', {
      paddock_id: part.id,
      primary_prior_collection_id: plant.id,
    })
    await end(ratoon.id, 'ploughed-out', '2022-10-01')
    expect(await lives(plant.id)).toEqual([[planting.id, null]])
    const last = await end(other.id, 'ploughed-out', '2022-11-01')
    expect(await lives(plant.id)).toEqual([[planting.id, last.id]])
  })

  test('goes on without a life where its beginning is deleted, and finds it again', async () => {
    const { paddock_id } = plant
    await farm.remove('paddocks', Number(paddock_id))
    expect(await crop(ratoon.id)).toMatchObject({ crop_lifecycle_id: null })
    await farm.bringBack('paddocks', Number(paddock_id))
    const { crop_lifecycle_id } = await crop(plant.id)
    expect(await crop(ratoon.id)).toMatchObject({ crop_lifecycle_id })
    await farm.remove('crop_collections', plant.id)
    expect(await crop(ratoon.id)).toMatchObject({ crop_lifecycle_id: null })
  })
})

describe('the tags of a crop (R10)', () => {
  test('are the names of what is put on it', async () => {
    const tag = async (name: string) => (await farm.add('crop_tags', { name })).id
    const [late, frost] = [await tag('late'), await tag('frost')]
    const put = (tag_id: number) =>
      farm.add('taggables', { tag_id, taggable_type: 'crop_collections', taggable_id: wheat })
    const { id } = await put(late)
    await put(frost)
    expect((await crop())['tags']).toEqual(['frost', 'late'])
    await farm.remove('taggables', id)
    expect((await crop())['tags']).toEqual(['frost'])
    await farm.bringBack('taggables', id)
    await farm.change('crop_tags', frost, { name: 'hail' })
    expect((await crop())['tags']).toEqual(['hail', 'late'])
  })
})
