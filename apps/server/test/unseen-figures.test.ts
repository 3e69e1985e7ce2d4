import { furrow } from '@furrow/catalogue/furrow'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectStatus } from './asked-farm.ts'
import type { Ask } from './asking.ts'
import { numbersIn } from './found-rows.ts'
import { makeNeighbours, numbersOf } from './neighbours.ts'
import type { Neighbours } from './neighbours.ts'
import { ownDatabase } from './own-database.ts'
import { relatedRows } from './related-rows.ts'
import type { Row } from './sent-rows.ts'
import { waysIn } from './ways.ts'
import type { Way } from './ways.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const ways = waysIn(catalogue)
const ofMoney = [...catalogue.values()].filter(needsMoney)
const guarded = [...catalogue.values()]
  .filter(entity => !needsMoney(entity))
  .flatMap(entity =>
    Object.entries(entity.fields)
      // What staff alone see of a row is tried where its rows are.
      .filter(([, { needs, computed }]) => needs && needs !== 'staff' && !computed)
      .map(([name, field]) => ({ title: `${entity.name}.${name}`, entity, name, field })),
  )

/** Whether not even the row is there for someone who does not see finances. */
function needsMoney({ ownedBy }: Entity): boolean {
  return 'needs' in ownedBy && ownedBy.needs !== undefined
}

let world: Neighbours
let ask: Ask
/** Of the two farms in sight, the figures of one are shown. */
let shown: number
let unseen: number
beforeAll(async () => {
  world = await makeNeighbours(db)
  const { viewer, seen, asker } = world
  const [own, other] = seen
  const money = (name: string) => [other.made.get(name) ?? 0]
  ask = asker.as({
    ...viewer,
    farms: { ...viewer.farms, money: money('farms') },
    businesses: { ...viewer.businesses, money: money('businesses') },
  })
  shown = seen.indexOf(other)
  unseen = seen.indexOf(own)
})
afterAll(() => world.asker.close())

/** The row whose figure is shown, and the one whose figure is not; of people, only oneself is shown. */
function rowsOf({ name, ownedBy }: Entity): { open: number; closed: number } {
  const made = (place: number) => world.seen[place]?.made.get(name) ?? 0
  const isPerson = ownedBy.kind === 'person'
  return isPerson
    ? { open: made(unseen), closed: made(shown) }
    : { open: made(shown), closed: made(unseen) }
}

async function setFigure(
  { name: table }: Entity,
  [id, name, value]: readonly [number, string, unknown],
) {
  await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value} where id = ${id}`.execute(db)
}

/** A low, a middle and a high value of the field. */
function valuesOf({ kind, target }: Field): readonly [unknown, unknown, unknown] {
  if (kind === 'flag') return [false, true, true]
  if (kind === 'moment')
    return ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z', '2022-01-01T00:00:00Z']
  if (kind === 'key') {
    const [low = 0, middle = 0, high = 0] = [
      ...numbersOf([...world.seen, ...world.hidden], target ?? ''),
    ].toSorted((one, other) => one - other)
    return [low, middle, high]
  }
  return kind === 'text' || kind === 'long text' ? ['aaa', 'mmm', 'zzz'] : [1, 500, 1000]
}

describe.each(guarded)(
  '$title, which not everybody sees who sees the row',
  ({ entity, name, field }) => {
    const path = `/api/${entity.name}`
    const search = async (body: { filters?: object[]; sort?: object[] }) => {
      const { open, closed } = rowsOf(entity)
      const both = { field: 'id', operator: 'in', value: [open, closed] }
      const filters = [both, ...(body.filters ?? [])]
      return expectStatus(await ask('POST', `${path}/search`, { ...body, filters }), 200)
    }

    test('is shown where it may be, and nowhere else', async () => {
      const { open, closed } = rowsOf(entity)
      const [, middle, high] = valuesOf(field)
      await setFigure(entity, [open, name, middle])
      await setFigure(entity, [closed, name, high])
      const rows: readonly Row[] = (await search({})).data
      const figures = Object.fromEntries(rows.map(row => [String(row['id']), row[name] ?? null]))
      expect(figures[closed]).toBeNull()
      expect(figures[open]).not.toBeNull()
      expect(expectStatus(await ask('GET', `${path}/${closed}`), 200).data[name] ?? null).toBeNull()
    })

    test('finds nothing and puts nothing in order where it is not shown', async () => {
      const { open, closed } = rowsOf(entity)
      const [low, middle, high] = valuesOf(field)
      await setFigure(entity, [open, name, middle])
      const orders: string[] = []
      for (const value of [low, high]) {
        await setFigure(entity, [closed, name, value])
        const filters = [
          { field: name, operator: '=', value },
          { field: name, operator: '!=', value: middle },
          { field: name, operator: '!=', value: null },
          { field: name, operator: 'not in', value: [middle] },
        ]
        for (const filter of filters) {
          expect(
            numbersIn(await search({ filters: [filter] })),
            JSON.stringify(filter),
          ).not.toContain(closed)
        }
        for (const direction of ['asc', 'desc']) {
          orders.push(
            `${direction} ${numbersIn(await search({ sort: [{ field: name, direction }] })).join()}`,
          )
        }
      }
      expect(orders.slice(0, 2)).toEqual(orders.slice(2))
      expect(
        numbersIn(await search({ filters: [{ field: name, operator: '=', value: middle }] })),
      ).toContain(open)
    })

    test('is found, added up and included through no relation', async () => {
      const { closed } = rowsOf(entity)
      const [, middle, high] = valuesOf(field)
      await setFigure(entity, [closed, name, high])
      await setFigure(entity, [rowsOf(entity).open, name, middle])
      let looked = 0
      for (const { way, parent } of await startsTo(entity, closed, rowsOf(entity).open)) {
        if (way.relation.kind === 'belongs to one of') continue
        const far = { field: `${way.name}.${name}`, operator: '!=', value: null }
        const filters = [{ field: 'id', value: parent }, far]
        const found = await ask('POST', `/api/${way.entity.name}/search`, { filters })
        expect(numbersIn(expectStatus(found, 200)), way.title).toEqual([])
        const figures = field.kind === 'flag' ? '' : `&with_max=${way.name}.${name}`
        const path = `/api/${way.entity.name}/${parent}?include=${way.name}${figures}`
        const { status, body } = await ask('GET', path)
        if (status === 404) continue
        looked += 1
        expect(body.data[`${way.member}_max_${name}`] ?? null, way.title).toBeNull()
        const rows: readonly (Row | null)[] = [body.data[way.member]].flat()
        const figure = rows.find(row => row?.['id'] === closed)?.[name] ?? null
        expect(figure, way.title).toBeNull()
      }
      expect(looked).toBeGreaterThan(0)
    })

    test('is not written where it is not shown', async () => {
      const { open, closed } = rowsOf(entity)
      const [low, middle, high] = valuesOf(field)
      await setFigure(entity, [closed, name, high])
      const sent = {
        [name]: field.kind === 'key' ? world.viewer.id : low === false ? !high : middle,
      }
      const answer = await ask('PATCH', `${path}/${closed}`, sent)
      if (!field.readOnly) expect([403, 422], answer.text).toContain(answer.status)
      const batch = { resources: { [open]: {}, [closed]: sent } }
      const both = await ask('PATCH', `${path}/batch`, batch)
      if (!field.readOnly) expect([403, 422], both.text).toContain(both.status)
      const { data } = expectStatus(await world.asker.ask('GET', `${path}/${closed}`), 200)
      const kept = field.kind === 'moment' ? Date.parse(data[name]) : data[name]
      expect(kept).toEqual(field.kind === 'moment' ? Date.parse(String(high)) : high)
    })
  },
)

interface Start {
  readonly way: Way
  readonly parent: number
}

/** Rows in sight from which the one row is reached, and the other is not. */
async function startsTo(entity: Entity, id: number, other: number): Promise<readonly Start[]> {
  const towards = ways.filter(({ targets }) => targets.some(({ name }) => name === entity.name))
  const starts = towards.flatMap(way =>
    way.entity.derived
      ? []
      : world.seen.map(({ made }) => ({ way, parent: made.get(way.entity.name) ?? 0 })),
  )
  const leading: Start[] = []
  for (const start of starts) {
    const { way, parent } = start
    const { entity: target, ids } = await relatedRows(world.kept, [way.entity, way.name], parent)
    if (target.name === entity.name && ids.includes(id) && !ids.includes(other)) leading.push(start)
  }
  return leading
}

describe.each(ofMoney)('$name, which only those see who see money', entity => {
  test('is there for the farm whose money is shown, and not for the other', async () => {
    const { open, closed } = rowsOf(entity)
    const path = `/api/${entity.name}`
    const list = numbersIn(expectStatus(await ask('GET', `${path}?limit=0`), 200))
    expect(list).toContain(open)
    expect(list).not.toContain(closed)
    expectStatus(await ask('GET', `${path}/${closed}`), 404)
    expectStatus(await ask('GET', `${path}/${open}`), 200)
    for (const method of ['PATCH', 'DELETE']) {
      expect([403, 404]).toContain((await ask(method, `${path}/${closed}`, {})).status)
    }
    const row = expectStatus(await world.asker.ask('GET', `${path}/${closed}`), 200).data
    expect([403, 422]).toContain((await ask('POST', path, row)).status)
  })

  test('is neither included, counted nor found through a relation', async () => {
    const { closed } = rowsOf(entity)
    for (const { way, parent } of await startsTo(entity, closed, rowsOf(entity).open)) {
      const query = `include=${way.name}&with_count=${way.name}&with_exists=${way.name}`
      const path = `/api/${way.entity.name}/${parent}`
      const { status, body } = await ask('GET', `${path}?${query}`)
      if (status === 404) {
        // Not even where one would start is in sight, whatever is asked of it.
        expectStatus(await ask('GET', path), 404)
      } else {
        const { data } = body
        const came = [data[way.member]].flat().filter(Boolean)
        const counted = [data[`${way.member}_count`], data[`${way.member}_exists`]]
        expect([came, ...counted], way.title).toEqual([[], 0, false])
      }
      if (way.relation.kind === 'belongs to one of') continue
      const far = { field: `${way.name}.id`, value: closed }
      const filters = [{ field: 'id', value: parent }, far]
      const found = await ask('POST', `/api/${way.entity.name}/search`, { filters })
      expect(numbersIn(expectStatus(found, 200)), way.title).toEqual([])
    }
  })
})
