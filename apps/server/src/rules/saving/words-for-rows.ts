// Rows in words, as a farmer would point at them: `River`, `River, Wheat`, `Home gauge, 5 March 2024`.

import { dayInWords } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { eventDays } from './crop-event-tables.ts'

/** By number. Rows that nothing is known to be called by are left out. */
export async function wordsForRows(
  tx: Transaction,
  entity: string,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const named = namedRows(entity)
  if (!named || ids.size === 0) return new Map()
  const { rows } = await sql<Named>`
    select named.* from (${named}) named where named.id = any(${[...ids]})`.execute(tx)
  return new Map(rows.map(row => [row.id, inWords(row)]))
}

interface Named {
  readonly id: number
  readonly name: string
  readonly more: string | null
  readonly day: string | null
}

function inWords({ name, more, day }: Named): string {
  return [name, more, day && dayInWords(day)].filter(Boolean).join(', ')
}

function namedRows(entity: string): RawBuilder<unknown> | undefined {
  if (entity in eventDays) {
    return sql`
      select e.id, p.name, t.name as more, null::date as day
      from ${sql.table(entity)} e
      join crop_collections c on c.id = e.crop_collection_id and c.farm_id = e.farm_id
      join paddocks p on p.id = c.paddock_id and p.farm_id = c.farm_id
      left join crop_types t on t.id = c.current_crop_id`
  }
  return others[entity]
}

const others: Readonly<Record<string, RawBuilder<unknown>>> = {
  paddocks: sql`select p.id, p.name, null as more, null::date as day from paddocks p`,
  paddock_prior_paddocks: sql`
    select l.id, p.name, null as more, null::date as day
    from paddock_prior_paddocks l
    join paddocks p on p.id = l.parent_paddock_id and p.farm_id = l.farm_id`,
  crop_collections: sql`
    select c.id, p.name, t.name as more, null::date as day
    from crop_collections c
    join paddocks p on p.id = c.paddock_id and p.farm_id = c.farm_id
    left join crop_types t on t.id = c.current_crop_id`,
  files: sql`select f.id, f.name, null as more, null::date as day from files f`,
  rainfalls: sql`
    select r.id, g.name, null as more, r.date as day
    from rainfalls r join rain_gauges g on g.id = r.rain_gauge_id and g.farm_id = r.farm_id`,
}
