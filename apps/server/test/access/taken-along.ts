// What went along when a row was deleted. What someone may not delete by itself, such as money that
// they do not see or rows of a closed period, must not go that way either.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { may } from './may.ts'
import type { Known } from './may.ts'
import type { PersonName } from './people.ts'
import { rowOf } from './stored.ts'

export interface Taken {
  readonly entity: string
  readonly id: number
}

/** By the lines of history since then, of which each row that went has left one. */
export async function takenAlong(
  db: Database,
  [entity, id]: readonly [string, number],
  since: number,
): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`
    select entity, "row" as id from changes where id > ${since} and verb = 'destroy'`.execute(db)
  const along = rows.filter(row => row.entity !== entity || row.id !== id)
  if (along.length === rows.length) throw new Error(`${entity} ${id} has left no line.`)
  return along
}

export function mayTakeAlong(known: Known, name: PersonName, taken: readonly Taken[]): boolean {
  return taken.every(({ entity, id }) => {
    const row = rowOf(known.stored, entity, id)
    return !row || may(known, [name, 'remove'], [entity, row])
  })
}
