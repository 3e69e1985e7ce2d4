// Each kind of person sees exactly the rows that the table says, record by record.

import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { waysIn, waysOf } from '../ways.ts'
import type { Door } from './knocking.ts'
import { may } from './may.ts'
import type { Known } from './may.ts'
import { names, peopleInTurn } from './people.ts'
import type { PersonName } from './people.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const entities = [...catalogue.keys()]

describe('what each kind of person sees', () => {
  let known: Known
  let door: Door
  beforeAll(async () => {
    ;({ known, door } = await begin(db, 'without rules, with history'))
  })
  afterAll(() => door.close())

  const expectedIds = (name: PersonName, entity: string) =>
    [...(known.stored.get(entity) ?? [])]
      .filter(([, row]) => may(known, [name, 'read'], [entity, row]))
      .map(([id]) => id)
      .toSorted((a, b) => a - b)

  test.each(entities)('%s: a search finds what they may read, and nothing else', async entity => {
    const differences = []
    for (const name of peopleInTurn(entity, names, 4)) {
      const { status, body, text } = await door.as(name)(
        'POST',
        `/api/${entity}/search?limit=0`,
        {},
      )
      if (status !== 200) differences.push({ entity, name, got: `${status} ${text.slice(0, 200)}` })
      else differences.push(...differing([entity, name, 'search'], body.data))
    }
    expect(differences).toEqual([])
  })

  const few = ['admin', 'worker', 'member', 'collector', 'idle consultant', 'nobody'] as const
  test.each(entities)('%s: so does a list', async entity => {
    const differences = []
    for (const name of peopleInTurn(entity, few, 2)) {
      const { body } = await door.as(name)('GET', `/api/${entity}?limit=0`)
      differences.push(...differing([entity, name, 'list'], body.data ?? []))
    }
    expect(differences).toEqual([])
  })

  test.each(entities)(
    '%s: one row is shown to whoever may read it, and is not there else',
    async entity => {
      const differences = []
      const all = [...few, 'farm manager', 'neighbour'] as const
      for (const name of peopleInTurn(entity, all, 2)) {
        const seen = new Set(expectedIds(name, entity))
        for (const id of someOf(entity, name)) {
          const expected = seen.has(id) ? 200 : 404
          const { status: got } = await door.as(name)('GET', `/api/${entity}/${id}`)
          if (got !== expected) differences.push({ entity, name, verb: 'show', id, expected, got })
        }
      }
      expect(differences).toEqual([])
    },
  )

  const ways = waysOf(waysIn(catalogue), 'has many').filter(({ entity: { name } }) =>
    ['farms', 'businesses', 'users', 'projects', 'paddocks', 'crop_collections'].includes(name),
  )
  test.each(ways)('$title: below a row that they read', async way => {
    const differences = []
    for (const name of peopleInTurn(way.relation.entity, names, 4)) {
      for (const side of ['home', 'other'] as const) {
        const parent = known.world.made[side].get(way.entity.name)
        const isSeen = expectedIds(name, way.entity.name).includes(parent ?? 0)
        const path = `/api/${way.entity.name}/${parent}/${way.name}?limit=0`
        const { status, body } = await door.as(name)('GET', path)
        const expected = isSeen ? idsBelow(name, way, parent ?? 0) : 404
        const got = status === 200 ? idsIn(body.data) : status
        if (String(got) !== String(expected)) differences.push({ name, path, expected, got })
      }
    }
    expect(differences).toEqual([])
  })

  function differing(
    [entity, name, verb]: readonly [string, PersonName, string],
    data: readonly { id: number }[],
  ) {
    const [got, expected] = [idsIn(data), expectedIds(name, entity)]
    const lacking = expected.filter(id => !got.includes(id))
    const tooMany = got.filter(id => !expected.includes(id))
    if (lacking.length + tooMany.length === 0) return []
    const told = (ids: readonly number[]) =>
      ids.slice(0, 3).map(id => ({ id, row: known.stored.get(entity)?.get(id) }))
    return [
      {
        entity,
        name,
        verb,
        expected: expected.length,
        lacking: told(lacking),
        tooMany: told(tooMany),
      },
    ]
  }

  function idsBelow(name: PersonName, { entity, relation }: (typeof ways)[number], parent: number) {
    const { entity: target, key, type } = relation
    const rowsThere = known.stored.get(target)
    return expectedIds(name, target)
      .filter(id => rowsThere?.get(id)?.[key] === parent)
      .filter(id => !type || rowsThere?.get(id)?.[type] === entity.name)
  }

  /** One of each side, one of their own, and the last one. */
  function someOf(entity: string, name: PersonName): readonly number[] {
    const { made, mine } = known.world
    const ids = [made.home, made.other, mine.get(name)].flatMap(set => set?.get(entity) ?? [])
    const [last] = [...(known.stored.get(entity)?.keys() ?? [])].slice(-1)
    return [...new Set([...ids, ...(last ? [last] : [])])]
  }
})

function idsIn(data: readonly { id: number }[]): readonly number[] {
  return data.map(({ id }) => id).toSorted((a, b) => a - b)
}
