// Changed rows, however many and however different, in one statement with their lines in the history.
// A row that already is as it is wanted stays untouched.

import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Author } from './author.ts'
import { historyColumns, renderHistory } from './history-lines.ts'
import type { ChangedRows } from './write-plan.ts'
import type { Sql } from './sql.ts'

export function renderUpdate(
  { entity, rows }: ChangedRows,
  author: Author,
): RawBuilder<{ id: number }> {
  const table = sql.table(entity.name)
  const sent = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
  const docs = JSON.stringify(rows.map(({ id, values }) => ({ id, doc: values })))
  // A wide record lies in many tables: without its rows by number PostgreSQL would join them all, whole.
  const isOneOf = sql`t.id = any(${rows.map(({ id }) => id)}::bigint[])`
  const isStamped = entity.fields['updated_at'] !== undefined
  const stamp = isStamped ? [sql`updated_at = ${laterThan(sql`t.updated_at`)}`] : []
  const settings = [...sent.map(name => sql`${sql.ref(name)} = ${of('will', name)}`), ...stamp]
  const was = sql.join(sent.map(name => of('was', name)))
  const will = sql.join(sent.map(name => of('will', name)))
  const history = renderHistory(
    [
      {
        verb: 'update',
        entity,
        from: sql`stored t join meant m on (m.was).id = t.id, lateral (${differences(entity, sent)}) d`,
        at: isStamped ? sql`t.updated_at` : sql`now()`,
        before: sql`d.was`,
        after: sql`d.will`,
      },
    ],
    author,
  )
  return sql<{ id: number }>`
    with meant as materialized (
      select t as was, jsonb_populate_record(t, s.doc) as will
      from jsonb_to_recordset(${docs}::jsonb) as s(id bigint, doc jsonb) join ${table} as t on t.id = s.id
      where ${isOneOf}
    ), stored as (
      update ${table} as t set ${sql.join(settings)} from meant m
      where t.id = (m.was).id and ${isOneOf} and row (${was}) is distinct from row (${will})
      returning ${historyColumns(entity)}${isStamped ? sql`, t.updated_at` : sql``}
    ), noted as (${history})
    select id from stored`
}

/** Beyond so many columns beside those of a wide record, PostgreSQL may find no way to join them. */
const mostAtOnce = 400

/** The same change in parts that are narrow enough, each for a statement of its own. */
export function narrowUpdates({ entity, rows }: ChangedRows): readonly ChangedRows[] {
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
  if (names.length <= mostAtOnce) return [{ entity, rows }]
  const parts = Math.ceil(names.length / mostAtOnce)
  return Array.from({ length: parts }, (_, part) => {
    const own = new Set(names.slice(part * mostAtOnce, (part + 1) * mostAtOnce))
    return { entity, rows: rows.map(({ id, values }) => ({ id, values: only(own, values) })) }
  })
}

function only(names: ReadonlySet<string>, values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
}

/**
 * Later than before even where two requests meet in the same moment, so that it tells them apart. Added in one zone, for
 * a sum that depends on the zone of the connection may not be written into a table that lies on several machines.
 */
export function laterThan(moment: Sql): Sql {
  return sql`greatest(now(), (${moment} at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')`
}

function of(record: 'was' | 'will', name: string): Sql {
  return sql`(${sql.raw(`m.${record}`)}).${sql.ref(name)}`
}

/** Only what really changed, by name. */
function differences({ fields }: Entity, names: readonly string[]): Sql {
  const pairs = names.map(name => {
    const [was, will] = [sql`to_jsonb(${of('was', name)})`, sql`to_jsonb(${of('will', name)})`]
    const isKeptByServer = fields[name]?.kind === 'object' && fields[name].readOnly
    return isKeptByServer
      ? sql`(${name}::text, ${partsBeside(was, will)}, ${partsBeside(will, was)})`
      : sql`(${name}::text, ${was}, ${will})`
  })
  return sql`
    select jsonb_object_agg(f.name, f.was) as was, jsonb_object_agg(f.name, f.will) as will
    from (values ${sql.join(pairs)}) f(name, was, will) where f.was is distinct from f.will`
}

/** Of what the server keeps about every figure of a row, only what became otherwise. */
function partsBeside(one: Sql, other: Sql): Sql {
  return sql`case when jsonb_typeof(${one}) = 'object' then (
    select jsonb_object_agg(e.key, e.value) from jsonb_each(${one}) e
    where e.value is distinct from ${other} -> e.key) else ${one} end`
}
