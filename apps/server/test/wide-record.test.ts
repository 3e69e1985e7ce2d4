import { setTimeout as sleep } from 'node:timers/promises'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { storedFields } from '../src/db/schema/columns.ts'
import { makeRows } from './made-rows.ts'
import type { MadeRows } from './made-rows.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const assets = entityNamed(catalogue, 'assets')
const figures = storedFields(assets).filter(([, field]) => ['number', 'money'].includes(field.kind))

/** As wide as a figure gets: a full row is the worst that a page has to hold. */
function fullest(place: number): number {
  return 98_765_432_101 + place
}

describe('the financial record', () => {
  let made: MadeRows
  let id: number
  beforeAll(async () => {
    made = await makeRows(db, catalogue, 'wide')
    id = made.get('assets') ?? 0
  })

  test('keeps every one of its figures', async () => {
    expect(figures.length).toBeGreaterThan(990)
    const bounded = figures.map(
      ([name, field], place) => [name, field.max ?? fullest(place)] as const,
    )
    await sql`
      update assets set ${sql.join(bounded.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
      where id = ${id}`.execute(db)
    const { rows } = await sql<Record<string, unknown>>`
      select * from assets where id = ${id}`.execute(db)
    const read = bounded.map(([name]) => [name, rows[0]?.[name]] as const)
    expect(Object.fromEntries(read)).toEqual(Object.fromEntries(bounded))
  })

  test('takes a new row through the same door, and gives its number', async () => {
    const period = await sql<{ id: number }>`
      insert into periods (name, start_date, end_date, sowing_start_date, sowing_end_date)
      values ('Another', now(), now(), now(), now()) returning id`.execute(db)
    const [farm, second] = [made.get('farms'), period.rows[0]?.id]
    await sql`insert into farm_period (farm_id, period_id) values (${farm}, ${second})`.execute(db)
    const added = await sql<{ id: number; created_at: string }>`
      insert into assets (farm_id, period_id, roam, oh_rates, "Zone")
      values (${farm}, ${second}, 0.044, 1200000, 'North') returning id, created_at`.execute(db)
    const number = added.rows[0]?.id
    expect(number).toBeGreaterThan(id)
    expect(added.rows[0]?.created_at).toBeTruthy()
    const { rows } = await sql`
      select roam, oh_rates, "Zone" from assets where id = ${number}`.execute(db)
    expect(rows).toEqual([{ roam: 0.044, oh_rates: 1_200_000, Zone: 'North' }])
    await sql`delete from assets where id = ${number}`.execute(db)
    const left = await sql<{ count: number }>`
      select count(*) from assets_ratios where id = ${number}`.execute(db)
    expect(left.rows[0]?.count).toBe(0)
  })

  test('keeps both figures when two people change it at once, and stays deleted', async () => {
    await sql`update assets set roam = null, roam_average = null where id = ${id}`.execute(db)
    const meanwhile = async (first: string, second: string) => {
      let other: Promise<unknown> | undefined
      await db.transaction().execute(async transaction => {
        await sql`update assets set ${sql.raw(first)} where id = ${id}`.execute(transaction)
        other = sql`update assets set ${sql.raw(second)} where id = ${id}`.execute(db)
        // The other one waits for this one: give it time to have looked at the row as it was.
        await sleep(200)
      })
      await other
    }
    await meanwhile('roam = 0.1', 'roam_average = 0.2')
    await meanwhile('deleted_at = now()', 'oh_rates = 700')
    const { rows } = await sql`
      select roam, roam_average, oh_rates, deleted_at is not null as gone
      from assets where id = ${id}`.execute(db)
    expect(rows).toEqual([{ roam: 0.1, roam_average: 0.2, oh_rates: 700, gone: true }])
    await sql`update assets set deleted_at = null where id = ${id}`.execute(db)
  })

  test('is refused for a farm and period that has one', async () => {
    const again = sql`
      insert into assets (farm_id, period_id)
      values (${made.get('farms')}, ${made.get('periods')})`.execute(db)
    await expect(again).rejects.toMatchObject({ code: '23505' })
  })

  test('reads only the tables that hold what is asked for', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) select roam from assets where farm_id = 1`.execute(db)
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('assets_ratios')
    expect(plan).not.toContain('assets_overheads')
  })
})
