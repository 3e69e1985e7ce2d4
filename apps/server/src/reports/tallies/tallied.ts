// From rows to tallies: of how many of them each question is asked, and how many answer it.

import { moneyQuestions } from '@furrow/farming/completeness/completeness'
import { sectionOf } from '@furrow/farming/completeness/completeness-questions'
import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'
import type { Visible } from '../visible-rows.ts'

/** Questions of one section that are asked of the same rows. */
export interface Tallied {
  /** Joined to `asked`, which goes by `a`. */
  readonly from: Sql
  readonly asks: readonly Asks[]
  /** What is shown apart: a crop, a gauge, an enterprise. */
  readonly bar: BarOf
}

export type Tallies = (seen: Visible) => readonly Tallied[]

/** The question, which rows it is asked of, and which of those answer it. */
export type Asks = readonly [question: string, of: Sql, answered: Sql]

export interface BarOf {
  readonly id: Sql
  readonly label: Sql
}

const noBar: BarOf = { id: sql`null`, label: sql`null` }

export const always = sql`true`
export const never = sql`false`

export function tallied(from: Sql, asks: readonly Asks[], bar: BarOf = noBar): Tallied {
  return { from, asks, bar }
}

/** A line for each question, by bars. */
export function renderTallied({ from, asks, bar }: Tallied): Sql {
  const counts = asks.map(
    (ask, place) => sql`
      count(*) filter (where ${isAsked(ask)}) as ${sql.ref(`asked_${place}`)},
      count(*) filter (where ${isAnswered(ask)}) as ${sql.ref(`answered_${place}`)}`,
  )
  const lines = asks.map(
    ([question], place) =>
      sql`(${question}::text, g.${sql.ref(`asked_${place}`)}, g.${sql.ref(`answered_${place}`)})`,
  )
  return sql`
    select g.farm_id, g.period_id, g.bar, g.bar_label, q.question, q.asked, q.answered
    from (
      select a.farm_id, a.period_id, ${bar.id}::bigint as bar, ${bar.label}::text as bar_label,
        ${sql.join(counts)}
      from ${from}
      group by 1, 2, 3, 4
    ) g
    cross join lateral (values ${sql.join(lines)}) as q (question, asked, answered)
    where q.asked > 0`
}

/** One line for all of them. */
export function renderTotal({ from, asks }: Tallied): Sql {
  const section = sectionOf(asks[0]?.[0] ?? '')
  const number = (conditions: readonly Sql[]) =>
    sql.join(
      conditions.map(condition => sql`case when ${condition} then 1 else 0 end`),
      sql` + `,
    )
  return sql`
    select a.farm_id, a.period_id, ${section}::text as section,
      sum(${number(asks.map(isAsked))}) as asked, sum(${number(asks.map(isAnswered))}) as answered
    from ${from}
    group by 1, 2`
}

const aboutMoney = moneyQuestions()

/** About money it is asked only where money is seen. */
function isAsked([question, of]: Asks): Sql {
  return aboutMoney.includes(question) ? sql`(${of}) and a.sees_money` : sql`(${of})`
}

function isAnswered(ask: Asks): Sql {
  return sql`${isAsked(ask)} and (${ask[2]})`
}
