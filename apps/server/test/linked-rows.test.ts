import { entityNamed } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedFarm, makeRoom, moreKeys, expectStatus } from './asked-farm.ts'
import type { AskedFarm } from './asked-farm.ts'
import { numbersIn } from './found-rows.ts'
import { ownDatabase } from './own-database.ts'
import { relatedRows } from './related-rows.ts'
import { changeableFields, isOwnFarm, sentRow } from './sent-rows.ts'
import type { Row } from './sent-rows.ts'
import { waysIn, waysOf } from './ways.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const linking = waysOf(waysIn(catalogue), 'belongs to many').filter(({ onlyRead }) => !onlyRead)
const links = [...catalogue.values()].filter(({ admits }) => admits !== undefined)

let farm: AskedFarm
beforeAll(async () => {
  farm = await askedFarm(db)
})
afterAll(() => farm.close())

describe.each(linking)('$title', way => {
  const { entity, name, relation } = way
  const word = `way${linking.indexOf(way)}`
  const target = entityNamed(catalogue, relation.entity)
  const join = entityNamed(catalogue, relation.through.join)
  const { ownKey, otherKey } = relation.through
  const parentOfLink = join.ownedBy.kind === 'farm' ? join.ownedBy.parent : undefined
  // Keys of the link are those of one turn, so that they fit together; the farm follows from the rows.
  const ofLink = (turn: number): Row => {
    const pivot = Object.entries(sentRow(join, farm.keys, turn)).flatMap(([field, value]) => {
      if (field === ownKey || field === otherKey) return []
      if (isOwnFarm(join, field)) return parentOfLink ? [] : [[field, value] as const]
      const first = sentRow(join, farm.keys, 0)[field]
      return [[field, join.fields[field]?.target ? first : value] as const]
    })
    return Object.fromEntries(pivot)
  }
  let own: string
  let parent: number
  let targets: number[]
  let ids: number[] = []
  let bringBack = async (): Promise<void> => undefined

  beforeAll(async () => {
    const isOfFarm = entity.name === 'farms' && carriesFarm(target)
    const fresh = [await moreKeys(farm, `${word}a`), await moreKeys(farm, `${word}b`)]
    parent = (isOfFarm ? farm.made : fresh[0])?.get(entity.name) ?? 0
    own = `/api/${entity.name}/${parent}/${name}`
    const linked = await relatedRows(farm.kept, [entity, name], parent)
    const isOwn = target.name === 'farms' && carriesFarm(entity)
    const sets = isOfFarm ? fresh : isOwn ? [farm.made] : farm.keys
    targets = sets.map(set => set.get(target.name) ?? 0).filter(id => !linked.ids.includes(id))
  })

  afterAll(async () => {
    await farm.ask('POST', `/api/${target.name}/batch/restore`, { resources: ids })
    await farm.ask('DELETE', `${own}/detach`, { resources: ids })
    await farm.ask('DELETE', `/api/${target.name}/batch?force=true`, { resources: ids })
    await bringBack()
  })

  /** Whether anything is told of a link that can be changed. */
  const tells = () => changeableFields(join).some(field => field in ofLink(0))
  const ask = async (method: string, word: string, body?: unknown) =>
    expectStatus(await farm.ask(method, `${own}/${word}`, body), 200)
  const inObject = (turn: number, ids: readonly (number | undefined)[]) => ({
    resources: Object.fromEntries(ids.map(id => [String(id), ofLink(turn)])),
  })
  const linkedNow = async () => numbersIn(await ask('GET', '?limit=0'))

  test('rows are attached, told apart from those that were, and detached', async () => {
    const before = await linkedNow()
    const [one] = targets
    expect(await ask('POST', 'attach', inObject(0, [one]))).toEqual({ attached: [one] })
    expect((await ask('GET', `${one}`)).data.pivot).toMatchObject({
      ...ofLink(0),
      [ownKey]: parent,
      [otherKey]: one,
    })
    expect(await ask('POST', 'attach', inObject(1, [one]))).toEqual({ attached: [] })
    if (tells()) expect((await ask('GET', `${one}`)).data.pivot).toMatchObject(ofLink(1))
    expect(await linkedNow()).toEqual([...before, one].toSorted(byNumber))
    expect(await ask('DELETE', 'detach', { resources: [one] })).toEqual({ detached: [one] })
    expect(await ask('DELETE', 'detach', { resources: [one] })).toEqual({ detached: [] })
    expect(await linkedNow()).toEqual(before)
    const unknown = await farm.ask('POST', `${own}/attach`, inObject(0, [999_999_999]))
    expect(unknown.status).toBe(422)
  })

  test('links are told more, toggled and brought into line', async () => {
    const before = await linkedNow()
    const [one, two] = targets
    const both = two === undefined ? [one] : [one, two]
    await ask('POST', 'attach', inObject(0, [one]))
    const pivot = Object.keys(ofLink(1)).length > 0 ? ofLink(1) : { nothing: 1 }
    expect(await ask('PATCH', `${one}/pivot`, { pivot })).toEqual({ updated: [one] })
    expect((await ask('GET', `${one}`)).data.pivot).toMatchObject(ofLink(1))
    const filters = [{ field: `pivot.${otherKey}`, value: one }]
    expect(numbersIn(await ask('POST', 'search', { filters }))).toEqual([one])
    const toggled = await ask('PATCH', 'toggle', inObject(0, both))
    expect(toggled).toEqual({ attached: both.slice(1), detached: [one] })
    const synced = await ask('PATCH', 'sync?detaching=0', inObject(1, both))
    expect(synced).toEqual({ attached: [one], detached: [], updated: tells() ? both.slice(1) : [] })
    const kept = { resources: Object.fromEntries(before.map(id => [id, {}])) }
    expect(await ask('PATCH', 'sync', kept)).toEqual({ attached: [], detached: both, updated: [] })
    expect(await linkedNow()).toEqual(before)
  })

  /** Where a deleted row takes the link along, it is restored at its own address. */
  async function expectRestorable([one, ...others]: readonly number[]): Promise<void> {
    const isCut = target.deletes.some(gone => {
      const relation = target.relations[gone]
      return relation && 'entity' in relation && relation.entity === join.name
    })
    const back = isCut ? `/api/${target.name}` : own
    const restored = async (path: string, body?: unknown) =>
      expectStatus(await farm.ask('POST', `${back}/${path}`, body), 200)
    const gone = await ask('DELETE', `${one}`)
    expect(gone.data).toMatchObject({ id: one, deleted_at: expect.any(String) })
    expect(await linkedNow()).not.toContain(one)
    expect((await restored(`${one}/restore`)).data.deleted_at).toBeNull()
    expect(await linkedNow()).toContain(one)
    expect(numbersIn(await ask('DELETE', 'batch', { resources: others }))).toEqual(others)
    await restored('batch/restore', { resources: others })
    expect(await linkedNow()).toEqual(expect.arrayContaining([one, ...others]))
  }

  test('rows are made, changed, deleted and restored behind the link', async () => {
    // A new farm or period has nothing yet that would let it stand in such a link.
    const isLet = links.some(
      ({ name, admits = '' }) =>
        name !== join.name &&
        join.fields[admits] &&
        carriesFarm(join) &&
        [admits, 'farm_id'].includes(otherKey),
    )
    const isWalled = isLet || (target.name === 'farms' && carriesFarm(entity))
    bringBack = await makeRoom(db, target)
    const sent = (turn: number) => ({ ...sentRow(target, farm.keys, turn), pivot: ofLink(0) })
    const stored = await farm.ask('POST', own, sent(1))
    if (isWalled) {
      expect(stored.status, stored.text).toBe(422)
      return
    }
    expect(stored.status, stored.text).toBe(201)
    const { pivot, ...values } = sent(1)
    const made = stored.body.data
    ids = [made.id]
    expect(made).toMatchObject(values)
    expect(made.pivot).toMatchObject({ ...pivot, [ownKey]: parent, [otherKey]: made.id })
    const batch = await ask('POST', 'batch', { resources: [sent(2), sent(3)] })
    ids.push(...numbersIn(batch))
    expect(await linkedNow()).toEqual(expect.arrayContaining(ids))
    const changed = await ask('PATCH', `${made.id}`, { pivot: ofLink(1) })
    expect(changed.data.pivot).toMatchObject(ofLink(1))
    const resources = Object.fromEntries(ids.map(id => [id, { pivot: ofLink(0) }]))
    const all = await ask('PATCH', 'batch', { resources })
    for (const row of all.data) expect(row.pivot).toMatchObject(ofLink(0))
    await expectRestorable(ids)
    await ask('DELETE', 'detach', { resources: ids })
  })
})

function byNumber(one = 0, other = 0): number {
  return one - other
}
