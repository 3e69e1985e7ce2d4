// Who gets in at all, and what the headers that a client sends along do not grant.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import type { Door } from './knocking.ts'
import { shutOut } from './people.ts'
import { addToken, hashOf } from './placing.ts'
import type { World } from './world.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()

let world: World
let door: Door
beforeAll(async () => {
  ;({ world, door } = await begin(db))
})
afterAll(() => door.close())

test.each(shutOut)('the %s never gets in', async name => {
  expect((await door.as(name)('GET', '/api/farms')).status).toBe(401)
  const farm = world.made.home.get('farms')
  const answer = await door.as(name)('PATCH', `/api/farms/${farm}`, { farm_name: 'Mine' })
  expect(answer.status).toBe(401)
})

describe('a token', () => {
  const asks = async (token: string | undefined) =>
    (await door.with(token === undefined ? undefined : `Bearer ${token}`)('GET', '/api/farms'))
      .status
  const endings = {
    'is revoked': sql`revoked_at = now()`,
    'was not used for long': sql`expires_at = now() - interval '1 second'`,
    'is too old, however much it was used': sql`ends_at = now() - interval '1 second'`,
  }
  test.each(Object.entries(endings))('that %s lets nobody in', async (_why, ending) => {
    const token = await addToken(db, world.ids.get('worker') ?? 0)
    expect(await asks(token)).toBe(200)
    await sql`update tokens set ${ending} where hash = ${hashOf(token)}`.execute(db)
    expect(await asks(token)).toBe(401)
  })

  test('that nobody was given lets nobody in, nor does what is stored of one', async () => {
    const token = world.tokens.get('worker') ?? ''
    const strays = [undefined, '', 'furrow_', hashOf(token), `${token}x`, token.slice(0, -1)]
    for (const stray of [...strays, token.toUpperCase(), `furrow_${'A'.repeat(43)}`]) {
      expect(await asks(stray), stray).toBe(401)
    }
  })
})

test('the headers of farm, business and period grant nothing', async () => {
  const { home } = world.made
  const headers = {
    'x-farm-id': String(home.get('farms')),
    'x-business-id': String(home.get('businesses')),
    'x-period-id': String(home.get('periods')),
  }
  for (const name of ['neighbour', 'nobody', 'idle consultant'] as const) {
    for (const entity of ['farms', 'businesses', 'paddocks', 'crop_sale_actuals']) {
      const path = `/api/${entity}/${home.get(entity)}`
      expect((await door.as(name)('GET', path, undefined, headers)).status).toBe(404)
    }
    const farm_id = home.get('farms')
    const body = { farm_id, name: 'Mine' }
    const made = await door.as(name)('POST', '/api/farm_contacts', body, headers)
    expect([403, 422]).toContain(made.status)
  }
})

describe('acting for a person', () => {
  const begin = async (by: 'admin' | 'worker', of: 'farm manager' | 'nobody') => {
    await sql`
      insert into impersonations (user_id, actor_id, started_at, ends_at)
      values (${world.ids.get(of)}, ${world.ids.get(by)}, now(), now() + interval '4 hours')
    `.execute(db)
  }
  const as = (name: string) => ({ 'x-impersonate-id': String(world.ids.get(name as 'nobody')) })
  const farm = () => `/api/farms/${world.made.home.get('farms')}`

  test('gives the rights of that person, and no more', async () => {
    await begin('admin', 'nobody')
    const ask = door.as('admin')
    expect((await ask('GET', farm())).status).toBe(200)
    expect((await ask('GET', farm(), undefined, as('nobody'))).status).toBe(404)
    await begin('admin', 'farm manager')
    const seen = await ask('GET', '/api/farms?limit=0', undefined, as('farm manager'))
    expect(seen.body.data.map(({ id }: { id: number }) => id)).toEqual([
      world.made.home.get('farms'),
    ])
    const gone = await ask('DELETE', `${farm()}?force=true`, undefined, as('farm manager'))
    expect(gone.status, gone.text).toBe(403)
  })

  test('is over for everybody who did not begin it, and when its time is up', async () => {
    const over = { status: 403, code: 'impersonation_over' }
    const asked = async (name: 'admin' | 'worker', of: string) => {
      const { status, body } = await door.as(name)('GET', '/api/farms', undefined, as(of))
      return { status, code: body.code }
    }
    expect(await asked('admin', 'collector')).toEqual(over)
    expect(await asked('worker', 'farm manager')).toEqual(over)
    expect(await asked('worker', 'worker')).toEqual(over)
    await sql`update impersonations set ends_at = now() - interval '1 second'`.execute(db)
    expect(await asked('admin', 'farm manager')).toEqual(over)
  })

  test('is nothing that somebody without the right can have begun', async () => {
    await begin('worker', 'farm manager')
    const { status } = await door.as('worker')('GET', '/api/farms', undefined, as('farm manager'))
    expect(status).toBe(403)
  })
})
