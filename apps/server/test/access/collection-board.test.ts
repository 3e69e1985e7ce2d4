// Whose farms stand on the board of collections: those that someone is staff of, and no others that they see.

import type { BoardLine } from '@furrow/wire/collection-board-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import type { Door } from './knocking.ts'
import { names, onFarm, sides, standingOf } from './people.ts'
import type { PersonName } from './people.ts'
import { begin } from './trying.ts'
import type { World } from './world.ts'

const { db } = ownDatabase()
let world: World
let door: Door
beforeAll(async () => {
  ;({ world, door } = await begin(db))
  await sql`update farms set archived = false`.execute(db)
  await sql`update projects set archived = false`.execute(db)
})
afterAll(() => door.close())

const board = async (name: PersonName, query = ''): Promise<readonly BoardLine[]> => {
  const { status, body, text } = await door.as(name)('GET', `/api/v2/collection-board${query}`)
  expect(status, text).toBe(200)
  return body.data
}
const numbers = (lines: readonly BoardLine[]) => new Set(lines.map(({ farm_id }) => farm_id))

test.each(names)('the %s finds the farms that they are staff of', async name => {
  const isAdmin = standingOf(name).admin === true
  const own = sides
    .filter(side => isAdmin || onFarm(name, side).includes('consults'))
    .map(side => world.made[side].get('farms') ?? 0)
  const lines = await board(name)
  expect(numbers(lines)).toEqual(new Set(own))
  const ofPeriod = await board(name, `?period_id=${world.made.home.get('periods')}`)
  expect(own).toEqual(expect.arrayContaining([...numbers(ofPeriod)]))
  for (const { farm_id, ...line } of lines) {
    const include = 'businesses,manager,profit_focus_group,zone'
    const { data } = (await door.as(name)('GET', `/api/farms/${farm_id}?include=${include}`)).body
    expect(line).toMatchObject({
      farm: data.farm_name,
      manager: data.manager?.name ?? null,
      focus_group: data.profit_focus_group?.title ?? null,
      zone: data.zone?.name ?? null,
      businesses: data.businesses.map((business: { name: string }) => business.name).toSorted(),
    })
  }
})
