// The least that could fill the board: one statement by hand that reads and counts the main rows behind it, without a
// word about who may see them, or what of them is missing.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

export interface LineByHand {
  readonly farm_id: number
  readonly period_id: number
  readonly status: string
  readonly questions: number
}

const counted = [
  'paddocks',
  'crop_collections',
  'sowing_collection_events',
  'grain_collection_events',
  'fertiliser_collection_events',
  'irrigation_collection_events',
  'livestock_ledgers',
  'questions',
]
const countedOfFarm = ['farm_properties', 'farm_contacts', 'crop_sale_actuals', 'files']

export async function boardByHand(db: Database, person: number): Promise<readonly LineByHand[]> {
  const count = (table: string, of: ReturnType<typeof sql>) => sql`(
    select count(*) from ${sql.table(table)} t
    where t.farm_id = c.farm_id and ${of} and t.deleted_at is null) as ${sql.ref(table)}`
  const counts = [
    ...counted.map(table => count(table, sql`t.period_id = c.period_id`)),
    ...countedOfFarm.map(table => count(table, sql`true`)),
    count('rainfalls', sql`t.date between c.start_date::date and c.end_date::date`),
  ]
  const { rows } = await sql<LineByHand>`
    select c.farm_id, c.period_id, c.status, f.farm_name, m.name as manager, l.at, l.user_id, ${sql.join(counts)}
    from (
      select distinct on (o.farm_id) o.farm_id, o.period_id, o.status, p.start_date, p.end_date
      from farm_people w
      join farm_period o on o.farm_id = w.farm_id and o.deleted_at is null
      join periods p on p.id = o.period_id
      where w.user_id = ${person} and w.consults
      order by o.farm_id, p.start_date desc) c
    join farms f on f.id = c.farm_id
    left join users m on m.id = f.manager_id
    left join lateral (
      select h.at, h.user_id from changes h
      where h.farm_id = c.farm_id order by h.id desc limit 1) l on true
    order by f.farm_name`.execute(db)
  return rows
}
