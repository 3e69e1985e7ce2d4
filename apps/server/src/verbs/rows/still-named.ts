// Rows that are gone for good and that another row still names by kind and number. Keys of one kind
// are held by the database itself; such a pair is not.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { wordsOf } from '@furrow/catalogue/type-words'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { TakenRow } from '../../query/render-removal.ts'
import type { WritingContext } from '../call/request-context.ts'

export async function refuseStillNamed(
  { engine, tx }: WritingContext,
  taken: readonly TakenRow[],
): Promise<void> {
  const byEntity = Map.groupBy(taken, ({ entity }) => entity)
  const questions = pointersIn(engine.catalogue).flatMap(({ from, key, type, word, to }) => {
    const ids = byEntity.get(to)?.map(({ id }) => id)
    if (!ids) return []
    const names = sql`${sql.ref(`t.${type}`)} = ${word} and ${sql.ref(`t.${key}`)} = any(${ids}::bigint[])`
    return [
      sql`(select ${from.plural}::text as users from ${sql.table(from.name)} as t where ${names} limit 1)`,
    ]
  })
  if (questions.length === 0) return
  const [found] = await runQuery(
    tx,
    sql<{ users: string }>`${sql.join(questions, sql` union all `)}`,
  )
  if (!found) return
  const users = found.users.toLowerCase()
  throw new Refusal('conflict', `It is still used by ${users}, so it can’t be deleted permanently.`)
}

interface Pointer {
  readonly from: Entity
  readonly key: string
  readonly type: string
  readonly word: string
  readonly to: string
}

/** Every pair of kind and number, for each kind that it may name. */
function pointersIn(catalogue: Catalogue): readonly Pointer[] {
  const stored = [...catalogue.values()].filter(({ readAlone }) => !readAlone)
  return stored.flatMap(from =>
    Object.entries(from.fields).flatMap(([key, { by: type }]) =>
      type === undefined
        ? []
        : wordsOf(from.fields[type]).map(([word, to]) => ({ from, key, type, word, to })),
    ),
  )
}
