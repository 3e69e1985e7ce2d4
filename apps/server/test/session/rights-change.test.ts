// Rights given and taken by an administrator with their password, and who is told of it.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, password, rowsIn } from './coming-in.ts'
import type { ComingIn, Person } from './coming-in.ts'
import { lettersTo } from './letters.ts'

const { db } = ownDatabase()
let server: ComingIn
let admin: Person
let other: Person
let bea: Person
let session: string
beforeAll(async () => {
  server = await comingIn(db)
})
beforeEach(async () => {
  admin = await server.addPerson({ admin: true, name: 'Ada Office' })
  other = await server.addPerson({ admin: true })
  bea = await server.addPerson({ name: 'Bea Miller' })
  session = await server.signIn(admin)
})
afterAll(() => server.close())

const change = (...steps: object[]) =>
  server.post('/api/v2/rights-change', { current_password: password, steps }, { token: session })
const lastTo = async ({ email }: Person) => (await lettersTo(db, email)).at(-1)?.body ?? ''
const rolesOf = ({ id }: Person) =>
  rowsIn(
    db,
    sql<{ role: string }>`
      select role from roles where user_id = ${id} and deleted_at is null order by id`,
  )

test('a role is given, changed, taken and given back; administrators and the person are told', async () => {
  const values = { role: 'consultant', user_id: bea.id }
  const made = await change({ do: 'store', resource: 'roles', values })
  expect([made.status, made.body.data[0]]).toMatchObject([200, { data: values }])
  const { id } = made.body.data[0].data
  const said = 'Ada Office has changed what people can see and do in Furrow'
  for (const person of [admin, other, bea]) {
    expect(await lastTo(person)).toContain(said)
    expect(await lastTo(person)).toContain('- role consultant of Bea Miller: added')
  }
  const resource = 'roles'
  await change({ do: 'update', resource, id, values: { role: 'scout' } })
  expect(await rolesOf(bea)).toEqual([{ role: 'scout' }])
  await change({ do: 'destroy', resource, id })
  expect(await lastTo(other)).toContain('- role scout of Bea Miller: deleted')
  await change({ do: 'restore', resource, id })
  expect(await lastTo(bea)).toContain('- role scout of Bea Miller: restored')
  expect(await rolesOf(bea)).toEqual([{ role: 'scout' }])
})

test('an ability and its permission are given in one go, all steps or none', async () => {
  const ability = { do: 'store', resource: 'abilities', ref: 'a', values: { name: 'open-prices' } }
  const to = (entity_id: number) => ({
    do: 'store',
    resource: 'permissions',
    values: { ability_id: { $ref: 'a' }, entity_type: 'users', entity_id },
  })
  const held = sql`select id from held_abilities where user_id = ${bea.id}`
  expect((await change(ability, to(999_999_999))).status).toBe(422)
  expect(await rowsIn(db, sql`select id from abilities where name = 'open-prices'`)).toEqual([])
  expect((await change(ability, to(bea.id))).status).toBe(200)
  expect(await rowsIn(db, held)).toHaveLength(1)
  expect(await lastTo(bea)).toContain('- permission for open-prices of Bea Miller: added')
  // What concerns nobody in particular is told to administrators alone.
  expect(await lettersTo(db, bea.email)).toHaveLength(1)
  expect(await lettersTo(db, other.email)).toHaveLength(2)
})

test('asked again under its key it is done once, whichever password was tried before', async () => {
  const values = { role: 'consultant', user_id: bea.id }
  const steps = [{ do: 'store', resource: 'roles', values }]
  const headers = { 'idempotency-key': randomUUID() }
  const ask = (current_password: string, wanted: readonly object[] = steps) => {
    const body = { current_password, steps: wanted }
    return server.post('/api/v2/rights-change', body, { token: session, headers })
  }
  expect((await ask('not this one')).status).toBe(422)
  const first = await ask(password)
  const again = await ask(password)
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  expect(await rolesOf(bea)).toEqual([{ role: 'consultant' }])
  expect(await lettersTo(db, bea.email)).toHaveLength(1)
  expect((await ask('not this one')).status).toBe(422)
  expect((await ask(password, [{ ...steps[0], values: { ...values, role: 'x' } }])).status).toBe(
    422,
  )
  const kept = await rowsIn(db, sql`select * from upkeep.kept_answers where person = ${admin.id}`)
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(password)
})

test('whoever holds rights comes back with the password, and anybody else without', async () => {
  await insert(db, 'roles', { role: 'consultant', user_id: bea.id })
  const plain = (method: string, path: string, body: object = {}) =>
    server.ask(method, path, { token: session, body })
  expect((await plain('DELETE', `/api/users/${bea.id}`)).status).toBe(200)
  expect((await plain('POST', `/api/users/${bea.id}/restore`)).status).toBe(409)
  const back = await change({ do: 'restore', resource: 'users', id: bea.id })
  expect([back.status, await rolesOf(bea)]).toEqual([200, [{ role: 'consultant' }]])
  expect(await lastTo(bea)).toContain('- account of Bea Miller: restored')
  const worker = await server.addPerson()
  expect((await plain('DELETE', `/api/users/${worker.id}`)).status).toBe(200)
  expect((await plain('POST', `/api/users/${worker.id}/restore`)).status).toBe(200)
  expect((await plain('PATCH', `/api/users/${worker.id}`, { active: false })).status).toBe(200)
  expect((await plain('PATCH', `/api/users/${worker.id}`, { active: true })).status).toBe(200)
})
