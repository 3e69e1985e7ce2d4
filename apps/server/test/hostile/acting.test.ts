import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRow } from '../access/placing.ts'
import { ownDatabase } from '../own-database.ts'
import { linesOf } from '../stored-digest.ts'
import { acting, endAll, take } from './acting-as.ts'
import { besiege } from './siege.ts'
import type { Asking, Siege } from './siege.ts'

const { db } = ownDatabase()
let siege: Siege
beforeAll(async () => {
  siege = await besiege(db)
})
afterAll(() => siege.close())
beforeEach(() => endAll(db))

describe('whoever acts for a person', () => {
  test('reads what that person reads, and nothing more', async () => {
    await take(siege, 'worker')
    const [me, them] = [acting(siege, 'worker'), siege.as('worker')]
    const paths = [
      '/api/farms?limit=0',
      '/api/users?limit=0',
      '/api/crop_sale_actuals?limit=0',
      '/api/paddocks?limit=0&include=farm.businesses,farm.users&with_count=crop_collections',
      '/api/tokens',
      '/api/roles',
      '/api/permissions',
      '/api/outgoing_mails',
      '/api/bills',
      `/api/farms/${siege.other('farms')}`,
      `/api/paddocks/${siege.other('paddocks')}`,
      `/api/farms/${siege.other('farms')}/paddocks`,
      '/api/changes?limit=0',
    ]
    for (const path of paths) {
      const [mine, theirs] = [await me('GET', path), await them('GET', path)]
      expect([path, mine.status, mine.body]).toEqual([path, theirs.status, theirs.body])
    }
  })

  test('writes what that person writes, and nothing more', async () => {
    await take(siege, 'worker')
    const me = acting(siege, 'worker')
    const before = await linesOf(db)
    const refused = [
      await me('PATCH', `/api/paddocks/${siege.other('paddocks')}`, { name: 'x' }),
      await me('PATCH', `/api/farms/${siege.home('farms')}`, { farm_name: 'x' }),
      await me('PATCH', `/api/users/${siege.id('worker')}`, { admin: true }),
      await me('DELETE', `/api/paddocks/${siege.home('paddocks')}?force=true`),
      await me('POST', '/api/periods', { name: 'x' }),
      await me('POST', `/api/users/${siege.id('worker')}/roles`, { role: 'consultant' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([
      404,
      403,
      200,
      403,
      expect.any(Number),
      403,
    ])
    const { rows } = await sql`select admin from users where id = ${siege.id('worker')}`.execute(db)
    expect(rows).toEqual([{ admin: false }])
    expect(await linesOf(db)).toBe(before)
  })

  test('leaves both names on every line of the history', async () => {
    await take(siege, 'farm manager')
    const me = acting(siege, 'farm manager')
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
    await take(siege, 'worker')
    const paddock = siege.home('paddocks')
    await acting(siege, 'worker')('PATCH', `/api/paddocks/${paddock}`, { name: 'Seen by worker' })
    const list = await siege.as('worker')(
      ...(['GET', '/api/impersonations?limit=0&include=changes'] as const),
    )
    expect(list.body.data.at(-1)).toMatchObject({
      user_id: siege.id('worker'),
      actor_id: siege.id('admin'),
      actor_name: 'The admin',
      reason: 'A call for help',
      changes: [{ entity: 'paddocks', row: paddock, after: { name: 'Seen by worker' } }],
    })
    const others = await siege.as('neighbour')('GET', '/api/impersonations?limit=0')
    const about = others.body.data.map((row: { user_id: number }) => row.user_id)
    expect(new Set(about)).toEqual(new Set([siege.id('neighbour')]))
  })

  test('cannot rewrite what is kept of it', async () => {
    await take(siege, 'worker')
    const { rows } = await sql<{ id: number }>`
      select id from impersonations where ended_at is null`.execute(db)
    const path = `/api/impersonations/${rows[0]?.id}`
    for (const ask of [siege.as('admin'), acting(siege, 'worker'), siege.as('worker')]) {
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
    await take(siege, 'worker')
    const me = acting(siege, 'worker')
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
    await take(siege, 'worker')
    const farm_id = siege.home('farms')
    const key = (word: string) => ({ 'idempotency-key': word })
    const store = (ask: Asking, name: string, word: string) =>
      ask('POST', '/api/rain_gauges', { farm_id, name }, key(word))
    const theirs = await store(siege.as('worker'), 'Key gauge', 'one')
    const mine = await store(acting(siege, 'worker'), 'Key gauge two', 'one')
    expect([theirs.status, mine.status]).toEqual([201, 201])
    expect(mine.body.data.id).not.toBe(theirs.body.data.id)
    // As themselves they reach something else than the person: told again, the answer is a number.
    const again = await store(siege.as('admin'), 'Key gauge two', 'one')
    expect(again.body).toEqual({ data: { id: mine.body.data.id } })
    const acted = await store(acting(siege, 'worker'), 'Key gauge two', 'one')
    expect(acted.body).toEqual(mine.body)
    expect((await store(siege.as('worker'), 'Key gauge', 'one')).body).toEqual(theirs.body)
  })
})
