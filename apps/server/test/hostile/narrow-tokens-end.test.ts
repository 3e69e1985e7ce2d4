// How long the token of an embedded page holds, whom it stands for, and what becomes of it when that
// changes.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PersonName, SideName } from '../access/people.ts'
import { addToken, insertRow } from '../access/placing.ts'
import { tokenRow, turnBack } from '../opened-apps.ts'
import { ownDatabase } from '../own-database.ts'
import type { Row } from '../sent-rows.ts'
import { idsIn, openPages, search } from './opened-pages.ts'
import type { Pages } from './opened-pages.ts'
import type { Asking } from './siege.ts'

const { db } = ownDatabase()
const names = [...furrow().keys()]
let pages: Pages
beforeAll(async () => {
  pages = await openPages(db)
})
afterAll(() => pages.close())

describe('the token is over', () => {
  const paddocks = '/api/paddocks?limit=0'
  const statusOf = async (token: string) => {
    const { status } = await pages.with(token)('GET', paddocks)
    const { body } = await pages.with(token)('GET', '/auth/authenticated')
    expect(body.authenticated).toBe(status === 200)
    return status
  }
  const device = async () => {
    const token = await addToken(db, pages.id('worker'))
    return { token, ask: pages.with(token), page: await pages.tokenFor(pages.with(token), 'home') }
  }

  test('after a quarter of an hour, however much it is used', async () => {
    const { token, page } = await device()
    await turnBack(db, page, 14)
    expect(await statusOf(page)).toBe(200)
    const { expires_at } = await tokenRow(db, page)
    await sql`
      update tokens set last_used_at = now() - interval '2 hours' where expires_at = ${expires_at}`.execute(
      db,
    )
    expect(await statusOf(page)).toBe(200)
    expect((await tokenRow(db, page)).expires_at).toEqual(expires_at)
    await turnBack(db, page, 1)
    expect(await statusOf(page)).toBe(401)
    expect(await statusOf(token)).toBe(200)
  })

  test.each([
    ['signed out', (ask: Asking) => ask('POST', '/api/logout', {})],
    ['revoked', (ask: Asking) => ask('POST', '/api/auth/revoke-token', {})],
  ])('when its device is %s, and no other with it', async (_, end) => {
    const [one, other] = [await device(), await device()]
    expect((await end(one.ask)).status).toBe(200)
    expect(await Promise.all([one, other].map(({ page }) => statusOf(page)))).toEqual([401, 200])
  })

  test('when its device is revoked from another, or has run out', async () => {
    const [one, other, third] = [await device(), await device(), await device()]
    const { id } = await tokenRow(db, one.token)
    expect((await other.ask('POST', '/api/auth/revoke-token', { id })).status).toBe(200)
    await turnBack(db, third.token, 31 * 24 * 60)
    expect(await Promise.all([one, other, third].map(({ page }) => statusOf(page)))).toEqual([
      401, 200, 401,
    ])
  })

  test('when it is revoked itself, and its device stays', async () => {
    const { token, page, ask } = await device()
    const { id } = await tokenRow(db, page)
    await ask('POST', '/api/auth/revoke-token', { id })
    expect([await statusOf(page), await statusOf(token)]).toEqual([401, 200])
  })

  test('when its person may not come in any more, or not to this farm', async () => {
    const person = await pages.server.addPerson()
    const link = { details_id: pages.farm('home'), farm_id: pages.farm('home'), user_id: person.id }
    await insertRow(db, 'details_user', link)
    const page = await pages.tokenFor(pages.with(await addToken(db, person.id)), 'home')
    expect((await search(pages.with(page), 'paddocks')).length).toBeGreaterThan(0)
    await sql`update details_user set deleted_at = now() where user_id = ${person.id}`.execute(db)
    expect(await search(pages.with(page), 'paddocks')).toEqual([])
    await sql`update users set active = false where id = ${person.id}`.execute(db)
    expect(await statusOf(page)).toBe(401)
  })
})

describe('made while acting for somebody', () => {
  const acting = async (name: PersonName) => {
    const ask = pages.with(await addToken(db, pages.id('admin')))
    const { status } = await ask('GET', `/api/impersonate/take/${pages.id(name)}`)
    expect(status).toBe(200)
    const headers = { 'x-impersonate-id': String(pages.id(name)) }
    return { ask, headers, page: await pages.tokenFor(ask, 'home', headers) }
  }

  test('it reads as that person does, and never as who sits there', async () => {
    const { page, ask, headers } = await acting('worker')
    for (const sent of [{}, headers]) {
      const asking: Asking = (method, url, body) => pages.with(page)(method, url, body, sent)
      for (const entity of names) {
        const found = idsIn(await search(asking, entity))
        const expected = pages.expectedIds('worker', entity, 'home')
        expect({ entity, found }).toEqual({ entity, found: expected })
      }
      const { body } = await asking('GET', '/api/auth/me')
      const user = { id: pages.id('worker'), name: 'The worker' }
      expect(body).toEqual({ user, impersonating: null })
    }
    const farm_id = pages.farm('other')
    const beyond = await ask(
      'POST',
      '/api/v2/app-token',
      { app_version_id: pages.version, farm_id },
      headers,
    )
    expect(beyond.status).toBe(422)
  })

  test.each<[string, (ask: Asking) => Promise<unknown>]>([
    ['is left', ask => ask('GET', '/api/impersonate/leave')],
    ['begins anew', ask => ask('GET', `/api/impersonate/take/${pages.id('worker')}`)],
    ['runs out', () => sql`update impersonations set ends_at = now()`.execute(db)],
    [
      'is no longer for an administrator to do',
      () => sql`update users set admin = false where id = ${pages.id('admin')}`.execute(db),
    ],
  ])('it is over when the acting %s', async (_, end) => {
    const { page, ask } = await acting('worker')
    expect((await pages.with(page)('GET', '/api/paddocks')).status).toBe(200)
    await end(ask)
    expect((await pages.with(page)('GET', '/api/paddocks')).status).toBe(401)
    await sql`update users set admin = true where id = ${pages.id('admin')}`.execute(db)
  })

  test('it acts for nobody else, and another token acts for nobody', async () => {
    const { page, ask } = await acting('worker')
    await ask('GET', `/api/impersonate/take/${pages.id('treasurer')}`)
    const own = await pages.tokenFor(pages.as('admin'), 'home')
    for (const [token, name] of [
      [page, 'treasurer'],
      [own, 'treasurer'],
      [own, 'worker'],
      [own, 'admin'],
    ] as const) {
      const headers = { 'x-impersonate-id': String(pages.id(name)) }
      const reply = await pages.with(token)('GET', '/api/paddocks', undefined, headers)
      expect([name, reply.status, reply.body.code]).toEqual([name, 403, 'impersonation_over'])
    }
  })
})

describe('abilities', () => {
  const holding = async (
    abilities: readonly Readonly<Record<string, unknown>>[],
    side: SideName,
    farms: readonly SideName[] = ['home'],
  ) => {
    const { id: user_id } = await pages.server.addPerson()
    for (const farm of farms.map(pages.farm)) {
      await insertRow(db, 'details_user', { details_id: farm, farm_id: farm, user_id })
    }
    for (const { forbidden = false, ...ability } of abilities) {
      const ability_id = await insertRow(db, 'abilities', { only_owned: false, ...ability })
      const holder = { entity_type: 'users', entity_id: user_id, forbidden }
      await insertRow(db, 'permissions', { ability_id, ...holder })
    }
    const own = pages.with(await addToken(db, user_id))
    return pages.with(await pages.tokenFor(own, side))
  }
  const farmsOf = (rows: readonly Row[]) => [...new Set(rows.map(row => row['farm_id']))]

  test('that forbid somebody to see something forbid it to the page', async () => {
    const forbidden = { name: 'view', entity_type: 'rainfalls', forbidden: true }
    const ask = await holding([forbidden], 'home')
    expect(await search(ask, 'rainfalls')).toEqual([])
    expect((await search(ask, 'paddocks')).length).toBeGreaterThan(0)
  })

  test('that give more than the farm give the page the farm', async () => {
    const ask = await holding([{ name: '*' }], 'home')
    for (const entity of ['paddocks', 'crop_collections', 'crop_sale_actuals', 'farm_period']) {
      expect([entity, farmsOf(await search(ask, entity))]).toEqual([entity, [pages.farm('home')]])
    }
    for (const entity of ['projects', 'businesses', 'workshops', 'bills', 'groups']) {
      expect([entity, await search(ask, entity)]).toEqual([entity, []])
    }
    const path = `/api/paddocks/${pages.home('paddocks')}`
    expect((await ask('PATCH', path, {})).status).toBe(403)
  })

  test('that give a farm by name give no more of it than themselves', async () => {
    const view = (entity_type: string) => ({
      name: 'view',
      entity_type,
      scope: pages.farm('other'),
    })
    const ask = await holding([view('farms'), view('paddocks')], 'other')
    expect(farmsOf(await search(ask, 'paddocks'))).toEqual([pages.farm('other')])
    expect(await search(ask, 'rain_gauges')).toEqual([])
    expect(await search(ask, 'crop_collections')).toEqual([])
  })

  test('of two farms the page has one', async () => {
    const ask = await holding([], 'other', ['home', 'other'])
    expect(farmsOf(await search(ask, 'paddocks'))).toEqual([pages.farm('other')])
  })
})

test('what is remembered of a person and of their pages is kept apart', async () => {
  const own = pages.as('admin')
  const opened = [
    await pages.page('admin', 'home'),
    await pages.page('admin', 'other'),
    await pages.page('admin'),
  ]
  const farms = async (ask: Asking) => idsIn(await search(ask, 'farms'))
  const all = await farms(own)
  for (let round = 0; round < 3; round += 1) {
    const found = await Promise.all([own, ...opened, own].map(farms))
    expect(found).toEqual([all, [pages.farm('home')], [pages.farm('other')], [], all])
  }
  expect(all).toContain(pages.farm('other'))
})
