// What a server remembers of a person is never older than what was last committed.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { makeRows } from './made-rows.ts'
import type { MadeRows } from './made-rows.ts'
import { ownDatabase } from './own-database.ts'
import { comingIn } from './session/coming-in.ts'
import type { ComingIn, Person } from './session/coming-in.ts'

const { db, url } = ownDatabase()
let server: ComingIn
let made: MadeRows
let person: Person
let token: string

beforeAll(async () => {
  server = await comingIn(db)
  made = await makeRows(db, furrow(), 'ours')
  person = await server.addPerson()
  token = await server.signIn(person)
})
afterAll(() => server.close())

async function farmsSeen(): Promise<number> {
  const { body } = await server.ask('GET', '/api/farms?limit=0', { token })
  return body.data.length
}

async function whileStanding(table: string, row: Readonly<Record<string, unknown>>) {
  const before = await farmsSeen()
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(name => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(db)
  const during = await farmsSeen()
  await sql`update ${sql.table(table)} set deleted_at = now() where id = ${rows[0]?.id}`.execute(db)
  return [before, during, await farmsSeen()]
}

const id = (name: string) => made.get(name) ?? 0

test('a link to a farm or its business counts with the next request, and so does its end', async () => {
  const farm = id('farms')
  const user_id = person.id
  expect(await whileStanding('details_user', { details_id: farm, farm_id: farm, user_id })).toEqual(
    [0, 1, 0],
  )
  expect(await whileStanding('business_user', { business_id: id('businesses'), user_id })).toEqual([
    0, 1, 0,
  ])
})

test('an office of the farm, of its business or of a project counts with the next request', async () => {
  const named = async (table: string, column: string) => {
    const set = (value: number | null) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id(table)}`
    await set(person.id).execute(db)
    const during = await farmsSeen()
    await set(null).execute(db)
    return [during, await farmsSeen()]
  }
  expect(await named('farms', 'manager_id')).toEqual([1, 0])
  expect(await named('businesses', 'manager_id')).toEqual([1, 0])
  expect(await named('businesses', 'billing_user_id')).toEqual([1, 0])
  expect(await named('projects', 'collector_id')).toEqual([0, 0])
  await sql`insert into roles (role, user_id) values ('consultant', ${person.id})`.execute(db)
  expect(await named('projects', 'validator_id')).toEqual([1, 0])
})

test('a permission, its ability, and being an administrator count with the next request', async () => {
  const ability = await sql<{ id: number }>`
    insert into abilities (name, entity_type) values ('view', 'farms') returning id`.execute(db)
  const ability_id = ability.rows[0]?.id
  const given = { ability_id, entity_type: 'users', entity_id: person.id }
  expect(await whileStanding('permissions', given)).toEqual([0, 1, 0])
  const admin = (is: boolean) => sql`update users set admin = ${is} where id = ${person.id}`
  await admin(true).execute(db)
  expect(await farmsSeen()).toBe(1)
  await admin(false).execute(db)
  expect(await farmsSeen()).toBe(0)
})

test('what somebody else has not committed yet is neither seen nor remembered', async () => {
  const other = openDatabase(url, { connections: 1 })
  const farm = id('farms')
  const link = sql`
    insert into details_user (details_id, farm_id, user_id) values (${farm}, ${farm}, ${person.id})`
  await other.transaction().execute(async tx => {
    await link.execute(tx)
    expect(await farmsSeen()).toBe(0)
  })
  expect(await farmsSeen()).toBe(1)
  await sql`update details_user set deleted_at = now() where user_id = ${person.id}`.execute(other)
  expect(await farmsSeen()).toBe(0)
  await other.destroy()
})

test('many changes in one transaction count the stamp up once', async () => {
  const stamp = async () => {
    const { rows } = await sql<{ stamp: number }>`select stamp from upkeep.access_stamp`.execute(db)
    return Number(rows[0]?.stamp)
  }
  const before = await stamp()
  await sql`insert into roles (role, user_id) select 'r' || n, ${person.id} from generate_series(1, 50) n`.execute(
    db,
  )
  expect(await stamp()).toBe(before + 1)
})
