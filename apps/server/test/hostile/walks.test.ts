import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { memberName } from '@furrow/wire/member-name'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addToken, insertRow } from '../access/placing.ts'
import { copyRow } from '../copied-rows.ts'
import { inChunks } from '../field-filters.ts'
import { ownDatabase } from '../own-database.ts'
import type { Row } from '../sent-rows.ts'
import { goesRound, waysIn } from '../ways.ts'
import { isAskable, isBlocked, isStraight, nameOf, pathsFrom } from './paths.ts'
import type { IsOpen, Path } from './paths.ts'
import { besiege } from './siege.ts'
import type { Asking, Siege } from './siege.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const ways = waysIn(catalogue)
const entities = [...catalogue.values()].filter(({ fields }) => fields['id'])
/** A boundary, which fits a paddock. */
const location = {
  type: 'Polygon',
  coordinates: [
    [
      [1, 2],
      [2, 2],
      [2, 3],
      [1, 2],
    ],
  ],
}
const isEveryones = (name: string) => entityNamed(catalogue, name).ownedBy.kind === 'everyone'

interface Walker {
  readonly ask: Asking
  readonly id: number
  /** Where the rows are that they start from. */
  readonly roots: readonly string[]
  readonly isOpen: IsOpen
}

let siege: Siege
/** Given `view` on the paddocks of one farm, on one paddock, or forbidden to see rain. */
let walkers: Readonly<Record<string, Walker>>
beforeAll(async () => {
  siege = await besiege(db)
  const paddocks = entityNamed(catalogue, 'paddocks')
  const property = entityNamed(catalogue, 'farm_properties')
  const property_id = await copyRow(db, property, siege.other('farm_properties'), { name: 'aaa' })
  await copyRow(db, paddocks, siege.other('paddocks'), { name: 'zzz', property_id })
  const hung = { location: '{}', geolocatable_type: 'paddocks' }
  await insertRow(db, 'geolocations', { ...hung, geolocatable_id: siege.other('paddocks') })
  const viewing = { name: 'view', entity_type: 'paddocks' }
  const onPaddocks = ['paddocks', 'geolocations', 'changes']
  const ofOthers: IsOpen = name => onPaddocks.includes(name) || isEveryones(name)
  const given = (more: object) =>
    walker({ ...viewing, ...more }, { roots: onPaddocks, isOpen: ofOthers })
  const noRain = { isOpen: (name: string) => name !== 'rainfalls' }
  walkers = {
    'one farm': await given({ scope: siege.other('farms') }),
    'one paddock': await given({ entity_id: siege.other('paddocks') }),
    'no rain': await walker(
      { name: 'view', entity_type: 'rainfalls', forbidden: true },
      { ...noRain, roots: entities.map(({ name }) => name), of: siege.id('worker') },
    ),
    'no rain by a star': await walker(
      { name: '*', entity_type: 'rainfalls', forbidden: true, scope: siege.home('farms') },
      { ...noRain, roots: ['rain_gauges', 'farms', 'paddocks', 'changes'], of: siege.id('member') },
    ),
  }
})
afterAll(() => siege.close())

async function walker(
  { forbidden = false, ...ability }: { readonly forbidden?: boolean; readonly name: string } & Row,
  { of, ...walking }: Pick<Walker, 'roots' | 'isOpen'> & { readonly of?: number },
): Promise<Walker> {
  const id = of ?? (await siege.server.addPerson()).id
  const ability_id = await insertRow(db, 'abilities', { only_owned: false, ...ability })
  const holder = { entity_type: 'users', entity_id: id, forbidden }
  await insertRow(db, 'permissions', { ability_id, ...holder })
  return { ...walking, id, ask: siege.with(await addToken(db, id)) }
}

function walking(name: string): Walker {
  const found = walkers[name]
  if (!found) throw new Error(`Nobody walks as ${name}.`)
  return found
}

async function search({ ask }: Walker, entity: string, body: object, query = ''): Promise<Row[]> {
  const { status, body: answer } = await ask('POST', `/api/${entity}/search?limit=0${query}`, body)
  expect([entity, status, answer.message]).toEqual([entity, 200, undefined])
  expect(answer.meta.total).toBe(answer.data.length)
  return answer.data
}

const steps = 3
const sameKinds = ['one farm', 'one paddock']
const names = [...sameKinds, 'no rain', 'no rain by a star']

/**
 * What is three relations away is two away from what the second leads to: in the usual run those who see rows of the
 * same kinds go every sixth of the longest paths each, others than the other. In the long form all of them.
 */
function theirs(name: string, paths: readonly Path[]): readonly Path[] {
  const place = sameKinds.indexOf(name)
  if (inject('isLongForm') || place < 0) return paths
  return paths.filter(({ length }, at) => length < steps || at % 6 === place * 3)
}

describe.each(names)('somebody who was given or forbidden to see %s', name => {
  /** Paths that lead over what they do not see, from where they see something. */
  const blocked = (root: string): readonly Path[] => {
    const one = walking(name)
    const length = one.roots.length > 20 ? 2 : steps
    const all = pathsFrom(ways, entityNamed(catalogue, root), length)
    return theirs(
      name,
      all.filter(path => isBlocked(path, one.isOpen)),
    )
  }

  test('finds nothing by what they do not see', async () => {
    const one = walking(name)
    const found: string[] = []
    for (const root of one.roots) {
      const fields = blocked(root)
        .filter(path => isAskable(path))
        .map(nameOf)
      for (const some of inChunks(fields, 48)) {
        const or = (field: string) => ({ type: 'or', field, operator: '>', value: 0 })
        const nested = some.map(path => or(`${path}.id`))
        if ((await search(one, root, { filters: [{ nested }] })).length > 0) found.push(...some)
      }
    }
    expect(found).toEqual([])
  })

  test('gets nothing along with what they see, and no figures of it', async () => {
    const one = walking(name)
    const told: string[] = []
    for (const root of one.roots) {
      const from = entityNamed(catalogue, root)
      const paths = blocked(root).filter(path => !goesRound(from, path))
      const near = paths.filter(({ length }) => length === 1).map(nameOf)
      for (const some of inChunks(paths.map(nameOf), 25)) {
        const rows = await search(one, root, {}, `&include=${some.join(',')}`)
        for (const path of some)
          if (rows.some(row => isTold(row, path))) told.push(`${root}.${path}`)
      }
      for (const some of inChunks(near, 8)) told.push(...(await figuresOf(one, root, some)))
    }
    expect(told).toEqual([])
  })

  test('puts nothing in order by it', async () => {
    const one = walking(name)
    const turned: string[] = []
    for (const root of one.roots) {
      const straight = blocked(root).filter(isStraight).map(nameOf)
      const plain = (await search(one, root, {})).map(({ id }) => id)
      for (const path of straight) {
        const sort = [{ field: `${path}.id`, direction: 'desc' }]
        const came = (await search(one, root, { sort })).map(({ id }) => id)
        if (came.join() !== plain.join()) turned.push(`${root}.${path}`)
      }
    }
    expect(turned).toEqual([])
  })
})

/** Whether there is anything at the end of the path. */
function isTold(value: unknown, path: string): boolean {
  if (Array.isArray(value)) return value.some(one => isTold(one, path))
  if (path === '') return value !== null && value !== undefined
  if (typeof value !== 'object' || value === null) return false
  const [step = '', ...rest] = path.split('.')
  return isTold((value as Row)[memberName(step)], rest.join('.'))
}

async function figuresOf(one: Walker, root: string, near: readonly string[]): Promise<string[]> {
  const all = near.join(',')
  const rows = await search(one, root, {}, `&with_count=${all}&with_exists=${all}`)
  return near.filter(step => {
    const member = memberName(step)
    return rows.some(row => row[`${member}_count`] !== 0 || row[`${member}_exists`] !== false)
  })
}

describe('somebody who was given to see the paddocks of another farm', () => {
  const closed = entities.filter(
    ({ name, ownedBy }) =>
      ownedBy.kind !== 'everyone' &&
      // Of groups that are offered everyone is told the name.
      !['paddocks', 'geolocations', 'changes', 'groups'].includes(name),
  )
  const own = ['users', 'permissions', 'abilities', 'held_abilities', 'tokens', 'roles', 'sign_ins']

  test.each(['one farm', 'one paddock'])('sees the paddocks that were given: %s', async name => {
    const rows = await search(walking(name), 'paddocks', {})
    expect(rows.length).toBe(name === 'one farm' ? 2 : 1)
    for (const row of rows) expect(row['farm_id']).toBe(siege.other('farms'))
    const changes = await search(walking(name), 'changes', {})
    for (const line of changes) expect(['paddocks', 'geolocations']).toContain(line['entity'])
  })

  test.each(closed)('sees no $name', async ({ name }) => {
    const one = walking('one farm')
    const scopes = siege.other('farms')
    const rows = await search(one, name, {})
    if (own.includes(name)) {
      for (const row of rows) expect([one.id, undefined]).toContain(row['user_id'] ?? undefined)
      if (name === 'users') expect(rows.map(({ id }) => id)).toEqual([one.id])
    } else expect(rows).toEqual([])
    const id = siege.other(name)
    expect((await one.ask('GET', `/api/${name}/${id}`)).status).toBe(404)
    const { status } = await one.ask('GET', `/api/farms/${scopes}/${name}`)
    expect(status).toBe(404)
    for (const word of ['other', 'home', 'example.com']) {
      const found = await search(one, name, { search: { value: word } })
      expect(found.filter(row => row['id'] !== one.id && !own.includes(name))).toEqual([])
    }
  })

  test('writes none of what they see', async () => {
    const { ask } = walking('one farm')
    const path = `/api/paddocks/${siege.other('paddocks')}`
    expect((await ask('PATCH', path, { name: 'x' })).status).toBe(403)
    expect((await ask('DELETE', path)).status).toBe(403)
    const place = { geolocatable_type: 'paddocks', geolocatable_id: siege.other('paddocks') }
    expect((await ask('POST', '/api/geolocations', { ...place, location })).status).toBe(403)
    const { rows } = await sql`select 1 from paddocks where name = 'x'`.execute(db)
    expect(rows).toEqual([])
  })
})

test('whoever may not see rain is told of no change of it, and of no note about it', async () => {
  const rain = siege.home('rainfalls')
  await siege.as('treasurer')('PATCH', `/api/rainfalls/${rain}`, { total_mm: 41 })
  const line = { filters: [{ field: 'entity', operator: '=', value: 'rainfalls' }] }
  const told = async (ask: Asking) => {
    const { body } = await ask('POST', '/api/changes/search?limit=0', line)
    return body.data.length > 0
  }
  expect(await told(siege.as('treasurer'))).toBe(true)
  for (const name of ['no rain', 'no rain by a star']) {
    expect(await told(walking(name).ask)).toBe(false)
    const { ask } = walking(name)
    expect((await ask('GET', `/api/rainfalls/${rain}`)).status).toBe(404)
    expect((await ask('PATCH', `/api/rainfalls/${rain}`, { total_mm: 1 })).status).toBe(404)
  }
})

test('whoever may not change paddocks changes nothing that hangs on them', async () => {
  const one = await walker(
    { name: 'update', entity_type: 'paddocks', forbidden: true },
    { roots: [], isOpen: () => true, of: siege.id('treasurer') },
  )
  const place = { geolocatable_type: 'paddocks', geolocatable_id: siege.home('paddocks') }
  expect((await one.ask('PATCH', `/api/paddocks/${siege.home('paddocks')}`, {})).status).toBe(403)
  expect((await one.ask('POST', '/api/geolocations', { ...place, location })).status).toBe(403)
})
