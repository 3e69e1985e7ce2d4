import { mistakesIn } from '@furrow/catalogue/check-catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { fixtureCatalogue } from './fixture-catalogue.ts'
import { mountFixture } from './mount-fixture.ts'
import type { MountedFixture } from './mount-fixture.ts'
import { readFixture } from './read-fixture.ts'

const fixture = readFixture()

describe('the fixture as a catalogue', () => {
  const catalogue = fixtureCatalogue(fixture)

  test('every table is an entity, and only those with a number of their own are resources', () => {
    expect([...catalogue.keys()]).toEqual(Object.keys(fixture.schema))
    const resources = [...catalogue.values()].filter(({ fields }) => fields['id'])
    expect(resources.map(({ name }) => name)).toEqual(Object.keys(fixture.resources))
  })

  test('rows are kept when deleted exactly where the fixture says so', () => {
    const keeping = [...catalogue.values()].filter(({ fields }) => fields['deleted_at'])
    expect(keeping.map(({ name }) => name)).toEqual(['farms', 'paddocks'])
  })

  test('a field says what its column and its rules say', () => {
    const { name, area, farm_id } = catalogue.get('paddocks')?.fields ?? {}
    expect(name).toMatchObject({ kind: 'text', max: 255, required: true, searchable: true })
    expect(area).toMatchObject({ kind: 'number', scale: 2, min: 0, required: false })
    expect(farm_id).toMatchObject({ kind: 'key', target: 'farms', required: true })
    const { password, email } = catalogue.get('users')?.fields ?? {}
    expect(password).toMatchObject({ secret: true })
    expect(email).toMatchObject({ unique: true })
    expect(catalogue.get('rain_gauges')?.fields['is_active']).toMatchObject({ default: true })
    expect(catalogue.get('farms')?.fields['tags']).toMatchObject({ kind: 'list' })
    expect(catalogue.get('farm_period')?.fields['meta']).toMatchObject({ kind: 'object' })
  })

  test('the words of a pair stand for the resources that they mean', () => {
    expect(catalogue.get('phone_numbers')?.fields).toMatchObject({
      phoneable_type: {
        kind: 'type',
        choices: ['user', 'business', 'farm'],
        entities: { user: 'users', business: 'businesses', farm: 'farms' },
        readOnly: true,
      },
      phoneable_id: { kind: 'typed key', by: 'phoneable_type', readOnly: true },
    })
  })

  test('texts of other rows that a row is found by are paths', () => {
    expect(catalogue.get('paddocks')?.searchBy).toEqual(['farm.name'])
  })

  test('it is sound, but for words that are not the names of what they stand for', () => {
    expect(mistakesIn(catalogue)).toEqual([])
  })
})

describe('the fixture in a database', () => {
  const { url } = ownDatabase('nothing')
  let fixed: MountedFixture
  beforeAll(async () => {
    fixed = await mountFixture(url)
  })
  afterAll(() => fixed.close())

  test('the rows are those of the fixture, in UTC and in full', async () => {
    const { db } = fixed.engine
    for (const [name, rows] of Object.entries(fixture.seed)) {
      const stored = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) as row from ${sql.table(name)} t order by id`.execute(db)
      const wanted = rows.map(row => expect.objectContaining(inUtc(row)))
      expect(
        stored.rows.map(({ row }) => row),
        name,
      ).toEqual(wanted)
    }
  })

  test('the clock stands still', async () => {
    const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(fixed.engine.db)
    expect(rows).toEqual([{ now: '2024-06-15 12:00:00+00' }])
  })

  test('a reload undoes every change, and new rows are numbered after the largest', async () => {
    const { db } = fixed.engine
    const add = () =>
      sql<{ id: number }>`
        insert into paddocks (farm_id, name) values (1, 'New') returning id`.execute(db)
    await add()
    await sql`delete from phone_numbers where id = 6`.execute(db)
    await sql`update users set name = 'Other'`.execute(db)
    await fixed.reload()
    const { rows } = await sql<{ paddocks: number; phones: number; others: number }>`
      select (select count(*) from paddocks) as paddocks, (select count(*) from phone_numbers) as phones,
        (select count(*) from users where name = 'Other') as others`.execute(db)
    expect(rows).toEqual([{ paddocks: 24, phones: 6, others: 0 }])
    expect((await add()).rows).toEqual([{ id: 25 }])
  })

  test('links that have no number on the wire have one in the table', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from farm_period order by id`.execute(fixed.engine.db)
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })

  test('deleting a farm for good takes its links along', async () => {
    await fixed.reload()
    const { db } = fixed.engine
    await sql`delete from farms where id = 5`.execute(db)
    await expect(sql`delete from farms where id = 1`.execute(db)).rejects.toThrow('foreign key')
    await sql`delete from paddocks where id = 23`.execute(db)
    await sql`delete from farms where id = 4`.execute(db)
    const { rows } = await sql<{ links: number }>`
      select count(*) as links from business_farm where farm_id = 4`.execute(db)
    expect(rows).toEqual([{ links: 0 }])
  })

  test('the history is kept beside it', async () => {
    const { rows } = await sql`
      insert into changes (verb, entity, "row") values ('store', 'farms', 1)
      returning at::text as at`.execute(fixed.engine.db)
    expect(rows).toEqual([{ at: '2024-06-15 12:00:00+00' }])
  })

  test('so is what the server remembers for itself', async () => {
    const { rows } = await sql`select from upkeep.kept_answers`.execute(fixed.engine.db)
    expect(rows).toEqual([])
  })
})

/** As PostgreSQL writes what the fixture means. */
function inUtc(row: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(row).map(([name, value]) => {
    const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)
    return [name, isMoment ? `${value.replace(' ', 'T')}+00:00` : value] as const
  })
  return Object.fromEntries(entries)
}
