// Why what was carried over cannot be undone any more: the first thing that was done with it since, by
// whom and when, in a sentence.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { dayInWords } from '@furrow/farming/dates/dates'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { dayOnFarm } from '../rules/saving/farm-calendar.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'
import { dependentsOf } from './dependents.ts'
import type { DependentRow } from './dependents.ts'
import { whyNotTheirs } from './may-take-back.ts'
import type { Start } from './start.ts'

/** Nothing where it can. Whoever may not take it back is told no more than that. */
export async function whyItStays(
  context: WritingContext,
  start: Start,
): Promise<Refusal | undefined> {
  const notTheirs = await whyNotTheirs(context, start)
  if (notTheirs) return notTheirs
  const said = (await firstChange(context, start)) ?? (await firstHanging(context, start))
  return said === undefined ? undefined : new Refusal('conflict', said)
}

interface Line extends DependentRow {
  readonly verb: string
  readonly person: number | null
  readonly by: string | null
  readonly day: string | null
}

async function firstChange(context: WritingContext, { made }: Start): Promise<string | undefined> {
  const rows = Object.entries(made.rows).flatMap(([entity, ids]) => ids.map(id => ({ entity, id })))
  const [line] = await runQuery(
    context.tx,
    sql<Line>`
      select c.entity, c."row" as id, c.verb, c.user_id as person, u.name as by,
        ${dayOnFarm('c.at', 'c.farm_id')} as day
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(entity text, id bigint)
      join changes c on c.entity = m.entity and c."row" = m.id and c.id > ${made.line}
      left join users u on u.id = c.user_id
      order by c.id limit 1`,
  )
  return line && sentenceOn(context, line, line.verb === 'destroy' ? 'deleted' : 'changed')
}

async function firstHanging(context: WritingContext, start: Start): Promise<string | undefined> {
  const found = await dependentsOf(context, start)
  if (!found) return undefined
  if (await isCarried(context, start, found))
    return 'More was carried over later that depends on this: undo that first.'
  const [line] = await runQuery(
    context.tx,
    sql<Line>`
      select c.entity, c."row" as id, c.verb, c.user_id as person, u.name as by,
        ${dayOnFarm('c.at', 'c.farm_id')} as day
      from changes c left join users u on u.id = c.user_id
      where c.entity = ${found.entity} and c."row" = ${found.id}
      order by c.id limit 1`,
  )
  const unknown = { ...found, verb: 'store', person: null, by: null, day: null }
  return sentenceOn(context, line ?? unknown, 'added')
}

/** By another start of the same period. */
async function isCarried(
  { tx }: WritingContext,
  { id, farm_id, period_id }: Start,
  found: DependentRow,
): Promise<boolean> {
  const others = await runQuery(
    tx,
    sql`
      select r.id from roll_forwards r
      where r.farm_id = ${farm_id} and r.period_id = ${period_id} and r.id <> ${id}
        and r.undone_at is null and r.deleted_at is null
        and r.made -> 'rows' -> ${found.entity} @> to_jsonb(${found.id}::bigint)`,
  )
  return others.length > 0
}

async function sentenceOn(context: WritingContext, line: Line, did: string): Promise<string> {
  const { viewer, engine } = context
  const entity = entityNamed(engine.catalogue, line.entity)
  const end = 'so this can no longer be undone.'
  const shown = await shownName(context, line)
  if (shown === undefined) return `Something that depends on it has been recorded since, ${end}`
  const who = line.person === viewer.actor ? 'You' : (line.by ?? 'Someone')
  const when = line.day === null ? '' : ` on ${dayInWords(line.day)}`
  const what = `${withArticle(entity.label.toLowerCase())}${shown === '' ? '' : ` (${shown})`}`
  return `${who} ${did} ${what}${when}, ${end}`
}

/** The name of a row that this person sees; empty where it has none, nothing where they do not see it. */
async function shownName({ tx, reach, engine }: WritingContext, { entity, id }: DependentRow) {
  const own = reach.read(entityNamed(engine.catalogue, entity))
  const [row] = await runQuery(
    tx,
    sql<{ name: string | null }>`
      select to_jsonb(t) ->> 'name' as name from ${sql.table(entity)} as t
      where t.id = ${id} ${own ? sql`and coalesce((${own('t')}), false)` : sql``}`,
  )
  return row && (row.name ?? '')
}

function withArticle(label: string): string {
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`
}
