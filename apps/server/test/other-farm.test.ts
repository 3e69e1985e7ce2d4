import type { Entity } from '@furrow/catalogue/entity'
import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectStatus } from './asked-farm.ts'
import { inChunks } from './field-filters.ts'
import type { Filter } from './field-filters.ts'
import { numbersIn, servedFields } from './found-rows.ts'
import { hiddenFrom, leaksIn } from './leaks.ts'
import type { Hidden } from './leaks.ts'
import { foreignRows, makeNeighbours, numbersOf, rowsInSight } from './neighbours.ts'
import type { Neighbours, Numbers } from './neighbours.ts'
import { ownDatabase } from './own-database.ts'
import { leaksOf } from './read-everything.ts'
import { relatedRows, targetsOf } from './related-rows.ts'
import type { Row } from './sent-rows.ts'
import { waysFrom, waysIn, waysInTurn } from './ways.ts'
import type { Way } from './ways.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const entities = [...catalogue.values()]
const closed = entities.filter(({ ownedBy }) => ownedBy.kind !== 'everyone')
const ways = waysIn(catalogue)
/** Those from which a filter can lead to what a farm keeps to itself. */
const leading = entities.filter(entity => waysFrom(ways, entity, 2).some(way => farEnd(way)))
const closedWays = ways.filter(({ entity }) => closed.includes(entity))
const nowhere = 999_999_999

let world: Neighbours
let hidden: Hidden
let foreign: Numbers
beforeAll(async () => {
  world = await makeNeighbours(db)
  hidden = await hiddenFrom(world)
  foreign = foreignRows(world)
})
afterAll(() => world.asker.close())

const expectNoLeak = async (entity: Entity, body: object) => {
  const answer = expectStatus(
    await world.ask('POST', `/api/${entity.name}/search?limit=0`, body),
    200,
  )
  expect(leaksIn(hidden, entity, answer)).toEqual([])
  expect(answer.meta.total).toBe(answer.data.length)
  return answer
}
const foreignOf = (name: string): readonly number[] => [...(foreign.get(name) ?? [])]

/** What is two relations away is one away from a record that has its own turn. */
const goesFar = (entity: Entity) => inject('isLongForm') || entities.indexOf(entity) % 6 === 0

describe.each(entities)('$name', entity => {
  test('shows what is theirs and nothing else, alone and with all that hangs on it', async () => {
    const steps = goesFar(entity) ? 2 : 1
    const { leaks, ids } = await leaksOf(world, hidden, entity, { steps })
    expect(leaks).toEqual([])
    expect(new Set(ids)).toEqual(await rowsInSight(world, entity))
  })

  test('is not found by what a hidden row holds', async () => {
    const row = await hiddenRow(entity)
    const simple = servedFields(entity).filter(
      ([name, { kind }]) => kind !== 'list' && kind !== 'object' && row[name] !== undefined,
    )
    const filters = simple.map(([field]) => ({
      type: 'or' as const,
      field,
      operator: '=',
      value: row[field],
    }))
    expect(filters).not.toEqual([])
    const wide = filters.length > 200 ? filters.filter((_, place) => place % 10 === 0) : filters
    for (const chunk of inChunks(wide, 45)) await expectNoLeak(entity, { filters: chunk })
  })

  test('is not found by a keyword of a hidden farm', async () => {
    const isAll = inject('isLongForm')
    for (const [place, { word }] of world.hidden.entries()) {
      const inTurn = [(entities.indexOf(entity) + place) % 2 === 0]
      for (const case_sensitive of isAll ? [true, false] : inTurn) {
        await expectNoLeak(entity, { search: { value: word, case_sensitive } })
      }
    }
  })
})

/** What an administrator sees of it; a view numbers its rows as it likes. */
async function hiddenRow({ name, derived }: Entity): Promise<Row> {
  const [{ made, ids }] = world.hidden
  const path = derived ? `/api/${name}?limit=0` : `/api/${name}/${made.get(name)}`
  const { data } = expectStatus(await world.asker.ask('GET', path), 200)
  return derived ? data.find(({ id }: Row) => ids.get(name)?.has(Number(id))) : data
}

describe.each(leading)('$name', entity => {
  const through = (depth: number) => waysFrom(ways, entity, depth).flatMap(way => farFilters(way))
  test('is not found through rows of a hidden farm, however deep', async () => {
    const near = through(1)
    const filters = goesFar(entity) || near.length === 0 ? through(2) : near
    for (const chunk of inChunks(filters, 48)) {
      const { data } = await expectNoLeak(entity, { filters: chunk })
      expect(numbersIn({ data })).toEqual([])
    }
  })
})

/** Whether the far end is a row of a hidden farm: by its number and by its first text. */
function farFilters(way: readonly Way[]): Filter[] {
  const target = farEnd(way)
  if (!target) return []
  const ids = foreignOf(target.name)
  const far = way.map(({ name }) => name).join('.')
  const text = servedFields(target).find(([, { kind }]) => kind === 'text')?.[0]
  const byText = world.hidden.map(({ word }) => ({
    type: 'or' as const,
    field: `${far}.${text}`,
    operator: 'like',
    value: `${word}%`,
  }))
  const byNumber = { type: 'or' as const, field: `${far}.id`, operator: 'in', value: ids }
  return [byNumber, ...(text ? byText.slice(0, way.length === 1 ? 2 : 0) : [])]
}

/** What a farm keeps to itself; only ways to one entity can be filtered by. */
function farEnd(way: readonly Way[]): Entity | undefined {
  const isPlain = way.every(({ relation }) => relation.kind !== 'belongs to one of')
  const last = way.at(-1)
  const target = isPlain && last ? targetsOf(catalogue, last.entity, last.relation)[0] : undefined
  return target?.ownedBy.kind === 'everyone' ? undefined : target
}

/** The status with which a hidden row and one that never was are answered alike. */
const answeredAlike =
  ({ name }: Entity) =>
  async (method: string, after: string, body?: unknown) => {
    const [id] = foreignOf(name)
    const answers = [id, nowhere].map(one => world.ask(method, `/api/${name}/${one}${after}`, body))
    const [real, missing] = await Promise.all(answers)
    expect(real?.status).toBe(missing?.status)
    if (real?.text === missing?.text) return real?.status
    expect(real?.text.replaceAll(String(id), '#')).toBe(
      missing?.text.replaceAll(String(nowhere), '#'),
    )
    return real?.status
  }

describe.each(closed)('$name', entity => {
  const same = answeredAlike(entity)

  test('a hidden row is as if it were not there', async () => {
    expect(await same('GET', '')).toBe(404)
    expect(await same('GET', '?with_trashed=true')).toBe(404)
    const writes = [
      await same('PATCH', '', {}),
      await same('DELETE', ''),
      await same('DELETE', '?force=true'),
      await same('POST', '/restore'),
    ]
    for (const status of writes) expect([403, 404, 405]).toContain(status)
  })

  test('scopes narrow what is seen, and open nothing', async () => {
    const ids = foreignOf(entity.name)
    const farms = foreignOf('farms')
    expect(
      (await expectNoLeak(entity, { scopes: [{ name: 'IdIn', parameters: [ids] }] })).data,
    ).toEqual([])
    if (!entity.fields['farm_id']) return
    const scopes = [{ name: 'FarmIdIn', parameters: [farms] }]
    expect((await expectNoLeak(entity, { scopes })).data).toEqual([])
  })
})

test.each(waysInTurn(closedWays))('$title: nothing is reached below a hidden row', async way => {
  const same = answeredAlike(way.entity)
  expect(await same('GET', `/${way.name}`)).toBe(404)
  const write = await same(way.toMany ? 'POST' : 'PATCH', `/${way.name}`, {})
  expect([403, 404, 405, 422]).toContain(write)
})

describe.each(waysInTurn(ways))('$title', way => {
  const { entity, name, toMany } = way

  test('leads to nothing of a hidden farm', async () => {
    const sides = entity.ownedBy.kind === 'everyone' ? world.hidden : world.seen
    const inSight = await rowsInSight(world, entity)
    const parents = Map.groupBy(numbersOf(sides, entity.name), id => inSight.has(id))
    for (const parent of parents.get(true)?.slice(0, 2) ?? []) {
      const own = `/api/${entity.name}/${parent}/${name}`
      const answer = await world.ask('GET', toMany ? `${own}?limit=0` : own)
      const { entity: target } = await relatedRows(world.kept, [entity, name], parent)
      expect(leaksIn(hidden, target, answer.body)).toEqual([])
      const [far] = foreignOf(target.name)
      if (toMany && far) expectStatus(await world.ask('GET', `${own}/${far}`), 404)
      if (toMany && far)
        expectStatus(await world.ask('GET', `${own}/${far}?with_trashed=true`), 404)
    }
    for (const parent of parents.get(false)?.slice(0, 2) ?? []) {
      expectStatus(await world.ask('GET', `/api/${entity.name}/${parent}/${name}`), 404)
    }
  })
})

test('hardly any record leads to nothing that a farm keeps to itself', () => {
  expect([leading.length, entities.length]).toEqual([182, 192])
  expect(closed.filter(({ relations }) => Object.keys(relations).length === 0)).toEqual([
    catalogue.get('outgoing_mails'),
  ])
})

test('what is looked for would be found: an administrator is shown all of it', async () => {
  for (const { name } of closed) {
    const entity = catalogue.get(name) as Entity
    const [id] = foreignOf(name)
    const path = entity.derived ? `/api/${name}?limit=0` : `/api/${name}/${id}`
    expect(leaksIn(hidden, entity, (await world.asker.ask('GET', path)).body), name).not.toEqual([])
  }
  const asked = { ...world, ask: world.asker.ask }
  const crops = await leaksOf(asked, hidden, catalogue.get('crop_types') as Entity)
  expect(crops.leaks.filter(leak => leak.includes('crop_types.crop_collections'))).not.toEqual([])
  expect(crops.leaks.filter(leak => leak.includes('crop_types.farms.pivot'))).not.toEqual([])
})
