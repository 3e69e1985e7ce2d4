// Both classes of the published client that link rows, each on a relation whose links are told
// something.

import type { QueryBuilder } from '@tailflow/laravel-orion/lib/drivers/default/builders/queryBuilder.js'
import type { BelongsToMany } from '@tailflow/laravel-orion/lib/drivers/default/relations/belongsToMany.js'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import type { Row } from '../sent-rows.ts'
import { Period, Person } from './models.ts'
import type { AnyRecord, Farm } from './models.ts'
import { periodNamed, personNamed } from './world.ts'

interface LinkKind {
  readonly title: string
  readonly table: string
  readonly join: string
  readonly keys: readonly [own: string, other: string]
  /** What a link is told: its name, what it is unless said, and two other values. */
  readonly field: string
  readonly values: readonly [usual: unknown, one: unknown, other: unknown]
  builder(farm: Farm): BelongsToMany<AnyRecord, Row, Row, Row>
  /** The same rows, at their own address. */
  alone(): QueryBuilder<AnyRecord>
  fresh(name: string): Row
}

export const linkKinds: readonly LinkKind[] = [
  {
    title: 'BelongsToMany',
    table: 'users',
    join: 'details_user',
    keys: ['details_id', 'user_id'],
    field: 'is_farms_manager',
    values: [false, true, false],
    builder: farm => farm.users(),
    alone: () => Person.$query(),
    fresh: personNamed,
  },
  {
    title: 'MorphToMany',
    table: 'periods',
    join: 'farm_period',
    keys: ['farm_id', 'period_id'],
    field: 'status',
    values: ['Not started', 'Submitted', 'In progress'],
    builder: farm => farm.periods(),
    alone: () => Period.$query(),
    fresh: periodNamed,
  },
]

/** What the database holds: number of the other row to what is told of the link, the oldest first. */
export async function linksIn(
  db: Database,
  { join, keys: [own, other], field }: LinkKind,
  farm: Farm,
): Promise<readonly (readonly [number, unknown])[]> {
  const { rows } = await sql<{ other: number; told: unknown }>`
    select ${sql.ref(other)} as other, ${sql.ref(field)} as told from ${sql.table(join)}
    where ${sql.ref(own)} = ${farm.$getKey()} and deleted_at is null
    order by other, id`.execute(db)
  return rows.map(({ other, told }) => [other, told] as const)
}
