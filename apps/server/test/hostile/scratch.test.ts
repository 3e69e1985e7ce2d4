import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { insertRow } from '../access/placing.ts'
import { besiege } from './siege.ts'
import type { Siege } from './siege.ts'
const { db } = ownDatabase()
let s: Siege
const show = (label: string, r: any) => console.log(label, r.status, JSON.stringify(r.body ?? null).slice(0, 700))
beforeAll(async () => {
  const t = performance.now()
  s = await besiege(db)
  console.log('made in', performance.now() - t)
})
afterAll(() => s.close())
test('periods detach', async () => {
  const fm = s.as('farm manager')
  // a farm of its own whose period is empty but for rain
  const farm = s.home('farms')
  const per = s.world.home.released.get('periods')
  show('rain shut', await fm('PATCH', `/api/rainfalls/${s.world.home.released.get('rainfalls')}`, { notes: 'x', total_mm: 5 }))
  show('detach', await fm('DELETE', `/api/farms/${farm}/periods/detach`, { resources: [per] }))
  // a period with no rows
  const p = await insertRow(db, 'periods', { name: 'Empty', start_date: '2019-07-01', end_date: '2020-06-30', sowing_start_date: '2019-07-01', sowing_end_date: '2020-06-30' })
  await insertRow(db, 'farm_period', { farm_id: farm, period_id: p, status: 'Released' })
  const g = s.home('rain_gauges')
  const rain = await insertRow(db, 'rainfalls', { farm_id: farm, rain_gauge_id: g, date: '2019-09-09', total_mm: 3 })
  show('shut', await fm('PATCH', `/api/rainfalls/${rain}`, { total_mm: 77 }))
  show('detach', await fm('DELETE', `/api/farms/${farm}/periods/detach`, { resources: [p] }))
  show('open?', await fm('PATCH', `/api/rainfalls/${rain}`, { total_mm: 77 }))
  show('sync', await fm('PATCH', `/api/farms/${farm}/periods/sync`, { resources: [] }))
})
test('mirror', async () => {
  await insertRow(db, 'details_user', { details_id: s.other('farms'), farm_id: s.other('farms'), user_id: s.id('farm manager'), is_farms_manager: false })
  const fm = s.as('farm manager')
  show('store', await fm('POST', '/api/details_user', { details_id: s.other('farms'), farm_id: s.home('farms'), user_id: s.id('farm manager'), is_farms_manager: true }))
  show('attach', await fm('POST', `/api/farms/${s.other('farms')}/users/attach`, { resources: { [s.id('farm manager')]: { farm_id: s.home('farms'), is_farms_manager: true } } }))
  show('attach worker', await fm('POST', `/api/farms/${s.other('farms')}/users/attach`, { resources: { [s.id('worker')]: { farm_id: s.home('farms'), is_farms_manager: true } } }))
  show('contact', await fm('PATCH', `/api/farms/${s.other('farms')}`, { farm_name: 'mine' }))
})
test('consultant', async () => {
  const c = s.as('collector')
  await insertRow(db, 'details_user', { details_id: s.other('farms'), farm_id: s.other('farms'), user_id: s.id('collector'), is_farms_manager: false })
  show('before', await c('GET', `/api/crop_sale_actuals/${s.other('crop_sale_actuals')}`))
  const r = await c('POST', '/api/projects', { name: 'Mine', business_id: s.home('businesses'), farm_id: s.other('farms'), collector_id: s.id('collector'), period_id: s.home('periods'), product_id: s.home('products'), project_status_id: s.home('project_statuses') })
  show('project', r)
  show('after', await c('GET', `/api/crop_sale_actuals/${s.other('crop_sale_actuals')}`))
})
test('strings', async () => {
  // the business has another farm, too
  await insertRow(db, 'business_farm', { business_id: s.home('businesses'), farm_id: s.other('farms') })
  const w = s.as('worker')
  show('biz', await w('GET', `/api/businesses/${s.home('businesses')}`))
  show('members', await w('GET', `/api/businesses/${s.home('businesses')}?include=users,farms,business_people,business_user`))
  await sql`delete from business_farm where farm_id = ${s.other('farms')} and business_id = ${s.home('businesses')}`.execute(db)
})
test('forbidden update', async () => {
  const ability_id = await insertRow(db, 'abilities', { name: 'update', entity_type: 'paddocks', only_owned: false })
  await insertRow(db, 'permissions', { ability_id, entity_type: 'users', entity_id: s.id('worker'), forbidden: true })
  const w = s.as('worker')
  show('paddock', await w('PATCH', `/api/paddocks/${s.home('paddocks')}`, { name: 'Z' }))
  show('geo', await w('POST', `/api/geolocations`, { location: { type: 'Point', coordinates: [1, 2] }, geolocatable_type: 'paddocks', geolocatable_id: s.home('paddocks') }))
})
test('acting over', async () => {
  const a = s.as('admin')
  show('take', await a('GET', `/api/impersonate/take/${s.id('nobody')}`))
  await sql`update users set active = false where id = ${s.id('nobody')}`.execute(db)
  show('me', await a('GET', '/api/auth/me', undefined, { 'x-impersonate-id': String(s.id('nobody')) }))
  await sql`update users set active = true where id = ${s.id('nobody')}`.execute(db)
})
test('email oracle', async () => {
  const w = s.as('worker')
  show('mail', await w('PATCH', `/api/users/${s.id('worker')}`, { email: 'neighbour@example.com' }))
  show('admin', await w('PATCH', `/api/users/${s.id('worker')}`, { admin: true, active: false, password: 'x', email_verified_at: '2024-01-01' }))
  show('changes', await w('POST', `/api/changes/search?limit=2`, { filters: [{ field: 'after', operator: 'like', value: '%billing%' }] }))
  show('changes', await w('POST', `/api/changes/search?limit=2`, { filters: [{ field: 'after->billing_notes', operator: 'like', value: '%billing%' }] }))
  show('hash', await w('POST', `/api/tokens/search`, { sort: [{ field: 'hash' }] }))
  show('hash', await w('POST', `/api/tokens/search`, { filters: [{ field: 'hash', operator: 'like', value: 'a%' }] }))
  show('pw', await w('POST', `/api/users/search`, { filters: [{ field: 'password', operator: 'like', value: '$arg%' }] }))
  show('pw', await w('POST', `/api/paddocks/search`, { sort: [{ field: 'farm.manager.password' }] }))
})
