// The lists of who has to do with which farm and business, and of what they may do, tell just what the
// people of the table stand for.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import type { Row } from '../sent-rows.ts'
import type { Door } from './knocking.ts'
import { inBusiness, names, onFarm, sides } from './people.ts'
import type { PersonName, SideName } from './people.ts'
import type { World } from './world.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()

let world: World
let door: Door
beforeAll(async () => {
  ;({ world, door } = await begin(db))
})
afterAll(() => door.close())

async function listed(entity: string, [key, side]: readonly [string, SideName]) {
  const path = `/api/${entity}/search?limit=0`
  const target = key === 'farm_id' ? 'farms' : 'businesses'
  const filters = [{ field: key, operator: '=', value: world.made[side].get(target) }]
  const { body } = await door.as('admin')('POST', path, { filters })
  const rows: readonly Row[] = body.data
  return (name: PersonName) => rows.find(({ user_id }) => user_id === world.ids.get(name))
}

test.each(sides)('farm_people tells who stands where on the farm: %s', async side => {
  const find = await listed('farm_people', ['farm_id', side])
  for (const name of names.filter(one => one !== 'admin')) {
    const ways = onFarm(name, side)
    const expected = {
      records: ways.includes('records'),
      manages: ways.includes('manages'),
      consults: ways.includes('consults'),
      sees_finance: ways.includes('money'),
    }
    if (ways.length === 0) expect(find(name), name).toBeUndefined()
    else expect(find(name), name).toMatchObject(expected)
  }
})

test.each(sides)('business_people tells who stands where in the business: %s', async side => {
  const find = await listed('business_people', ['business_id', side])
  for (const name of names.filter(one => one !== 'admin')) {
    const ways = inBusiness(name, side).filter(way => way !== 'knows')
    const expected = {
      manages: ways.includes('manages'),
      is_billed: ways.includes('is billed'),
      consults: ways.includes('consults'),
    }
    if (ways.length === 0) expect(find(name), name).toBeUndefined()
    else expect(find(name), name).toMatchObject(expected)
  }
})

test('each person has to do with the businesses of the table, and manages those that they should', async () => {
  for (const name of names.filter(one => one !== 'admin')) {
    const path = (relation: string) => `/api/users/${world.ids.get(name)}/${relation}?limit=0`
    const ids = async (relation: string) => {
      const { body } = await door.as(name)('GET', path(relation))
      return body.data.map(({ id }: { id: number }) => id)
    }
    const where = (fits: (side: SideName) => boolean) =>
      sides.filter(fits).map(side => world.made[side].get('businesses'))
    expect(await ids('associated_businesses'), name).toEqual(
      where(side => inBusiness(name, side).some(way => way !== 'is billed' && way !== 'manages')),
    )
    expect(await ids('managed_businesses'), name).toEqual(
      where(side => inBusiness(name, side).some(way => way === 'is billed' || way === 'manages')),
    )
  }
})

test('what somebody was given or forbidden stands among the abilities that they hold', async () => {
  const scope = world.made.home.get('farms')
  for (const [name, forbidden] of [
    ['treasurer', false],
    ['manager without money', true],
  ] as const) {
    const { body } = await door.as(name)('GET', '/api/held_abilities?limit=0')
    const held = { name: 'view-finance', forbidden, scope, user_id: world.ids.get(name) }
    expect(body.data).toEqual([expect.objectContaining(held)])
  }
})
