// What a live stream tells of lines in the history: which rows, never their values.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { About, LinesTold } from '../../access/reach/told-lines.ts'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { recalculating } from '../../query/author.ts'
import { servedMoment } from '../../query/render-figure.ts'
import type { Span } from './spans.ts'

/** Whoever would be told of more rows at once had better read everything again. */
const mostRows = 10_000

export interface Heads {
  /** Moves on whenever something changes that decides what someone reaches. */
  readonly stamp: string
  /** What the lines are about, each once. */
  readonly abouts: readonly About[]
}

export async function readHeads(db: Database, spans: readonly Span[]): Promise<Heads> {
  const [heads] = await runQuery(
    db,
    sql<Heads>`
      select (select stamp::text from upkeep.access_stamp) as stamp,
        coalesce((select json_agg(a) from (
          select distinct t.entity, t.farm_id as farm from ${linesIn(spans)} as t) a), '[]') as abouts`,
  )
  return heads ?? { stamp: '', abouts: [] }
}

/** As they are sent, a line for each kind of record and of change; nothing where it is too much. */
export async function readLines(
  db: Database,
  spans: readonly Span[],
  { told, kinds }: { readonly told: LinesTold; readonly kinds: ReadonlySet<string> },
): Promise<readonly string[] | undefined> {
  const theirs = told.among(kinds)?.('t') ?? sql`true`
  const device = told.namesDevice ? sql`l.device` : sql`null`
  const lines = await runQuery(
    db,
    sql<{ line: string; amount: number }>`
      select ${asSent(device)} as line, count(*) as amount
      from (select t.* from ${linesIn(spans)} as t where ${theirs} limit ${mostRows + 1}) l
      group by l.entity, l.farm_id, l.period_id, l.verb, l.device, l.follows
      order by min(l.id)`,
  )
  const amount = lines.reduce((sum, one) => sum + one.amount, 0)
  return amount > mostRows ? undefined : lines.map(({ line }) => line)
}

function asSent(device: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json_build_object(
    'entity', l.entity, 'ids', json_agg(distinct l."row"),
    'farm_id', l.farm_id, 'period_id', l.period_id,
    'verb', l.verb, 'device', ${device}, 'follows', l.follows, 'at', ${sql.raw(servedMoment('max(l.at)'))})::text`
}

/** Each span is looked up by itself, so that the table is never read from end to end. */
function linesIn(spans: readonly Span[]): RawBuilder<unknown> {
  const firsts = spans.map(({ first }) => first)
  const lasts = spans.map(({ last }) => last)
  return sql`(
    select c.id, c.entity, c."row", c.farm_id, c.period_id, c.verb, c.device, c.at,
      c.request is not distinct from ${recalculating} as follows
    from unnest(${firsts}::bigint[], ${lasts}::bigint[]) as span (first, last)
    join changes c on c.id between span.first and span.last)`
}
