// What a thief who has the session of a manager, or of an administrator, tries so that an account of their own
// stays on a farm: whoever manages it hears who did it, and takes it away again without signing in.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, rowsIn } from '../session/coming-in.ts'
import type { ComingIn, Person } from '../session/coming-in.ts'
import { lettersTo, linkTo } from '../session/letters.ts'

const { db } = ownDatabase()
let server: ComingIn
let owner: Person
let thief: Person
let farm: number
let business: number
let stolen: string

beforeAll(async () => {
  server = await comingIn(db)
})
beforeEach(async () => {
  await sql`delete from upkeep.sign_in_limits`.execute(db)
  owner = await server.addPerson({ name: 'Olive Owner' })
  thief = await server.addPerson({ name: 'Tim Thief' })
  farm = (await insert(db, 'farms', { farm_name: 'Lone Pine', manager_id: owner.id })).id
  business = (await insert(db, 'businesses', { name: 'Plains', manager_id: owner.id })).id
  stolen = await server.signIn(await server.addPerson({ name: 'Ada Office', admin: true }))
})
afterAll(() => server.close())

const linkAt = (token: string, resources: object = [thief.id]) =>
  server.post(`/api/farms/${farm}/users/attach`, { resources }, { token })
const undo = (token: string) => server.post('/api/v2/access-undo', { token })
const linked = () =>
  rowsIn(
    db,
    sql`select id from details_user where user_id = ${thief.id} and deleted_at is null
      union all select id from business_user where user_id = ${thief.id} and deleted_at is null`,
  )

test('a stolen session links the thief to a farm → its manager hears who did it, and undoes it', async () => {
  expect((await linkAt(stolen)).status).toBe(200)
  const [letter] = await lettersTo(db, owner.email)
  expect(letter?.subject).toBe('Tim Thief now has access to Lone Pine')
  expect(letter?.body).toContain(
    'Ada Office gave access to Lone Pine on Furrow to:\n\n- Tim Thief\n',
  )
  expect(await lettersTo(db, thief.email)).toEqual([])
  const link = await linkTo(db, owner.email, 'access')
  const told = await server.post('/api/v2/link', { token: link })
  expect(told.body).toEqual({ kind: 'access', place: 'Lone Pine', people: ['Tim Thief'] })
  expect(await linked()).toHaveLength(1)
  expect((await undo(link)).status).toBe(200)
  expect(await linked()).toEqual([])
  const farms = await server.ask('GET', '/api/farms', { token: await server.signIn(thief) })
  expect(farms.body.data).toEqual([])
})

test('reused, forged, or three days old, the way back takes nothing away', async () => {
  await linkAt(stolen)
  const first = await linkTo(db, owner.email, 'access')
  expect((await undo(first)).status).toBe(200)
  await linkAt(stolen)
  const second = await linkTo(db, owner.email, 'access')
  expect(second).not.toBe(first)
  for (const token of [
    first,
    `access_${'a'.repeat(43)}`,
    'access_',
    second.replace('access', 'back'),
  ]) {
    const refused = await undo(token)
    expect(refused.status, token).toBe(422)
    expect(refused.body.message).toBe('This link no longer works. It works once, within 72 hours.')
  }
  await sql`update upkeep.given_access set way_back_until = now() where closed_at is null`.execute(
    db,
  )
  expect((await undo(second)).status).toBe(422)
  expect(await linked()).toHaveLength(1)
})

test('a manager’s own session is told to that manager, too; a worker who becomes one, as well', async () => {
  const session = await server.signIn(owner)
  const invited = { email: thief.email, invitable_type: 'farms', invitable_id: farm }
  const sent = await server.post('/api/invitations', invited, { token: session })
  expect(sent.status).toBe(201)
  const accepting = { token: await server.signIn(thief) }
  const token = await linkTo(db, thief.email, 'invite')
  expect((await server.post('/api/v2/accept-invitation', { token }, accepting)).status).toBe(200)
  const [letter] = await lettersTo(db, owner.email)
  expect(letter?.body).toContain('Olive Owner gave access to Lone Pine on Furrow to:')
  const [row] = await rowsIn(
    db,
    sql<{ id: number }>`
    select id from details_user where user_id = ${thief.id}`,
  )
  const promoted = { token: session, body: { is_farms_manager: true } }
  expect((await server.ask('PATCH', `/api/details_user/${row?.id}`, promoted)).status).toBe(200)
  const last = (await lettersTo(db, owner.email)).at(-1)
  expect(last?.subject).toBe('Tim Thief is now a manager of Lone Pine')
  expect(last?.body).toContain('- Tim Thief, as a manager')
  expect((await undo(await linkTo(db, owner.email, 'access'))).status).toBe(200)
  expect(await linked()).toEqual([])
})

test('a link to a business, and one that comes back, are told and undone alike', async () => {
  const joined = await server.post(
    `/api/businesses/${business}/users/attach`,
    { resources: [thief.id] },
    { token: stolen },
  )
  expect(joined.status).toBe(200)
  expect((await lettersTo(db, owner.email)).at(-1)?.subject).toBe(
    'Tim Thief now has access to Plains',
  )
  expect((await undo(await linkTo(db, owner.email, 'access'))).status).toBe(200)
  expect(await linked()).toEqual([])
  const [row] = await rowsIn(
    db,
    sql<{ id: number }>`
    select id from business_user where user_id = ${thief.id}`,
  )
  const back = await server.post(`/api/business_user/${row?.id}/restore`, {}, { token: stolen })
  expect(back.status).toBe(200)
  expect((await undo(await linkTo(db, owner.email, 'access'))).status).toBe(200)
  expect(await linked()).toEqual([])
})

test('a business of the thief’s → the farm’s manager hears of it, and takes it off again', async () => {
  const theirs = await insert(db, 'businesses', { name: 'Shell', manager_id: thief.id })
  const joined = await server.post(
    `/api/businesses/${theirs.id}/farms/attach`,
    { resources: [farm] },
    { token: stolen },
  )
  expect(joined.status).toBe(200)
  const subjects = (await lettersTo(db, owner.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Shell now has access to Lone Pine')
  expect((await undo(await linkTo(db, owner.email, 'access'))).status).toBe(200)
  const farms = await server.ask('GET', '/api/farms', { token: await server.signIn(thief) })
  expect(farms.body.data).toEqual([])
})

test('the thief in the manager’s place → whoever was it until now hears of it', async () => {
  const body = { manager_id: thief.id }
  expect((await server.ask('PATCH', `/api/farms/${farm}`, { token: stolen, body })).status).toBe(
    200,
  )
  const [letter] = await lettersTo(db, owner.email)
  expect(letter?.subject).toBe('You are no longer the manager of Lone Pine')
  expect(letter?.body).toContain(
    'Tim Thief is now the manager of Lone Pine on Furrow, in your place.',
  )
})

test('twenty a day about one farm are told, no more', async () => {
  for (let time = 0; time < 22; time += 1) {
    await linkAt(stolen)
    await sql`update details_user set deleted_at = now() where user_id = ${thief.id}`.execute(db)
  }
  expect(await lettersTo(db, owner.email)).toHaveLength(20)
})
