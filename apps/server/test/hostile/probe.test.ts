import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { insertRow, addToken } from '../access/placing.ts'
import { besiege } from './siege.ts'
import type { Siege } from './siege.ts'
const { db } = ownDatabase()
let s: Siege
const show = (label: string, r: any) => console.log(label, r.status, JSON.stringify(r.body ?? null).slice(0, 600))
beforeAll(async () => { s = await besiege(db) })
afterAll(() => s.close())
test('consultant', async () => {
  const me = s.id('collector'); const theirs = s.other('farms')
  await insertRow(db, 'details_user', { details_id: theirs, farm_id: theirs, user_id: me, is_farms_manager: false })
  const ask = s.as('collector')
  const project = { title: 'Mine', business_id: s.home('businesses'), farm_id: theirs, collector_id: me }
  for (const t of [['POST', '/api/projects', project], ['PATCH', `/api/projects/${s.home('projects')}`, { farm_id: theirs }], ['POST', `/api/farms/${theirs}/projects`, project], ['POST', `/api/farms/${theirs}/projects/associate`, { related_key: s.home('projects') }]] as const) {
    const before = (await sql<{ id: number }>`select max(id) as id from projects`.execute(db)).rows[0]?.id
    show(t[1], await ask(t[0], t[1], t[2]))
    console.log('  sees money now', (await ask('GET', `/api/crop_sale_actuals/${s.other('crop_sale_actuals')}`)).status, 'makes self manager', (await ask('PATCH', `/api/users/${me}/farms/${theirs}/pivot`, { pivot: { is_farms_manager: true } })).status)
    await sql`delete from projects where id > ${before}`.execute(db)
    await sql`update projects set farm_id = ${s.home('farms')} where id = ${s.home('projects')}`.execute(db)
    await sql`update details_user set is_farms_manager = false where user_id = ${me}`.execute(db)
  }
})
test('replay', async () => {
  const ask = s.as('farm manager'); const farm = s.home('farms')
  const key = { 'idempotency-key': 'k1' }
  const u = `/api/farms/${farm}?include=users,businesses`
  show('first', await ask('PATCH', u, { farm_name: 'F', billing_notes: 'dear' }, key))
  await sql`update details_user set is_farms_manager = false where user_id = ${s.id('farm manager')}`.execute(db)
  show('now', await ask('GET', u))
  show('replayed', await ask('PATCH', u, { farm_name: 'F', billing_notes: 'dear' }, key))
  await sql`update details_user set is_farms_manager = true where user_id = ${s.id('farm manager')}`.execute(db)
  const a = s.as('admin')
  const k2 = { 'idempotency-key': 'k2' }
  show('admin', await a('PATCH', u, { billing_notes: 'secret figure' }, k2))
  await a('GET', `/api/impersonate/take/${s.id('worker')}`)
  show('as worker', await a('PATCH', u, { billing_notes: 'secret figure' }, { ...k2, 'x-impersonate-id': String(s.id('worker')) }))
})
test('names', async () => {
  await s.as('farm manager')('PATCH', `/api/paddocks/${s.home('paddocks')}`, { name: 'N' })
  const id = (await s.server.addPerson()).id
  const ability_id = await insertRow(db, 'abilities', { only_owned: false, name: 'view', entity_type: 'paddocks' })
  await insertRow(db, 'permissions', { ability_id, entity_type: 'users', entity_id: id, forbidden: false, scope: s.home('farms') })
  const ask = s.with(await addToken(db, id))
  show('lines', await ask('GET', '/api/changes?limit=3'))
  show('find by name', await ask('POST', '/api/changes/search', { filters: [{ field: 'user_name', operator: 'like', value: '%manager%' }] }))
})
test('invite oracle and devices', async () => {
  const w = s.as('worker')
  show('changes of users', await w('POST', '/api/changes/search', { filters: [{ field: 'entity', operator: '=', value: 'users' }] }))
  show('users', await w('GET', '/api/users?limit=0'))
  show('agreed', await w('POST', '/api/users/search', { filters: [{ field: 'agreed_to_terms', operator: '=', value: true }] }))
  show('created', await w('POST', '/api/users/search', { sort: [{ field: 'created_at', direction: 'desc' }] }))
})
