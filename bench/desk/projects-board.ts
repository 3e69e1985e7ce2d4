// The lists that the board of 2,000 projects is put together from, asked for at once as the screen does, beside one
// statement by hand that reads the same projects with the same names.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { askOnce } from '../ask.ts'
import type { Ask } from '../ask.ts'
import { benchToken, tokenFor } from '../reads/signed-in.ts'
import type { StartedServer } from '../started-server.ts'
import { timeSummary } from '../time-summary.ts'
import { farmsEach } from './consultant-of-farms.ts'

export const projectsEach = 2000
/** The others are those of the consultant of farms, for the same businesses. */
const ownProjects = projectsEach - farmsEach
const email = 'projects@furrow.example'
const lists = [
  ['projects', { filters: [{ field: 'archived', value: false }], sort: [{ field: 'title' }] }],
  ['product_projects', { sort: [{ field: 'id' }] }],
  ['farms', { sort: [{ field: 'farm_name' }] }],
  ['businesses', { sort: [{ field: 'name' }] }],
  ['periods', {}],
  ['project_statuses', {}],
  ['profit_focus_groups', {}],
  ['products', {}],
] as const

interface Timed {
  readonly db: Database
  readonly product: StartedServer
  readonly times: number
  readonly wanted: number
}

export async function timeProjectsBoard({ db, product, times, wanted }: Timed): Promise<boolean> {
  const person = await personOfProjects(db)
  await tokenFor(db, person)
  const asks = lists.map(([resource, wish]) => askFor(person, resource, wish))
  const answers = await Promise.all(asks.map(ask => askOnce(ask, product)))
  const counts = answers.map(
    ({ text }) => (JSON.parse(text) as { data?: readonly object[] }).data?.length,
  )
  const byHand = () => boardByHand(db, person)
  const other = await byHand()
  if (counts[0] !== projectsEach || other.length !== projectsEach) {
    throw new Error(`The board has ${counts[0]} projects, and ${other.length} by hand.`)
  }
  const [ask] = asks
  if (!ask) throw new Error('Nothing is asked.')
  const board = { name: 'projects-board', ask, product, byHand, times, wanted }
  return timeSummary({ ...board, beside: asks.slice(1) })
}

function askFor(person: number, resource: string, wish: object): Ask {
  const body = JSON.stringify({ ...wish })
  const path = `/api/${resource}/search?limit=0`
  return { method: 'POST', path, viewer: String(person), token: benchToken, body }
}

/** Collector of projects of the farms in their newest period; made by the first run, and kept. */
async function personOfProjects(db: Database): Promise<number> {
  const there = await found(db)
  if (there !== undefined) return there
  await db.transaction().execute(async tx => {
    await sql`insert into users (name, email, active, admin) values ('Projects', ${email}, true, false)`.execute(
      tx,
    )
    const person = sql`(select id from users where email = ${email})`
    await sql`insert into roles (role, user_id) values ('consultant', ${person})`.execute(tx)
    await sql`
      insert into projects (title, business_id, farm_id, details_id, period_id, collector_id, owner_id, fee,
        project_status_id)
      select f.farm_name || ' ' || turn, b.business_id, f.id, f.id, newest.period_id, ${person}, ${person}, 480000,
        (select s.id from project_statuses s order by (s.id * 7 + f.id) % 11 limit 1)
      from generate_series(1, 5) as turn
      cross join farms f
      join lateral (select l.business_id from business_farm l where l.farm_id = f.id limit 1) b on true
      join lateral (
        select o.period_id from farm_period o join periods p on p.id = o.period_id
        where o.farm_id = f.id order by p.start_date desc limit 1) newest on true
      order by turn, f.id limit ${ownProjects}`.execute(tx)
    await sql`
      insert into product_projects (project_id, product_id, business_id)
      select p.id, (select min(id) from products), p.business_id from projects p where p.collector_id = ${person}`.execute(
      tx,
    )
  })
  await sql`analyze`.execute(db)
  return (await found(db)) ?? Promise.reject(new Error('The collector was not made.'))
}

async function found(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from users where email = ${email}`.execute(db)
  return rows[0]?.id
}

async function boardByHand(db: Database, person: number): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select p.*, f.farm_name, b.name as business, o.name as period, s.title as status, array(
      select d.title from product_projects l join products d on d.id = l.product_id
      where l.project_id = p.id) as products
    from projects p
    join farms f on f.id = p.farm_id
    join businesses b on b.id = p.business_id
    join periods o on o.id = p.period_id
    left join project_statuses s on s.id = p.project_status_id
    where p.business_id in (select own.business_id from projects own where own.collector_id = ${person})
      and not p.archived and p.deleted_at is null
    order by p.title`.execute(db)
  return rows
}
