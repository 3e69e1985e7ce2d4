// How many farms are in a group as it is typed, among 10,000 with a place on the map: as the product tells it, and by one
// statement by hand that reads the same points. The farms are made by the
// first run, and are deleted otherwise.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

export const farmsCounted = 10_000
const middle = [149.84, -29.46] as const
const kilometres = 250

export const groupTyped = {
  filter: { radius_km: kilometres },
  location: { type: 'Point', coordinates: middle },
}

export async function withFarmsOnMap<Told>(db: Database, work: () => Promise<Told>): Promise<Told> {
  const { rows } = await sql`
    update farms set deleted_at = null where farm_name like 'Counted %' returning id`.execute(db)
  if (rows.length < farmsCounted) await makeFarms(db)
  await sql`analyze farms, geolocations`.execute(db)
  try {
    return await work()
  } finally {
    await sql`update farms set deleted_at = now() where farm_name like 'Counted %'`.execute(db)
  }
}

async function makeFarms(db: Database): Promise<void> {
  await sql`
    with made as (
      insert into farms (farm_name)
      select 'Counted ' || n from generate_series(1, ${farmsCounted}::int) n returning id)
    insert into geolocations (geolocatable_type, geolocatable_id, location)
    select 'farms', id, json_build_object('type', 'Point', 'coordinates',
      json_build_array(142 + (id * 7919 % 10000) / 1000.0, -36 + (id * 104729 % 12000) / 1000.0))
    from made`.execute(db)
}

export async function countByHand(db: Database): Promise<number> {
  const [east, north] = middle
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from farms f join geolocations g on g.geolocatable_type = 'farms' and g.geolocatable_id = f.id
    where f.deleted_at is null and g.deleted_at is null and g.location ->> 'type' = 'Point'
      and 2 * 6371 * asin(sqrt(
        sin(radians((g.location -> 'coordinates' ->> 1)::float8 - ${north}::float8) / 2) ^ 2
        + cos(radians(${north}::float8)) * cos(radians((g.location -> 'coordinates' ->> 1)::float8))
          * sin(radians((g.location -> 'coordinates' ->> 0)::float8 - ${east}::float8) / 2) ^ 2))
        <= ${kilometres}`.execute(db)
  return rows[0]?.count ?? 0
}
