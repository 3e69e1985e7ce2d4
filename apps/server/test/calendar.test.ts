// The days of periods: the same for everybody, whatever the zone of the setting, the farm or the clock.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import type { Database } from '../src/db/database.ts'
import { keepDays } from '../src/db/keep-days.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { loadReference } from '../src/reference/load-reference.ts'
import { readReference } from '../src/reference/read-reference.ts'
import { asking } from './asking.ts'
import type { Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow, listed } from './planted-farm.ts'
import { ofFarms } from './rules/asked-by-people.ts'

const settings = [
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Sydney',
  'Australia/Darwin',
  'Australia/Brisbane',
]
const states: readonly [state: string, zone: string][] = [
  ['WA', 'Australia/Perth'],
  ['Northern Territory', 'Australia/Darwin'],
  ['S.A.', 'Australia/Adelaide'],
  ['Qld', 'Australia/Brisbane'],
  ['nsw', 'Australia/Sydney'],
]
const { db, url } = ownDatabase()

interface Days {
  readonly name: string
  readonly days: readonly string[]
}

async function daysIn(zone: string): Promise<readonly Days[]> {
  const day = (field: string) =>
    sql`to_char(${sql.ref(field)} at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`
  const fields = ['start_date', 'end_date', 'sowing_start_date', 'sowing_end_date'].map(day)
  const { rows } = await sql<Days>`
    select name, json_build_array(${sql.join(fields)}) as days from periods order by name`.execute(
    db,
  )
  return rows
}

async function addPeriod(name: string, moments: readonly string[], deleted = false) {
  const [start, end, from, until] = moments
  await sql`
    insert into periods (name, start_date, end_date, sowing_start_date, sowing_end_date, deleted_at)
    values (${name}, ${start}, ${end}, ${from}, ${until}, ${deleted ? sql`now()` : null})`.execute(
    db,
  )
}

describe('the days of periods', () => {
  test('stay when TIME_ZONE is another, also of those that people added, or deleted', async () => {
    const typed = [
      '2031-06-30T14:00Z',
      '2032-06-29T14:00Z',
      '2031-02-28T14:00Z',
      '2032-02-28T14:00Z',
    ]
    await addPeriod('2031-32', typed)
    await addPeriod('Deleted', typed, true)
    const before = await daysIn('Australia/Brisbane')
    expect(before.length).toBeGreaterThan(15)
    expect(before.find(({ name }) => name === '2023-24')?.days).toEqual(
      ['2023-07-01', '2024-06-30', '2023-03-01', '2024-02-29'].map(day => `${day} 00:00`),
    )
    for (const zone of settings) {
      expect(await keepDays(db, zone), zone).toBe(before.length)
      expect(await daysIn(zone), zone).toEqual(before)
      expect(await keepDays(db, zone), zone).toBe(0)
      // What ships is not taken for changed by someone, nor for another now.
      expect(await loadReference(db, await readReference(furrow()), zone)).toBe(0)
    }
  })

  test('are loaded as the midnights of the setting', async () => {
    await keepDays(db, 'Australia/Adelaide')
    await sql`update upkeep.reference_rows set slug = 'gone ' || slug where entity = 'periods'`.execute(
      db,
    )
    await sql`update periods set slug = null, name = 'Old ' || name`.execute(db)
    await sql`delete from upkeep.reference_loads`.execute(db)
    await loadReference(db, await readReference(furrow()), 'Australia/Adelaide')
    const days = (await daysIn('Australia/Adelaide')).find(({ name }) => name === '2023-24')?.days
    expect(days?.[0]).toBe('2023-07-01 00:00')
  })

  test('move once, however many servers start at once', async () => {
    const before = await daysIn('Australia/Adelaide')
    const starts = await Promise.all(
      Array.from({ length: 5 }, () => keepDays(db, 'Australia/Perth')),
    )
    expect(starts.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, before.length])
    expect(await daysIn('Australia/Perth')).toEqual(before)
  })

  test('have all moved or none, when a start is interrupted', async () => {
    const before = await daysIn('Australia/Perth')
    await sql
      .raw(
        `create function stop_it() returns trigger language plpgsql as
      $$ begin raise exception 'cut off'; end $$`,
      )
      .execute(db)
    await sql`create trigger cut before insert or update on upkeep.calendar execute function stop_it()`.execute(
      db,
    )
    await expect(keepDays(db, 'Australia/Brisbane')).rejects.toThrow('cut off')
    expect(await daysIn('Australia/Perth')).toEqual(before)
    await sql`drop trigger cut on upkeep.calendar`.execute(db)
    expect(await keepDays(db, 'Australia/Brisbane')).toBe(before.length)
    expect(await daysIn('Australia/Brisbane')).toEqual(before)
  })
})

describe.each(settings)('with TIME_ZONE %s', setting => {
  /** Two for each setting, and two settings for each; in the long form all of them. */
  const met = states.filter(
    (_, place) =>
      inject('isLongForm') || (2 * place + settings.indexOf(setting)) % states.length < 2,
  )
  let own: Database
  let asker: Asker
  let now = new Date()
  beforeAll(async () => {
    own = openDatabase(url, { timeZone: setting, connections: 3 })
    await keepDays(own, setting)
    const engine = openFurrowEngine(furrow(), own, { timeZone: setting, now: () => now })
    asker = await asking(engine)
  })
  beforeEach(() => {
    now = new Date()
  })
  afterAll(async () => {
    await asker.close()
    await own.destroy()
  })
  const post = async (path: string, body: object) => asker.ask('POST', `/api/${path}`, body)
  const made = async (path: string, body: object): Promise<{ readonly id: number }> => {
    const { status, text, body: told } = await post(path, body)
    expect(status, `${path}: ${text}`).toBe(201)
    return told.data
  }
  const farmIn = async (state: string | undefined) => {
    const farm = (await made('farms', { farm_name: `Farm in ${state}` })).id
    const address = { addressable_type: 'farms', addressable_id: farm, state }
    if (state !== undefined) await made('addresses', address)
    const period = await listed(own, 'periods', '2023-24')
    await post(`farms/${farm}/periods/attach`, { resources: [period] })
    const where = { farm_id: farm, period_id: period }
    const paddock = await made('paddocks', { ...where, name: 'River', area: 100 })
    return { farm, period, where, paddock: paddock.id }
  }
  const barley = async ({ where, paddock }: Awaited<ReturnType<typeof farmIn>>) => {
    const current_crop_id = await listed(own, 'crop_types', 'barley')
    return made('crop_collections', { ...where, paddock_id: paddock, current_crop_id })
  }

  test.each(met)('a period of a farm in %s begins and ends on its days', async (state, zone) => {
    const { farm, period, where } = await farmIn(state)
    const dates = {
      start: '2023-07-01',
      end: '2024-06-30',
      submission_due: '2024-09-28',
      sowing_start: '2023-03-01',
      sowing_end: '2024-02-29',
    }
    const query = `farm_id=${farm}&period_id=${period}`
    const whole = await asker.ask('GET', `/api/v2/completeness?${query}`)
    expect(whole.body.data.dates).toEqual(dates)
    const { body } = await asker.ask('GET', `/api/v2/completeness/overview?farm_ids=${farm}`)
    expect(body.data[0].periods[0]).toMatchObject({ start: dates.start, end: dates.end })
    expect((await asker.ask('GET', `/api/farms/${farm}`)).body.data.time_zone).toBe(zone)
    const found = await post('periods/search', {
      filters: [{ field: 'start_date', operator: '=', value: '2023-07-01' }],
    })
    expect(found.body.data.map(({ id }: { id: number }) => id)).toContain(where.period_id)
  })

  test.each(met)('rules on a farm in %s compare those days', async state => {
    const place = await farmIn(state)
    const sown = { ...place.where, sowing_area: 50 }
    const sow = async (sowing_date: string) => {
      const crop_collection_id = (await barley(place)).id
      return post('sowing_collection_events', { ...sown, crop_collection_id, sowing_date })
    }
    const told = []
    for (const day of ['2023-02-28', '2023-03-01', '2024-02-29', '2024-03-01'])
      told.push((await sow(day)).status)
    expect(told).toEqual([422, 201, 201, 422])
    // A period that is closed closes its own days, and no other.
    const gauge = (await made('rain_gauges', { farm_id: place.farm, name: 'House' })).id
    await sql`update farm_period set status = 'Released' where farm_id = ${place.farm}`.execute(own)
    const email = `manager.${place.farm}@example.com`
    const here = [place.farm]
    const rights = { seen: here, recorded: here, managed: here }
    const manager = ofFarms(await insertRow(own, 'users', { name: 'Mary', email }), rights)
    const read = async (date: string) =>
      (
        await asker.as(manager)('POST', '/api/rainfalls', {
          farm_id: place.farm,
          rain_gauge_id: gauge,
          date,
          total_mm: 3,
        })
      ).status
    const days = ['2023-06-30', '2023-07-01', '2024-06-30', '2024-07-01']
    expect(await Promise.all(days.map(read))).toEqual([201, 403, 403, 201])
  })

  test('the cropping summary ends with the last day', async () => {
    const place = await farmIn('NT')
    const gauge = await made('rain_gauges', { farm_id: place.farm, name: 'House', is_main: true })
    await sql`
      insert into rainfalls (farm_id, rain_gauge_id, date, total_mm)
      select ${place.farm}, ${gauge.id}, day, case day when '2024-06-30' then 5 when '2024-07-01' then 20 else 0 end
      from generate_series('2023-01-01'::date, '2024-08-31'::date, interval '1 day') day`.execute(
      own,
    )
    const crop_type = await listed(own, 'crop_types', 'lucerne-hay')
    const crop = await made('crop_collections', {
      ...place.where,
      paddock_id: place.paddock,
      current_crop_id: crop_type,
    })
    const sowing = { ...place.where, crop_collection_id: crop.id, sowing_area: 100 }
    await made('sowing_collection_events', { ...sowing, sowing_date: '2023-07-01' })
    const query = `farm_id=${place.farm}&period_id=${place.period}`
    const { body } = await asker.ask('GET', `/api/v2/cropping-summary?${query}`)
    expect(body.data.crops).toHaveLength(1)
    expect(body.data.crops[0].crop_rain).toBe(5)
  })

  test('a day that is typed as any moment of it is kept as its midnight', async () => {
    const name = `Typed ${setting}`
    const { body } = await post('periods', {
      name,
      start_date: '2033-07-01T03:00:00Z',
      end_date: '2034-06-30T03:00:00Z',
      sowing_start_date: '2033-03-01T03:00:00Z',
      sowing_end_date: '2034-02-28T03:00:00Z',
    })
    expect(body.data?.name).toBe(name)
    const days = (await daysIn(setting)).find(one => one.name === name)?.days
    expect(days).toEqual(
      ['2033-07-01', '2034-06-30', '2033-03-01', '2034-02-28'].map(day => `${day} 00:00`),
    )
  })

  test('today is what it is on the farm', async () => {
    const [west, east] = [await farmIn('WA'), await farmIn('NSW')]
    // 30 June in Perth, 1 July in Sydney: a week on is the last day that may be named.
    now = new Date('2026-06-30T15:30:00Z')
    const read = async ({ farm }: { readonly farm: number }, date: string) => {
      const gauge = (await made('rain_gauges', { farm_id: farm, name: date })).id
      const values = { farm_id: farm, rain_gauge_id: gauge, date, total_mm: 3 }
      return (await post('rainfalls', values)).status
    }
    expect([await read(west, '2026-07-07'), await read(west, '2026-07-08')]).toEqual([201, 422])
    expect([await read(east, '2026-07-08'), await read(east, '2026-07-09')]).toEqual([201, 422])
    const own = await farmIn(undefined)
    const { body } = await asker.ask('GET', `/api/farms/${own.farm}`)
    expect(body.data.time_zone).toBe(setting)
  })
})
