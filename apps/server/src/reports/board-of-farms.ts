// What the board of collections tells of farms beside their completeness: who sees to them, what is asked, and who
// was there last. Each is one statement for all of them.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../access/reach/viewer.ts'
import type { Database } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { Reach } from '../query/reach.ts'
import type { Sql } from '../query/sql.ts'
import type { LastChange } from './last-changes.ts'

interface BoardFarm {
  readonly farm_id: number
  readonly farm: string
  readonly businesses: readonly string[]
  readonly manager: string | null
  readonly focus_group: string | null
  readonly zone: string | null
}

interface BoardPlace {
  readonly farm: number
  readonly period: number | null
}

interface Work {
  readonly products: readonly string[]
  readonly collectors: readonly string[]
  readonly validators: readonly string[]
  readonly owners: readonly string[]
}

interface Waiting {
  readonly for_farm: number
  readonly for_staff: number
}

/** Those that someone is staff of, without archived ones; an administrator sees to all. */
export function boardFarms(
  db: Database,
  reach: Reach,
  { isAdmin, farms: { consulted } }: Viewer,
): Promise<readonly BoardFarm[]> {
  return runQuery(
    db,
    sql<BoardFarm>`
      select f.id as farm_id, f.farm_name as farm, m.name as manager, g.title as focus_group,
        z.name as zone, array(
          select b.name from business_farm l
          join businesses b on b.id = l.business_id and ${seen(reach, 'businesses', 'b')}
          where l.farm_id = f.id and ${seen(reach, 'business_farm', 'l')}
          order by b.name) as businesses
      from farms f
      left join users m on m.id = f.manager_id and ${seen(reach, 'users', 'm')}
      left join profit_focus_groups g on g.id = f.profit_focus_group_id and g.deleted_at is null
      left join zones z on z.id = f.zone_id and z.deleted_at is null
      where ${seen(reach, 'farms', 'f')} and not f.archived
        ${isAdmin ? sql`` : sql`and f.id = any(${consulted}::bigint[])`}
      order by f.farm_name, f.id`,
  )
}

/** By the projects of each farm in its period. */
export async function workOnFarms(
  db: Database,
  reach: Reach,
  places: readonly BoardPlace[],
): Promise<ReadonlyMap<number, Work>> {
  const people = (role: string) => sql`
    array(select distinct u.name from p join users u on u.id = ${sql.ref(`p.${role}`)}
      where p.farm = a.farm and ${seen(reach, 'users', 'u')} order by 1)`
  const rows = await runQuery(
    db,
    sql<Work & { farm_id: number }>`
      with ${placesTable(places)}, p as materialized (
        select a.farm, p.id, p.collector_id, p.validator_id, p.owner_id from asked a
        join projects p on coalesce(p.farm_id, p.details_id) = a.farm and p.period_id = a.period
        where not p.archived and ${seen(reach, 'projects', 'p')})
      select a.farm as farm_id, ${people('collector_id')} as collectors,
        ${people('validator_id')} as validators, ${people('owner_id')} as owners,
        array(select distinct o.title from p
          join product_projects l on l.project_id = p.id and ${seen(reach, 'product_projects', 'l')}
          join products o on o.id = l.product_id and ${seen(reach, 'products', 'o')}
          where p.farm = a.farm order by 1) as products
      from (select distinct farm from p) a`,
  )
  return new Map(rows.map(({ farm_id, ...work }) => [farm_id, work]))
}

/** Whoever wrote last waits for the other side: the farm’s own people, or its staff. */
export async function openQuestions(
  db: Database,
  reach: Reach,
  places: readonly BoardPlace[],
): Promise<ReadonlyMap<number, Waiting>> {
  const rows = await runQuery(
    db,
    sql<Waiting & { farm_id: number }>`
      with ${placesTable(places)}
      select a.farm as farm_id, count(*) filter (where not own.is_farms) as for_farm,
        count(*) filter (where own.is_farms) as for_staff
      from asked a
      join questions q on q.farm_id = a.farm and (q.period_id = a.period or q.period_id is null)
      left join lateral (
        select m.user_id from question_messages m
        where m.question_id = q.id and ${seen(reach, 'question_messages', 'm')}
        order by m.id desc limit 1) last on true
      cross join lateral (
        select exists (select from farm_people o where o.farm_id = a.farm and o.records
          and o.user_id = coalesce(last.user_id, q.asked_by_id)) as is_farms) own
      where q.status = 'Open' and ${seen(reach, 'questions', 'q')}
      group by a.farm`,
  )
  return new Map(rows.map(({ farm_id, ...waiting }) => [farm_id, waiting]))
}

/** Documents that are still needed from each farm. */
export async function openRequests(
  db: Database,
  reach: Reach,
  places: readonly BoardPlace[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await runQuery(
    db,
    sql<{ farm_id: number; count: number }>`
      with ${placesTable(places)}
      select a.farm as farm_id, count(*) as count from asked a
      join requested_files r on r.farm_id = a.farm and r.period_id = a.period
      where r.file_id is null and ${seen(reach, 'requested_files', 'r')}
      group by a.farm`,
  )
  return new Map(rows.map(({ farm_id, count }) => [farm_id, count]))
}

/** The newest line of each farm’s history by a person: one step down an index where someone reads it. */
export async function lastTouched(
  db: Database,
  reach: Reach,
  places: readonly BoardPlace[],
): Promise<ReadonlyMap<number, LastChange>> {
  const own = reach.named('changes')
  const rows = await runQuery(
    db,
    sql<LastChange & { farm_id: number }>`
      with ${placesTable(places)}
      select a.farm as farm_id, to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        u.name as by
      from asked a
      cross join lateral (
        select c.at, c.user_id from changes c
        where c.farm_id = a.farm and c.user_id is not null ${own ? sql`and ${own('c')}` : sql``}
        order by c.id desc limit 1) c
      left join users u on u.id = c.user_id`,
  )
  return new Map(rows.map(({ farm_id, ...change }) => [farm_id, change]))
}

function placesTable(places: readonly BoardPlace[]): Sql {
  return sql`asked as materialized (
    select * from json_to_recordset(${JSON.stringify(places)}::json) as given (farm bigint, period bigint))`
}

function seen(reach: Reach, entity: string, table: string): RawBuilder<boolean> {
  const own = reach.named(entity)
  const kept = sql<boolean>`${sql.ref(`${table}.deleted_at`)} is null`
  return own ? sql<boolean>`(${kept} and ${own(table)})` : kept
}
