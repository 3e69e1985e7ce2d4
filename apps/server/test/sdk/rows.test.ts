// The published client's calls on rows: the same ones at an address of their own and through each
// class of relation to many. What a call did is looked up in the database.

import { FilterOperator } from '@tailflow/laravel-orion/lib/drivers/default/enums/filterOperator.js'
import { SortDirection } from '@tailflow/laravel-orion/lib/drivers/default/enums/sortDirection.js'
import { describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { expectRefused } from './expect-refused.ts'
import { manyKinds } from './many-kinds.ts'
import type { ManyKind } from './many-kinds.ts'
import { Paddock, PlainPaddock, RainGauge } from './models.ts'
import type { AnyRecord } from './models.ts'
import { keysOf, ownWorld, paddockIn, personNamed } from './world.ts'

const { db } = ownDatabase()
const world = ownWorld(db)
const last = () => world().client.last()

/** The numbers of the rows that stand there, asked of the database alone. */
async function standing(kind: ManyKind): Promise<readonly unknown[]> {
  const { rows } = await kind.standing(world()).execute(db)
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

const [paddocks, ...relations] = manyKinds

describe.each(manyKinds)('$title', kind => {
  const { table, Model, change } = kind
  const builder = () => kind.builder(world())
  const store = () => builder().store(kind.fresh(world()))
  const kept = (record: AnyRecord) => world().kept(table, record.$getKey())

  test('stores, gets and finds', async () => {
    const sent = kind.fresh(world())
    const stored = await builder().store(sent)
    expect(last()).toMatchObject({ method: 'POST', body: sent, status: 201 })
    const [one, other] = [await store(), await store()]
    expect(await kept(stored)).toMatchObject({ name: sent['name'], deleted_at: null })
    expect(await standing(kind)).toEqual(expect.arrayContaining(keysOf([stored, one, other])))
    expect(keysOf(await builder().get(0))).toEqual(await standing(kind))
    expect(keysOf(await builder().get(2, 2))).toEqual((await standing(kind)).slice(2, 4))
    expect(last()).toMatchObject({ method: 'GET', status: 200 })
    expect(keysOf(await builder().get())).toEqual((await standing(kind)).slice(0, 15))
    expect(await builder().get(15, 999)).toHaveLength(0)
    const found = await builder().find(String(stored.$getKey()))
    expect(found).toBeInstanceOf(Model)
    expect(found.$attributes).toMatchObject(sent)
    expect(found.$is(stored)).toBe(true)
  })

  test('searches', async () => {
    const [one, other] = [await store(), await store()]
    const names = [one, other].map(record => record.$attributes['name'])
    const found = builder()
      .filter('name', FilterOperator.In, names)
      .sortBy('id', SortDirection.Desc)
    expect(keysOf(await found.search())).toEqual(keysOf([other, one]))
    expect(last()).toMatchObject({ method: 'POST', status: 200 })
    expect(await builder().filter('name', FilterOperator.In, ['nowhere']).search()).toHaveLength(0)
  })

  test('updates what is sent and nothing else', async () => {
    const record = await store()
    const before = await kept(record)
    const updated = await builder().update(record.$getKey(), change)
    expect(last()).toMatchObject({ method: 'PATCH', body: change })
    expect(updated.$attributes).toMatchObject(change)
    const now = { ...change, updated_at: expect.anything() }
    expect(await kept(record)).toEqual({ ...before, ...now })
  })

  test('destroys and restores, and destroys for good', async () => {
    const record = await store()
    const key = record.$getKey()
    const gone = await builder().destroy(key)
    expect(last().path).toMatch(/\?force=false$/)
    expect(gone.$attributes['deleted_at']).toEqual(expect.any(String))
    expect(await kept(record)).toMatchObject({ deleted_at: expect.anything() })
    await expectRefused(404, builder().destroy(key))
    const back = await builder().restore(key)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(last()).toMatchObject({ method: 'POST', headers: form, body: undefined, status: 200 })
    expect(back.$attributes['deleted_at']).toBeNull()
    expect(await kept(record)).toMatchObject({ deleted_at: null })
    expect(await standing(kind)).toContain(key)
    expect((await builder().restore(key)).$getKey()).toBe(key)
  })

  test('destroys for good only what nothing else stands on', async () => {
    const record = await store()
    const destroying = builder().destroy(record.$getKey(), true)
    if (kind.isHeld) await expectRefused(409, destroying)
    else await destroying
    expect(last().path).toMatch(/\?force=true$/)
    expect(await kept(record)).toEqual(kind.isHeld ? expect.anything() : undefined)
  })

  test('stores, updates, deletes and restores several at once', async () => {
    const fresh = [1, 2, 3].map(() => new Model(kind.fresh(world())))
    const stored = await builder().batchStore(fresh)
    expect(last()).toMatchObject({ method: 'POST', status: 200 })
    expect(stored.map(({ $attributes }) => $attributes['name'])).toEqual(
      fresh.map(({ $attributes }) => $attributes['name']),
    )
    const keys = keysOf(stored)
    expect(await standing(kind)).toEqual(expect.arrayContaining(keys))

    const [one, other] = stored
    for (const record of [one, other]) record?.$setAttributes(change)
    const updated = await builder().batchUpdate(stored.slice(0, 2))
    expect(last()).toMatchObject({ method: 'PATCH', status: 200 })
    expect(keysOf(updated)).toEqual(keys.slice(0, 2))
    for (const record of updated) expect(await kept(record)).toMatchObject(change)

    expect(keysOf(await builder().batchDelete(keys.slice(1)))).toEqual(keys.slice(1))
    expect(last()).toMatchObject({ method: 'DELETE', body: { resources: keys.slice(1) } })
    const now = await standing(kind)
    expect(keys.map(key => now.includes(key))).toEqual([true, false, false])
    expect(keysOf(await builder().batchRestore(keys))).toEqual(keys)
    expect(await standing(kind)).toEqual(expect.arrayContaining(keys))
  })

  test('does nothing for a list without rows', async () => {
    const before = await standing(kind)
    expect(await builder().batchDelete([])).toEqual([])
    expect(await builder().batchRestore([])).toEqual([])
    await expectRefused(422, builder().batchStore([]), ['resources'])
    await expectRefused(422, builder().batchUpdate([]), ['resources'])
    const record = await store()
    const now = await kept(record)
    await builder().update(record.$getKey(), {})
    expect(await kept(record)).toEqual({ ...now, updated_at: expect.anything() })
    expect(await standing(kind)).toEqual([...before, record.$getKey()])
  })
})

describe.each(relations)('$title', kind => {
  test('does not reach what stands elsewhere', async () => {
    const elsewhere = await kind.elsewhere(world())
    const key = elsewhere.$getKey()
    const before = await world().kept(kind.table, key)
    const builder = () => kind.builder(world())
    await expectRefused(404, builder().find(key))
    await expectRefused(404, builder().update(key, kind.change))
    await expectRefused(404, builder().destroy(key))
    await expectRefused(404, builder().restore(key))
    await expectRefused(422, builder().batchUpdate([elsewhere]), [`resources.${key}`])
    expect(await builder().batchDelete([key])).toEqual([])
    expect(await builder().batchRestore([key])).toEqual([])
    expect(await world().kept(kind.table, key)).toEqual(before)
  })
})

describe('a model', () => {
  const kept = (paddock: AnyRecord) => world().kept('paddocks', paddock.$getKey())

  test('saves what it is given', async () => {
    const paddock = await Paddock.$query().store(paddockIn(world()))
    const before = await kept(paddock)
    expect(await paddock.$save({ area: 7.25 })).toBe(paddock)
    expect(last()).toMatchObject({ method: 'PATCH', body: { area: 7.25 } })
    expect(await kept(paddock)).toEqual({ ...before, area: 7.25, updated_at: expect.anything() })
  })

  test('saves all that it once received, and changes only what was changed', async () => {
    const { gauge, name } = world()
    const row = { ...paddockIn(world()), rain_gauge_id: gauge.$getKey() }
    const { $attributes } = await Paddock.$query().store(row)
    const paddock = await PlainPaddock.$query()
      .with(['farm', 'rain_gauge.rainfalls', 'prior_paddocks', 'property'])
      .withCount(['crop_collections'])
      .withMax({ relation: 'crop_collections', column: 'id' })
      .find(Number($attributes['id']))
    expect(Object.keys(paddock.$attributes)).toEqual(
      expect.arrayContaining(['ancestorIds', 'crop_collections_count', 'farm', 'prior_paddocks']),
    )
    const before = await kept(paddock)
    const renamed = name('Renamed')
    paddock.$setAttributes({ name: renamed })
    await paddock.$save()
    expect(last().body).toEqual(paddock.$attributes)
    expect(await kept(paddock)).toEqual({ ...before, name: renamed, updated_at: expect.anything() })
  })

  test('cannot save what only the server sets', async () => {
    const paddock = await Paddock.$query().store(paddockIn(world()))
    const before = await kept(paddock)
    const moment = '2001-02-03T04:05:06.000000Z'
    const forged = { created_at: moment, deleted_at: moment, ancestorIds: [1], id: 1 }
    await Paddock.$query().update(paddock.$getKey(), forged)
    expect(await kept(paddock)).toEqual({ ...before, updated_at: expect.anything() })
  })

  test('saves all of itself as it came through a link', async () => {
    const { farm, name } = world()
    const stored = await farm.users().store(personNamed(name('Linked')))
    const person = await farm.users().find(stored.$getKey())
    expect(person.$attributes['pivot']).toMatchObject({ details_id: farm.$getKey() })
    const renamed = name('Linked')
    await person.$setAttributes({ name: renamed }).$save()
    expect(last().body).toHaveProperty('pivot')
    expect(await world().kept('users', person.$getKey())).toMatchObject({ name: renamed })
  })

  test('destroys itself, and for good', async () => {
    const paddock = await Paddock.$query().store(paddockIn(world()))
    expect(await paddock.$destroy()).toBe(paddock)
    expect(await kept(paddock)).toMatchObject({ deleted_at: expect.anything() })
    await paddock.$destroy(true)
    expect(await kept(paddock)).toBeUndefined()
  })

  test('says what was refused, and writes nothing', async () => {
    const { farm, period } = world()
    const nameless = { farm_id: farm.$getKey(), period_id: period.$getKey(), area: -1 }
    const before = await standing(paddocks)
    await expectRefused(422, Paddock.$query().store(nameless), ['name', 'area'])
    expect(await standing(paddocks)).toEqual(before)
  })
})

describe('a body that is left over from the call before', () => {
  test('goes out with the next GET and is not read', async () => {
    const { farm, name } = world()
    const [one, other] = [name('Gauge'), name('Gauge')]
    const gauges = () => RainGauge.$query().scope('FarmIdIn', [farm.$getKey()])
    for (const word of [one, other]) {
      await RainGauge.$query().store({ farm_id: farm.$getKey(), name: word })
    }
    await gauges().filter('name', FilterOperator.Equal, one).search()
    const all = await RainGauge.$query().get()
    expect(last()).toMatchObject({
      method: 'GET',
      headers: { 'content-type': 'application/json', 'content-length': expect.anything() },
      body: { filters: [{ value: one }] },
    })
    expect(all.map(({ $attributes }) => $attributes['name'])).toEqual(
      expect.arrayContaining([one, other]),
    )
    const loud = { page: 2, limit: 1, include: 'farm', with_count: 'paddocks', with_trashed: true }
    const stored = await RainGauge.$query().store({
      farm_id: farm.$getKey(),
      name: name('Loud'),
      ...loud,
    })
    const found = await RainGauge.$query().find(stored.$getKey())
    expect(last().body).toMatchObject(loud)
    expect(found.$relations).toEqual({})
    expect(found.$attributes).not.toHaveProperty('paddocks_count')
    expect((await RainGauge.$query().get(0)).length).toBeGreaterThan(2)
  })
})
