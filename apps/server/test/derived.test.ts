import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeRows } from './made-rows.ts'
import type { MadeRows } from './made-rows.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()

describe('what is worked out from other records', () => {
  let made: MadeRows
  beforeAll(async () => {
    made = await makeRows(db, furrow(), 'derived')
  })

  test('every derived view answers', async () => {
    for (const { name, fields, derived } of furrow().values()) {
      if (!derived) continue
      const columns = sql.join(Object.keys(fields).map(field => sql.ref(field)))
      const { rows } = await sql`select ${columns} from ${sql.table(name)}`.execute(db)
      expect(Object.keys(rows[0] ?? fields), name).toEqual(Object.keys(fields))
    }
  })

  test('a paddock’s history goes back through splits and merges', async () => {
    const paddock = async (name: string, ...priors: number[]) => {
      const { rows } = await sql<{ id: number }>`
        insert into paddocks (farm_id, period_id, name)
        values (${made.get('farms')}, ${made.get('periods')}, ${name}) returning id`.execute(db)
      const id = rows[0]?.id ?? 0
      for (const [place, prior] of priors.entries()) {
        await sql`
          insert into paddock_prior_paddocks (farm_id, parent_paddock_id, prior_paddock_id, is_primary)
          values (${made.get('farms')}, ${id}, ${prior}, ${place === 0})`.execute(db)
      }
      return id
    }
    const whole = await paddock('Whole')
    const [left, right] = [await paddock('Left', whole), await paddock('Right', whole)]
    const joined = await paddock('Joined', left, right)
    const { rows } = await sql<{ name: string; is_primary: boolean; path: number[] }>`
      select name, is_primary, path, ancestors_and_self from adjacent_paddocks
      where paddock_id = ${joined} order by is_primary desc, jsonb_array_length(path)`.execute(db)
    const all = [joined, right, left, whole]
    expect(rows).toEqual([
      { name: 'Left', is_primary: true, path: [joined, left], ancestors_and_self: all },
      { name: 'Whole', is_primary: true, path: [joined, left, whole], ancestors_and_self: all },
      { name: 'Right', is_primary: false, path: [joined, right], ancestors_and_self: all },
      { name: 'Whole', is_primary: false, path: [joined, right, whole], ancestors_and_self: all },
    ])
  })

  test('a history with many ways back is told link by link', async () => {
    const [farm, period] = [made.get('farms'), made.get('periods')]
    const pair = async (name: string) => {
      const { rows } = await sql<{ id: number }>`
        insert into paddocks (farm_id, period_id, name)
        values (${farm}, ${period}, ${`${name} A`}), (${farm}, ${period}, ${`${name} B`})
        returning id`.execute(db)
      return rows.map(({ id }) => id)
    }
    let later = await pair('Fence 0')
    const [latest] = later
    for (let year = 1; year <= 16; year += 1) {
      const earlier = await pair(`Fence ${year}`)
      await sql`
        insert into paddock_prior_paddocks (farm_id, parent_paddock_id, prior_paddock_id, is_primary)
        select ${farm}, l, e, l - e = ${(later[0] ?? 0) - (earlier[0] ?? 0)}
        from unnest(${later}::bigint[]) l, unnest(${earlier}::bigint[]) e`.execute(db)
      later = earlier
    }
    const { rows } = await sql<{ links: number; ancestors: number; main: number }>`
      select count(*) as links, count(distinct prior_paddock_id) as ancestors,
        count(*) filter (where is_primary) as main
      from adjacent_paddocks where paddock_id = ${latest}`.execute(db)
    expect(rows).toEqual([{ links: 62, ancestors: 32, main: 16 }])
  })

  test('a crop’s ending is told with its day, whatever its kind', async () => {
    const collection = made.get('crop_collections')
    const { rows } = await sql`
      select type, date, event_table, date_field from crop_termination_event_dates
      where crop_collection_id = ${collection}`.execute(db)
    expect(rows).toEqual([
      {
        type: 'Grain',
        date: '2024-05-01',
        event_table: 'grain_collection_events',
        date_field: 'harvested_date',
      },
    ])
  })

  test('history is only ever added to', async () => {
    await sql`insert into changes (verb, entity, row) values ('store', 'paddocks', 1)`.execute(db)
    await expect(sql`update changes set row = 2`.execute(db)).rejects.toThrow('only ever added to')
    await expect(sql`delete from changes`.execute(db)).rejects.toThrow('only ever added to')
    await expect(sql`truncate changes`.execute(db)).rejects.toThrow('only ever added to')
  })

  test('paddocks sort the way people count', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from (values ('Paddock 10'), ('Paddock 2'), ('paddock 3')) given (name)
      order by name collate counted`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(['Paddock 2', 'paddock 3', 'Paddock 10'])
  })
})
