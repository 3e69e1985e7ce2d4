import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { besiege } from './siege.ts'
import type { Siege } from './siege.ts'

const { db } = ownDatabase()
let siege: Siege
beforeAll(async () => {
  siege = await besiege(db)
})
afterAll(() => siege.close())

const secret = 'a secret of the ledger'
const key = (word: string) => ({ 'idempotency-key': word })
const path = () => `/api/farms/${siege.home('farms')}?include=users`

test('a kept answer does not tell what its person may not see any more', async () => {
  const ask = siege.as('farm manager')
  const again = () => ask('PATCH', path(), { billing_notes: secret }, key('mine'))
  const first = await again()
  expect(first.body.data.billing_notes).toBe(secret)
  const link = sql`user_id = ${siege.id('farm manager')} and farm_id = ${siege.home('farms')}`
  await sql`update details_user set is_farms_manager = false where ${link}`.execute(db)
  expect((await ask('GET', path())).body.data.billing_notes).toBeNull()
  expect(JSON.stringify((await again()).body)).not.toContain(secret)
  await sql`update details_user set is_farms_manager = true where ${link}`.execute(db)
})

test('a kept answer of an administrator is not told while they act for somebody', async () => {
  const ask = siege.as('admin')
  const again = (headers: Readonly<Record<string, string>>) =>
    ask('PATCH', path(), { billing_notes: secret }, { ...key('theirs'), ...headers })
  expect((await again({})).body.data.billing_notes).toBe(secret)
  await ask('GET', `/api/impersonate/take/${siege.id('worker')}`)
  const acted = await again({ 'x-impersonate-id': String(siege.id('worker')) })
  expect(JSON.stringify(acted.body)).not.toContain(secret)
})

test('nobody gets the answer that is kept for somebody else', async () => {
  const gauge = (name: 'worker' | 'member') => {
    const row = { farm_id: siege.home('farms'), name: 'Kept' }
    return siege.as(name)('POST', '/api/rain_gauges', row, key('shared'))
  }
  const [mine, theirs] = [await gauge('worker'), await gauge('member')]
  expect([mine.status, theirs.status]).toEqual([201, 201])
  expect(theirs.body.data.id).not.toBe(mine.body.data.id)
})
