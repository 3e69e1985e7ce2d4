// What was asked and answered, by email: at most one letter a day to each person, with everything that is new to them
// and that they may read. The letter and the moment at which it was written are kept in one go, so that a server that is
// killed writes nobody twice, and neither do two servers.

import { sql } from 'kysely'
import { writeLetter } from '../access/sign-in/letter.ts'
import type { Database, Transaction } from '../db/database.ts'
import { itemByItem } from '../db/item-by-item.ts'
import type { ItemTurns } from '../db/item-by-item.ts'
import { runQuery } from '../db/run-query.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Sql } from '../query/sql.ts'
import { letterOfQuestions } from './question-letter-text.ts'
import type { NewInThread } from './question-letter-text.ts'

interface Around {
  readonly db: Database
  publicUrl(): string
}

interface Person {
  readonly id: number
}

/** How many letters were written. */
export async function writeQuestionLetters(
  { db, publicUrl }: Around,
  turns?: ItemTurns,
): Promise<number> {
  let written = 0
  const tell = async ({ id }: Person) => {
    written += await inTransaction(db, tx => tellOne(tx, id, publicUrl()))
  }
  const items = await runQuery(db, renderPeopleToTell())
  await itemByItem({ doing: 'letter about questions', items }, tell, turns)
  return written
}

/** Someone who writes several answers one after the other is told of together: what is younger is for the next letter. */
const unsettled = sql`interval '10 minutes'`
/** Nobody is told of what was new a month ago. */
const remembered = sql`interval '30 days'`

/** Asked and answered alike: who wrote it, when, and in which thread. */
const written = sql`(
  select q.id as question_id, q.asked_by_id as author_id, q.created_at, q.mentions, q.text, true as is_question
  from questions q where q.deleted_at is null
  union all
  select m.question_id, m.user_id, m.created_at, m.mentions, m.text, false
  from question_messages m where m.deleted_at is null)`

/**
 * Whom a thread is for: whoever asked, wrote in it or is mentioned; and of the other side, the managers of the farm where
 * staff asked, and its staff where the farm asked. They read it, of all people of the farm.
 */
const concerns = sql`
  p.user_id = q.asked_by_id
  or exists (select from question_messages own
    where own.question_id = q.id and own.user_id = p.user_id and own.deleted_at is null)
  or q.mentions @> to_jsonb(p.user_id)
  or exists (select from question_messages own
    where own.question_id = q.id and own.mentions @> to_jsonb(p.user_id) and own.deleted_at is null)
  or (p.manages and not asker.is_own) or (p.consults and asker.is_own)`

const newToPeople = sql`
  ${written} as w
  join questions q on q.id = w.question_id and q.deleted_at is null
  join farms f on f.id = q.farm_id and f.deleted_at is null
  cross join lateral (
    select coalesce(bool_or(a.records), false) as is_own from farm_people a
    where a.farm_id = q.farm_id and a.user_id = q.asked_by_id) asker
  join lateral (
    select o.user_id, bool_or(o.manages) as manages, bool_or(o.consults) as consults,
      bool_or(o.sees_finance) as sees_finance
    from (
      select user_id, manages, consults, sees_finance from farm_people where farm_id = q.farm_id
      union all select id, false, false, true from users where admin) o
    group by o.user_id) p on (p.sees_finance or not q.about_finance) and (${concerns})
  join users u on u.id = p.user_id and u.active and u.deleted_at is null
  left join notification_settings s
    on s.user_id = u.id and s.letter = 'Questions' and s.deleted_at is null
  left join question_reads r
    on r.question_id = q.id and r.user_id = u.id and r.deleted_at is null`

/** At the moment of a letter, which is kept as that of the last one. */
const isNewToThem = (moment: Sql) => sql`
  w.author_id is distinct from u.id
  and w.created_at between ${moment} - ${remembered} and ${moment} - ${unsettled}
  and w.created_at > coalesce(s.sent_at, '-infinity') - ${unsettled}
  and w.created_at > coalesce(r.read_at, '-infinity')
  and coalesce(s.by_email, true)
  and coalesce(s.sent_at, '-infinity') < ${moment} - interval '1 day'`

function renderPeopleToTell() {
  return sql<Person>`
    select distinct u.id from ${newToPeople} where ${isNewToThem(sql`clock_timestamp()`)} order by u.id`
}

async function tellOne(tx: Transaction, id: number, publicUrl: string): Promise<number> {
  // Two servers at once stand in line here, and the second finds nothing new.
  await runQuery(tx, sql`select id from users where id = ${id} for update`)
  const [now] = await runQuery(tx, sql<{ text: string }>`select clock_timestamp()::text as text`)
  const moment = sql`${now?.text}::timestamptz`
  const news = await runQuery(
    tx,
    sql<NewInThread>`
      select u.email, u.name, f.id as farm_id, f.farm_name as farm, q.period_id, pe.name as period,
        q.id as question_id, q.text as question, q.figure, w.text, w.is_question, author.name as author
      from ${newToPeople}
      left join users author on author.id = w.author_id
      left join periods pe on pe.id = q.period_id
      where u.id = ${id} and ${isNewToThem(moment)}
      order by f.farm_name, f.id, q.id, w.created_at`,
  )
  const [first] = news
  if (!first) return 0
  await runQuery(
    tx,
    sql`
      insert into notification_settings (user_id, letter, by_email, sent_at)
      values (${id}, 'Questions', true, ${moment})
      on conflict (user_id, letter) where deleted_at is null
      do update set sent_at = excluded.sent_at`,
  )
  await writeLetter(tx, { to: first.email, ...letterOfQuestions(news, publicUrl) })
  return 1
}
