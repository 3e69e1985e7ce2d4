import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addToken } from '../access/placing.ts'
import { ownDatabase } from '../own-database.ts'
import { digestOf } from '../stored-digest.ts'
import { acting, endAll, header, take } from './acting-as.ts'
import { besiege } from './siege.ts'
import type { Asking, Siege } from './siege.ts'

const { db } = ownDatabase()
let siege: Siege
let second: { readonly id: number; readonly ask: Asking }
beforeAll(async () => {
  siege = await besiege(db)
  const id = (await siege.server.addPerson({ admin: true })).id
  second = { id, ask: siege.with(await addToken(db, id)) }
})
afterAll(() => siege.close())
beforeEach(() => endAll(db))

const over = {
  message: 'You are no longer signed in as this person.',
  code: 'impersonation_over',
}
const pass = (time: ReturnType<typeof sql>) =>
  sql`update impersonations set started_at = started_at - ${time}, ends_at = ends_at - ${time}
    where ended_at is null`.execute(db)

async function expectOver(ask: Asking, value: unknown): Promise<void> {
  const calls = [
    ['GET', '/api/paddocks?limit=0'],
    ['GET', `/api/farms/${siege.home('farms')}`],
    ['PATCH', `/api/farms/${siege.home('farms')}`, { farm_name: 'Taken' }],
    ['POST', '/api/v2/batch', { steps: [] }],
    ['GET', '/api/auth/me'],
    ['POST', '/api/v2/money-switch', {}],
    ['POST', '/api/auth/revoke-token', {}],
  ] as const
  for (const [method, url, body] of calls) {
    const reply = await ask(method, url, body, header(value))
    expect([url, String(value).slice(0, 40), reply.status, reply.body]).toEqual([
      url,
      String(value).slice(0, 40),
      403,
      over,
    ])
  }
}

describe('the header alone', () => {
  const names = ['worker', 'farm manager', 'collector', 'nobody', 'admin'] as const
  test.each(names)('gives nothing to the %s', async name => {
    const before = await digestOf(siege.world.kept)
    const ids = [siege.id('neighbour'), siege.id('admin'), siege.id(name), second.id, 999_999_999]
    for (const id of ids) await expectOver(siege.as(name), id)
    expect(await digestOf(siege.world.kept)).toEqual(before)
  })

  test.each([
    '0',
    '-1',
    '1.5',
    '1e1',
    '0x1',
    'x',
    'null',
    'true',
    '[1]',
    '{"id":1}',
    "1' or '1'='1",
    '9'.repeat(15),
    '9'.repeat(16),
    '9'.repeat(400),
    '9223372036854775808',
    '1;2',
    '%31',
    '١',
  ])('gives nothing when it is %s', async value => {
    await take(siege, 'worker')
    await expectOver(siege.as('admin'), Buffer.from(value).toString('latin1'))
  })

  test('gives nothing when it names several people', async () => {
    await take(siege, 'worker')
    await take(siege, 'neighbour')
    const [one, other] = [siege.id('worker'), siege.id('neighbour')]
    for (const value of [`${one}, ${other}`, `${one},${one}`, `${one} ${other}`, `${one};`]) {
      await expectOver(siege.as('admin'), value)
    }
  })

  test('gives nothing to another administrator, or to the person', async () => {
    await take(siege, 'worker')
    await expectOver(second.ask, siege.id('worker'))
    await expectOver(siege.as('worker'), siege.id('worker'))
    await expectOver(siege.as('worker'), siege.id('admin'))
    expect((await acting(siege, 'worker')('GET', '/api/auth/me')).status).toBe(200)
  })

  test('gives nothing any more after leaving, signing out elsewhere, or four hours', async () => {
    await take(siege, 'worker')
    await siege.as('admin')('GET', '/api/impersonate/leave')
    await expectOver(siege.as('admin'), siege.id('worker'))
    await take(siege, 'worker')
    const there = siege.with(await addToken(db, siege.id('admin')))
    await there('POST', '/api/logout', {})
    await expectOver(siege.as('admin'), siege.id('worker'))
    await take(siege, 'worker')
    await pass(sql`interval '3 hours 59 minutes'`)
    expect((await acting(siege, 'worker')('GET', '/api/auth/me')).status).toBe(200)
    await pass(sql`interval '2 minutes'`)
    await expectOver(siege.as('admin'), siege.id('worker'))
  })

  test.each(['active = false', 'deleted_at = now()', 'admin = true'])(
    'gives nothing once for the person %s',
    async setting => {
      const person = await siege.server.addPerson()
      const asking = siege.as('admin')
      await asking('GET', `/api/impersonate/take/${person.id}`)
      await sql`update users set ${sql.raw(setting)} where id = ${person.id}`.execute(db)
      await expectOver(asking, person.id)
    },
  )
})

test('nobody takes up acting for whom they must not', async () => {
  const before = await digestOf(siege.world.kept)
  const rows = async () => (await sql`select id from impersonations`.execute(db)).rows.length
  const count = await rows()
  for (const name of ['worker', 'farm manager', 'collector', 'business manager'] as const) {
    for (const id of [siege.id('nobody'), siege.id('admin'), siege.id(name), second.id, 0, 'x']) {
      const reply = await siege.as(name)('GET', `/api/impersonate/take/${id}`)
      expect(reply.body).toEqual({
        message: 'Only administrators can sign in as someone else.',
        code: 'forbidden',
      })
    }
  }
  const statuses = async (ids: readonly unknown[]) => {
    const asked = ids.map(id => siege.as('admin')('GET', `/api/impersonate/take/${String(id)}`))
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  expect(await statuses([siege.id('admin'), second.id, siege.id('inactive manager')])).toEqual([
    403, 403, 403,
  ])
  const nowhere = [siege.id('deleted manager'), 999_999_999, -1, 0, 'x', '1%20or%201', '%00']
  expect(new Set(await statuses(nowhere))).toEqual(new Set([404]))
  expect(await rows()).toBe(count)
  expect(await digestOf(siege.world.kept)).toEqual(before)
})
