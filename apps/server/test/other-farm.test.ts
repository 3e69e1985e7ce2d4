import type { Entity } from '@furrow/catalogue/entity'
import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
import { targetsOf } from './related-rows.ts'
import type { Row } from './sent-rows.ts'
import { waysFrom, waysIn } from './ways.ts'
import type { Way } from './ways.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const entities = [...catalogue.values()]
const closed = entities.filter(({ ownedBy }) => ownedBy.kind !== 'everyone')
const ways = waysIn(catalogue)
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

describe.each(entities)('$name', entity => {
  test('shows what is theirs and nothing else, alone and with all that hangs on it', async () => {
    const { leaks, ids } = await leaksOf(world, hidden, entity)
    expect(leaks).toEqual([])
    expect(new Set(ids)).toEqual(await rowsInSight(world, entity))
  })

  test('is not found by what a hidden row holds', async () => {
    const [{ made }] = world.hidden
    const path = `/api/${entity.name}/${made.get(entity.name)}`
    const answer = await world.asker.ask('GET', path)
    const row: Row = answer.body.data ?? {}
    const simple = servedFields(entity).filter(
      ([name, { kind }]) => kind !== 'list' && kind !== 'object' && row[name] !== undefined,
    )
    const filters = simple.map(([field]) => ({
      type: 'or' as const,
      field,
      operator: '=',
      value: row[field],
    }))
    const wide = filters.length > 200 ? filters.filter((_, place) => place % 10 === 0) : filters
    for (const chunk of inChunks(wide, 45)) await expectNoLeak(entity, { filters: chunk })
  })

  test('is not found by a keyword of a hidden farm', async () => {
    for (const { word } of world.hidden) {
      for (const case_sensitive of [true, false]) {
        await expectNoLeak(entity, { search: { value: word, case_sensitive } })
      }
    }
  })

  test('is not found through rows of a hidden farm, however deep', async () => {
    const filters = waysFrom(ways, entity, 2).flatMap(way => farFilters(way))
    for (const chunk of inChunks(filters, 48)) {
      const { data } = await expectNoLeak(entity, { filters: chunk })
      expect(numbersIn({ data })).toEqual([])
    }
  })
})

/** Whether the far end is a row of a hidden farm: by its number and by its first text. */
function farFilters(way: readonly Way[]): Filter[] {
  const target = endOf(way)
  if (!target || target.ownedBy.kind === 'everyone') return []
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

/** Only ways to one entity can be filtered by. */
function endOf(way: readonly Way[]): Entity | undefined {
  const isPlain = way.every(({ relation }) => relation.kind !== 'belongs to one of')
  const last = way.at(-1)
  return isPlain && last ? targetsOf(catalogue, last.entity, last.relation)[0] : undefined
}

describe.each(closed)('$name', entity => {
  const path = `/api/${entity.name}`
  const same = async (
    method: string,
    [before, after]: readonly [string, string],
    body?: unknown,
  ) => {
    const [id] = foreignOf(entity.name)
    const answers = [id, nowhere].map(one =>
      world.ask(method, `${path}${before}/${one}${after}`, body),
    )
    const [real, missing] = await Promise.all(answers)
    expect(real?.status).toBe(missing?.status)
    if (real?.text === missing?.text) return real?.status
    expect(real?.text.replaceAll(String(id), '#')).toBe(
      missing?.text.replaceAll(String(nowhere), '#'),
    )
    return real?.status
  }

  test('a hidden row is as if it were not there', async () => {
    expect(await same('GET', ['', ''])).toBe(404)
    expect(await same('GET', ['', '?with_trashed=true'])).toBe(404)
    const writes = [
      await same('PATCH', ['', ''], {}),
      await same('DELETE', ['', '']),
      await same('DELETE', ['', '?force=true']),
      await same('POST', ['', '/restore']),
    ]
    for (const status of writes) expect([403, 404, 405]).toContain(status)
  })

  test('nothing is reached below a hidden row', async () => {
    for (const { name, toMany } of waysFrom(ways, entity, 1).flat()) {
      expect(await same('GET', ['', `/${name}`]), name).toBe(404)
      const write = toMany
        ? await same('POST', ['', `/${name}`], {})
        : await same('PATCH', ['', `/${name}`], {})
      expect([403, 404, 405, 422], name).toContain(write)
    }
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

describe.each(ways)('$title', way => {
  const { entity, name, toMany } = way

  test('leads to nothing of a hidden farm', async () => {
    const targets = targetsOf(catalogue, entity, way.relation)
    const sides = entity.ownedBy.kind === 'everyone' ? world.hidden : world.seen
    const inSight = await rowsInSight(world, entity)
    for (const parent of [...numbersOf(sides, entity.name)]
      .filter(id => inSight.has(id))
      .slice(0, 2)) {
      const own = `/api/${entity.name}/${parent}/${name}`
      const answer = await world.ask('GET', toMany ? `${own}?limit=0` : own)
      for (const target of targets.length === 1 ? targets : []) {
        expect(leaksIn(hidden, target, answer.body)).toEqual([])
        const [far] = foreignOf(target.name)
        if (toMany && far) expectStatus(await world.ask('GET', `${own}/${far}`), 404)
        if (toMany && far)
          expectStatus(await world.ask('GET', `${own}/${far}?with_trashed=true`), 404)
      }
    }
  })
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
