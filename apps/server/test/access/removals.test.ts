// Each kind of person deletes, and brings back, exactly the rows that the table says.

import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountFurrow } from '../../src/mount-furrow.ts'
import { ownDatabase } from '../own-database.ts'
import { differenceIn } from './difference.ts'
import type { Difference } from './difference.ts'
import { openDoor } from './knocking.ts'
import type { Door } from './knocking.ts'
import { may } from './may.ts'
import type { Known } from './may.ts'
import { standingOf, writersOf } from './people.ts'
import { removedFor } from './samples.ts'
import { storedRows } from './stored.ts'
import { mayTakeAlong, takenAlong } from './taken-along.ts'
import type { Taken } from './taken-along.ts'
import { makeWorld } from './world.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const kept = [...catalogue.values()].filter(({ readAlone }) => !readAlone)

describe.skipIf(process.env['BRIEF'])('what each kind of person deletes', () => {
  let known: Known
  let door: Door
  beforeAll(async () => {
    const world = await makeWorld(db)
    known = { world, stored: await storedRows(world.kept) }
    door = await openDoor({ ...mountFurrow(catalogue, db), rules: [] }, db, world)
  })
  afterAll(() => door.close())

  const asAdmin = async (method: string, path: string) => {
    const answer = await door.as('admin')(method, path)
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(200)
    await door.lines()
  }

  test.each(kept)('$name', async ({ name: entity }) => {
    const differences: Difference[] = []
    const alone = new Map<number, readonly Taken[]>()
    for (const name of writersOf(entity)) {
      for (const sample of removedFor(known, name, entity)) {
        if (entity === 'users' && sample.of === 'their own') continue
        const path = `/api/${entity}/${sample.id}`
        const isAllowed = may(known, [name, 'remove'], [entity, sample.row])
        const along = alone.get(sample.id) ?? (await wentAlong(path, sample.id, entity))
        alone.set(sample.id, along)
        const goes = isAllowed && (name === 'admin' || mayTakeAlong(known, name, along))
        const tried = { entity, name, of: sample.of }
        const deleting = await differenceIn(
          door,
          { ...tried, verb: 'destroy', isAllowed: goes },
          () => door.as(name)('DELETE', path),
        )
        differences.push(...deleting.differences)
        if (!goes && !['home', 'home, bare', 'other'].includes(sample.of)) {
          if (deleting.answer.status === 200) await asAdmin('POST', `${path}/restore`)
          continue
        }
        if (deleting.answer.status !== 200) await asAdmin('DELETE', path)
        const comes =
          goes && (along.length === 0 || standingOf(name).staff || standingOf(name).admin)
        const restoring = await differenceIn(
          door,
          { ...tried, verb: 'restore', isAllowed: Boolean(comes) },
          () => door.as(name)('POST', `${path}/restore`),
        )
        differences.push(...restoring.differences)
        if (restoring.answer.status !== 200) await asAdmin('POST', `${path}/restore`)
      }
    }
    expect(differences).toEqual([])
  })

  async function wentAlong(path: string, id: number, entity: string): Promise<readonly Taken[]> {
    await asAdmin('DELETE', path)
    const along = await takenAlong(known.world.kept, [entity, id])
    await asAdmin('POST', `${path}/restore`)
    return along
  }
})
