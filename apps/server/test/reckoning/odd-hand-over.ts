// Two thirds of the odd farms hand a period over, as a client does; then more is answered of it, which its
// record does not tell.

import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import type { Ask } from '../asking.ts'

const abreast = 4

export async function handOver(db: Database, ask: Ask): Promise<void> {
  const { rows } = await sql<{ id: number; farm: number; period: number }>`
    select f.id, f.farm_id as farm, f.period_id as period
    from (select *, row_number() over (partition by farm_id order by period_id) - 1 as place
      from farm_period) f
    join farms own on own.id = f.farm_id and own.farm_name like 'Odd %'
    where f.place = f.farm_id % 3 and f.farm_id % 3 <> 2 order by f.id`.execute(db)
  for (let at = 0; at < rows.length; at += abreast) {
    const some = rows.slice(at, at + abreast).map(async ({ id }) => {
      const { status, text } = await ask('PATCH', `/api/farm_period/${id}`, { status: 'Validated' })
      expect(status, text).toBe(200)
    })
    await Promise.all(some)
  }
  for (const { farm, period } of rows) await changeTheirMind(db, farm, period)
}

/** Papers that come late, and a manager who thinks otherwise. */
async function changeTheirMind(db: Database, farm: number, period: number): Promise<void> {
  await sql`
    insert into files (farm_id, period_id, name, category)
    values (${farm}, ${period}, 'late.pdf', 'Bank or loan statement'), (${farm}, null, 'map', 'Property map')`.execute(
    db,
  )
  await sql`
    insert into agreement_answers (agreement_id, user_id, agreed, answered_at)
    select a.agreement_id, a.user_id, not a.agreed, '2026-01-01'
    from agreement_answers a join farms f on f.manager_id = a.user_id and f.id = ${farm}`.execute(
    db,
  )
}
