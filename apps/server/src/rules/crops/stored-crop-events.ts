// What was done to crops, of every kind: one question for all of them.

import type { CropEvent } from '@furrow/farming/crops/crop-event'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { cropEventTables } from '../saving/crop-event-tables.ts'
import type { CropEventTable } from '../saving/crop-event-tables.ts'

export interface StoredEvent extends CropEvent {
  readonly table: string
  readonly collection: number
  /** What came off: tonnes, or bales of lint. */
  readonly quantity: number | null
  /** `how` in words. */
  readonly howInWords: string | null
  /** Of a sowing: the crop of its variety. */
  readonly crop: number | null
}

/** By crop on a paddock. */
export async function storedCropEvents(
  tx: Transaction,
  farms: readonly number[],
  collections: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredEvent[]>> {
  const found = new Map<number, StoredEvent[]>(collections.map(id => [id, []]))
  if (collections.length === 0) return found
  const parts = Object.entries(cropEventTables).map(
    ([name, table]) => sql`
      select ${columnsOf(name, table)} from ${sql.table(name)} e ${listOf(table)}
      where e.crop_collection_id = any(${collections}) and e.farm_id = any(${farms})
        and e.deleted_at is null`,
  )
  const { rows } = await sql<StoredEvent>`${sql.join(parts, sql` union all `)}`.execute(tx)
  for (const row of rows) found.get(row.collection)?.push(row)
  return found
}

function columnsOf(name: string, table: CropEventTable): RawBuilder<unknown> {
  const { kind, how, area, quantity } = table
  return sql`${name}::text as "table", ${kind}::text as kind, e.id,
    e.crop_collection_id as collection, ${dayOf(table)} as day,
    ${columnOr(area, 'numeric')} as area, ${columnOr(quantity, 'numeric')} as quantity,
    ${how ? sql`list.slug` : sql`null::text`} as how,
    ${how ? sql.ref(`list.${how.word}`) : sql`null::text`} as "howInWords",
    ${kind === 'sowing' ? sql`variety.crop_type_id` : sql`null::bigint`} as crop`
}

function dayOf({ day, mirror }: CropEventTable): RawBuilder<unknown> {
  if (!day || !mirror) return columnOr(day, 'date')
  return sql`coalesce(${sql.ref(`e.${day}`)}, ${sql.ref(`e.${mirror}`)})`
}

function columnOr(column: string | undefined, type: string): RawBuilder<unknown> {
  return column ? sql.ref(`e.${column}`) : sql`null::${sql.raw(type)}`
}

function listOf({ kind, how }: CropEventTable): RawBuilder<unknown> {
  if (kind === 'sowing') return sql`left join varieties variety on variety.id = e.variety_id`
  if (!how) return sql``
  return sql`left join ${sql.table(how.list)} list on list.id = ${sql.ref(`e.${how.key}`)}`
}
