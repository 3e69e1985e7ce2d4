import type { Entity } from '@furrow/catalogue/entity'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedFarm, expectStatus } from './asked-farm.ts'
import type { AskedFarm } from './asked-farm.ts'
import { ownDatabase } from './own-database.ts'
import { deletedRows, goneWith, targetsOf } from './related-rows.ts'
import type { RowNames } from './related-rows.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const taking = [...catalogue.values()].filter(entity => entity.deletes.length > 0)
/** Whichever part of such a row is deleted takes the row itself along, as an event and its ledger do. */
const inseparable = taking.filter(entity =>
  [...goesAlong(entity)].every(part => goesAlong(part).has(entity)),
)
const separable = taking.filter(entity => !inseparable.includes(entity))

let farm: AskedFarm
beforeAll(async () => {
  farm = await askedFarm(db)
})
afterAll(() => farm.close())

const madeOf = (entity: Entity) => farm.made.get(entity.name) ?? 0

describe.each(taking)('$name', entity => {
  const own = () => madeOf(entity)

  test('takes along exactly what the catalogue says, and brings it back', async () => {
    const due = await goneWith(farm.kept, [entity, own()])
    expect(due.size).toBeGreaterThan(1)
    const gone = expectStatus(await farm.ask('DELETE', `/api/${entity.name}/${own()}`), 200).data
    expect(gone.deleted_at).not.toBeNull()
    expect(await deletedRows(farm.kept)).toEqual(due)
    expectStatus(await farm.ask('POST', `/api/${entity.name}/${own()}/restore`), 200)
    expect(await deletedRows(farm.kept)).toEqual(new Set())
  })
})

describe.each(separable)('$name', entity => {
  const own = () => madeOf(entity)

  test('brings back nothing that was deleted before it', async () => {
    const earlier = await deletedBefore(entity, own())
    const due = await goneWith(farm.kept, [entity, own()])
    expectStatus(await farm.ask('DELETE', `/api/${entity.name}/batch`, { resources: [own()] }), 200)
    expect(await deletedRows(farm.kept)).toEqual(new Set([...due, ...earlier.gone]))
    expectStatus(
      await farm.ask('POST', `/api/${entity.name}/batch/restore`, { resources: [own()] }),
      200,
    )
    expect(await deletedRows(farm.kept)).toEqual(earlier.gone)
    expectStatus(await farm.ask('POST', `${pathOf(earlier.row)}/restore`), 200)
    expect(await deletedRows(farm.kept)).toEqual(new Set())
  })
})

describe.each(inseparable)('$name', entity => {
  test('goes and comes back with whichever of its parts', async () => {
    const own = `${entity.name} ${madeOf(entity)}`
    const due = await goneWith(farm.kept, [entity, madeOf(entity)])
    const parts = [...due].filter(row => row !== own)
    expect(parts).not.toEqual([])
    for (const row of parts) {
      const gone = await goneWithNamed(row)
      expect(gone).toContain(own)
      expectStatus(await farm.ask('DELETE', pathOf(row)), 200)
      expect(await deletedRows(farm.kept)).toEqual(gone)
      expectStatus(await farm.ask('POST', `${pathOf(row)}/restore`), 200)
      expect(await deletedRows(farm.kept)).toEqual(new Set())
    }
  })
})

test('of few records, no part is deleted alone', () => {
  expect([separable.length, inseparable.length]).toEqual([28, 7])
})

/** Everything whose rows may go along with a row of this one, from step to step. */
function goesAlong(entity: Entity, along: Set<Entity> = new Set()): ReadonlySet<Entity> {
  const relations = entity.deletes.flatMap(name => entity.relations[name] ?? [])
  for (const target of relations.flatMap(relation => targetsOf(catalogue, entity, relation))) {
    if (along.has(target)) continue
    along.add(target)
    goesAlong(target, along)
  }
  return along
}

function pathOf(row: string): string {
  return `/api/${row.replace(' ', '/')}`
}

function goneWithNamed(row: string): Promise<RowNames> {
  const [name = '', number] = row.split(' ')
  return goneWith(farm.kept, [entityNamed(catalogue, name), Number(number)])
}

/** Deletes something that would go along with the row, and that leaves the row itself. */
async function deletedBefore(entity: Entity, id: number): Promise<{ row: string; gone: RowNames }> {
  const own = `${entity.name} ${id}`
  for (const row of await goneWith(farm.kept, [entity, id])) {
    const gone = await goneWithNamed(row)
    if (gone.has(own)) continue
    expectStatus(await farm.ask('DELETE', pathOf(row)), 200)
    expect(await deletedRows(farm.kept)).toEqual(gone)
    return { row, gone }
  }
  throw new Error(`Whatever goes along with ${own} takes it along as well.`)
}
