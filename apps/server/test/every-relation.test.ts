import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedFarm, expectStatus } from './asked-farm.ts'
import type { AskedFarm } from './asked-farm.ts'
import { numbersIn } from './found-rows.ts'
import { ownDatabase } from './own-database.ts'
import { relatedRows } from './related-rows.ts'
import type { Related } from './related-rows.ts'
import type { Row } from './sent-rows.ts'
import { waysIn, waysInTurn, waysOf } from './ways.ts'
import type { Way } from './ways.ts'

const { db } = ownDatabase()
const nowhere = 999_999_999
const ways = waysIn(furrow())

let farm: AskedFarm
beforeAll(async () => {
  farm = await askedFarm(db)
  // What is made was merged into nothing.
  for (const list of ['varieties', 'crop_tags']) {
    const id = farm.made.get(list)
    await sql`update ${sql.table(list)} set merged_into_id = id where id = ${id}`.execute(db)
  }
})
afterAll(() => farm.close())

/** A row that has the relation, and what it leads to. */
async function startOf({ entity, name }: Way): Promise<{ id: number; due: Related }> {
  const id = await firstId(entity)
  const due = await relatedRows(farm.kept, [entity, name], id)
  expect(due.ids, `${entity.name}.${name} leads somewhere`).not.toEqual([])
  return { id, due }
}

async function firstId(entity: Entity): Promise<number> {
  const made = farm.made.get(entity.name)
  return (
    made ??
    numbersIn(expectStatus(await farm.ask('GET', `/api/${entity.name}?limit=1`), 200))[0] ??
    0
  )
}

describe.each(waysInTurn(ways))('$title', way => {
  const { entity, name, relation, member, toMany } = way
  const path = `/api/${entity.name}`

  test('is included, counted and asked for', async () => {
    const { id, due } = await startOf(way)
    const query = `include=${name}&with_count=${name}&with_exists=${name}`
    const { data } = expectStatus(await farm.ask('GET', `${path}/${id}?${query}`), 200)
    const came = toMany ? data[member] : [data[member]]
    expect(came.map((row: Row) => row['id'])).toEqual(due.ids)
    expect(data[`${member}_count`]).toBe(due.ids.length)
    expect(data[`${member}_exists`]).toBe(true)
    const served = Object.keys(due.entity.fields).filter(field => !due.entity.fields[field]?.secret)
    expect(Object.keys(came[0])).toEqual(expect.arrayContaining(served))
    if (relation.kind === 'belongs to many' && !relation.readOnly) {
      const { ownKey, otherKey } = relation.through
      for (const row of came) expect(row.pivot).toMatchObject({ [ownKey]: id, [otherKey]: row.id })
    }
  })

  test('is there, but empty, for a row that has none', async () => {
    const query = `limit=0&include=${name}&with_count=${name}&with_exists=${name}`
    const { data } = expectStatus(await farm.ask('GET', `${path}?${query}`), 200)
    for (const row of data) {
      const count = toMany ? row[member].length : Number(row[member] !== null)
      expect([row[`${member}_count`], row[`${member}_exists`]]).toEqual([count, count > 0])
    }
  })

  test('finds the rows that have it, and keeps to the filter on what it shows', async () => {
    const { id, due } = await startOf(way)
    const [some] = due.ids
    const far = `${name}.id`
    const search = async (value: unknown) => {
      const filters = [
        { field: 'id', value: id },
        { field: far, operator: 'in', value },
      ]
      return farm.ask('POST', `${path}/search`, { filters })
    }
    if (relation.kind === 'belongs to one of') {
      const refused = expectStatus(await search([some]), 422)
      expect(Object.keys(refused.errors)).toEqual(['filters.1.field'])
      return
    }
    expect(numbersIn(expectStatus(await search([some, nowhere]), 200))).toEqual([id])
    expect(numbersIn(expectStatus(await search([nowhere]), 200))).toEqual([])
    const includes = [{ relation: name, filters: [{ field: far, operator: '!=', value: some }] }]
    const aggregates = [{ relation: name, type: 'count', filters: [{ field: far, value: some }] }]
    const own = [{ field: 'id', value: id }]
    const answer = await farm.ask('POST', `${path}/search`, { filters: own, includes, aggregates })
    const [row] = expectStatus(answer, 200).data
    const others = due.ids.filter(other => other !== some)
    expect(toMany ? row[member].map((one: Row) => one['id']) : row[member]).toEqual(
      toMany ? others : null,
    )
    expect(row[`${member}_count`]).toBe(due.ids.length - others.length)
  })

  test('is read at an address of its own', async () => {
    const { id, due } = await startOf(way)
    const own = `${path}/${id}/${name}`
    const [some] = due.ids
    expectStatus(await farm.ask('GET', `${path}/${nowhere}/${name}`), 404)
    if (!toMany) {
      const { data } = expectStatus(await farm.ask('GET', own), 200)
      expect(data.id).toBe(some)
      expect(expectStatus(await farm.ask('GET', `${own}/${nowhere}`), 200).data).toEqual(data)
      return
    }
    const list = expectStatus(await farm.ask('GET', `${own}?limit=0`), 200)
    expect(numbersIn(list)).toEqual(due.ids)
    expect(list.meta.total).toBe(due.ids.length)
    const filters = [{ field: 'id', value: some }]
    const found = expectStatus(await farm.ask('POST', `${own}/search`, { filters }), 200)
    expect(new Set(numbersIn(found))).toEqual(new Set([some]))
    expect(expectStatus(await farm.ask('GET', `${own}/${some}`), 200).data.id).toBe(some)
    expectStatus(await farm.ask('GET', `${own}/${nowhere}`), 404)
  })
})

describe.each(waysInTurn(ways.filter(({ toMany }) => toMany)))('$title', way => {
  const { entity, name, member } = way

  test('gives the least, the most, the average and the sum of a figure', async () => {
    const { id, due } = await startOf(way)
    const field = figureIn(due.entity)
    const asked = ['min', 'max', 'avg', 'sum'].map(type => `with_${type}=${name}.${field}`)
    const query = [...asked, `include=${name}`].join('&')
    const { data } = expectStatus(await farm.ask('GET', `/api/${entity.name}/${id}?${query}`), 200)
    const values = data[member].map((row: Row) => row[field]).filter((one: unknown) => one !== null)
    const sum = values.reduce((total: number, one: number) => total + one, 0)
    expect(data[`${member}_min_${field}`]).toBe(values.length ? Math.min(...values) : null)
    expect(data[`${member}_max_${field}`]).toBe(values.length ? Math.max(...values) : null)
    if (values.length === 0) return
    expect(data[`${member}_sum_${field}`]).toBeCloseTo(sum, 4)
    expect(data[`${member}_avg_${field}`]).toBeCloseTo(sum / values.length, 4)
  })

  test('puts nothing in order', async () => {
    const sort = [{ field: `${name}.id` }]
    const refused = expectStatus(
      await farm.ask('POST', `/api/${entity.name}/search`, { sort }),
      422,
    )
    expect(Object.keys(refused.errors)).toEqual(['sort.0.field'])
  })
})

describe.each(waysInTurn(waysOf(ways, 'belongs to')))('$title', ({ entity, name, member }) => {
  test.each(['asc', 'desc'])('puts rows in order, %sending', async direction => {
    const ids = farm.keys.flatMap(keys => keys.get(entity.name) ?? [])
    const filters = ids.length > 0 ? [{ field: 'id', operator: 'in', value: ids }] : []
    const sort = [{ field: `${name}.id`, direction }]
    const search = `/api/${entity.name}/search?limit=0&include=${name}`
    const { data } = expectStatus(await farm.ask('POST', search, { filters, sort }), 200)
    const turned = direction === 'asc' ? 1 : -1
    const places = data.map((row: Row) => {
      const other = row[member] as Row | null
      return [turned * Number(other?.['id'] ?? Infinity), row['id']]
    })
    expect(places).toEqual(places.toSorted(byBoth))
  })
})

describe.each(ways.filter(({ onlyRead }) => onlyRead))('$title', ({ entity, name }) => {
  test('is never written', async () => {
    const own = `/api/${entity.name}/${await firstId(entity)}/${name}`
    const writes = [
      await farm.ask('PATCH', `${own}/1`, {}),
      await farm.ask('DELETE', `${own}/1`),
      await farm.ask('POST', own, {}),
      await farm.ask('DELETE', `${own}/batch`, { resources: [1] }),
    ]
    expect(writes.map(({ status }) => status)).toEqual(writes.map(() => 405))
    const links = ['attach', 'associate'].map(word => farm.ask('POST', `${own}/${word}`, {}))
    for (const { status } of await Promise.all(links)) expect([404, 405]).toContain(status)
  })
})

function figureIn({ fields }: Entity): string {
  const measured: readonly Field['kind'][] = ['number', 'count', 'money', 'fraction']
  const named = Object.entries(fields).find(
    ([, { kind, computed }]) => measured.includes(kind) && !computed,
  )
  return named?.[0] ?? 'id'
}

function byBoth([one = 0, id = 0]: number[], [other = 0, otherId = 0]: number[]): number {
  return one === other ? id - otherId : one - other
}
