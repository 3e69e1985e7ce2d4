// The published client, as it comes, gets all that it can ask for of one record and of lists. What a
// call did is looked up in the database; what was sent is what went over the wire.

import { AuthDriver } from '@tailflow/laravel-orion/lib/drivers/default/enums/authDriver.js'
import { FilterOperator } from '@tailflow/laravel-orion/lib/drivers/default/enums/filterOperator.js'
import { FilterType } from '@tailflow/laravel-orion/lib/drivers/default/enums/filterType.js'
import { SortDirection } from '@tailflow/laravel-orion/lib/drivers/default/enums/sortDirection.js'
import { Orion } from '@tailflow/laravel-orion/lib/orion.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from './own-database.ts'
import { expectRefused } from './sdk/expect-refused.ts'
import { CropType, Farm, Paddock, Rainfall, RainGauge } from './sdk/models.ts'
import type { AnyRecord } from './sdk/models.ts'
import { keysOf, ownWorld, paddockIn } from './sdk/world.ts'
import type { Row } from './sent-rows.ts'

const { db } = ownDatabase()
const world = ownWorld(db)
const last = () => world().client.last()
const namesOf = (records: readonly AnyRecord[]) => records.map(one => one.$attributes['name'])

describe('the client is set up', () => {
  const nameOf = async ({ $attributes }: Farm) => {
    const found = await Farm.$query().find(Number($attributes['id']))
    return found.$attributes['farm_name']
  }

  test.each(['api', 'api/v2'])(
    'below %s, with and without a slash behind the host',
    async prefix => {
      const { client, farm } = world()
      for (const base of [client.origin, `${client.origin}/`]) {
        Orion.init(base, prefix)
        expect(await nameOf(farm)).toBe(farm.$attributes['farm_name'])
        expect(last().path).toBe(`/${prefix}/farms/${farm.$getKey()}`)
      }
      Orion.setPrefix('api')
      Orion.setBaseUrl(client.origin)
      expect(Orion.getApiUrl()).toBe(`${client.origin}/api`)
    },
  )

  test('with a token and without', async () => {
    const { client, farm } = world()
    Orion.init(client.origin, 'api', AuthDriver.Passport, 'first')
    expect(await nameOf(farm)).toBe(farm.$attributes['farm_name'])
    expect(last().headers['authorization']).toBe('Bearer first')
    Orion.setToken('second')
    expect(await nameOf(farm)).toBe(farm.$attributes['farm_name'])
    expect(last().headers['authorization']).toBe('Bearer second')
    Orion.withoutToken()
    expect(await nameOf(farm)).toBe(farm.$attributes['farm_name'])
    expect(last().headers).not.toHaveProperty('authorization')
  })

  test('with an HTTP client of one’s own', async () => {
    const http = Orion.makeHttpClient()
      .getAxios()
      .create({ headers: { 'X-Device-Id': 'tractor' } })
    Orion.makeHttpClientUsing(() => http)
    const paddock = await Paddock.$query().store(paddockIn(world()))
    const { rows } = await sql`
      select device from changes where entity = 'paddocks' and row = ${paddock.$getKey()}`.execute(
      db,
    )
    expect(rows).toEqual([{ device: 'tractor' }])
  })

  test('asks for a cookie against forged requests, which it cannot read outside a browser', async () => {
    await expect(Orion.csrf()).rejects.toThrow('Current auth driver is set to "default"')
    Orion.setAuthDriver(AuthDriver.Sanctum)
    const throws = /Unable to retrieve XSRF token cookie|document is not defined/
    await expect(Orion.csrf()).rejects.toThrow(throws)
    expect(last()).toMatchObject({ method: 'GET', path: '/sanctum/csrf-cookie' })
    expect(await nameOf(world().farm)).toBe(world().farm.$attributes['farm_name'])
  })
})

describe('rows are sought', () => {
  let farm: Farm
  beforeAll(async () => {
    const { client, period, name, gauge: first } = world()
    client.begin()
    farm = await Farm.$query().store({ farm_name: name('Sought farm') })
    await farm.periods().attach([period.$getKey()])
    const [farm_id, period_id] = [farm.$getKey(), period.$getKey()]
    const gauge = await RainGauge.$query().store({ farm_id, name: name('A gauge') })
    const other = await RainGauge.$query().store({ farm_id, name: name('B gauge') })
    expect(first.$getKey()).not.toBe(gauge.$getKey())
    const fields = [
      ['River', 10, other.$getKey()],
      ['Hill', 20, gauge.$getKey()],
      ['Flat', 30, null],
      ['Creek', null, null],
    ]
    const paddocks = fields.map(
      ([name, area, rain_gauge_id]) =>
        new Paddock({ farm_id, period_id, name, area, rain_gauge_id }),
    )
    await Paddock.$query().batchStore(paddocks)
  })
  const sought = () => Paddock.$query().scope('FarmIdIn', [farm.$getKey()])

  const operators: Record<FilterOperator, readonly [string, unknown, readonly string[]]> = {
    [FilterOperator.LessThan]: ['area', 20, ['River']],
    [FilterOperator.LessThanOrEqual]: ['area', 20, ['River', 'Hill']],
    [FilterOperator.GreaterThan]: ['area', 20, ['Flat']],
    [FilterOperator.GreaterThanOrEqual]: ['area', 20, ['Hill', 'Flat']],
    [FilterOperator.Equal]: ['area', null, ['Creek']],
    [FilterOperator.NotEqual]: ['area', 20, ['River', 'Flat']],
    [FilterOperator.Like]: ['name', '%i%', ['River', 'Hill']],
    [FilterOperator.NotLike]: ['name', '%i%', ['Flat', 'Creek']],
    [FilterOperator.In]: ['area', [30, null], ['Flat', 'Creek']],
    [FilterOperator.NotIn]: ['rain_gauge.name', ['no such'], ['River', 'Hill']],
  }
  test.each(Object.values(FilterOperator))('with "%s"', async operator => {
    const [field, value, names] = operators[operator]
    expect(namesOf(await sought().filter(field, operator, value).search())).toEqual(names)
  })

  test('with one test or another, which never lets in what the scope keeps out', async () => {
    const found = await sought()
      .filter('name', FilterOperator.Equal, 'Flat', FilterType.And)
      .filter('area', FilterOperator.LessThan, 1000, FilterType.Or)
      .search()
    expect(namesOf(found)).toEqual(['River', 'Hill', 'Flat'])
  })

  test('without a value that was forgotten', async () => {
    const forgotten = sought().filter('name', FilterOperator.Equal, undefined)
    await expectRefused(422, forgotten.search(), ['filters.0.value'])
  })

  test('in order', async () => {
    expect(namesOf(await sought().sortBy('name').search())).toEqual([
      'Creek',
      'Flat',
      'Hill',
      'River',
    ])
    const turned = sought().sortBy('rain_gauge.name', SortDirection.Desc).sortBy('name')
    expect(
      namesOf(await turned.filter('rain_gauge_id', FilterOperator.NotEqual, null).search()),
    ).toEqual(['River', 'Hill'])
    const second = await sought().sortBy('name', SortDirection.Desc).search(1, 2)
    expect(namesOf(second)).toEqual(['Hill'])
    const page = { total: 4, current_page: 2, last_page: 4, per_page: 1 }
    expect(second[0]?.$response?.data.meta).toMatchObject(page)
    expect(last().path).toBe('/api/paddocks/search?limit=1&page=2')
  })

  test('by a word in their names, or by none', async () => {
    expect(namesOf(await sought().lookFor('ree').search())).toEqual(['Creek'])
    expect(last().body).toMatchObject({ search: { value: 'ree' }, filters: [], sort: [] })
    expect(await sought().search()).toHaveLength(4)
    expect(last().body).toMatchObject({ search: {} })
  })

  test('by a moment, by a number as text, and by yes or no', async () => {
    const hour = 3_600_000
    const since = (moment: Date) =>
      sought().filter('created_at', FilterOperator.GreaterThan, moment)
    expect(await since(new Date(Date.now() - hour)).search()).toHaveLength(4)
    expect(await since(new Date(Date.now() + hour)).search()).toHaveLength(0)
    expect(namesOf(await sought().filter('area', FilterOperator.Equal, '20').search())).toEqual([
      'Hill',
    ])
    const offered = CropType.$query().filter('active', FilterOperator.Equal, true)
    const { rows } = await sql<Row>`select id from crop_types where active order by id`.execute(db)
    expect(rows).not.toHaveLength(0)
    expect(keysOf(await offered.search(0))).toEqual(rows.map(({ id }) => id))
  })

  test('by scopes', async () => {
    const [river, hill] = await sought().search()
    const ids = keysOf([river, hill].flatMap(one => one ?? []))
    const scoped = Paddock.$query()
      .scope('IdIn', [ids])
      .scope('PeriodIdIn', [[world().period.$getKey()]])
    expect(keysOf(await scoped.search())).toEqual(ids)
    await expectRefused(422, Paddock.$query().scope('NoSuch').search(), ['scopes.0.name'])
  })

  test('with those that are deleted, and those alone', async () => {
    const gone = await Paddock.$query().store({ ...paddockIn(world()), farm_id: farm.$getKey() })
    const key = gone.$getKey()
    await gone.$destroy()
    expect(keysOf(await sought().search())).not.toContain(key)
    expect(keysOf(await sought().withTrashed().search())).toContain(key)
    expect(keysOf(await sought().onlyTrashed().search())).toEqual([key])
    expect(keysOf(await Paddock.$query().get(0))).not.toContain(key)
    expect(keysOf(await Paddock.$query().withTrashed().get(0))).toContain(key)
    const deleted = await Paddock.$query().onlyTrashed().get(0)
    expect(deleted.every(({ $attributes }) => $attributes['deleted_at'])).toBe(true)
    await expectRefused(404, Paddock.$query().find(key))
    expect((await Paddock.$query().withTrashed().find(key)).$getKey()).toBe(key)
    expect((await Paddock.$query().onlyTrashed().find(key)).$getKey()).toBe(key)
  })
})

describe('what hangs on a row comes along', () => {
  const extras = () =>
    RainGauge.$query()
      .with(['farm', 'rainfalls'])
      .withCount('rainfalls')
      .withCount(['paddocks'])
      .withExists(['rainfalls', 'paddocks'])
      .withAvg({ relation: 'rainfalls', column: 'total_mm' })
      .withSum([
        { relation: 'rainfalls', column: 'total_mm' },
        { relation: 'rainfalls', column: 'days' },
      ])
      .withMin([{ relation: 'rainfalls', column: 'total_mm' }])
      .withMax([{ relation: 'rainfalls', column: 'date' }])
  const some = {
    rainfalls_count: 2,
    paddocks_count: 0,
    rainfalls_exists: true,
    paddocks_exists: false,
    rainfalls_avg_total_mm: 10,
    rainfalls_sum_total_mm: 20,
    rainfalls_sum_days: 3,
    rainfalls_min_total_mm: 4.5,
    rainfalls_max_date: '2024-05-03',
  }
  const none = {
    rainfalls_count: 0,
    rainfalls_exists: false,
    rainfalls_avg_total_mm: null,
    rainfalls_sum_total_mm: null,
    rainfalls_min_total_mm: null,
    rainfalls_max_date: null,
  }

  const expectSome = (gauge: RainGauge, figures: object) => {
    expect(gauge.$attributes).toMatchObject(figures)
    const { farm, rainfalls } = gauge.$relations as Record<string, AnyRecord[] & AnyRecord>
    expect(farm).toBeInstanceOf(Farm)
    expect(farm?.$getKey()).toBe(world().farm.$getKey())
    expect(rainfalls?.every(one => one instanceof Rainfall)).toBe(true)
    expect(rainfalls).toHaveLength(figures === some ? 2 : 0)
  }

  test('of every call on one row or on several', async () => {
    const { farm, name } = world()
    const gauge = await extras().store({ farm_id: farm.$getKey(), name: name('Extras') })
    expectSome(gauge, none)
    const rain = (total_mm: number, days: number, day: string) =>
      gauge.rainfalls().store({ total_mm, days, date: `2024-05-${day}` })
    await rain(4.5, 1, '01')
    await rain(15.5, 2, '03')
    await (await rain(100, 5, '20')).$destroy()
    const key = gauge.$getKey()
    const among = (all: readonly RainGauge[]) => all.filter(row => row.$getKey() === key)
    const read = [await extras().search(0), await extras().get(0)].flatMap(among)
    expect(read).toHaveLength(2)
    for (const row of read) expectSome(row, some)
    expectSome(await extras().find(key), some)
    expectSome(await extras().update(key, { name: name('Extras') }), some)
    expectSome(await extras().destroy(key), none)
    expectSome(await extras().restore(key), some)
  })

  test('of deeper relations, and empty where there is nothing', async () => {
    const { gauge } = world()
    const paddock = await Paddock.$query().store({
      ...paddockIn(world()),
      rain_gauge_id: gauge.$getKey(),
    })
    const asked = Paddock.$query().with(['rain_gauge.farm', 'property', 'prior_paddocks'])
    const { $relations } = await asked.find(paddock.$getKey())
    const near = $relations['rain_gauge'] as RainGauge
    expect(near).toBeInstanceOf(RainGauge)
    expect($relations).toMatchObject({ property: null, prior_paddocks: [] })
    expect((near.$relations['farm'] as Farm).$is(world().farm)).toBe(true)
  })
})
