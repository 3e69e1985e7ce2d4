import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newInviteToken } from '../../src/access/sign-in/invite-token.ts'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert } from './coming-in.ts'
import type { ComingIn, Person } from './coming-in.ts'
import { subjectsTo } from './letters.ts'

const { db } = ownDatabase()
let server: ComingIn
let pat: Person
let bea: Person
let worker: Person
let farm: number
let token: string
beforeAll(async () => {
  server = await comingIn(db)
})
beforeEach(async () => {
  ;[pat, bea, worker] = await Promise.all([
    server.addPerson({ name: 'Pat' }),
    server.addPerson({ name: 'Bea' }),
    server.addPerson(),
  ])
  farm = (await insert(db, 'farms', { farm_name: 'Lone Pine', manager_id: pat.id })).id
  await insert(db, 'details_user', { farm_id: farm, details_id: farm, user_id: worker.id })
  token = await server.signIn(pat)
})
afterAll(() => server.close())

const toPat = 'Bea is now a manager of Lone Pine'
const toBea = 'You are now a manager of Lone Pine'

async function expectTold(times = 1, others = times): Promise<void> {
  expect(await subjectsTo(db, pat.email)).toEqual(Array.from({ length: others }, () => toPat))
  expect(await subjectsTo(db, bea.email)).toEqual(Array.from({ length: times }, () => toBea))
  expect(await subjectsTo(db, worker.email)).toEqual([])
}

test('whoever is made a manager is told, and so are the other managers; once', async () => {
  const { id } = await insert(db, 'details_user', {
    farm_id: farm,
    details_id: farm,
    user_id: bea.id,
  })
  const url = `/api/details_user/${id}`
  const made = { token, body: { is_farms_manager: true } }
  expect((await server.ask('PATCH', url, made)).status).toBe(200)
  await expectTold()
  await server.ask('PATCH', url, made)
  await server.ask('PATCH', url, { token, body: {} })
  await expectTold()
  await server.ask('PATCH', url, { token, body: { is_farms_manager: false } })
  await expectTold()
})

test('switched on and off all day, she is told five times, and who can undo it each time', async () => {
  const row = { farm_id: farm, details_id: farm, user_id: bea.id }
  const { id } = await insert(db, 'details_user', row)
  for (let time = 0; time < 7; time += 1) {
    for (const is_farms_manager of [true, false]) {
      await server.ask('PATCH', `/api/details_user/${id}`, { token, body: { is_farms_manager } })
    }
  }
  await expectTold(5, 7)
})

test('also by a link, as the farm’s own manager, and as the manager of a business that holds it', async () => {
  const admin = await server.signIn(await server.addPerson({ admin: true }))
  const attached = await server.post(
    `/api/farms/${farm}/users/attach`,
    { resources: { [bea.id]: { is_farms_manager: true } } },
    { token: admin },
  )
  expect(attached.status).toBe(200)
  await expectTold()
  const other = (await insert(db, 'farms', { farm_name: 'Two Wells' })).id
  const asManager = { token: admin, body: { manager_id: bea.id } }
  expect((await server.ask('PATCH', `/api/farms/${other}`, asManager)).status).toBe(200)
  const business = (await insert(db, 'businesses', { name: 'Plains' })).id
  const third = (await insert(db, 'farms', { farm_name: 'Three Oaks' })).id
  await insert(db, 'business_farm', { business_id: business, farm_id: third })
  expect((await server.ask('PATCH', `/api/businesses/${business}`, asManager)).status).toBe(200)
  const fourth = (await insert(db, 'farms', { farm_name: 'Four Creeks' })).id
  const joined = await server.post(
    `/api/businesses/${business}/farms/attach`,
    { resources: [fourth] },
    { token: admin },
  )
  expect(joined.status).toBe(200)
  const told = ['Lone Pine', 'Two Wells', 'Three Oaks', 'Four Creeks']
  expect(await subjectsTo(db, bea.email)).toEqual(
    told.map(name => `You are now a manager of ${name}`),
  )
})

test('by an invitation, and when the link to the farm comes back', async () => {
  const { token: link, hash } = newInviteToken()
  await insert(db, 'invitations', {
    email: bea.email,
    invitable_type: 'farms',
    invitable_id: farm,
    is_farms_manager: true,
    expires_at: sql`now() + interval '1 day'`,
    hash,
  })
  const asBea = { token: await server.signIn(bea) }
  expect((await server.post('/api/v2/accept-invitation', { token: link }, asBea)).status).toBe(200)
  await expectTold()
  const { rows } = await sql<{ id: number }>`
    select id from details_user where farm_id = ${farm} and user_id = ${bea.id}`.execute(db)
  const url = `/api/details_user/${rows[0]?.id}`
  await server.ask('DELETE', url, { token })
  await expectTold()
  expect((await server.ask('POST', `${url}/restore`, { token })).status).toBe(200)
  await expectTold(2)
})
