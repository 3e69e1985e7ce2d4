import type { Entity } from '@furrow/catalogue/entity'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedFarm, expectStatus } from './asked-farm.ts'
import type { AskedFarm } from './asked-farm.ts'
import { ownDatabase } from './own-database.ts'
import { deletedRows, goneWith } from './related-rows.ts'
import type { RowNames } from './related-rows.ts'

const { db } = ownDatabase()
const taking = [...furrow().values()].filter(entity => entity.deletes.length > 0)

let farm: AskedFarm
beforeAll(async () => {
  farm = await askedFarm(db)
})
afterAll(() => farm.close())

describe.each(taking)('$name', entity => {
  const own = () => farm.made.get(entity.name) ?? 0

  test('takes along exactly what the catalogue says, and brings it back', async () => {
    const due = await goneWith(farm.kept, [entity, own()])
    expect(due.size).toBeGreaterThan(1)
    const gone = expectStatus(await farm.ask('DELETE', `/api/${entity.name}/${own()}`), 200).data
    expect(gone.deleted_at).not.toBeNull()
    expect(await deletedRows(farm.kept)).toEqual(due)
    expectStatus(await farm.ask('POST', `/api/${entity.name}/${own()}/restore`), 200)
    expect(await deletedRows(farm.kept)).toEqual(new Set())
  })

  test('brings back nothing that was deleted before it', async () => {
    const earlier = await deletedBefore(entity, own())
    if (!earlier) return
    const due = await goneWith(farm.kept, [entity, own()])
    expectStatus(await farm.ask('DELETE', `/api/${entity.name}/batch`, { resources: [own()] }), 200)
    expect(await deletedRows(farm.kept)).toEqual(new Set([...due, ...earlier.gone]))
    expectStatus(
      await farm.ask('POST', `/api/${entity.name}/batch/restore`, { resources: [own()] }),
      200,
    )
    expect(await deletedRows(farm.kept)).toEqual(earlier.gone)
    expectStatus(await farm.ask('POST', `/api/${earlier.row.replace(' ', '/')}/restore`), 200)
    expect(await deletedRows(farm.kept)).toEqual(new Set())
  })
})

/** Deletes something that would go along with the row, if there is anything that leaves the row itself. */
async function deletedBefore(
  entity: Entity,
  id: number,
): Promise<{ row: string; gone: RowNames } | undefined> {
  const own = `${entity.name} ${id}`
  for (const row of await goneWith(farm.kept, [entity, id])) {
    const [name = '', number] = row.split(' ')
    const part = entityNamed(farm.kept.catalogue, name)
    const gone = await goneWith(farm.kept, [part, Number(number)])
    if (gone.has(own)) continue
    expectStatus(await farm.ask('DELETE', `/api/${name}/${number}`), 200)
    expect(await deletedRows(farm.kept)).toEqual(gone)
    return { row, gone }
  }
  return undefined
}
