// What went along when a row was deleted. What somebody may not delete by itself, such as money that
// they do not see or rows of a closed period, must not go that way either.

import { sql } from 'kysely'
import type { Kept } from '../related-rows.ts'
import { may } from './may.ts'
import type { Known } from './may.ts'
import type { PersonName } from './people.ts'
import { rowOf } from './stored.ts'

export interface Taken {
  readonly entity: string
  readonly id: number
}

export async function takenAlong(
  { db, catalogue }: Kept,
  [entity, id]: readonly [string, number],
): Promise<readonly Taken[]> {
  const { rows } = await sql<{ deletion: string }>`
    select deletion_id as deletion from ${sql.table(entity)} where id = ${id}`.execute(db)
  const stored = [...catalogue.values()].filter(({ readAlone }) => !readAlone)
  const parts = stored.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as entity, id from ${sql.table(name)}
      where deletion_id = ${rows[0]?.deletion}`,
  )
  const all = await sql<Taken>`${sql.join(parts, sql` union all `)}`.execute(db)
  return all.rows.filter(row => row.entity !== entity || row.id !== id)
}

export function mayTakeAlong(known: Known, name: PersonName, taken: readonly Taken[]): boolean {
  return taken.every(({ entity, id }) => {
    const row = rowOf(known.stored, entity, id)
    return !row || may(known, [name, 'remove'], [entity, row])
  })
}
