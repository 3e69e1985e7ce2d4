import type { Entity } from '@furrow/catalogue/entity'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectStatus } from './asked-farm.ts'
import { crossFarms, crossingKeys } from './cross-farms.ts'
import type { CrossingKey } from './cross-farms.ts'
import { numbersIn, servedFields } from './found-rows.ts'
import { hiddenFrom } from './leaks.ts'
import type { Hidden } from './leaks.ts'
import { foreignRows, makeNeighbours, numbersOf, rowsInSight } from './neighbours.ts'
import type { Neighbours } from './neighbours.ts'
import { ownDatabase } from './own-database.ts'
import { leaksOf } from './read-everything.ts'

const { db } = ownDatabase()
const entities = [...furrow().values()]
const crossing = crossingKeys(furrow())
const sorted = crossing.filter(({ relation, entity }) => relation && isTheirs(entity))

let world: Neighbours
let hidden: Hidden
beforeAll(async () => {
  world = await makeNeighbours(db)
  // A number that stands in a row of one's own is one's own; what it leads to is not.
  hidden = { ...(await hiddenFrom(world)), named: new Map() }
  await crossFarms(world, crossing)
})
afterAll(() => world.asker.close())

/** Rows that someone of a farm or business has, and of which there are two to be put in order. */
function isTheirs({ ownedBy }: Entity): boolean {
  return ownedBy.kind === 'business' || (ownedBy.kind === 'farm' && !ownedBy.own)
}

/** What is two relations away is one away from a record that has its own turn; others go far in `other-farm.test.ts`. */
const goesFar = (entity: Entity) => inject('isLongForm') || entities.indexOf(entity) % 6 === 3

const ofSeen = (entity: Entity) => world.seen.map(({ made }) => made.get(entity.name) ?? 0)
const search = async ({ entity }: CrossingKey, body: { filters?: object[]; sort?: object[] }) => {
  const filters = [{ field: 'id', operator: 'in', value: ofSeen(entity) }, ...(body.filters ?? [])]
  const answer = await world.ask('POST', `/api/${entity.name}/search`, { ...body, filters })
  return numbersIn(expectStatus(answer, 200))
}

test('there are keys between farms that the database lets through', () => {
  expect(crossing.length).toBeGreaterThan(20)
  expect(sorted.length).toBeGreaterThan(10)
})

describe.each(entities)('$name, where rows of the farms name each other', entity => {
  test('shows nothing of a hidden farm, alone and with all that hangs on it', async () => {
    const steps = goesFar(entity) ? 2 : 1
    const { leaks, ids } = await leaksOf(world, hidden, entity, { steps })
    expect([...new Set(leaks)]).toEqual([])
    // Rows of views are numbered by what they name.
    if (!entity.derived) expect(new Set(ids)).toEqual(await rowsInSight(world, entity))
  })
})

describe.each(sorted)('$title, which names a row of a hidden farm', key => {
  const { relation, target } = key

  test('puts nothing in order by what that row holds', async () => {
    const fields = servedFields(target).filter(([, { computed }]) => !computed)
    const sortings = fields
      .slice(0, 60)
      .flatMap(([name]) =>
        ['asc', 'desc'].map(direction => ({ field: `${relation}.${name}`, direction })),
      )
    const turned: object[] = []
    for (const sort of sortings) {
      const came = await search(key, { sort: [sort] })
      if (came.join() !== ofSeen(key.entity).join()) turned.push(sort)
    }
    expect(turned).toEqual([])
  })

  test('finds nothing by it, whatever is asked', async () => {
    const ids = [...(foreignRows(world).get(target.name) ?? [])]
    const far = (field: string, operator: string, value: unknown) =>
      search(key, { filters: [{ field: `${relation}.${field}`, operator, value }] })
    expect(await far('id', 'in', ids)).toEqual([])
    expect(await far('id', '!=', 0)).toEqual([])
    expect(await far('id', 'not in', [])).toEqual([])
    expect(await far('deleted_at', '=', null)).toEqual([])
    expect(await far('created_at', '>', '2000-01-01')).toEqual([])
  })
})

/** Whoever was linked by what is deleted now, or asked by it, is out of sight. */
async function stillInSight(entity: Entity): Promise<ReadonlySet<number>> {
  const inSight = await rowsInSight(world, entity)
  const [, maple] = world.seen
  const isLinked = ['users', 'workshops', 'workshop_files'].includes(entity.name)
  const gone = isLinked ? numbersOf([maple], entity.name) : new Set()
  return new Set([...inSight].filter(id => !gone.has(id)))
}

describe('deleted rows', () => {
  beforeAll(async () => {
    const [, maple] = world.seen
    const [, aquilo] = world.hidden
    for (const { name, fields } of entities.filter(({ fields }) => fields['deleted_at'])) {
      const ids = [...numbersOf([maple, aquilo], name)]
      await sql`update ${sql.table(name)} set deleted_at = now() where id = any(${ids})`.execute(db)
      expect(fields['deleted_at']).toBeDefined()
    }
  })

  test.each(entities.filter(({ fields }) => fields['deleted_at']))(
    'of $name show nothing of a hidden farm',
    async entity => {
      const inSight = await stillInSight(entity)
      const gone = numbersOf(
        [...world.seen, ...world.hidden].filter((_, place) => place % 2 === 1),
        entity.name,
      )
      const only = await leaksOf(world, hidden, entity, { query: 'only_trashed=true', steps: 1 })
      const all = await leaksOf(world, hidden, entity, { query: 'with_trashed=true', steps: 1 })
      expect([...new Set([...only.leaks, ...all.leaks])]).toEqual([])
      expect(new Set(all.ids)).toEqual(inSight)
      expect(new Set(only.ids)).toEqual(new Set([...inSight].filter(id => gone.has(id))))
    },
  )
})
