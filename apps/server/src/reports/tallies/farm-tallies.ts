// What belongs to the farm as a whole: how it is reached, its contacts and its files.

import { sql } from 'kysely'
import { isStillUsed } from '../../facts/still-used.ts'
import type { Sql } from '../../query/sql.ts'
import type { Visible } from '../visible-rows.ts'
import type { Asks, Tallied, Tallies } from './tallied.ts'
import { always, tallied } from './tallied.ts'

const askedFarms: Reached = {
  entity: 'farms',
  among: sql`any(array(select farm_id from asked))`,
}

export const farmTallies: Tallies = seen => [
  tallied(
    sql`asked a
      join farms f on f.id = a.farm_id and f.id = ${askedFarms.among}
      left join ${reachedBy('addresses', 'addressable', askedFarms)} w on w.id = f.id
      left join ${reachedBy('phone_numbers', 'phone_numberable', askedFarms)} t on t.id = f.id
      left join ${mailOf(askedFarms)} m on m.id = f.id`,
    ofFarm,
  ),
  tallied(
    sql`asked a
      left join (${reachable(seen)}) c on c.farm_id = a.farm_id and c.period_id = a.period_id`,
    [['contacts.reached', always, sql`c.farm_id is not null`]],
  ),
  ...fileTallies(seen),
]

const ofFarm: readonly Asks[] = [
  ['farm_details.address', always, sql`f.address_id is not null or w.id is not null`],
  ['farm_details.phone', always, sql`t.id is not null`],
  ['farm_details.mail', always, sql`m.id is not null`],
  ['farm_details.manager', always, sql`f.manager_id is not null`],
  ['farm_details.group', always, sql`f.profit_focus_group_id is not null`],
]

/** Rows that others tell how to reach, by number: of these only, or a table would be read for all farms. */
interface Reached {
  readonly entity: 'farms' | 'farm_contacts'
  readonly among: Sql
}

/** Whoever sees a farm or a contact sees how to reach it. */
function reachedBy(table: string, word: string, { entity, among }: Reached): Sql {
  const id = sql.ref(`${word}_id`)
  return sql`(
    select distinct ${id} as id from ${sql.table(table)}
    where ${sql.ref(`${word}_type`)} = ${entity} and ${id} = ${among} and deleted_at is null)`
}

function mailOf(reached: Reached): Sql {
  return sql`(
    select id from ${reachedBy('email_addresses', 'emailable', reached)} one
    union select id from ${reachedBy('emails', 'emailable', reached)} other)`
}

/** The farms with a contact who can be reached, by period. */
function reachable(seen: Visible): Sql {
  const contacts = seen('farm_contacts')
  const reached: Reached = {
    entity: 'farm_contacts',
    among: sql`any(array(select id from ${contacts} c))`,
  }
  return sql`
    select distinct b.farm_id, b.period_id from asked b
    join ${contacts} c on c.farm_id = b.farm_id
    left join ${reachedBy('phone_numbers', 'phone_numberable', reached)} t on t.id = c.id
    left join ${mailOf(reached)} m on m.id = c.id
    where ${isStillUsed('c', sql`b.first_day`)} and (
      coalesce(trim(c.phone), '') <> '' or coalesce(trim(c.email), '') <> ''
      or t.id is not null or m.id is not null)`
}

/** A map holds for every period; other papers are those of the period. */
function fileTallies(seen: Visible): readonly Tallied[] {
  const files = sql`${seen('files')} f on f.farm_id = a.farm_id`
  return [
    tallied(
      sql`asked a
        left join (select farm_id from ${seen('files')} f where category = 'Property map' group by 1) map
          on map.farm_id = a.farm_id
        left join (
          select farm_id, period_id, array_agg(category) as held from ${seen('files')} f group by 1, 2
        ) f on f.farm_id = a.farm_id and f.period_id = a.period_id
        left join (
          select farm_id, period_id from crops group by 1, 2 having sum(for_sale) > 0
        ) c on c.farm_id = a.farm_id and c.period_id = a.period_id
        left join (select distinct farm_id, period_id from stock) s
          on s.farm_id = a.farm_id and s.period_id = a.period_id`,
      ofPapers,
    ),
    tallied(sql`asked a join ${files} and f.period_id = a.period_id`, [
      ['files.category', always, sql`f.category is not null`],
    ]),
  ]
}

const isHeld = (category: string): Sql => sql`coalesce(${category} = any(f.held), false)`

const ofPapers: readonly Asks[] = [
  ['files.map', always, sql`map.farm_id is not null`],
  ['files.statement', always, isHeld('Bank or loan statement')],
  ['files.invoice', sql`c.farm_id is not null`, isHeld('RCTI or sale advice')],
  ['files.livestock', sql`s.farm_id is not null`, isHeld('Livestock invoice')],
]
