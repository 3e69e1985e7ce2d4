// A consultant of 400 of the generated farms: on a project of each in its newest period, with three questions asked.
// Made by the first run, and kept.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

export const farmsEach = 400
const email = 'desk@furrow.example'

export async function consultantOf(db: Database): Promise<number> {
  const there = await found(db)
  if (there !== undefined) return there
  await db.transaction().execute(async tx => {
    await sql`insert into users (name, email, active, admin) values ('Desk', ${email}, true, false)`.execute(
      tx,
    )
    const person = sql`(select id from users where email = ${email})`
    await sql`insert into roles (role, user_id) values ('consultant', ${person})`.execute(tx)
    await sql`
      insert into projects (title, business_id, farm_id, details_id, period_id, collector_id, validator_id, owner_id)
      select f.farm_name, b.business_id, f.id, f.id, newest.period_id, ${person}, ${person}, ${person}
      from farms f
      join lateral (select l.business_id from business_farm l where l.farm_id = f.id limit 1) b on true
      join lateral (
        select o.period_id from farm_period o join periods p on p.id = o.period_id
        where o.farm_id = f.id order by p.start_date desc limit 1) newest on true
      where f.farm_name like 'Farm %' order by f.id limit ${farmsEach}`.execute(tx)
    await sql`
      insert into product_projects (project_id, product_id, business_id)
      select p.id, (select min(id) from products), p.business_id from projects p where p.collector_id = ${person}`.execute(
      tx,
    )
    await sql`
      insert into questions (farm_id, period_id, text, asked_by_id, status)
      select p.farm_id, p.period_id, 'Is this right?', ${person}, 'Open'
      from projects p cross join generate_series(1, 3) where p.collector_id = ${person}`.execute(tx)
  })
  await sql`analyze`.execute(db)
  const made = await found(db)
  if (made === undefined) throw new Error('The consultant was not made.')
  return made
}

async function found(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from users where email = ${email}`.execute(db)
  return rows[0]?.id
}
