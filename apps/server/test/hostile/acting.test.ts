import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addToken, insertRow } from '../access/placing.ts'
import type { Somebody } from '../access/placing.ts'
import { ownDatabase } from '../own-database.ts'
import { digestOf, linesOf } from '../stored-digest.ts'
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
beforeEach(async () => {
  await sql`update impersonations set ended_at = now() where ended_at is null`.execute(db)
})

const over = {
  message: 'You are no longer acting for this person.',
  code: 'impersonation_over',
}
const header = (value: unknown) => ({ 'x-impersonate-id': String(value) })
const take = (name: Somebody, ask: Asking = siege.as('admin')) =>
  ask('GET', `/api/impersonate/take/${siege.id(name)}?reason=A%20call%20for%20help`)
/** The admin, acting for one of the people. */
const acting =
  (name: Somebody): Asking =>
  (method, url, body, headers = {}) =>
    siege.as('admin')(method, url, body, { ...headers, ...header(siege.id(name)) })
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
      ...[url, String(value).slice(0, 40)],
      ...[403, over],
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
    ...['0', '-1', '1.5', '1e1', '0x1', 'x', 'null', 'true', '[1]', '{"id":1}', "1' or '1'='1"],
    ...['9'.repeat(15), '9'.repeat(16), '9'.repeat(400), '9223372036854775808', '1;2', '%31', '١'],
  ])('gives nothing when it is %s', async value => {
    await take('worker')
    await expectOver(siege.as('admin'), Buffer.from(value).toString('latin1'))
  })

  test('gives nothing when it names several people', async () => {
    await take('worker')
    await take('neighbour')
    const [one, other] = [siege.id('worker'), siege.id('neighbour')]
    for (const value of [`${one}, ${other}`, `${one},${one}`, `${one} ${other}`, `${one};`]) {
      await expectOver(siege.as('admin'), value)
    }
  })

  test('gives nothing to another administrator, or to the person', async () => {
    await take('worker')
    await expectOver(second.ask, siege.id('worker'))
    await expectOver(siege.as('worker'), siege.id('worker'))
    await expectOver(siege.as('worker'), siege.id('admin'))
    expect((await acting('worker')('GET', '/api/auth/me')).status).toBe(200)
  })

  test('gives nothing any more after leaving, signing out elsewhere, or four hours', async () => {
    await take('worker')
    await siege.as('admin')('GET', '/api/impersonate/leave')
    await expectOver(siege.as('admin'), siege.id('worker'))
    await take('worker')
    const there = siege.with(await addToken(db, siege.id('admin')))
    await there('POST', '/api/logout', {})
    await expectOver(siege.as('admin'), siege.id('worker'))
    await take('worker')
    await pass(sql`interval '3 hours 59 minutes'`)
    expect((await acting('worker')('GET', '/api/auth/me')).status).toBe(200)
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
  const rows = async () =>
    (await sql`select id from impersonations`.execute(db)).rows.length
  const count = await rows()
  for (const name of ['worker', 'farm manager', 'collector', 'business manager'] as const) {
    for (const id of [siege.id('nobody'), siege.id('admin'), siege.id(name), second.id, 0, 'x']) {
      const reply = await siege.as(name)('GET', `/api/impersonate/take/${id}`)
      expect(reply.body).toEqual({
        message: 'Only administrators act for others.',
        code: 'forbidden',
      })
    }
  }
  const statuses = async (ids: readonly unknown[]) => {
    const asked = ids.map(id => siege.as('admin')('GET', `/api/impersonate/take/${String(id)}`))
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  expect(await statuses([siege.id('admin'), second.id, siege.id('inactive manager')])).toEqual([
    ...[403, 403, 403],
  ])
  const nowhere = [siege.id('deleted manager'), 999_999_999, -1, 0, 'x', '1%20or%201', '%00']
  expect(new Set(await statuses(nowhere))).toEqual(new Set([404]))
  expect(await rows()).toBe(count)
  expect(await digestOf(siege.world.kept)).toEqual(before)
})

describe('whoever acts for a person', () => {
  test('reads what that person reads, and nothing more', async () => {
    await take('worker')
    const [me, them] = [acting('worker'), siege.as('worker')]
    const paths = [
      ...['/api/farms?limit=0', '/api/users?limit=0', '/api/crop_sale_actuals?limit=0'],
      ...['/api/paddocks?limit=0&include=farm.businesses,farm.users&with_count=crop_collections'],
      ...['/api/tokens', '/api/roles', '/api/permissions', '/api/outgoing_mails', '/api/bills'],
      ...[`/api/farms/${siege.other('farms')}`, `/api/paddocks/${siege.other('paddocks')}`],
      ...[`/api/farms/${siege.other('farms')}/paddocks`, '/api/changes?limit=0'],
    ]
    for (const path of paths) {
      const [mine, theirs] = [await me('GET', path), await them('GET', path)]
      expect([path, mine.status, mine.body]).toEqual([path, theirs.status, theirs.body])
    }
  })

  test('writes what that person writes, and nothing more', async () => {
    await take('worker')
    const me = acting('worker')
    const before = await linesOf(db)
    const refused = [
      await me('PATCH', `/api/paddocks/${siege.other('paddocks')}`, { name: 'x' }),
      await me('PATCH', `/api/farms/${siege.home('farms')}`, { farm_name: 'x' }),
      await me('PATCH', `/api/users/${siege.id('worker')}`, { admin: true }),
      await me('DELETE', `/api/paddocks/${siege.home('paddocks')}?force=true`),
      await me('POST', '/api/periods', { name: 'x' }),
      await me('POST', `/api/users/${siege.id('worker')}/roles`, { role: 'consultant' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 403, 200, 403, expect.any(Number), 403])
    const { rows } = await sql`select admin from users where id = ${siege.id('worker')}`.execute(db)
    expect(rows).toEqual([{ admin: false }])
    expect(await linesOf(db)).toBe(before)
  })

  test('leaves both names on every line of the history', async () => {
    await take('farm manager')
    const me = acting('farm manager')
    const last = await linesOf(db)
    const farm_id = siege.home('farms')
    const gauge = (await me('POST', '/api/rain_gauges', { farm_id, name: 'Acted' })).body.data.id
    await me('PATCH', `/api/rain_gauges/${gauge}`, { name: 'Acted on' })
    await me('POST', '/api/rain_gauges/batch', { resources: [{ farm_id, name: 'Acted too' }] })
    const steps = [{ do: 'update', resource: 'rain_gauges', id: gauge, values: { name: 'Mixed' } }]
    await me('POST', '/api/v2/batch', { steps })
    const people = `/api/farms/${farm_id}/users`
    await me('POST', `${people}/attach`, { resources: [siege.id('collector')] })
    const pivot = { is_farms_manager: true }
    await me('PATCH', `${people}/${siege.id('collector')}/pivot`, { pivot })
    await me('DELETE', `${people}/detach`, { resources: [siege.id('collector')] })
    await me('DELETE', `/api/rain_gauges/${gauge}`)
    const switching = { farm_id, user_id: siege.id('worker'), sees_finance: true }
    expect((await me('POST', '/api/v2/money-switch', switching)).status).toBe(200)
    await me('POST', '/api/v2/money-switch', { ...switching, sees_finance: false })
    const { rows } = await sql<object>`
      select c.user_id, c.acting_as_id, i.user_id as person, i.actor_id, i.ended_at from changes c
      left join impersonations i on i.id = c.impersonation_id
      order by c.id offset ${last}`.execute(db)
    expect(rows.length).toBeGreaterThanOrEqual(10)
    const [who, whom] = [siege.id('admin'), siege.id('farm manager')]
    for (const row of rows) {
      const pair = { user_id: who, acting_as_id: whom, person: whom, actor_id: who }
      expect(row).toEqual({ ...pair, ended_at: null })
    }
  })

  test('is read about by the person, with the reason and what was changed', async () => {
    await take('worker')
    const paddock = siege.home('paddocks')
    await acting('worker')('PATCH', `/api/paddocks/${paddock}`, { name: 'Seen by worker' })
    const list = await siege.as('worker')(
      ...['GET', '/api/impersonations?limit=0&include=changes'] as const,
    )
    expect(list.body.data.at(-1)).toMatchObject({
      ...{ user_id: siege.id('worker'), actor_id: siege.id('admin'), actor_name: 'The admin' },
      reason: 'A call for help',
      changes: [{ entity: 'paddocks', row: paddock, after: { name: 'Seen by worker' } }],
    })
    const others = await siege.as('neighbour')('GET', '/api/impersonations?limit=0')
    const about = others.body.data.map((row: { user_id: number }) => row.user_id)
    expect(new Set(about)).toEqual(new Set([siege.id('neighbour')]))
  })

  test('cannot rewrite what is kept of it', async () => {
    await take('worker')
    const { rows } = await sql<{ id: number }>`
      select id from impersonations where ended_at is null`.execute(db)
    const path = `/api/impersonations/${rows[0]?.id}`
    for (const ask of [siege.as('admin'), acting('worker'), siege.as('worker')]) {
      for (const [method, url] of [
        ['PATCH', path],
        ['DELETE', path],
        ['POST', '/api/impersonations'],
        ['PATCH', '/api/impersonations/batch'],
        ['POST', `/api/users/${siege.id('worker')}/impersonations`],
      ] as const) {
        expect([url, (await ask(method, url, { reason: '' })).status]).toEqual([url, 405])
      }
    }
  })

  test('neither sets a password for that person nor agrees to anything', async () => {
    const scope = { name: 'create', entity_type: 'agreement_answers', only_owned: false }
    const ability_id = await insertRow(db, 'abilities', scope)
    const given = { entity_type: 'users', entity_id: siege.id('worker'), forbidden: false }
    await insertRow(db, 'permissions', { ability_id, ...given })
    await take('worker')
    const me = acting('worker')
    const passwords = { current_password: 'a', password: 'b', password_confirmation: 'b' }
    const [agreement_id, user_id] = [siege.home('agreements'), siege.id('worker')]
    const values = { agreement_id, user_id, agreed: true }
    const steps = [{ do: 'store', resource: 'agreement_answers', values }]
    const last = await linesOf(db)
    const tried = [
      await me('POST', '/api/v2/password', passwords),
      await me('POST', '/api/v2/accept-invitation', { token: 'invite_x' }),
      await me('POST', '/api/agreement_answers', values),
      await me('POST', '/api/agreement_answers', { ...values, user_id: siege.id('admin') }),
      await me('POST', '/api/agreement_answers/batch', { resources: [values] }),
      await me('POST', `/api/users/${user_id}/agreement_answers`, values),
      await me('POST', `/api/agreements/${agreement_id}/agreement_answers`, values),
      await me('POST', '/api/v2/batch', { steps }),
    ]
    for (const { status } of tried) expect([403, 422]).toContain(status)
    expect(tried.slice(0, 2).map(({ status }) => status)).toEqual([403, 403])
    expect(await linesOf(db)).toBe(last)
  })

  test('keeps the answers of a key as their own, and gets none that the person has', async () => {
    await take('worker')
    const farm_id = siege.home('farms')
    const key = (word: string) => ({ 'idempotency-key': word })
    const store = (ask: Asking, name: string, word: string) =>
      ask('POST', '/api/rain_gauges', { farm_id, name }, key(word))
    const theirs = await store(siege.as('worker'), 'Key gauge', 'one')
    const mine = await store(acting('worker'), 'Key gauge two', 'one')
    expect([theirs.status, mine.status]).toEqual([201, 201])
    expect(mine.body.data.id).not.toBe(theirs.body.data.id)
    expect((await store(siege.as('admin'), 'Key gauge two', 'one')).body).toEqual(mine.body)
    expect((await store(siege.as('worker'), 'Key gauge', 'one')).body).toEqual(theirs.body)
  })
})
