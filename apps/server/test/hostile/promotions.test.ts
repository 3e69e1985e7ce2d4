import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRow } from '../access/placing.ts'
import type { PersonName } from '../access/people.ts'
import { ownDatabase } from '../own-database.ts'
import type { Row } from '../sent-rows.ts'
import { digestOf } from '../stored-digest.ts'
import { besiege } from './siege.ts'
import type { Asking, Siege } from './siege.ts'

const { db } = ownDatabase()
let siege: Siege
let business: number
let farm: number
beforeAll(async () => {
  siege = await besiege(db)
  business = siege.home('businesses')
  farm = siege.home('farms')
})
afterAll(() => siege.close())

/** Where it is said who may do what. */
const offices = [
  'details_user',
  'business_user',
  'business_farm',
  'farms',
  'businesses',
  'roles',
  'abilities',
  'permissions',
  'projects',
  'invitations',
  'farm_period',
]
async function standing(): Promise<object> {
  const digest = await digestOf(siege.world.kept)
  const people = await sql`select id, admin, active, email from users order by id`.execute(db)
  const views = await sql`
    select (select json_agg(p order by p.id) from farm_people p) as farms,
      (select json_agg(p order by p.id) from business_people p) as businesses,
      (select json_agg(h order by h.id) from held_abilities h) as abilities`.execute(db)
  const kept = Object.fromEntries(offices.map(name => [name, digest[name]]))
  return { kept, people: people.rows, views: views.rows }
}

type Try = readonly [method: string, url: string, body?: unknown]

/** Every way in which someone might give themselves an office. */
function triesOf(me: number): readonly Try[] {
  const asManager = { is_farms_manager: true }
  const link = { details_id: farm, farm_id: farm, user_id: me, ...asManager }
  const [people, mine] = [`/api/farms/${farm}/users`, `/api/users/${me}/farms`]
  const step = (more: object) => ({ steps: [more] })
  const own = `(select of the worker)`
  return [
    ['POST', '/api/details_user', link],
    ['POST', '/api/details_user/batch', { resources: [link] }],
    ['POST', '/api/v2/batch', step({ do: 'store', resource: 'details_user', values: link })],
    ...[people, mine].flatMap((path): Try[] => {
      const [id, other] = path === people ? [me, siege.id('worker')] : [farm, farm]
      return [
        ['POST', `${path}/attach`, { resources: { [id]: asManager } }],
        ['POST', `${path}/attach?duplicates=1`, { resources: { [id]: asManager } }],
        ['PATCH', `${path}/sync?detaching=0`, { resources: { [id]: asManager } }],
        ['PATCH', `${path}/sync`, { resources: { [other]: asManager } }],
        ['PATCH', `${path}/toggle`, { resources: { [id]: asManager } }],
        ['PATCH', `${path}/${id}/pivot`, { pivot: asManager }],
        ['DELETE', `${path}/detach`, { resources: [id] }],
        ['PATCH', `${path}/${id}`, { pivot: asManager, ...asManager, manager_id: me }],
        [
          'POST',
          path,
          { name: 'Me', email: 'me@example.com', pivot: asManager, farm_name: 'Mine' },
        ],
      ]
    }),
    ...offices.flatMap((name): Try[] => [
      ['DELETE', `/api/${name}/${siege.home(name)}`],
      ['PATCH', `/api/${name}/batch`, { resources: { [siege.home(name)]: everyOffice(me) } }],
      ['PATCH', `/api/${name}/${siege.home(name)}`, everyOffice(me)],
      [
        'POST',
        '/api/v2/batch',
        step({ do: 'update', resource: name, id: siege.home(name), values: everyOffice(me) }),
      ],
    ]),
    ['POST', `/api/users/${me}/roles`, { role: 'consultant' }],
    ['POST', '/api/roles', { role: 'consultant', user_id: me }],
    ['POST', `/api/users/${me}/roles/associate`, { related_key: siege.home('roles') }],
    ['PATCH', `/api/roles/${siege.world.mine.get('worker')?.get('roles')}`, { role: 'consultant' }],
    ['POST', '/api/abilities', { name: '*', only_owned: false, title: own }],
    ['POST', '/api/permissions', permission(me)],
    ['POST', `/api/abilities/${siege.home('abilities')}/permissions`, permission(me)],
    ['POST', '/api/business_user', { business_id: business, user_id: me }],
    ['POST', `/api/businesses/${business}/users/attach`, { resources: [me] }],
    ['POST', `/api/users/${me}/businesses/attach`, { resources: [business] }],
    ['POST', `/api/businesses/${business}/business_user`, { user_id: me }],
    ['POST', '/api/business_farm', { business_id: business, farm_id: siege.other('farms') }],
    ['POST', `/api/businesses/${business}/farms/attach`, { resources: [siege.other('farms')] }],
    [
      'POST',
      '/api/projects',
      { title: 'Mine', business_id: business, farm_id: farm, ...staffed(me) },
    ],
    [
      'POST',
      `/api/farms/${farm}/projects`,
      { title: 'Mine', business_id: business, ...staffed(me) },
    ],
    ['POST', '/api/invitations', invitation],
    ['POST', `/api/farms/${farm}/invitations`, invitation],
    [
      'POST',
      `/api/businesses/${business}/invitations`,
      { ...invitation, invitable_type: 'businesses' },
    ],
    ['POST', '/api/v2/batch', step({ do: 'store', resource: 'invitations', values: invitation })],
    ['POST', '/api/v2/money-switch', { farm_id: farm, user_id: me, sees_finance: true }],
    ['POST', '/api/farms', { farm_name: 'Mine', manager_id: me }],
    ['POST', '/api/businesses', { name: 'Mine', manager_id: me }],
    ['POST', '/api/users', { name: 'Helper', email: 'helper@example.com', admin: true }],
    ['PATCH', `/api/users/${me}`, { admin: true, active: false, roles: [{ role: 'consultant' }] }],
    ['PATCH', `/api/users/${siege.id('farm manager')}`, { email: 'mine@example.com' }],
    ['GET', `/api/impersonate/take/${siege.id('farm manager')}`],
  ]
}

const invitation = {
  email: 'accomplice@example.com',
  is_farms_manager: true,
  invitable_type: 'farms',
  get invitable_id() {
    return farm
  },
}
const staffed = (me: number) => ({ collector_id: me, owner_id: me, validator_id: me })
const permission = (me: number) => ({
  ability_id: siege.home('abilities'),
  entity_type: 'users',
  entity_id: me,
  forbidden: false,
})

function everyOffice(me: number): Row {
  return {
    is_farms_manager: true,
    user_id: me,
    manager_id: me,
    billing_user_id: me,
    admin: true,
    role: 'consultant',
    entity_id: me,
    entity_type: 'users',
    forbidden: false,
    name: '*',
    status: 'Released',
    email: 'accomplice@example.com',
    ...staffed(me),
    scope: null,
  }
}

describe.each<PersonName>(['worker', 'nobody', 'customer', 'former manager', 'idle consultant'])(
  'the %s',
  name => {
    test('comes to no office by any way', async () => {
      const before = await standing()
      const done: unknown[] = []
      for (const [method, url, body] of triesOf(siege.id(name))) {
        const { status } = await siege.as(name)(method, url, body)
        if (status < 300 && url !== `/api/users/${siege.id(name)}`) done.push([method, url, body])
      }
      expect(await standing()).toEqual(before)
      expect(done).toEqual([])
    })
  },
)

test('somebody who manages another farm does not come to manage this one', async () => {
  const me = siege.id('neighbour')
  await insertRow(db, 'details_user', {
    details_id: farm,
    farm_id: farm,
    user_id: me,
    is_farms_manager: false,
  })
  const ask = siege.as('neighbour')
  const other = siege.other('farms')
  const before = await standing()
  const mixed = { details_id: farm, farm_id: other, user_id: me, is_farms_manager: true }
  const { rows } = await sql<{ id: number }>`
    select id from details_user where user_id = ${me} order by farm_id = ${farm}`.execute(db)
  const link = rows[0]?.id
  const manages = { is_farms_manager: true }
  const tried = [
    await ask('POST', '/api/details_user', mixed),
    await ask('POST', '/api/details_user', { ...mixed, details_id: other, farm_id: farm }),
    await ask('PATCH', `/api/details_user/${link}`, { details_id: farm, farm_id: farm }),
    await ask('PATCH', `/api/details_user/${link}`, { details_id: farm }),
    await ask('POST', `/api/farms/${farm}/users/attach`, {
      resources: { [siege.id('worker')]: { farm_id: other, ...manages } },
    }),
    await ask('PATCH', `/api/users/${me}/farms/${farm}/pivot`, {
      pivot: { details_id: other, farm_id: other, ...manages },
    }),
    await ask('PATCH', `/api/users/${me}/farms/sync`, {
      resources: { [farm]: manages, [other]: {} },
    }),
  ]
  for (const { status } of tried) expect([403, 404, 409, 422]).toContain(status)
  expect(await standing()).toEqual(before)
})

test('a consultant does not become staff of a farm by a project of another business', async () => {
  const me = siege.id('collector')
  const [mine, theirs] = [siege.home('businesses'), siege.other('farms')]
  await insertRow(db, 'details_user', {
    details_id: theirs,
    farm_id: theirs,
    user_id: me,
    is_farms_manager: false,
  })
  const ask: Asking = siege.as('collector')
  const seesMoney = async () =>
    (await ask('GET', `/api/crop_sale_actuals/${siege.other('crop_sale_actuals')}`)).status
  expect(await seesMoney()).toBe(404)
  const project = { title: 'Mine', business_id: mine, farm_id: theirs, collector_id: me }
  await ask('POST', '/api/projects', project)
  await ask('PATCH', `/api/projects/${siege.home('projects')}`, { farm_id: theirs })
  await ask('POST', `/api/farms/${theirs}/projects`, project)
  await ask('POST', `/api/farms/${theirs}/projects/associate`, {
    related_key: siege.home('projects'),
  })
  expect(await seesMoney()).toBe(404)
})
