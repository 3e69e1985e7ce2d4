import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedFarm, expectStatus } from './asked-farm.ts'
import type { AskedFarm } from './asked-farm.ts'
import { numbersIn } from './found-rows.ts'
import { ownDatabase } from './own-database.ts'
import { deletedRows, goneWith, relatedRows } from './related-rows.ts'
import { changeableFields, sentRow } from './sent-rows.ts'
import { waysIn, waysOf } from './ways.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const ways = waysIn(catalogue).filter(({ onlyRead }) => !onlyRead)
// What is made was merged into nothing: merged-varieties.test.ts and merged-tags.test.ts ask that.
const belonging = waysOf(ways, 'belongs to').filter(({ name }) => name !== 'merged_into')
// One way to each entity, for what happens there is the same whichever way one came.
const firsts = Map.groupBy(belonging, ({ relation }) => relation.entity)
const upwards = [
  ...[...firsts.values()].flatMap(([first]) => (first ? [first] : [])),
  ...waysOf(ways, 'belongs to one of'),
]

let farm: AskedFarm
beforeAll(async () => {
  farm = await askedFarm(db)
})
afterAll(() => farm.close())

describe.each(upwards)('$title', ({ entity, name }) => {
  const start = async () => {
    const [first] = expectStatus(await farm.ask('GET', `/api/${entity.name}?limit=1`), 200).data
    const id = farm.made.get(entity.name) ?? Number(first.id)
    const { entity: target, ids } = await relatedRows(farm.kept, [entity, name], id)
    const parent = `/api/${entity.name}/${id}`
    return { parent, own: `${parent}/${name}`, target, above: ids[0] ?? 0 }
  }
  const expect200 = async (method: string, path: string, body?: unknown) =>
    expectStatus(await farm.ask(method, path, body), 200)

  test('the row that it belongs to is changed', async () => {
    const { own, target, above } = await start()
    const before = (await expect200('GET', own)).data
    const plain = changeableFields(target).filter(one => !target.fields[one]?.target)
    const field = plain.find(one => !['type', 'typed key'].includes(target.fields[one]?.kind ?? ''))
    const values = field ? { [field]: sentRow(target, farm.keys, 2)[field] } : {}
    expect((await expect200('PATCH', own, values)).data).toMatchObject({ id: above, ...values })
    expect((await expect200('GET', `/api/${target.name}/${above}`)).data).toMatchObject(values)
    const back = field ? { [field]: before[field] } : {}
    const batch = await expect200('PATCH', `${own}/batch`, { resources: { [above]: back } })
    expect(batch.data).toMatchObject([{ id: above, ...back }])
    expect((await expect200('PATCH', `${own}/${above}`, {})).data).toMatchObject(back)
  })

  test('the row that it belongs to is deleted with what goes along, and restored', async () => {
    const { parent, own, target, above } = await start()
    const due = await goneWith(farm.kept, [target, above])
    const deleted = await farm.ask('DELETE', own)
    const gone = await deletedRows(farm.kept)
    const isGone = (await farm.ask('GET', parent)).status === 404
    const shown = await farm.ask('GET', own)
    // Where the row that we came from goes along, nothing can be restored from there.
    const below = await farm.ask('POST', `${own}/${above}/restore`)
    if (isGone) await farm.ask('POST', `/api/${target.name}/${above}/restore`)
    expect(expectStatus(deleted, 200).data).toMatchObject({
      id: above,
      deleted_at: expect.any(String),
    })
    expect(gone).toEqual(due)
    expect([shown.status, below.status]).toEqual([404, isGone ? 404 : 200])
    expect(await deletedRows(farm.kept)).toEqual(new Set())
  })

  test('it is deleted and restored in a batch', async () => {
    const { parent, own, target, above } = await start()
    const due = await goneWith(farm.kept, [target, above])
    const resources = [above]
    const deleted = await farm.ask('DELETE', `${own}/batch`, { resources })
    const gone = await deletedRows(farm.kept)
    const isGone = (await farm.ask('GET', parent)).status === 404
    const below = await farm.ask('POST', `${own}/batch/restore`, { resources })
    if (isGone) await farm.ask('POST', `/api/${target.name}/${above}/restore`)
    expect(numbersIn(expectStatus(deleted, 200))).toEqual(resources)
    expect(gone).toEqual(due)
    if (isGone) expectStatus(below, 404)
    else expect(numbersIn(expectStatus(below, 200))).toEqual(resources)
    expect(await deletedRows(farm.kept)).toEqual(new Set())
  })

  test('nothing is made, listed or handed over there', async () => {
    const { own, target } = await start()
    const body = sentRow(target, farm.keys, 3)
    expectStatus(await farm.ask('POST', own, body), 405)
    const words = ['search', 'batch', 'associate', 'attach', 'sync']
    for (const word of words) {
      const { status } = await farm.ask('POST', `${own}/${word}`, { resources: [body] })
      expect([404, 405]).toContain(status)
    }
  })
})

test('there is a way up to everything that keys name', () => {
  const keys = [...catalogue.values()].flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ target }) => target ?? []),
  )
  const named = keys.filter(name => !entityNamed(catalogue, name).readAlone)
  expect(
    new Set(upwards.flatMap(({ relation }) => ('entity' in relation ? relation.entity : []))),
  ).toEqual(new Set(named.map(name => entityNamed(catalogue, name).name)))
})
