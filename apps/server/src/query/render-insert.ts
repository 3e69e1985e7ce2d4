// New rows, however many, in one statement with their lines in the history.

import { sql } from 'kysely'
import type { Author } from './author.ts'
import { keptOf, renderHistory } from './history-lines.ts'
import type { Reach } from './reach.ts'
import { renderDenied } from './render-lock.ts'
import type { NewRows } from './write-plan.ts'

/** What became of a row: whether it was allowed, and which of its figures were not. */
export interface InsertOutcome {
  readonly id: number
  readonly allowed: boolean
  readonly denied: readonly string[]
}

export function renderInsert({ entity, rows, verb }: NewRows, reach: Reach, author: Author) {
  const table = sql.table(entity.name)
  const sent = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const stamps = ['created_at', 'updated_at'].filter(
    name => entity.fields[name] && !sent.includes(name),
  )
  const columns = [...sent, ...stamps].map(name => sql.ref(name))
  const values = [...sent.map(name => sql.ref(`p.${name}`)), ...stamps.map(() => sql`now()`)]
  const allowed = reach.write(entity, 'add')?.('t') ?? sql`true`
  const history = renderHistory(
    [{ verb, entity, from: sql`stored t`, after: keptOf(entity) }],
    author,
  )
  const insert =
    columns.length === 0
      ? sql`default values`
      : sql`(${sql.join(columns)})
      select ${sql.join(values)}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as s(doc, place_sent),
        jsonb_populate_record(null::${table}, s.doc) as p
      order by s.place_sent`
  return sql<InsertOutcome>`
    with stored as (insert into ${table} ${insert} returning *),
    noted as (${history})
    select t.id, ${allowed} as allowed, ${renderDenied(entity, sent, reach)} as denied
    from stored t order by t.id`
}
