import { furrow } from '@furrow/catalogue/furrow'
import type { Entity } from '@furrow/catalogue/entity'
import { relationCalls } from '@furrow/wire/calls'
import type { Call, Verb } from '@furrow/wire/calls'
import { newRow } from '@furrow/wire/row-schema'
import { afterAll, beforeAll, afterEach, describe, expect, test } from 'vitest'
import { keysApart, makeRoom, expectStatus } from './asked-farm.ts'
import type { Answer } from './asking.ts'
import { pairsOf, targetOfType } from './copied-rows.ts'
import { makeNeighbours } from './neighbours.ts'
import type { Neighbours } from './neighbours.ts'
import { ownDatabase } from './own-database.ts'
import { changeableFields, sentRow } from './sent-rows.ts'
import type { KeySets, Row } from './sent-rows.ts'
import { digestOf, linesOf } from './stored-digest.ts'
import { waysIn, waysInTurn } from './ways.ts'
import type { Way } from './ways.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const written = [...catalogue.values()].filter(({ readAlone }) => !readAlone)
const nowhere = 999_999_999
const ways = waysIn(catalogue).filter(({ onlyRead }) => !onlyRead)
/** Those through which something would be written that a farm keeps to itself. */
const closedWays = ways.filter(way => hiddenTargets(way).length > 0 && writing(way).length > 0)
const withKeys = written.filter(entity => closedKeys(entity).length > 0)

let world: Neighbours
beforeAll(async () => {
  world = await makeNeighbours(db)
})
afterAll(() => world.asker.close())

const foreignOf = (name: string) => world.hidden[0].made.get(name) ?? 0
const own = (name: string) => world.seen[0].made.get(name) ?? 0

/** Everyone sees some lists, whoever added the row. */
function isHidden({ ownedBy }: Entity): boolean {
  return ownedBy.kind !== 'everyone'
}

function hiddenTargets({ targets }: Way): readonly Entity[] {
  return targets.filter(isHidden)
}

/** What the person may send: all of it names rows in sight, and figures that are theirs to set. */
function ownRow(entity: Entity, keys: KeySets): Row {
  const row = Object.entries(sentRow(entity, keys, 0))
  const kept = row.filter(([name]) => {
    const { setBy, required } = entity.fields[name] ?? {}
    return !setBy && (required || !isClosed(targetOf(entity, name)))
  })
  return Object.fromEntries(kept)
}

/** Rows that not even those of one's own farm are seen of. */
function isClosed(target: Entity | undefined): boolean {
  return target?.ownedBy.kind === 'staff' || target?.ownedBy.kind === 'admins'
}

/** Made rows bear every flag: this one keeps them to administrators. */
function isKeptBack({ ownedBy }: Entity): boolean {
  return ownedBy.kind === 'everyone' && ownedBy.keptBack !== undefined
}

/** Of such rows the person may set the status alone. */
function isStatusAlone({ ownedBy }: Entity): boolean {
  return 'write' in ownedBy && ['status', 'cancels'].includes(ownedBy.write)
}

/** The entity that a key leads to in the first turn. */
function targetOf({ fields }: Entity, name: string): Entity | undefined {
  const { target, by } = fields[name] ?? {}
  const type = fields[by ?? '']
  return catalogue.get(target ?? (type ? targetOfType(type, type.choices?.[0] ?? '') : ''))
}

/** Read from the declarations: whether the person of the first two farms may add such a row at all. */
function mayAdd(entity: Entity, row: Row): boolean {
  if (Object.keys(row).some(name => isClosed(targetOf(entity, name)))) return false
  const { ownedBy } = entity
  switch (ownedBy.kind) {
    case 'everyone':
      return ownedBy.write === 'proposals'
    case 'farm':
      return ownedBy.by !== 'id' && !['nobody', 'status'].includes(ownedBy.write)
    case 'business':
      return ownedBy.by !== 'id' && ownedBy.write === 'manager'
    case 'person':
      return ownedBy.by !== 'id' && ['self', 'adds'].includes(ownedBy.write)
    case 'row':
      return true
    case 'told row':
    case 'staff':
    case 'admins':
      return false
  }
}

function expectRefused(answer: Answer | undefined, statuses: readonly number[]): void {
  expect(statuses, answer?.text.slice(0, 300)).toContain(answer?.status)
}

describe('nothing that is tried changes anything', () => {
  let before: Readonly<Record<string, string>>
  let lines: number
  beforeAll(async () => {
    before = await digestOf({ db, catalogue })
    lines = await linesOf(db)
  })
  afterEach(async () => {
    expect(await linesOf(db)).toBe(lines)
  })
  afterAll(async () => {
    expect(await digestOf({ db, catalogue })).toEqual(before)
  })

  test.each(written)('$name: rows of a hidden farm, and lists for everyone', async entity => {
    const path = `/api/${entity.name}`
    const id = foreignOf(entity.name)
    const [field = 'id'] = changeableFields(entity)
    const values = { [field]: sentRow(entity, [world.hidden[0].made], 0)[field] }
    const isHere = !isHidden(entity) && !isKeptBack(entity)
    const kept = isHere ? [403] : [404, 403]
    expectRefused(await world.ask('PATCH', `${path}/${id}`, values), kept)
    expectRefused(await world.ask('PUT', `${path}/${id}`, values), kept)
    expectRefused(await world.ask('DELETE', `${path}/${id}`), kept)
    expectRefused(await world.ask('DELETE', `${path}/${id}?force=true`), kept)
    const batch = { resources: { [id]: values } }
    const mixed = { resources: { [own(entity.name)]: values, [id]: values } }
    expectRefused(await world.ask('PATCH', `${path}/batch`, batch), isHere ? [403] : [422, 403])
    expectRefused(await world.ask('PATCH', `${path}/batch`, mixed), [422, 403])
    const restores = [await world.ask('POST', `${path}/${id}/restore`)]
    for (const answer of restores) expectRefused(answer, kept)
    await expectNothing(path, 'DELETE', '/batch', id)
    await expectNothing(path, 'POST', '/batch/restore', id)
    for (const step of ['update', 'destroy', 'restore']) {
      const steps = [{ do: step, resource: entity.name, id, values: {} }]
      expectRefused(await world.ask('POST', '/api/v2/batch', { steps }), [403, 404, 422])
    }
  })

  test.each(withKeys)('$name: keys that name a row of a hidden farm', async entity => {
    const path = `/api/${entity.name}`
    const body = ownRow(entity, [world.seen[0].made])
    for (const { name, target } of closedKeys(entity)) {
      const stray = { ...body, [name]: foreignOf(target.name) }
      const unknown = await world.ask('POST', path, { ...stray, [name]: nowhere })
      const real = await world.ask('POST', path, stray)
      expectRefused(real, [403, 422])
      expect(real.text.replaceAll(String(stray[name]), '#')).toBe(
        unknown.text.replaceAll(String(nowhere), '#').replaceAll(String(stray[name]), '#'),
      )
      expectRefused(
        await world.ask('POST', `${path}/batch`, { resources: [body, stray] }),
        [403, 422],
      )
      const change = { [name]: stray[name], ...typeOf(entity, [name, body]) }
      const changed = await world.ask('PATCH', `${path}/${own(entity.name)}`, change)
      // What someone cannot set at all is passed over, as what the server alone sets.
      if (isStatusAlone(entity)) expect(changed.body.data[name]).not.toBe(stray[name])
      else expectRefused(changed, [403, 404, 422])
      const steps = [{ do: 'store', resource: entity.name, values: stray }]
      expectRefused(await world.ask('POST', '/api/v2/batch', { steps }), [403, 422])
    }
  })

  test.each(waysInTurn(closedWays))(
    '$title: rows of a hidden farm, reached from what is seen',
    async way => {
      const parent = isHidden(way.entity) ? own(way.entity.name) : foreignOf(way.entity.name)
      for (const target of hiddenTargets(way)) {
        const id = foreignOf(target.name)
        for (const { verb, method, path } of writing(way)) {
          const body = bodyOf(verb, id)
          const address = `/api/${way.entity.name}/${parent}/${way.name}${path.replace('{id}', String(id))}`
          const answer = await world.ask(method.toUpperCase(), address, body)
          const isSkipped =
            verb === 'batch_destroy' || verb === 'batch_restore' || verb === 'detach'
          expectRefused(answer, isSkipped ? [200, 403, 404, 405, 422] : [403, 404, 405, 422])
          if (answer.status === 200) expect(answer.body.data ?? answer.body.detached).toEqual([])
        }
      }
    },
  )

  test('most records lead to something that a farm keeps to itself', () => {
    expect([withKeys.length, written.length]).toEqual([129, 178])
    expect([closedWays.length, ways.length]).toEqual([514, 722])
  })

  async function expectNothing(path: string, method: string, word: string, id: number) {
    const answer = await world.ask(method, `${path}${word}`, { resources: [id] })
    expectRefused(answer, [200, 403])
    if (answer.status === 200) expect(answer.body.data).toEqual([])
  }
})

test.each(written)('a name that $name of a hidden farm have is free on their own', async entity => {
  const texts = await textsOf(entity)
  const keys = await keysApart({ kept: world.kept, keys: [world.seen[0].made] }, entity)
  const bringBack = await makeRoom(db, entity)
  const row = { ...ownRow(entity, keys), ...texts }
  const answer = await world.ask('POST', `/api/${entity.name}`, row)
  const id = answer.body.data?.id
  if (id) await world.asker.ask('DELETE', `/api/${entity.name}/${id}?force=true`)
  await bringBack()
  if (mayAdd(entity, row)) expect(expectStatus(answer, 201).data).toMatchObject(row)
  else expectRefused(answer, [403, 422])
})

/** The texts of the hidden row, where the person may set them. */
async function textsOf(entity: Entity): Promise<Row> {
  const path = `/api/${entity.name}/${foreignOf(entity.name)}`
  const { data } = expectStatus(await world.asker.ask('GET', path), 200)
  const texts = changeableFields(entity).filter(name => entity.fields[name]?.kind === 'text')
  return Object.fromEntries(texts.map(name => [name, data[name]]))
}

interface ClosedKey {
  readonly name: string
  readonly target: Entity
}

/** The keys that a client sends, of those that lead to what a farm keeps to itself. */
function closedKeys(entity: Entity): readonly ClosedKey[] {
  return Object.keys(newRow(entity).shape).flatMap(name => {
    const { kind } = entity.fields[name] ?? {}
    const target = kind === 'key' || kind === 'typed key' ? targetOf(entity, name) : undefined
    return target && isHidden(target) ? [{ name, target }] : []
  })
}

/** What is written below a row and names the row to write; a row that is the only one is not named. */
function writing({ relation, targets, toMany }: Way): readonly Call[] {
  const calls = relationCalls(relation, targets)
  return calls.filter(({ verb, path }) => bodyOf(verb, 0) && (toMany || path.startsWith('/batch')))
}

function typeOf(entity: Entity, [name, row]: readonly [string, Row]): Row {
  const pair = pairsOf(entity).find(({ key }) => key === name)
  return pair ? { [pair.type]: row[pair.type] } : {}
}

/** What to send so that it is the row that is refused, and not the request. */
function bodyOf(verb: Verb, id: number): object | undefined {
  switch (verb) {
    case 'update':
    case 'destroy':
    case 'restore':
    case 'dissociate':
      return {}
    case 'batch_update':
      return { resources: { [id]: {} } }
    case 'batch_destroy':
    case 'batch_restore':
    case 'detach':
      return { resources: [id] }
    case 'attach':
    case 'sync':
    case 'toggle':
      return { resources: { [id]: {} } }
    case 'associate':
      return { related_key: id }
    case 'pivot':
      return { pivot: { nothing: 1 } }
    case 'list':
    case 'search':
    case 'show':
    case 'store':
    case 'batch_store':
      return undefined
  }
}
