// What a thief who has the session of an administrator, and not the password, tries so that an account of their
// own has rights: by every way that there is, none of which gives any.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, password, rowsIn } from '../session/coming-in.ts'
import type { ComingIn, Person } from '../session/coming-in.ts'
import { lettersTo } from '../session/letters.ts'

const { db } = ownDatabase()
let server: ComingIn
let owner: Person
let stolen: string
let thief: string
let count = 0
beforeAll(async () => {
  server = await comingIn(db)
})
beforeEach(async () => {
  await sql`delete from upkeep.sign_in_limits`.execute(db)
  count += 1
  thief = `thief${count}@evil.example`
  owner = await server.addPerson()
  stolen = await server.signIn(owner)
})
afterAll(() => server.close())

describe('a stolen session', () => {
  test('of an administrator → rights for the thief’s own account, by every way', async () => {
    const session = await server.signIn(await server.addPerson({ admin: true }))
    const theirs = await server.addPerson({ email: thief })
    // Each of another name: before this was refused, the first would have stood in the way of the rest.
    const role = (name: string) => ({ role: name, user_id: theirs.id })
    const gone = await insert(db, 'roles', role('gone'))
    await sql`update roles set deleted_at = now() where id = ${gone.id}`.execute(db)
    const [another, more, last] = [
      await insert(db, 'roles', { role: 'one', user_id: owner.id }),
      await insert(db, 'roles', { role: 'two', user_id: owner.id }),
      await insert(db, 'roles', { role: 'three', user_id: owner.id }),
    ]
    const everything = { name: '*', only_owned: false }
    const ability = await insert(db, 'abilities', everything)
    const given = { ability_id: ability.id, entity_type: 'users', entity_id: theirs.id }
    const forbidding = await insert(db, 'permissions', { ...given, forbidden: true })
    const leaving = await server.addPerson({ admin: true })
    const sleeping = await server.addPerson({ active: false, admin: true })
    const colleague = await server.addPerson()
    const consults = await insert(db, 'roles', { role: 'consultant', user_id: colleague.id })
    await sql`
      update users set deleted_at = now() where id = any(${[leaving.id, colleague.id]})`.execute(db)
    const roles = `/api/users/${theirs.id}/roles`
    const store = (resource: string, values: object) => ({ do: 'store', resource, values })
    const below = { do: 'store', resource: 'users', id: theirs.id, relation: 'roles' }
    const ways: readonly (readonly [string, string, object?])[] = [
      ['POST', '/api/roles', role('a')],
      ['POST', '/api/roles/batch', { resources: [role('b')] }],
      ['POST', roles, { role: 'c' }],
      ['POST', `${roles}/associate`, { related_key: another.id }],
      ['PATCH', `/api/roles/${more.id}`, { user_id: theirs.id }],
      ['PATCH', '/api/roles/batch', { resources: { [last.id]: { user_id: theirs.id } } }],
      ['POST', `/api/roles/${gone.id}/restore`],
      ['POST', '/api/roles/batch/restore', { resources: [gone.id] }],
      ['POST', `${roles}/${gone.id}/restore`],
      ['POST', '/api/abilities', everything],
      ['PATCH', `/api/abilities/${ability.id}`, { name: 'view' }],
      ['POST', '/api/permissions', given],
      ['POST', `/api/abilities/${ability.id}/permissions`, given],
      ['PATCH', `/api/permissions/${forbidding.id}`, { forbidden: false }],
      ['DELETE', `/api/permissions/${forbidding.id}`],
      ['DELETE', `/api/permissions/${forbidding.id}?force=true`],
      ['DELETE', '/api/permissions/batch', { resources: [forbidding.id] }],
      ['POST', '/api/v2/batch', { steps: [store('permissions', given)] }],
      ['POST', '/api/v2/batch', { steps: [{ ...below, values: role('d') }] }],
      ['DELETE', `/api/abilities/${ability.id}`],
      ['POST', `/api/users/${leaving.id}/restore`],
      ['POST', `/api/users/${colleague.id}/restore`],
      ['POST', '/api/users/batch/restore', { resources: [colleague.id] }],
      ['PATCH', `/api/users/${sleeping.id}`, { active: true }],
    ]
    const through: string[] = []
    for (const [method, url, body = {}] of ways) {
      const told = await server.ask(method, url, { token: session, body })
      const isRefused = [409, 422].includes(told.status)
      const isSaid = JSON.stringify(told.body).includes('/api/v2/rights-change')
      if (!isRefused || !isSaid) through.push(`${method} ${url}: ${told.status}`)
    }
    expect(through).toEqual([])
    const held = sql`select id from held_abilities where user_id = ${theirs.id} and not forbidden`
    const named = sql`select id from roles where deleted_at is null and id <> ${consults.id}`
    expect(await rowsIn(db, held)).toEqual([])
    expect(await rowsIn(db, sql`${named} and user_id <> ${owner.id}`)).toEqual([])
    const back = [leaving.id, sleeping.id, colleague.id]
    const allowed = sql`select id from users where id = any(${back}) and active and deleted_at is null`
    expect(await rowsIn(db, allowed)).toEqual([])
  })

  test('of an administrator → the call for rights → guesses, others, other records', async () => {
    const admin = await server.addPerson({ admin: true })
    const session = await server.signIn(admin)
    const theirs = await server.addPerson({ email: thief })
    const call = '/api/v2/rights-change'
    const role = { do: 'store', resource: 'roles', values: { role: 'x', user_id: theirs.id } }
    const wish = (current_password: string, ...steps: object[]) => ({ current_password, steps })
    // Nobody else learns what is wrong with their steps.
    for (const body of [{}, wish('guess'), wish(password, role)]) {
      expect((await server.post(call, body, { token: stolen })).status).toBe(403)
    }
    const other = { do: 'update', resource: 'farms', id: 1, values: {} }
    const link = { do: 'store', resource: 'users', id: theirs.id, relation: 'roles', values: {} }
    const moved = { do: 'update', resource: 'users', id: owner.id, values: { email: thief } }
    const made = { do: 'update', resource: 'users', id: theirs.id, values: { admin: true } }
    for (const step of [other, link, moved, made]) {
      expect((await server.post(call, wish(password, step), { token: session })).status).toBe(422)
    }
    const guesses = []
    for (let guess = 0; guess < 6; guess += 1) {
      guesses.push((await server.post(call, wish(`g${guess}`, role), { token: session })).status)
    }
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429])
    await sql`delete from upkeep.sign_in_limits`.execute(db)
    await server.ask('GET', `/api/impersonate/take/${owner.id}`, { token: session })
    const acting = { token: session, actingFor: owner.id }
    expect((await server.post(call, wish(password, role), acting)).status).toBe(403)
    const found = await rowsIn(db, sql`select id from roles where user_id = ${theirs.id}`)
    expect([found, await lettersTo(db, thief)]).toEqual([[], []])
  })
})
