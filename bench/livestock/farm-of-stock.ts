// A farm with 12 enterprises and 3,000 lines of stock in a period, among the generated ones: in each, five classes
// are opened, counted, bought, lost and sold, week after week. Made by the first run, and kept.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

export interface FarmOfStock {
  readonly farm: number
  readonly period: number
}

export const enterprisesEach = 12
const classesEach = 5
/** Of each class in each enterprise, the opening among them. */
const linesOfClass = 50
export const linesEach = enterprisesEach * classesEach * linesOfClass

const name = 'Three thousand lines of stock'
const period = '2024-25'

export async function farmOfStock(db: Database): Promise<FarmOfStock> {
  const there = await found(db)
  if (there) return there
  await db.transaction().execute(async tx => {
    await sql`insert into farms (farm_name) values (${name})`.execute(tx)
    await sql`
      insert into farm_period (farm_id, period_id, status)
      select f.id, p.id, 'In progress' from farms f cross join periods p
      where f.farm_name = ${name} and p.slug = ${period}`.execute(tx)
    for (const step of steps) await step.execute(tx)
  })
  await sql`analyze`.execute(db)
  const made = await found(db)
  if (!made) throw new Error('The farm of much stock was not made.')
  return made
}

async function found(db: Database): Promise<FarmOfStock | undefined> {
  const { rows } = await sql<FarmOfStock>`
    select fp.farm_id as farm, fp.period_id as period from farms f
    join farm_period fp on fp.farm_id = f.id where f.farm_name = ${name}`.execute(db)
  return rows[0]
}

/** Farm, period, enterprise and class. */
const kinds = sql`(
  select f.id as farm_id, p.id as period_id, e.id as livestock_enterprise_id,
    c.id as livestock_class_id, p.start_date::date as day
  from farms f
  join periods p on p.slug = ${period}
  cross join (
    select id, species_id from livestock_enterprises order by id limit ${enterprisesEach}) e
  cross join lateral (
    select k.id from livestock_classes k where k.species_type_id = e.species_id and not k.unweaned
    order by k.id limit ${classesEach}) c
  where f.farm_name = ${name}) w`

const line = sql`livestock_ledgers l join farms f on f.id = l.farm_id and f.farm_name = ${name}`

/** The first line opens; of the others every third is bought, lost or sold. */
const steps = [
  sql`insert into livestock_ledgers (farm_id, period_id, livestock_enterprise_id,
      livestock_class_id, number, weight, entry_date, notes)
    select w.farm_id, w.period_id, w.livestock_enterprise_id, w.livestock_class_id,
      case n when 0 then 500 else 1 + n % 7 end, 40 + n, w.day + 7 * n, n::text
    from ${kinds} cross join generate_series(0, ${linesOfClass - 1}::int) n`,
  sql`insert into livestock_opening_events (farm_id, period_id, livestock_ledger_id)
    select l.farm_id, l.period_id, l.id from ${line} where l.notes = '0'`,
  sql`insert into livestock_purchase_events (farm_id, period_id, livestock_ledger_id, total_value)
    select l.farm_id, l.period_id, l.id, l.number * 20000 from ${line}
    where l.notes <> '0' and l.notes::int % 3 = 0`,
  sql`insert into livestock_death_events (farm_id, period_id, livestock_ledger_id)
    select l.farm_id, l.period_id, l.id from ${line} where l.notes::int % 3 = 1`,
  sql`insert into livestock_sale_events (farm_id, period_id, livestock_ledger_id, total_value)
    select l.farm_id, l.period_id, l.id, l.number * 25000 from ${line}
    where l.notes::int % 3 = 2`,
  sql`insert into livestock_closing_events (farm_id, period_id, livestock_enterprise_id,
      livestock_class_id, number, weight)
    select w.farm_id, w.period_id, w.livestock_enterprise_id, w.livestock_class_id, 400, 60
    from ${kinds}`,
  sql`insert into livestock_enterprise_classes (farm_id, period_id, livestock_enterprise_id,
      livestock_class_id, standard_value)
    select w.farm_id, w.period_id, w.livestock_enterprise_id, w.livestock_class_id, 22000
    from ${kinds}`,
]
