import type { Entity } from '@furrow/catalogue/entity'
import { furrow } from '@furrow/catalogue/furrow'
import { servedRow } from '@furrow/wire/row-schema'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { askedFarm, keysApart, makeRoom, expectStatus } from './asked-farm.ts'
import type { AskedFarm } from './asked-farm.ts'
import type { Answer } from './asking.ts'
import { pairsOf } from './copied-rows.ts'
import { misfound, misordered, numbersIn } from './found-rows.ts'
import { ownDatabase } from './own-database.ts'
import { bareRow, changeableFields, isMadeByUs, isOwnFarm, sentRow } from './sent-rows.ts'
import type { KeySets, Row } from './sent-rows.ts'

const { db } = ownDatabase()
const entities = [...furrow().values()]
const kept = entities.filter(({ readAlone }) => !readAlone)
const onlyRead = entities.filter(entity => !kept.includes(entity))
const made = kept.filter(isMadeByUs)
const written = kept.filter(entity => !made.includes(entity))
const nowhere = 999_999_999
/** An order goes by the kind of field, and so does what an empty one is found by: in the usual run every third is asked. */
const hasTurn = (entity: Entity) => inject('isLongForm') || entities.indexOf(entity) % 3 === 2

let farm: AskedFarm
beforeAll(async () => {
  farm = await askedFarm(db)
})
afterAll(() => farm.close())

test.each(made)('$name is made by nobody who asks', async entity => {
  const keys = await keysApart(farm, entity)
  const { status, body } = await farm.ask('POST', `/api/${entity.name}`, sentRow(entity, keys, 0))
  expect([status, body.code]).toEqual([422, 'invalid'])
})

describe.each(written)('$name', entity => {
  const path = `/api/${entity.name}`
  const changeable = changeableFields(entity)
  const sent = (turn: number) => sentRow(entity, keys, turn)
  const change = (turn: number) => picked(sent(turn), changeable)
  const one = async (id: number | undefined): Promise<Row> =>
    expectStatus(await farm.ask('GET', `${path}/${id}`), 200).data
  let keys: KeySets = []
  let bringBack: () => Promise<void>
  let stored: Answer
  let batch: Answer
  let ids: readonly number[] = []

  beforeAll(async () => {
    keys = await keysApart(farm, entity)
    bringBack = await makeRoom(db, entity)
    stored = await farm.ask('POST', path, sent(0))
    const resources = [sent(1), bareRow(entity, keys, 2)]
    batch = await farm.ask('POST', `${path}/batch`, { resources })
    ids = [expectStatus(stored, 201).data, ...expectStatus(batch, 200).data].map(({ id }: Row) =>
      Number(id),
    )
  })
  afterAll(async () => {
    for (const id of ids) await farm.ask('DELETE', `${path}/${id}?force=true`)
    await bringBack()
  })

  test('is made with all that was sent, and served with every field', () => {
    const schema = servedRow(entity).strict()
    const [other, bare] = batch.body.data
    expect(stored.body.data).toMatchObject(sent(0))
    expect(other).toMatchObject(sent(1))
    expect(bare).toMatchObject(bareRow(entity, keys, 2))
    for (const row of [stored.body.data, other, bare]) {
      expect(Object.keys(row)).toEqual(Object.keys(schema.shape))
      expect(schema.safeParse(row).error?.issues).toBeUndefined()
    }
  })

  test('takes its farm and period from the row that it hangs on', async () => {
    const [, , bare] = ids
    const row = await one(bare)
    const due = ['farm_id', 'period_id'].filter(name => entity.fields[name]?.required)
    const parent = entity.ownedBy.kind === 'farm' ? entity.ownedBy.parent : undefined
    for (const name of parent ? due : []) {
      const own = entity.fields[name]?.target ?? ''
      expect([keys[0]?.get(own), keys[2]?.get(own)]).toContain(row[name])
    }
  })

  test('is read, listed and searched', async () => {
    const [full] = ids
    const list = expectStatus(await farm.ask('GET', `${path}?limit=0`), 200)
    expect(numbersIn(list)).toEqual(expect.arrayContaining([...ids]))
    expect(list.meta).toMatchObject({ total: list.data.length, last_page: 1 })
    const again = await farm.ask('GET', `/api/v2/${entity.name}/${full}`)
    expect(expectStatus(again, 200)).toEqual({ data: await one(full) })
    const filters = [{ field: 'id', operator: 'in', value: ids }]
    const page = expectStatus(await farm.ask('POST', `${path}/search?limit=2`, { filters }), 200)
    expect(numbersIn(page)).toEqual(ids.slice(0, 2))
    expect(page.meta).toMatchObject({ total: 3, last_page: 2, from: 1, to: 2 })
    expectStatus(await farm.ask('GET', `${path}/${nowhere}`), 404)
  })

  test('is found by its searched texts', async () => {
    const [full] = ids
    const row = await one(full)
    const filters = [{ field: 'id', value: full }]
    const search = async (value: string, case_sensitive = true) =>
      expectStatus(
        await farm.ask('POST', `${path}/search`, { filters, search: { value, case_sensitive } }),
        200,
      ).data
    for (const [name, { searchable, readOnly }] of Object.entries(entity.fields)) {
      // What the server alone sets, nobody sends: a bill’s number is searched for with the rules of bills.
      if (!searchable || readOnly) continue
      const text = String(row[name])
      expect(await search(text.slice(1, -1)), name).toHaveLength(1)
      expect(await search(text.toUpperCase(), false), name).toHaveLength(1)
      expect(await search(`${text}%`), name).toHaveLength(0)
    }
  })

  test('is found by every field, and only by what it holds', async () => {
    const [full, , bare] = ids
    for (const id of hasTurn(entity) ? [full, bare] : [full])
      expect(await misfound(farm.ask, entity, await one(id))).toEqual([])
  })

  test.runIf(hasTurn(entity))('stands in the order of every field, both ways', async () => {
    const rows = await Promise.all(ids.map(one))
    expect(await misordered(farm.ask, entity, rows)).toEqual([])
  })

  test('is changed in what is sent, and in nothing else', async () => {
    const [full] = ids
    for (const names of halves(entity, changeable)) {
      const before = await one(full)
      const values = picked(sent(3), names)
      const { data } = expectStatus(await farm.ask('PATCH', `${path}/${full}`, values), 200)
      expect(lasting(entity, data)).toEqual(lasting(entity, { ...before, ...values }))
      expect(await one(full)).toEqual(data)
      const isOther = names.some(name => values[name] !== before[name])
      expect(data.updated_at > String(before['updated_at'])).toBe(isOther)
    }
  })

  test('is changed in a batch, each row in its own way, or not at all', async () => {
    const [full, , bare] = ids
    const [first, second] = [await one(full), await one(bare)]
    const resources = { [String(full)]: change(0), [String(bare)]: change(2) }
    const unknown = { ...resources, [nowhere]: {} }
    const refused = expectStatus(
      await farm.ask('PATCH', `${path}/batch`, { resources: unknown }),
      422,
    )
    expect(Object.keys(refused.errors)).toEqual([`resources.${nowhere}`])
    expect(await one(full)).toEqual(first)
    const { data } = expectStatus(await farm.ask('PATCH', `${path}/batch`, { resources }), 200)
    expect(data.map((row: Row) => lasting(entity, row))).toEqual([
      lasting(entity, { ...first, ...change(0) }),
      lasting(entity, { ...second, ...change(2) }),
    ])
    expect(await one(bare)).toEqual(data[1])
  })

  test('is never handed to another farm', async () => {
    const [full] = ids
    const before = await one(full)
    const names = Object.keys(entity.fields).filter(name => isOwnFarm(entity, name))
    for (const name of names) {
      const other = farm.keys[1]?.get('farms')
      const refused = expectStatus(
        await farm.ask('PATCH', `${path}/${full}`, { [name]: other }),
        422,
      )
      expect(Object.keys(refused.errors)).toContain(name)
      expectStatus(await farm.ask('PATCH', `${path}/${full}`, { [name]: before[name] }), 200)
    }
    expect(lasting(entity, await one(full))).toEqual(lasting(entity, before))
  })

  test('is deleted and restored', async () => {
    const [full] = ids
    const before = await one(full)
    const gone = expectStatus(await farm.ask('DELETE', `${path}/${full}?force=false`), 200).data
    expect(gone).toMatchObject({ id: full, deleted_at: expect.stringMatching(/Z$/) })
    expectStatus(await farm.ask('GET', `${path}/${full}`), 404)
    expectStatus(await farm.ask('PATCH', `${path}/${full}`, {}), 404)
    expectStatus(await farm.ask('DELETE', `${path}/${full}`), 404)
    expect(
      expectStatus(await farm.ask('GET', `${path}/${full}?with_trashed=true`), 200).data,
    ).toEqual(gone)
    const trash = expectStatus(await farm.ask('GET', `${path}?limit=0&only_trashed=true`), 200)
    expect(numbersIn(trash)).toContain(full)
    expect(numbersIn(expectStatus(await farm.ask('GET', `${path}?limit=0`), 200))).not.toContain(
      full,
    )
    const back = expectStatus(await farm.ask('POST', `${path}/${full}/restore`), 200).data
    expect(lasting(entity, back)).toEqual(lasting(entity, before))
    expect(await one(full)).toEqual(back)
  })

  test('is deleted and restored in a batch', async () => {
    const resources = [...ids.slice(1), nowhere]
    const gone = expectStatus(await farm.ask('DELETE', `${path}/batch`, { resources }), 200)
    expect(numbersIn(gone)).toEqual(ids.slice(1))
    for (const row of gone.data) expect(row.deleted_at).not.toBeNull()
    for (const id of ids.slice(1)) expectStatus(await farm.ask('GET', `${path}/${id}`), 404)
    const back = expectStatus(await farm.ask('POST', `${path}/batch/restore`, { resources }), 200)
    expect(numbersIn(back)).toEqual(ids.slice(1))
    for (const id of ids.slice(1)) expect((await one(id))['deleted_at']).toBeNull()
  })

  test('is removed for good', async () => {
    const [full, other, bare] = ids
    expectStatus(await farm.ask('DELETE', `${path}/${full}?force=true`), 200)
    expectStatus(
      await farm.ask('DELETE', `${path}/batch?force=true`, { resources: [other, bare] }),
      200,
    )
    for (const id of ids)
      expectStatus(await farm.ask('GET', `${path}/${id}?with_trashed=true`), 404)
  })
})

describe.each(onlyRead)('$name', entity => {
  const path = `/api/${entity.name}`

  test('is listed, read, filtered and sorted', async () => {
    const rows = expectStatus(await farm.ask('GET', `${path}?limit=3`), 200).data
    expect(rows).not.toEqual([])
    const [row] = rows
    expect(Object.keys(row)).toEqual(Object.keys(servedRow(entity).shape))
    expect(expectStatus(await farm.ask('GET', `${path}/${row.id}`), 200)).toEqual({ data: row })
    expect(await misfound(farm.ask, entity, row)).toEqual([])
    expect(await misordered(farm.ask, entity, rows)).toEqual([])
  })

  test('is never written', async () => {
    const [row] = expectStatus(await farm.ask('GET', `${path}?limit=1`), 200).data
    const refused = [
      await farm.ask('POST', path, row),
      await farm.ask('PATCH', `${path}/${row.id}`, row),
      await farm.ask('PUT', `${path}/${row.id}`, row),
      await farm.ask('DELETE', `${path}/${row.id}`),
      await farm.ask('POST', `${path}/batch`, { resources: [row] }),
      await farm.ask('PATCH', `${path}/batch`, { resources: { [row.id]: row } }),
      await farm.ask('DELETE', `${path}/batch`, { resources: [row.id] }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 405))
    const restores = [`${path}/${row.id}/restore`, `${path}/batch/restore`]
    for (const restore of restores) {
      expect([404, 405]).toContain((await farm.ask('POST', restore)).status)
    }
  })
})

function picked(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map(name => [name, row[name]]))
}

/** All but what changes by itself. */
function lasting({ fields }: Entity, row: Row): Row {
  const kept = Object.entries(row).filter(
    ([name]) => name !== 'updated_at' && !fields[name]?.computed,
  )
  return Object.fromEntries(kept)
}

/** Every other field, then the rest; the two halves of a pair stay together. */
function halves(entity: Entity, names: readonly string[]): readonly (readonly string[])[] {
  const partners = new Map(pairsOf(entity).map(({ key, type }) => [key, type]))
  const place = (name: string) => names.indexOf(partners.get(name) ?? name)
  const even = names.filter(name => place(name) % 2 === 0)
  return [even, names.filter(name => !even.includes(name))].filter(half => half.length > 0)
}
