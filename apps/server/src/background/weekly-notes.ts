// On Monday mornings, to whoever manages farms with an open collection: one letter about all of them, as far as they see
// each. The letter and the moment at which it was written are kept in one go, so that a server that is killed writes nobody
// twice, and neither do two servers.

import { calendarDay } from '@furrow/farming/dates/dates'
import type { FarmOverview } from '@furrow/wire/completeness-answer'
import { sql } from 'kysely'
import { openToPeople } from '../access/reach/open-period.ts'
import type { Viewer } from '../access/reach/viewer.ts'
import { writeLetter } from '../access/sign-in/letter.ts'
import { viewerOfPerson } from '../access/tokens/find-viewer.ts'
import type { Database, Transaction } from '../db/database.ts'
import { itemByItem } from '../db/item-by-item.ts'
import type { ItemTurns } from '../db/item-by-item.ts'
import { runQuery } from '../db/run-query.ts'
import { zoneOfFarm } from '../db/schema/farm-zone.ts'
import { inTransaction } from '../db/transaction.ts'
import { zonesOf } from '../rules/saving/farm-calendar.ts'
import { weeklyNote } from './weekly-note-text.ts'
import type { FarmThisWeek, OpenCollection } from './weekly-note-text.ts'

interface Around {
  readonly db: Database
  publicUrl(): string
  /** How complete the periods of farms are, as far as someone sees it. */
  overviewFor(viewer: Viewer, farms: readonly number[]): Promise<readonly FarmOverview[]>
}

interface When extends ItemTurns {
  readonly now?: Date
}

/** How many letters were written. */
export async function writeWeeklyNotes(
  around: Around,
  { now = new Date(), ...turns }: When = {},
): Promise<number> {
  const { db } = around
  let written = 0
  const tell = async ({ id, farms }: Manager) => {
    const viewer = await viewerOfPerson(db, id)
    if (!viewer) return
    const open = await openCollections(around, { viewer, farms, now })
    if (open.length === 0) return
    written += await inTransaction(db, tx => tellOne(tx, { viewer, open, now }, around.publicUrl()))
  }
  const items = await runQuery(db, renderPeopleToTell(now))
  await itemByItem({ doing: 'weekly note', items }, tell, turns)
  return written
}

interface Manager {
  readonly id: number
  readonly farms: readonly number[]
}

/** Who manages which farms, where it is Monday morning or later on that day, and nothing was written this week. */
function renderPeopleToTell(now: Date) {
  return sql<Manager>`
    select u.id, json_agg(f.id order by f.farm_name, f.id) as farms
    from (select distinct user_id, farm_id from farm_people where manages) p
    join users u on u.id = p.user_id and u.active and u.deleted_at is null
    join farms f on f.id = p.farm_id and f.deleted_at is null and not coalesce(f.archived, false)
    where ${wantsIt(now)} and exists (
      select from farm_period o where o.farm_id = f.id and o.deleted_at is null
        and o.status = any(${openToPeople}))
    group by u.id
    having bool_or(${isMondayMorning(now)})
    order by u.id`
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

const isMondayMorning = (now: Date) => {
  const onFarm = sql`(${at(now)} at time zone ${zoneOfFarm(sql.ref('f.id'))})`
  return sql`extract(isodow from ${onFarm}) = 1 and extract(hour from ${onFarm}) >= 6`
}

/** From a Monday evening to the next morning of a Monday are less than seven days. */
const wantsIt = (now: Date) => sql`not exists (
  select from notification_settings s
  where s.user_id = u.id and s.letter = 'Weekly note' and s.deleted_at is null
    and (not s.by_email or s.sent_at > ${at(now)} - interval '6 days'))`

interface Asked {
  readonly viewer: Viewer
  readonly farms: readonly number[]
  readonly now: Date
}

/** Begun and not submitted, with the score that the portal tells them. */
async function openCollections(
  { db, overviewFor }: Around,
  { viewer, farms, now }: Asked,
): Promise<readonly OpenCollection[]> {
  const some = farms.filter(farm => viewer.farms.managed.includes(farm))
  const zones = await zonesOf(db, some)
  const told = await overviewFor(viewer, some)
  return told.flatMap(({ farm_id: farm, periods }) => {
    const today = calendarDay(now.toISOString(), zones.get(farm) ?? 'UTC')
    return periods
      .filter(({ status, start }) => isOpen(status) && start <= today)
      .map(({ period_id: period, name, score, submission_due: due }) => ({
        farm,
        period,
        name,
        score,
        due,
        isOverdue: due < today,
      }))
  })
}

const isOpen = (status: string) => openToPeople.some(open => open === status)

interface Told {
  readonly viewer: Viewer
  readonly open: readonly OpenCollection[]
  readonly now: Date
}

async function tellOne(
  tx: Transaction,
  { viewer, open, now }: Told,
  publicUrl: string,
): Promise<number> {
  // Two servers at once stand in line here, and the second finds that it is written.
  const [person] = await runQuery(
    tx,
    sql<{ email: string; name: string }>`
      select u.email, u.name from users u
      where u.id = ${viewer.id} and u.active and u.deleted_at is null
      for update`,
  )
  const [due] = await runQuery(
    tx,
    sql<{ id: number }>`select u.id from users u where u.id = ${viewer.id} and ${wantsIt(now)}`,
  )
  if (!person || !due) return 0
  const farms = await runQuery(tx, renderFarms(viewer, [...new Set(open.map(({ farm }) => farm))]))
  await runQuery(
    tx,
    sql`
      insert into notification_settings (user_id, letter, by_email, sent_at)
      values (${viewer.id}, 'Weekly note', true, ${at(now)})
      on conflict (user_id, letter) where deleted_at is null
      do update set sent_at = excluded.sent_at`,
  )
  const letter = weeklyNote({ name: person.name, farms, open }, publicUrl)
  await writeLetter(tx, { to: person.email, ...letter })
  return 1
}

/** Open questions with something that someone has not read, and documents that are wanted. */
function renderFarms({ id, isAdmin, farms: { money } }: Viewer, farms: readonly number[]) {
  const isNew = (by: string, when: string) =>
    sql`${sql.ref(by)} is distinct from ${id} and ${sql.ref(when)} > coalesce(r.read_at, '-infinity')`
  return sql<FarmThisWeek>`
    select f.id, f.farm_name as farm, (
      select count(*)::int from questions q
      left join question_reads r
        on r.question_id = q.id and r.user_id = ${id} and r.deleted_at is null
      where q.farm_id = f.id and q.deleted_at is null and q.status = 'Open'
        and (not q.about_finance or ${isAdmin} or f.id = any(${money}::bigint[]))
        and (${isNew('q.asked_by_id', 'q.created_at')} or exists (
          select from question_messages m
          where m.question_id = q.id and m.deleted_at is null
            and ${isNew('m.user_id', 'm.created_at')}))) as questions,
      coalesce((
        select json_agg(json_build_object('period', w.period_id, 'what', w.description) order by w.id)
        from requested_files w
        where w.farm_id = f.id and w.deleted_at is null and w.file_id is null), '[]') as wanted
    from farms f
    where f.id = any(${farms}::bigint[]) and f.deleted_at is null
    order by f.farm_name, f.id`
}
