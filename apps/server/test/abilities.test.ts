// What is given and forbidden on top of whose the rows are, asked through the real door.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { viewerOfPerson } from '../src/access/tokens/find-viewer.ts'
import { makeRows } from './made-rows.ts'
import type { MadeRows } from './made-rows.ts'
import { ownDatabase } from './own-database.ts'
import { comingIn } from './session/coming-in.ts'
import type { ComingIn, Person } from './session/coming-in.ts'

const { db } = ownDatabase()
let server: ComingIn
let ours: MadeRows
let theirs: MadeRows
let person: Person
let token: string
let role: number

beforeAll(async () => {
  server = await comingIn(db)
  ours = await makeRows(db, furrow(), 'ours')
  theirs = await makeRows(db, furrow(), 'theirs')
  await sql`update farm_period set status = 'In progress'`.execute(db)
  person = await server.addPerson()
  token = await server.signIn(person)
  const farm = ours.get('farms')
  await sql`insert into details_user (details_id, farm_id, user_id) values (${farm}, ${farm}, ${person.id})`.execute(
    db,
  )
  role = await added('roles', { role: 'scout', user_id: person.id })
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`delete from permissions`.execute(db)
  await sql`delete from abilities`.execute(db)
})

async function added(table: string, row: Readonly<Record<string, unknown>>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(name => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

interface Given {
  readonly to?: 'person' | 'role'
  readonly forbidden?: boolean
  readonly scope?: number | undefined
}

async function give(
  ability: Readonly<Record<string, unknown>>,
  { to = 'person', forbidden = false, scope }: Given = {},
): Promise<void> {
  const holder = {
    entity_type: to === 'role' ? 'roles' : 'users',
    entity_id: to === 'role' ? role : person.id,
  }
  const ability_id = await added('abilities', ability)
  await added('permissions', { ability_id, ...holder, forbidden, scope: scope ?? null })
}

async function numbers(path: string): Promise<readonly number[]> {
  const { status, body } = await server.ask('GET', path, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.map(({ id }: { id: number }) => id)
}

const own = (name: string) => ours.get(name) ?? 0
const other = (name: string) => theirs.get(name) ?? 0

describe('what is given', () => {
  test('shows the rows of one kind on one farm, and nothing that hangs on them', async () => {
    expect(await numbers('/api/paddocks?limit=0')).toEqual([own('paddocks')])
    await give({ name: 'view', entity_type: 'paddocks', scope: other('farms') })
    expect(await numbers('/api/paddocks?limit=0')).toEqual([own('paddocks'), other('paddocks')])
    const { body } = await server.ask(
      'GET',
      `/api/paddocks/${other('paddocks')}?include=farm,crop_collections,rain_gauge&with_count=crop_collections`,
      { token },
    )
    expect(body.data).toMatchObject({ farm: null, crop_collections: [], rain_gauge: null })
    expect(body.data.crop_collections_count).toBe(0)
    expect(await numbers('/api/crop_collections?limit=0')).toEqual([own('crop_collections')])
  })

  test('holds for one row where it names one', async () => {
    await give({ name: 'view', entity_type: 'farms', entity_id: other('farms') })
    expect(await numbers('/api/farms?limit=0')).toEqual([own('farms'), other('farms')])
    expect(await numbers('/api/paddocks?limit=0')).toEqual([own('paddocks')])
  })

  test('by its kind alone holds on every farm, but opens no money', async () => {
    await give({ name: 'view', entity_type: 'crop_rctis' })
    expect(await numbers('/api/crop_rctis?limit=0')).toEqual([])
    await give({ name: 'view-finance' }, { scope: other('farms') })
    expect(await numbers('/api/crop_rctis?limit=0')).toEqual([other('crop_rctis')])
  })

  test('to a role holds for everybody in a role of that name, though the row is deleted', async () => {
    const colleague = await server.addPerson()
    const named = await added('roles', { role: 'scout', user_id: colleague.id })
    const ability_id = await added('abilities', { name: 'view', entity_type: 'rain_gauges' })
    await added('permissions', { ability_id, entity_type: 'roles', entity_id: named })
    await sql`update roles set deleted_at = now() where id = ${named}`.execute(db)
    expect(await numbers('/api/rain_gauges?limit=0')).toEqual([
      own('rain_gauges'),
      other('rain_gauges'),
    ])
    await sql`update roles set deleted_at = now() where id = ${role}`.execute(db)
    expect(await numbers('/api/rain_gauges?limit=0')).toEqual([own('rain_gauges')])
    await sql`update roles set deleted_at = null where id = ${role}`.execute(db)
  })

  test('only for rows of one’s own changes those and no others', async () => {
    const rename = (id: number) =>
      server.ask('PATCH', `/api/farms/${id}`, { token, body: { farm_name: 'Renamed' } })
    expect((await rename(own('farms'))).status).toBe(403)
    await give({ name: 'update', entity_type: 'farms', only_owned: true })
    await give({ name: 'view', entity_type: 'farms' })
    expect((await rename(own('farms'))).status).toBe(200)
    expect((await rename(other('farms'))).status).toBe(403)
  })

  test('writes in no period that is closed to staff', async () => {
    await give({ name: '*', entity_type: 'paddocks' })
    const rename = () =>
      server.ask('PATCH', `/api/paddocks/${other('paddocks')}`, { token, body: { name: 'Mine' } })
    await sql`update farm_period set status = 'Submitted'`.execute(db)
    expect((await rename()).status).toBe(200)
    await sql`update farm_period set status = 'Released'`.execute(db)
    expect((await rename()).status).toBe(403)
    await sql`update farm_period set status = 'In progress'`.execute(db)
  })

  test('for all kinds is not about other people and what administrators keep', async () => {
    await give({ name: '*' })
    expect(await numbers('/api/paddocks?limit=0')).toHaveLength(2)
    expect(await numbers('/api/permissions?limit=0')).toHaveLength(1)
    expect(await numbers('/api/outgoing_mails?limit=0')).toEqual([])
    expect(await numbers('/api/tokens?limit=0')).toHaveLength(1)
    const raise = { ability_id: 1, entity_type: 'users', entity_id: person.id }
    expect((await server.post('/api/permissions', raise, { token })).status).not.toBe(201)
    const made = await server.ask('PATCH', `/api/users/${person.id}`, {
      token,
      body: { admin: true },
    })
    expect(made.body.data.admin).toBe(false)
  })
})

test('a closed period is given as the reason, for the row itself and for what hangs on it', async () => {
  const writes = () =>
    Promise.all([
      server.ask('PATCH', `/api/paddocks/${own('paddocks')}`, { token, body: { name: 'Ours' } }),
      server.ask('DELETE', `/api/crop_collections/${own('crop_collections')}`, { token }),
      server.ask('DELETE', `/api/taggables/${own('taggables')}`, { token }),
    ])
  await sql`update farm_period set status = 'Submitted'`.execute(db)
  for (const { status, body } of await writes()) {
    expect([status, body.code]).toEqual([403, 'period_closed'])
    expect(body.message).toMatch(/^This .* is in a period that is closed to you/)
  }
  await sql`update farm_period set status = 'In progress'`.execute(db)
})

describe('what is forbidden', () => {
  test('is not there any more, not even behind what it hangs on', async () => {
    await give({ name: 'view', entity_type: 'rainfalls' }, { forbidden: true })
    expect(await numbers('/api/rainfalls?limit=0')).toEqual([])
    const path = `/api/rain_gauges/${own('rain_gauges')}?include=rainfalls&with_count=rainfalls`
    const { body } = await server.ask('GET', path, { token })
    expect([body.data.rainfalls, body.data.rainfalls_count]).toEqual([[], 0])
    const told = await numbers('/api/changes?limit=0')
    const { rows } = await sql<{ entity: string }>`
      select entity from changes where id = any(${told}::bigint[])`.execute(db)
    expect(rows.map(({ entity }) => entity)).not.toContain('rainfalls')
  })

  test('wins over what is given, whoever was given it', async () => {
    await give({ name: '*', entity_type: 'paddocks' }, { to: 'role' })
    await give({ name: 'delete', entity_type: 'paddocks' }, { forbidden: true })
    const remove = () => server.ask('DELETE', `/api/paddocks/${own('paddocks')}`, { token })
    expect((await remove()).status).toBe(403)
    await sql`update permissions set deleted_at = now() where forbidden`.execute(db)
    expect((await remove()).status).toBe(200)
    await sql`update paddocks set deleted_at = null`.execute(db)
  })

  test('on one farm leaves the others alone', async () => {
    await give({ name: 'view' })
    await give({ name: 'view' }, { forbidden: true, scope: own('farms') })
    expect(await numbers('/api/paddocks?limit=0')).toEqual([other('paddocks')])
  })

  test('takes money away even from whoever has it by their office', async () => {
    await sql`update details_user set is_farms_manager = true where user_id = ${person.id}`.execute(
      db,
    )
    expect(await numbers('/api/crop_rctis?limit=0')).toEqual([own('crop_rctis')])
    await give({ name: 'view-finance' }, { forbidden: true, scope: own('farms') })
    expect(await numbers('/api/crop_rctis?limit=0')).toEqual([])
    const { body } = await server.ask('GET', `/api/farms/${own('farms')}`, { token })
    expect(body.data.billing_notes).toBeNull()
    await sql`update details_user set is_farms_manager = false where user_id = ${person.id}`.execute(
      db,
    )
  })
})

test('who sees money is told alike at the door and in the list of the farm’s people', async () => {
  await give({ name: 'view-finance' }, { to: 'role', scope: own('farms') })
  const viewer = await viewerOfPerson(db, person.id)
  const { body } = await server.ask('GET', '/api/farm_people?limit=0', { token })
  const mine = body.data.filter((row: { user_id: number }) => row.user_id === person.id)
  expect(mine).toMatchObject([{ farm_id: own('farms'), manages: false, sees_finance: true }])
  expect(viewer?.farms.money).toEqual([own('farms')])
})
