// Each kind of person adds exactly the rows that the table says.

import { furrow } from '@furrow/catalogue/furrow'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyRow } from '../copied-rows.ts'
import { ownDatabase } from '../own-database.ts'
import { differenceIn } from './difference.ts'
import type { Difference } from './difference.ts'
import type { Door } from './knocking.ts'
import { may } from './may.ts'
import type { Known } from './may.ts'
import { writersOf } from './people.ts'
import { additionsOf, maySend } from './samples.ts'
import type { Addition } from './samples.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const kept = [...catalogue.values()].filter(({ readAlone }) => !readAlone)

describe('what each kind of person adds', () => {
  let known: Known
  let door: Door
  beforeAll(async () => {
    ;({ known, door } = await begin(db))
  })
  afterAll(() => door.close())

  test.each(kept)('$name', async entity => {
    const differences: Difference[] = []
    const fresh = await freshKeys(entity)
    const additions = additionsOf(known, entity)
    const bringBack = await makeRoom(entity)
    for (const name of writersOf(entity.name)) {
      for (const addition of additions(name)) {
        const { of, body, row } = withKeys(addition, { ...fresh, ...crossed(entity, addition) })
        const isAllowed =
          may(known, [name, 'add'], [entity.name, row]) &&
          (name === 'admin' || maySend(known, name, [entity, addition.body]))
        const tried = { entity: entity.name, name, verb: 'store', of, isAllowed }
        const { answer, differences: found } = await differenceIn(door, tried, () =>
          door.as(name)('POST', `/api/${entity.name}`, body),
        )
        differences.push(...found)
        if (answer.status === 201) await takeAway(entity, answer.body.data.id)
      }
    }
    await bringBack()
    expect(differences).toEqual([])
  })

  async function takeAway({ name }: Entity, id: number): Promise<void> {
    await sql`delete from ${sql.table(name)} where id = ${id}`.execute(db)
  }

  /** Where a row that stands could not be put away without taking someone's place from them. */
  async function freshKeys({ name }: Entity): Promise<Readonly<Record<string, number>>> {
    const { made, kept: world } = known.world
    if (name !== 'farm_period') return {}
    const values = { name: 'A further period', slug: 'further' }
    const periods = world.catalogue.get('periods')
    if (!periods) throw new Error('There are no periods.')
    return { period_id: await copyRow(db, periods, made.home.get('periods'), values) }
  }

  /** The one farm for the other business, and the other way round. */
  function crossed({ name }: Entity, { of }: Addition): Readonly<Record<string, number>> {
    const { home, other } = known.world.made
    const farm = (of === 'other' ? home : other).get('farms') ?? 0
    return name === 'business_farm' ? { farm_id: farm } : {}
  }

  /** Puts away the rows that were made, so that others may stand with the same keys. */
  async function makeRoom({ name, unique }: Entity): Promise<() => Promise<void>> {
    if (unique.length === 0 || ['farm_period', 'business_farm', 'users', 'roles'].includes(name)) {
      return async () => undefined
    }
    const { home, made } = known.world
    const ids = [home.open, home.handedIn, home.released, made.other].map(set => set.get(name))
    const set = (moment: string | null) =>
      sql`update ${sql.table(name)} set deleted_at = ${moment} where id = any(${ids})`.execute(db)
    await set('2024-01-01T00:00:00Z')
    return async () => {
      await set(null)
    }
  }
})

function withKeys(addition: Addition, fresh: Readonly<Record<string, number>>): Addition {
  return { ...addition, body: { ...addition.body, ...fresh } }
}
