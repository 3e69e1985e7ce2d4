// What is allowed or forbidden to a person or to everybody in a role, beyond whose the rows are.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { explainAbilities } from '../../src/access/explained/abilities-explained.ts'
import { ownDatabase } from '../own-database.ts'
import type { Row } from '../sent-rows.ts'
import { unlikeDecided } from './explained-abilities.ts'
import type { Door } from './knocking.ts'
import { names } from './people.ts'
import type { PersonName } from './people.ts'
import { insertRow } from './placing.ts'
import type { World } from './world.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()

let world: World
let door: Door
const given: number[] = []
beforeAll(async () => {
  ;({ world, door } = await begin(db))
})
afterEach(async () => {
  await sql`delete from permissions where ability_id = any(${given})`.execute(db)
  await sql`delete from abilities where id = any(${given})`.execute(db)
})
afterAll(() => door.close())

interface Grant {
  readonly ability: Row
  readonly to: PersonName | 'everybody with the role of a helper'
  readonly forbidden?: boolean
}

async function grant({ ability, to, forbidden = false }: Grant): Promise<void> {
  const id = await insertRow(db, 'abilities', { only_owned: false, ...ability })
  given.push(id)
  const isRole = to === 'everybody with the role of a helper'
  const role = world.mine.get('nobody')?.get('roles')
  const holder = isRole ? role : world.ids.get(to)
  const entity_type = isRole ? 'roles' : 'users'
  await insertRow(db, 'permissions', { ability_id: id, entity_type, entity_id: holder, forbidden })
}

const home = (entity: string) => world.made.home.get(entity) ?? 0
const other = (entity: string) => world.made.other.get(entity) ?? 0
async function sees(name: PersonName, entity: string): Promise<readonly string[]> {
  const { body } = await door.as(name)('POST', `/api/${entity}/search?limit=0`, {})
  const ids = body.data.map(({ id }: { id: number }) => id)
  const told = { home: home(entity), other: other(entity) }
  return Object.entries(told).flatMap(([side, id]) => (ids.includes(id) ? [side] : []))
}
const change = async (name: PersonName, entity: string, id: number, body: Row) =>
  (await door.as(name)('PATCH', `/api/${entity}/${id}`, body)).status
const remove = async (name: PersonName, entity: string, id: number) => {
  const { status } = await door.as(name)('DELETE', `/api/${entity}/${id}`)
  if (status === 200) await door.as('admin')('POST', `/api/${entity}/${id}/restore`)
  return status
}

test('money is given to everybody in a role, where they are people of the farm', async () => {
  const ability = { name: 'view-finance', scope: home('farms') }
  await grant({ ability, to: 'everybody with the role of a helper' })
  expect(await sees('worker', 'crop_sale_actuals')).toEqual(['home'])
  expect(await sees('member', 'crop_sale_actuals')).toEqual(['home'])
  expect(await sees('nobody', 'crop_sale_actuals')).toEqual([])
  expect(await sees('neighbour', 'crop_sale_actuals')).toEqual(['other'])
})

test('what is forbidden wins, whoever allows it', async () => {
  const ability = { name: 'view-finance', scope: home('farms') }
  await grant({ ability, to: 'everybody with the role of a helper' })
  await grant({ ability, to: 'worker' })
  await grant({ ability, to: 'worker', forbidden: true })
  await grant({ ability, to: 'farmer', forbidden: true })
  expect(await sees('worker', 'crop_sale_actuals')).toEqual([])
  expect(await sees('farmer', 'crop_sale_actuals')).toEqual([])
  expect(await sees('member', 'crop_sale_actuals')).toEqual(['home'])
})

test('what is forbidden on another farm is not forbidden here', async () => {
  const ability = { name: 'view-finance', scope: other('farms') }
  await grant({ ability, to: 'farmer', forbidden: true })
  expect(await sees('farmer', 'crop_sale_actuals')).toEqual(['home'])
})

test('somebody is shown records of one farm, and changes nothing of them', async () => {
  const ability = { name: 'view', entity_type: 'paddocks', scope: home('farms') }
  await grant({ ability, to: 'nobody' })
  expect(await sees('nobody', 'paddocks')).toEqual(['home'])
  expect(await sees('nobody', 'crop_collections')).toEqual([])
  expect(await change('nobody', 'paddocks', home('paddocks'), { name: 'Mine' })).toBe(403)
  expect(await remove('nobody', 'paddocks', home('paddocks'))).toBe(403)
})

test('somebody is shown one row', async () => {
  const ability = { name: 'view', entity_type: 'paddocks', entity_id: other('paddocks') }
  await grant({ ability, to: 'nobody' })
  expect(await sees('nobody', 'paddocks')).toEqual(['other'])
})

test('somebody may change records of a farm, but nothing of a closed period', async () => {
  for (const name of ['view', 'update']) {
    await grant({ ability: { name, entity_type: 'paddocks', scope: home('farms') }, to: 'nobody' })
  }
  expect(await change('nobody', 'paddocks', home('paddocks'), { area: 12 })).toBe(200)
  expect(await remove('nobody', 'paddocks', home('paddocks'))).toBe(403)
  const released = world.home.released.get('paddocks') ?? 0
  expect(await change('nobody', 'paddocks', released, { area: 12 })).toBe(403)
})

test('a kind of record is forbidden to one of the farm’s people', async () => {
  const ability = { name: 'view', entity_type: 'farm_contacts' }
  await grant({ ability, to: 'worker', forbidden: true })
  expect(await sees('worker', 'farm_contacts')).toEqual([])
  expect(await sees('worker', 'rain_gauges')).toEqual(['home'])
  expect(await sees('member', 'farm_contacts')).toEqual(['home'])
})

test('deleting is forbidden, and changing is not', async () => {
  const ability = { name: 'delete', entity_type: 'opportunities' }
  await grant({ ability, to: 'worker', forbidden: true })
  expect(await change('worker', 'opportunities', home('opportunities'), { title: 'Drains' })).toBe(
    200,
  )
  expect(await remove('worker', 'opportunities', home('opportunities'))).toBe(403)
  expect(await remove('member', 'opportunities', home('opportunities'))).toBe(200)
})

test('adding is forbidden, one row at a time and in batches', async () => {
  const ability = { name: 'create', entity_type: 'farm_contacts' }
  await grant({ ability, to: 'worker', forbidden: true })
  const values = { farm_id: home('farms'), name: 'Agent' }
  const ask = door.as('worker')
  const one = await ask('POST', '/api/farm_contacts', values)
  const many = await ask('POST', '/api/farm_contacts/batch', { resources: [values] })
  const steps = [{ do: 'store', resource: 'farm_contacts', values }]
  const mixed = await ask('POST', '/api/v2/batch', { steps })
  expect([one.status, many.status, mixed.status]).toEqual([403, 403, 403])
})

test('everything about one row is forbidden', async () => {
  const id = home('rain_gauges')
  const ability = { name: '*', entity_type: 'rain_gauges', entity_id: id }
  await grant({ ability, to: 'worker', forbidden: true })
  expect(await sees('worker', 'rain_gauges')).toEqual([])
  expect(await change('worker', 'rain_gauges', id, { name: 'Mine' })).toBe(404)
})

test('an administrator is not held up by what is forbidden', async () => {
  await grant({ ability: { name: '*' }, to: 'admin', forbidden: true })
  expect(await sees('admin', 'paddocks')).toEqual(['home', 'other'])
})

test('what is explained is what is decided, each with a reason', async () => {
  const ability = { name: 'view-finance', scope: home('farms') }
  await grant({ ability, to: 'everybody with the role of a helper' })
  await grant({ ability, to: 'farmer', forbidden: true })
  await grant({ ability: { name: 'publish-benchmarks' }, to: 'collector' })
  await grant({ ability: { name: 'publish-benchmarks' }, to: 'validator', forbidden: true })
  await grant({ ability: { name: '*' }, to: 'owner' })
  const people = names.map(name => world.ids.get(name) ?? 0)
  expect(await unlikeDecided(db, people)).toEqual([])
  const sentences = async (name: PersonName) => {
    const { at_large, farms } = await explainAbilities(
      db,
      world.kept.catalogue,
      world.ids.get(name) ?? 0,
    )
    const all = [...at_large, ...farms.flatMap(({ abilities }) => abilities)]
    return all.map(({ says, because }) => `${says}: ${because.join(', ')}`)
  }
  expect((await sentences('worker')).join('; ')).toMatch(
    /Sees the finances of .*: given to everybody with the role/,
  )
  expect((await sentences('farmer')).join('; ')).toMatch(
    /Doesn’t see the finances of .*: forbidden to this person/,
  )
  expect((await sentences('business manager')).join('; ')).toMatch(
    /Sees the finances of .*: manager of /,
  )
  expect(await sentences('collector')).toContain('Publishes benchmarks: given to this person')
  expect(await sentences('validator')).toContain(
    'Is kept from publishing benchmarks: forbidden to this person',
  )
  expect(await sentences('admin')).toEqual(['Sees and changes everything: administrator'])
})

test('it is told to administrators and the person alone', async () => {
  const path = `/api/v2/users/${world.ids.get('worker')}/abilities-explained`
  const asked = async (name: PersonName, address = path) =>
    (await door.as(name)('GET', address)).status
  expect([await asked('admin'), await asked('worker')]).toEqual([200, 200])
  expect([await asked('farm manager'), await asked('collector')]).toEqual([404, 404])
  expect(await asked('admin', '/api/v2/users/999999/abilities-explained')).toBe(404)
})
