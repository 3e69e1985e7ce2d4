import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, rowsIn } from './coming-in.ts'
import type { ComingIn, Person } from './coming-in.ts'

const { db } = ownDatabase()
let server: ComingIn
let manager: Person
let token: string
let farm: number
let elsewhere: number
beforeAll(async () => {
  server = await comingIn(db)
  manager = await server.addPerson()
  farm = (await insert(db, 'farms', { farm_name: 'Riverbend' })).id
  elsewhere = (await insert(db, 'farms', { farm_name: 'Elsewhere' })).id
  await join(manager, { is_farms_manager: true })
  token = await server.signIn(manager)
})
afterAll(() => server.close())

const join = ({ id }: Person, also: object = {}, on = farm) =>
  insert(db, 'details_user', { details_id: on, farm_id: on, user_id: id, ...also })
const newcomer = async () => {
  const person = await server.addPerson()
  await join(person)
  return person
}
const turn = (person: number, sees_finance: boolean, also: object = {}, as = token) =>
  server.post(
    '/api/v2/money-switch',
    { farm_id: farm, user_id: person, sees_finance, ...also },
    {
      token: as,
    },
  )
const sees = async (person: Person, on = farm) => {
  const { body } = await server.ask('GET', '/api/auth/me', { token: await server.signIn(person) })
  const rights: { farm_id: number; sees_finance: boolean }[] = body.user.farm_rights
  return rights.find(({ farm_id }) => farm_id === on)?.sees_finance
}
const permissionsOf = ({ id }: Person) =>
  rowsIn(
    db,
    sql<{ forbidden: boolean }>`
      select p.forbidden from permissions p join abilities a on a.id = p.ability_id
      where a.name = 'view-finance' and p.entity_type = 'users' and p.entity_id = ${id}
        and p.scope = ${farm} and p.deleted_at is null`,
  )

describe('the money switch', () => {
  test('gives the sight of money on this farm, and takes it again', async () => {
    const person = await newcomer()
    await join(person, {}, elsewhere)
    expect(await sees(person)).toBe(false)
    const given = await turn(person.id, true)
    expect([given.status, given.body]).toEqual([
      200,
      { farm_id: farm, user_id: person.id, sees_finance: true },
    ])
    expect([await sees(person), await sees(person, elsewhere)]).toEqual([true, false])
    await turn(person.id, false)
    expect(await sees(person)).toBe(false)
    expect(await permissionsOf(person)).toEqual([{ forbidden: true }])
  })

  test('keeps one permission a person and one ability, however often it is turned', async () => {
    const person = await newcomer()
    await Promise.all([true, false, true, true, false].map(way => turn(person.id, way)))
    await turn(person.id, true)
    await turn(person.id, true)
    expect(await permissionsOf(person)).toEqual([{ forbidden: false }])
    const abilities = await rowsIn(db, sql`select id from abilities where name = 'view-finance'`)
    expect(abilities).toHaveLength(1)
  })

  test('leaves lines in the history, and none where it stands already', async () => {
    const person = await newcomer()
    const lines = () =>
      rowsIn(
        db,
        sql<{ verb: string }>`
          select c.verb from changes c join permissions p on p.id = c."row"
          where c.entity = 'permissions' and p.entity_id = ${person.id}
            and c.user_id = ${manager.id} order by c.id`,
      )
    await turn(person.id, true)
    await turn(person.id, true)
    await turn(person.id, false)
    expect((await lines()).map(({ verb }) => verb)).toEqual(['store', 'destroy', 'store'])
  })

  test('is there for administrators, and for whoever manages the farm through its business', async () => {
    const person = await newcomer()
    const admin = await server.signIn(await server.addPerson({ admin: true }))
    expect((await turn(person.id, true, {}, admin)).status).toBe(200)
    const head = await server.addPerson()
    const business = await insert(db, 'businesses', { name: 'Head', manager_id: head.id })
    await insert(db, 'business_farm', { business_id: business.id, farm_id: farm })
    expect((await turn(person.id, false, {}, await server.signIn(head))).status).toBe(200)
    expect(await sees(person)).toBe(false)
  })

  test('is not for the other people of the farm, nor for oneself', async () => {
    const [person, other] = [await newcomer(), await newcomer()]
    const mine = await server.signIn(person)
    for (const id of [person.id, other.id]) {
      const { status, body } = await turn(id, true, {}, mine)
      expect([status, body.message]).toEqual([
        403,
        'Only a manager of the farm can say who sees its finances.',
      ])
    }
    expect(await permissionsOf(person)).toEqual([])
  })

  test('is not there for whoever does not see the farm', async () => {
    const person = await newcomer()
    const stranger = await server.signIn(await server.addPerson())
    const admin = await server.signIn(await server.addPerson({ admin: true }))
    const answers = [
      await turn(person.id, true, {}, stranger),
      await turn(person.id, true, { farm_id: elsewhere }),
      await turn(person.id, true, { farm_id: 999_999_999 }),
      await turn(person.id, true, { farm_id: 9_007_199_254_740_991 }, admin),
    ]
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([
        404,
        'This farm doesn’t exist, or you don’t have access to it.',
      ])
    }
  })

  test('has nothing to turn for those who see money by their office, or are not there', async () => {
    const business = await insert(db, 'businesses', {
      name: 'Billed',
      billing_user_id: (await server.addPerson()).id,
    })
    await insert(db, 'business_farm', { business_id: business.id, farm_id: farm })
    const [billed] = await rowsIn(
      db,
      sql<{ id: number }>`select billing_user_id as id from businesses where id = ${business.id}`,
    )
    const admin = await server.addPerson({ admin: true })
    await join(admin)
    const staff = await server.addPerson()
    await insert(db, 'roles', { role: 'consultant', user_id: staff.id })
    const project = { title: 'Watch', business_id: business.id, farm_id: farm, owner_id: staff.id }
    await insert(db, 'projects', project)
    const people = [manager.id, billed?.id, admin.id, staff.id, (await server.addPerson()).id, 9e9]
    const answers = await Promise.all(people.map(id => turn(id ?? 0, false)))
    expect(answers.map(({ status, body }) => [status, body.errors.user_id])).toEqual([
      [422, ['This person manages the farm and can see its finances.']],
      [422, ['This person gets the farm’s bills and can see its finances.']],
      [422, ['This person is an administrator and can see all finances.']],
      [422, ['This person is staff on this farm and can see its finances.']],
      [422, ['This person is not one of the farm’s people.']],
      [422, ['This person is not one of the farm’s people.']],
    ])
  })

  test('is turned by an administrator who acts for a manager, and both stand in the history', async () => {
    const person = await newcomer()
    const admin = await server.addPerson({ admin: true })
    const theirs = await server.signIn(admin)
    await server.ask('GET', `/api/impersonate/take/${manager.id}`, { token: theirs })
    const sent = { farm_id: farm, user_id: person.id, sees_finance: true }
    const sending = { token: theirs, actingFor: manager.id }
    expect((await server.post('/api/v2/money-switch', sent, sending)).status).toBe(200)
    const [line] = await rowsIn(
      db,
      sql<{ who: number; as: number; acting: number }>`
        select user_id as who, acting_as_id as as, impersonation_id as acting
        from changes where entity = 'permissions' order by id desc limit 1`,
    )
    expect(line).toEqual({ who: admin.id, as: manager.id, acting: expect.any(Number) })
  })

  test.each([
    [{ farm_id: 'x' }, 'farm_id'],
    [{ user_id: null }, 'user_id'],
    [{ sees_finance: 'yes' }, 'sees_finance'],
  ])('does not take %o', async (also, field) => {
    const { status, body } = await turn(1, true, also)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })
})
