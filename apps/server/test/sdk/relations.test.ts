// The published client's calls through relations to many that move rows, and through relations to
// one. Ours has no relation that is the only row of another, so that a small application has it.

import { HasOneThrough } from '@tailflow/laravel-orion/lib/drivers/default/relations/hasOneThrough.js'
import { MorphOne } from '@tailflow/laravel-orion/lib/drivers/default/relations/morphOne.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asking } from '../asking.ts'
import type { Asker } from '../asking.ts'
import { mountFixture } from '../conformance/mount-fixture.ts'
import type { MountedFixture } from '../conformance/mount-fixture.ts'
import { ownDatabase } from '../own-database.ts'
import { expectRefused } from './expect-refused.ts'
import { listeningClient } from './listening-client.ts'
import type { ListeningClient } from './listening-client.ts'
import { Attendee, FarmProfile, Paddock, Person, Place } from './models.ts'
import { Property, RainGauge, RecordedFarm, Workshop } from './models.ts'
import type { Farm } from './models.ts'
import { keptIn, keysOf, ownWorld, paddockIn, personNamed } from './world.ts'

describe('in our catalogue', () => {
  const { db } = ownDatabase()
  const world = ownWorld(db)
  const last = () => world().client.last()
  const kept = (table: string, id: unknown) => world().kept(table, id)

  const parents = [
    { title: 'HasMany', member: 'rain_gauge', Parent: RainGauge },
    { title: 'HasManyThrough', member: 'property', Parent: Property },
  ]
  test.each(parents)(
    '$title takes a row, gives it up and lets it go',
    async ({ member, Parent }) => {
      const key = `${member}_id`
      const { farm, name } = world()
      const make = () => Parent.$query().store({ farm_id: farm.$getKey(), name: name('Parent') })
      const [one, other] = [await make(), await make()]
      const paddock = (await Paddock.$query().store(paddockIn(world()))).$getKey()
      const taken = await one
        .paddocks()
        .with(['farm'])
        .withCount('crop_collections')
        .associate(paddock)
      expect(last()).toMatchObject({ method: 'POST', body: { related_key: paddock }, status: 200 })
      expect(taken).toBeInstanceOf(Paddock)
      const figures = { [key]: one.$getKey(), crop_collections_count: 0 }
      expect(taken.$attributes).toMatchObject(figures)
      expect((taken.$relations['farm'] as Farm).$is(farm)).toBe(true)
      expect(await kept('paddocks', paddock)).toMatchObject({ [key]: one.$getKey() })

      await other.paddocks().associate(String(paddock))
      expect(await kept('paddocks', paddock)).toMatchObject({ [key]: other.$getKey() })
      expect(await one.paddocks().get()).toHaveLength(0)
      await expectRefused(404, one.paddocks().dissociate(paddock))

      const alone = await other.paddocks().with([member]).dissociate(paddock)
      expect(alone.$relations).toEqual({ [member]: null })
      expect(last()).toMatchObject({ method: 'DELETE', body: undefined, status: 200 })
      expect(alone.$attributes).toMatchObject({ [key]: null })
      expect(await kept('paddocks', paddock)).toMatchObject({ [key]: null })
      await expectRefused(404, other.paddocks().dissociate(paddock))
      await expectRefused(404, one.paddocks().associate(999999999))
      await Paddock.$query().destroy(paddock)
      await expectRefused(404, one.paddocks().withTrashed().associate(paddock))
      expect(await kept('paddocks', paddock)).toMatchObject({ [key]: null })
    },
  )

  test('MorphMany takes a row from another record, which cannot stand alone', async () => {
    const { gauge, property } = world()
    const place = await property
      .gps_locations()
      .store({ location: { type: 'Point', coordinates: [1, 2] } })
    const key = place.$getKey()
    const where = { geolocatable_type: 'rain_gauges', geolocatable_id: gauge.$getKey() }
    expect((await gauge.gps_locations().associate(key)).$attributes).toMatchObject(where)
    expect(await kept('geolocations', key)).toMatchObject(where)
    expect(await property.gps_locations().get()).toHaveLength(0)
    await expectRefused(422, gauge.gps_locations().dissociate(key))
    expect(await kept('geolocations', key)).toMatchObject(where)
  })

  const toOne = [
    {
      title: 'BelongsTo',
      table: 'rain_gauges',
      change: { name: 'Changed gauge' },
      async meet() {
        const { farm, name } = world()
        const gauge = await RainGauge.$query().store({
          farm_id: farm.$getKey(),
          name: name('Gauge'),
        })
        const row = { ...paddockIn(world()), rain_gauge_id: gauge.$getKey() }
        const paddock = await Paddock.$query().store(row)
        return { key: gauge.$getKey(), builder: () => paddock.rain_gauge() }
      },
    },
    {
      title: 'MorphTo',
      table: 'users',
      change: { color: '#123456' },
      async meet() {
        const { farm, name } = world()
        const person = await Person.$query().store(personNamed(name('Person')))
        const workshop = await Workshop.$query().store({ name: name('Workshop') })
        const attendee = await Attendee.$query().store({
          farm_id: farm.$getKey(),
          workshop_id: workshop.$getKey(),
          attendee_type: 'users',
          attendee_id: person.$getKey(),
        })
        return { key: person.$getKey(), builder: () => attendee.attendee() }
      },
    },
  ]

  describe.each(toOne)('$title', ({ table, change, meet }) => {
    test('finds, updates, destroys and restores the one row there is', async () => {
      const { key, builder } = await meet()
      expect((await builder().find(key)).$getKey()).toBe(key)
      expect((await builder().find(999999999)).$getKey()).toBe(key)
      expect((await builder().update(key, change)).$attributes).toMatchObject(change)
      expect(await kept(table, key)).toMatchObject(change)
      expect((await builder().destroy(key)).$attributes['deleted_at']).not.toBeNull()
      expect(last().path).toMatch(/\?force=false$/)
      expect(await kept(table, key)).toMatchObject({ deleted_at: expect.anything() })
      await expectRefused(404, builder().find(key))
      expect((await builder().withTrashed().find(key)).$getKey()).toBe(key)
      expect((await builder().restore(key)).$attributes['deleted_at']).toBeNull()
      expect(await kept(table, key)).toMatchObject({ deleted_at: null })
    })

    test('does not destroy it for good while the row belongs to it', async () => {
      const { key, builder } = await meet()
      await expectRefused(409, builder().destroy(key, true))
      expect(await kept(table, key)).toMatchObject({ deleted_at: null })
    })

    test('updates, deletes and restores it in a batch', async () => {
      const { key, builder } = await meet()
      const found = await builder().find(key)
      found.$setAttributes(change)
      expect(keysOf(await builder().batchUpdate([found]))).toEqual([key])
      expect(await kept(table, key)).toMatchObject(change)
      expect(keysOf(await builder().batchDelete([key]))).toEqual([key])
      expect(await kept(table, key)).toMatchObject({ deleted_at: expect.anything() })
      expect(keysOf(await builder().batchRestore([key]))).toEqual([key])
      expect(await kept(table, key)).toMatchObject({ deleted_at: null })
    })

    test('does not list, search or store, for there is but one', async () => {
      const { key, builder } = await meet()
      const before = await kept(table, key)
      await expect(builder().get()).rejects.toThrow(TypeError)
      expect(last()).toMatchObject({ method: 'GET', status: 200 })
      const found = await builder().find(key)
      await expectRefused(405, builder().search())
      await expectRefused(405, builder().store(change))
      await expectRefused(405, builder().batchStore([found]))
      expect(await kept(table, key)).toEqual(before)
    })
  })

  test('MorphTo answers for the record that the row belongs to and for no other', async () => {
    const { gauge, property } = world()
    const location = { type: 'Point', coordinates: [1, 2] }
    const near = await gauge.gps_locations().store({ location })
    const far = await property.gps_locations().store({ location })
    expect((await near.geolocatable().find(gauge.$getKey())).$is(gauge)).toBe(true)
    await expectRefused(404, far.geolocatable().find(gauge.$getKey()))
    const shown = await Place.$query().with(['geolocatable']).find(near.$getKey())
    expect((shown.$relations['geolocatable'] as RainGauge).$is(gauge)).toBe(true)
  })
})

describe('in a small application', () => {
  const { url } = ownDatabase('nothing')
  let fixed: MountedFixture
  let asker: Asker
  let client: ListeningClient
  beforeAll(async () => {
    fixed = await mountFixture(url)
    asker = await asking(fixed.engine)
    client = await listeningClient(asker)
  })
  beforeEach(async () => {
    client.begin()
    await fixed.reload()
  })
  afterAll(async () => {
    await asker.close()
    await fixed.close()
  })
  const kept = (table: string, id: unknown) => keptIn(fixed.engine.db)(table, id)

  const ones = [
    { title: 'HasOne', profileOf: (farm: RecordedFarm) => farm.profile() },
    {
      title: 'HasOneThrough',
      profileOf: (farm: RecordedFarm) => new HasOneThrough(FarmProfile, farm),
    },
    { title: 'MorphOne', profileOf: (farm: RecordedFarm) => new MorphOne(FarmProfile, farm) },
  ]
  test.each(ones)('$title stores one, and has it from then on', async ({ profileOf }) => {
    const farm = await RecordedFarm.$query().store({ name: 'New farm' })
    await expectRefused(404, profileOf(farm).find(1))
    const stored = await profileOf(farm).store({ description: 'Hills' })
    const key = stored.$getKey()
    expect(client.last().status).toBe(201)
    const row = { farm_id: farm.$getKey(), description: 'Hills' }
    expect(await kept('farm_profiles', key)).toMatchObject(row)
    await expectRefused(409, profileOf(farm).store({ description: 'Second' }))
    expect((await profileOf(farm).find(999999999)).$is(stored)).toBe(true)
    expect(await profileOf(farm).update(key, { description: 'Plains' })).toBeInstanceOf(FarmProfile)
    expect(await kept('farm_profiles', key)).toMatchObject({ ...row, description: 'Plains' })
    await expect(profileOf(farm).get()).rejects.toThrow(TypeError)
    await expectRefused(405, profileOf(farm).search())
    await expectRefused(405, profileOf(farm).batchStore([stored]))
    await expectRefused(404, profileOf(farm).restore(key))
    await expectRefused(404, profileOf(farm).batchRestore([key]))
    expect(await kept('farm_profiles', key)).toMatchObject({ ...row, description: 'Plains' })
    await profileOf(farm).destroy(key)
    expect(await kept('farm_profiles', key)).toBeUndefined()
  })

  test('HasOne takes the word of a batch for the number of its row, which it ignores', async () => {
    const farm = await RecordedFarm.$query().store({ name: 'New farm' })
    const stored = await farm.profile().store({ description: 'Hills' })
    const before = await kept('farm_profiles', stored.$getKey())
    await expect(farm.profile().batchUpdate([stored])).rejects.toThrow(TypeError)
    expect(client.last()).toMatchObject({ method: 'PATCH', status: 200 })
    const same = { ...before, updated_at: expect.anything() }
    expect(await kept('farm_profiles', stored.$getKey())).toEqual(same)
    await expect(farm.profile().batchDelete([stored.$getKey()])).rejects.toThrow(TypeError)
    expect(client.last()).toMatchObject({ method: 'DELETE', status: 200 })
    expect(await kept('farm_profiles', stored.$getKey())).toBeUndefined()
  })

  test('MorphMany lets a row go that may stand alone', async () => {
    const farm = await RecordedFarm.$query().store({ name: 'New farm' })
    const number = await farm.phone_numbers().store({ number: '07 1234', label: 'Office' })
    const key = number.$getKey()
    expect(await kept('phone_numbers', key)).toMatchObject({ phoneable_id: farm.$getKey() })
    const alone = await farm.phone_numbers().dissociate(key)
    expect(alone.$attributes).toMatchObject({ id: key, phoneable_id: null })
    expect(await kept('phone_numbers', key)).toMatchObject({
      phoneable_id: null,
      number: '07 1234',
    })
    await expectRefused(404, farm.phone_numbers().dissociate(key))
    await farm.phone_numbers().associate(key)
    expect(await kept('phone_numbers', key)).toMatchObject({ phoneable_id: farm.$getKey() })
  })
})
