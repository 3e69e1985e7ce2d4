// Many rows at once, and several kinds of rows at once, give nobody more than one row at a time does.

import { furrow } from '@furrow/catalogue/furrow'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { bareRow } from '../sent-rows.ts'
import { differenceIn } from './difference.ts'
import type { Difference } from './difference.ts'
import { lineFor } from './expected-access.ts'
import type { Door } from './knocking.ts'
import { may } from './may.ts'
import type { Doing, Known } from './may.ts'
import { peopleInTurn } from './people.ts'
import type { PersonName } from './people.ts'
import { changesOf, removedFor, samplesFor } from './samples.ts'
import type { Sample } from './samples.ts'
import { mayTakeAlong, takenAlong } from './taken-along.ts'
import type { Taken } from './taken-along.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const kept = [...catalogue.values()].filter(({ readAlone }) => !readAlone)
/** One that names no row is alike on every farm, and what everybody adds is refused to nobody. */
const closed = kept.filter(entity => {
  const names = Object.keys(bareRow(entity, [], 0))
  const kinds = names.map(name => entity.fields[name]?.kind)
  const namesRow = kinds.some(kind => kind === 'key' || kind === 'typed key')
  return namesRow && lineFor(entity.name).add !== 'everyone'
})
const few = ['worker', 'business manager', 'collector', 'neighbour', 'nobody'] as const

describe('batches', () => {
  let known: Known
  let door: Door
  beforeAll(async () => {
    ;({ known, door } = await begin(db))
  })
  afterAll(() => door.close())

  const can =
    (name: PersonName, doing: Doing, { name: entity }: Entity) =>
    (sample: Sample) =>
      may(known, [name, doing], [entity, sample.row])

  test.each(kept)('$name: changes', async entity => {
    const differences: Difference[] = []
    const change = changesOf(known, entity)
    for (const name of peopleInTurn(entity.name, few, 1)) {
      const samples = samplesFor(known, name, entity.name)
      const own = samples.filter(can(name, 'change', entity))
      for (const [of, rows] of Object.entries({ all: samples, 'what they may': own })) {
        if (rows.length === 0) continue
        const resources = Object.fromEntries(rows.map((row, turn) => [row.id, change(row, turn)]))
        const isAllowed = rows.length === own.length
        const path = `/api/${entity.name}/batch`
        const tried = { entity: entity.name, name, verb: 'batch update', of, isAllowed }
        const asked = await differenceIn(door, tried, () =>
          door.as(name)('PATCH', path, { resources }),
        )
        const steps = Object.entries(resources).map(([id, values]) => ({
          do: 'update',
          resource: entity.name,
          id: Number(id),
          values,
        }))
        const mixed = await differenceIn(door, { ...tried, verb: 'mixed batch' }, () =>
          door.as(name)('POST', '/api/v2/batch', { steps }),
        )
        differences.push(...asked.differences, ...mixed.differences)
      }
    }
    expect(differences).toEqual([])
  })

  test.each(kept)('$name: deletions', async entity => {
    const differences: Difference[] = []
    for (const name of peopleInTurn(entity.name, few, 1)) {
      const samples = removedFor(known, name, entity.name).filter(({ of }) => !isSelf(entity, of))
      const seen = samples.filter(can(name, 'read', entity))
      const path = `/api/${entity.name}/batch`
      const body = { resources: samples.map(({ id }) => id) }
      const isClean =
        seen.every(can(name, 'remove', entity)) && (await takesOnlyTheirs(name, entity, seen))
      const tried = { entity: entity.name, name, of: 'all' }
      const deleting = await differenceIn(
        door,
        { ...tried, verb: 'batch destroy', isAllowed: isClean },
        () => door.as(name)('DELETE', path, body),
      )
      differences.push(...deleting.differences)
      const gone = await deletedOf(entity, samples)
      const expected = isClean ? seen.map(({ id }) => id) : []
      if (String(gone) !== String(expected)) {
        differences.push({
          ...tried,
          verb: 'batch destroy',
          expected: String(expected),
          got: String(gone),
        })
      }
      await bringBack(entity, gone)
    }
    expect(differences).toEqual([])
  })

  test('most records name others when they are added, and are not added by everybody', () => {
    expect([closed.length, kept.length]).toEqual([134, 178])
  })

  test.each(closed)('$name: additions of which one is another farm’s', async entity => {
    const differences: Difference[] = []
    const { home, other } = known.world.made
    const own = bareRow(entity, [home], 0)
    const stray = bareRow(entity, [other], 0)
    expect(stray).not.toEqual(own)
    const mayAddBoth = (name: PersonName) =>
      [own, stray].every(row =>
        may(known, [name, 'add'], [entity.name, { ...rowBeside(entity, row === own), ...row }]),
      )
    const refused = few.filter(name => !mayAddBoth(name))
    expect(refused).not.toEqual([])
    for (const name of refused) {
      const path = `/api/${entity.name}/batch`
      const tried = { entity: entity.name, name, verb: 'batch store', of: 'both', isAllowed: false }
      const ask = () => door.as(name)('POST', path, { resources: [own, stray] })
      differences.push(...(await differenceIn(door, tried, ask)).differences)
    }
    expect(differences).toEqual([])
  })

  const isSelf = ({ name }: Entity, of: string) => name === 'users' && of === 'their own'

  const rowBeside = ({ name }: Entity, isHome: boolean) => {
    const { home, other } = known.world.made
    return known.stored.get(name)?.get((isHome ? home : other).get(name) ?? 0)
  }

  /** What went along is known once an administrator has tried. */
  async function takesOnlyTheirs(name: PersonName, entity: Entity, rows: readonly Sample[]) {
    const along: Taken[] = []
    for (const { id } of rows) {
      const path = `/api/${entity.name}/${id}`
      await door.as('admin')('DELETE', path)
      along.push(...(await takenAlong(db, [entity.name, id], door.seen())))
      await door.as('admin')('POST', `${path}/restore`)
      await door.lines()
    }
    return mayTakeAlong(known, name, along)
  }

  async function deletedOf(
    { name }: Entity,
    samples: readonly Sample[],
  ): Promise<readonly number[]> {
    const ids = samples.map(({ id }) => id)
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(name)} where deleted_at is not null and id = any(${ids})`.execute(
      db,
    )
    const gone = new Set(rows.map(({ id }) => id))
    return ids.filter(id => gone.has(id))
  }

  async function bringBack({ name }: Entity, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    await door.as('admin')('POST', `/api/${name}/batch/restore`, { resources: ids })
    await door.lines()
  }
})
