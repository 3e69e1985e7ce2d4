import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedFarm, keysApart, makeRoom, expectStatus } from './asked-farm.ts'
import type { AskedFarm } from './asked-farm.ts'
import { numbersIn } from './found-rows.ts'
import { ownDatabase } from './own-database.ts'
import { wordOf } from './related-rows.ts'
import { changeableFields, isMadeByUs, isOwnFarm, sentRow } from './sent-rows.ts'
import type { KeySets, Row } from './sent-rows.ts'
import { waysIn, waysInTurn, waysOf } from './ways.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const written = waysIn(catalogue).filter(
  ({ onlyRead, targets }) => !onlyRead && !targets.some(isMadeByUs),
)

let farm: AskedFarm
beforeAll(async () => {
  farm = await askedFarm(db)
})
afterAll(() => farm.close())

/** A field that can be changed whatever else stands there. */
function plainField(entity: Entity): string | undefined {
  const alone = new Set(entity.unique.flat())
  return changeableFields(entity).find(name => {
    const { kind, choices } = entity.fields[name] ?? {}
    const isTie = kind === 'key' || kind === 'typed key' || kind === 'type'
    return !isTie && !alone.has(name) && choices?.length !== 1
  })
}

describe.each(waysInTurn(waysOf(written, 'has many')))('$title', ({ entity, name, relation }) => {
  const target = entityNamed(catalogue, relation.entity)
  const { key, type } = relation
  const field = plainField(target)
  // Where the farm and this key together stand only once, one row is all that there can be.
  const isSingle = target.unique.some(set =>
    set.every(one => one === key || one === type || isOwnFarm(target, one)),
  )
  const batched = isSingle ? [] : [2, 3]
  let keys: KeySets
  let bringBack: () => Promise<void>
  let parent: number
  let own: string
  let ids: number[] = []

  const expect200 = async (method: string, path: string, body?: unknown) =>
    expectStatus(await farm.ask(method, path, body), 200)
  const sent = (turn: number): Row => ({
    ...sentRow(target, keys, turn),
    [key]: keys[1]?.get(entity.name),
  })
  const tied = (turn: number): Row => ({
    ...sentRow(target, keys, turn),
    [key]: parent,
    ...(type ? { [type]: wordOf({ catalogue }, entity, relation) } : {}),
  })

  beforeAll(async () => {
    keys = await keysApart(farm, target)
    bringBack = await makeRoom(db, target)
    parent = keys[0]?.get(entity.name) ?? 0
    own = `/api/${entity.name}/${parent}/${name}`
  })
  afterAll(async () => {
    for (const id of ids) await farm.ask('DELETE', `/api/${target.name}/${id}?force=true`)
    await bringBack()
  })

  test('rows are made below it, alone and in a batch', async () => {
    const { data } = expectStatus(await farm.ask('POST', own, sent(1)), 201)
    ids = [data.id]
    expect(data).toMatchObject(tied(1))
    if (isSingle) return
    const resources = batched.map(sent)
    const batch = await expect200('POST', `${own}/batch`, { resources })
    ids.push(...numbersIn(batch))
    expect(batch.data).toMatchObject(batched.map(tied))
    const list = await expect200('GET', `${own}?limit=0`)
    expect(numbersIn(list)).toEqual(expect.arrayContaining(ids))
  })

  test('rows are changed below it, and below nothing else', async () => {
    const [id] = ids
    const values = field ? { [field]: sent(0)[field] } : {}
    expect((await expect200('PATCH', `${own}/${id}`, values)).data).toMatchObject({ id, ...values })
    const others = Object.fromEntries(ids.map(one => [one, values]))
    const batch = await expect200('PATCH', `${own}/batch`, { resources: others })
    expect(batch.data).toMatchObject(ids.map(one => ({ id: one, ...values })))
    const elsewhere = `/api/${entity.name}/${keys[2]?.get(entity.name)}/${name}`
    expectStatus(await farm.ask('PATCH', `${elsewhere}/${id}`, values), 404)
    expectStatus(await farm.ask('DELETE', `${elsewhere}/${id}`), 404)
    expectStatus(await farm.ask('PATCH', `${elsewhere}/batch`, { resources: others }), 422)
    expect((await expect200('DELETE', `${elsewhere}/batch`, { resources: ids })).data).toEqual([])
    expect((await expect200('GET', `${own}/${id}`)).data.deleted_at).toBeNull()
  })

  test('rows are deleted and restored below it', async () => {
    const [id] = ids
    const gone = (await expect200('DELETE', `${own}/${id}`)).data
    expect(gone).toMatchObject({ id, deleted_at: expect.stringMatching(/Z$/) })
    expectStatus(await farm.ask('GET', `${own}/${id}`), 404)
    // Where the row takes along what it belongs to, there is nothing left to restore it below.
    const isGone = (await farm.ask('GET', `/api/${entity.name}/${parent}`)).status === 404
    const back = isGone ? `/api/${target.name}` : own
    expect((await expect200('POST', `${back}/${id}/restore`)).data.deleted_at).toBeNull()
    const batch = await expect200('DELETE', `${own}/batch`, { resources: ids })
    expect(numbersIn(batch)).toEqual(ids)
    expect(numbersIn(await expect200('POST', `${back}/batch/restore`, { resources: ids }))).toEqual(
      ids,
    )
    expect((await expect200('GET', `${own}/${id}`)).data).toMatchObject({ id, deleted_at: null })
  })

  test('rows are handed over to it, and let go where they may stand alone', async () => {
    const [id] = ids
    const other = `/api/${entity.name}/${keys[1]?.get(entity.name)}/${name}`
    const moved = await farm.ask('POST', `${other}/associate`, { related_key: id })
    if (isOwnFarm(target, key)) expectStatus(moved, 422)
    else {
      expect(expectStatus(moved, 200).data).toMatchObject({ id, [key]: keys[1]?.get(entity.name) })
      expectStatus(await farm.ask('GET', `${own}/${id}`), 404)
    }
    expect(
      (await expect200('POST', `${own}/associate`, { related_key: String(id) })).data[key],
    ).toBe(parent)
    const alone = await farm.ask('DELETE', `${own}/${id}/dissociate`)
    if (target.fields[key]?.required) {
      expectStatus(alone, 422)
      expect((await expect200('GET', `${own}/${id}`)).data[key]).toBe(parent)
      return
    }
    expect(expectStatus(alone, 200).data).toMatchObject({ id, [key]: null })
    expectStatus(await farm.ask('DELETE', `${own}/${id}/dissociate`), 404)
    expectStatus(await farm.ask('POST', `${own}/associate`, {}), 422)
  })
})
