// A farm with rows of everything, and a server to ask about it as an administrator. What only a farm
// knows is left out: made values need not make sense together.

import { randomUUID } from 'node:crypto'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { asking } from './asking.ts'
import type { Answer, Asker } from './asking.ts'
import {
  copyRow,
  copyRows,
  fillHistory,
  isOfKeysAlone,
  makePairRows,
  otherTexts,
} from './copied-rows.ts'
import { makeRows } from './made-rows.ts'
import type { MadeRows } from './made-rows.ts'
import type { Kept } from './related-rows.ts'
import { turns } from './sent-rows.ts'
import type { KeySets } from './sent-rows.ts'

export interface AskedFarm extends Asker {
  readonly kept: Kept
  readonly made: MadeRows
  readonly keys: KeySets
}

export async function askedFarm(db: Database): Promise<AskedFarm> {
  const catalogue = furrow()
  const asker = await asking({ ...openFurrowEngine(catalogue, db), rules: [] })
  const made = await makeRows(db, catalogue, 'ours')
  const keys = await copiesOf({ db, catalogue, made }, 'copy')
  return { ...asker, kept: { db, catalogue }, made, keys }
}

/** The rows that keys name, turn by turn, with the made ones first. */
export async function copiesOf(
  standing: Kept & { readonly made: MadeRows },
  word: string,
): Promise<KeySets> {
  await makePairRows(standing)
  await fillHistory(standing)
  const keys = [standing.made]
  for (let turn = 1; turn < turns; turn += 1) keys.push(await copyRows(standing, `${word}${turn}`))
  return keys
}

/**
 * Rows of their own for keys that rows of this entity cannot share: where deleting one takes along what
 * it belongs to, and where a key may be named only once, deleted rows included.
 */
export async function keysApart(
  { kept, keys }: Pick<AskedFarm, 'kept' | 'keys'>,
  entity: Entity,
): Promise<KeySets> {
  const taken = entity.deletes.flatMap(name => {
    const relation = entity.relations[name]
    return relation?.kind === 'belongs to' ? [relation.entity] : []
  })
  const admitted = entity.fields[entity.admits ?? '']?.target ?? []
  const targets = [...new Set(taken.concat(admitted))].map(name =>
    entityNamed(kept.catalogue, name),
  )
  const apart = keys.map(async (set, turn) => {
    const copies = new Map(set)
    for (const target of targets) {
      const texts = otherTexts(target, `apart${turn} ${randomUUID().slice(0, 8)}`)
      copies.set(target.name, await copyRow(kept.db, target, set.get(target.name), texts))
    }
    return copies
  })
  return Promise.all(apart)
}

/** A further set of rows that keys may name. */
export function moreKeys({ kept, made }: AskedFarm, word: string): Promise<MadeRows> {
  return copyRows({ ...kept, made }, word)
}

/** The body of an answer with this status; of any other, what it said. */
export function expectStatus(answer: Answer, status: number): Answer['body'] {
  expect(answer.status, answer.text.slice(0, 600)).toBe(status)
  return answer.body
}

/**
 * Makes room for rows that only keys tell apart: those that stand are put away as deleted. Gives the
 * way to bring them back.
 */
export async function makeRoom(db: Database, entity: Entity): Promise<() => Promise<void>> {
  const isNarrow = entity.unique.some(names => isOfKeysAlone(entity, names))
  if (!isNarrow) return async () => undefined
  const table = sql.table(entity.name)
  const { rows } = await sql<{ id: number }>`
    select id from ${table} where deleted_at is null`.execute(db)
  const set = (moment: string | null) =>
    sql`update ${table} set deleted_at = ${moment} where id = any(${rows.map(({ id }) => id)})`
  await set('2024-01-01T00:00:00Z').execute(db)
  return async () => {
    await set(null).execute(db)
  }
}
