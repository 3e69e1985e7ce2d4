// The lines that a write leaves in `changes`, made by the same statement that writes.

import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { Author } from './author.ts'
import type { Sql } from './sql.ts'

export interface HistoryLine {
  readonly verb: 'store' | 'update' | 'destroy' | 'restore' | 'attach' | 'detach' | 'erase'
  readonly entity: Entity
  /** What goes by `t` is the row that was written. */
  readonly from: Sql
  readonly at?: Sql
  readonly before?: Sql
  readonly after?: Sql
}

export function renderHistory(lines: readonly HistoryLine[], author: Author): Sql {
  return sql`insert into changes
    (at, user_id, acting_as_id, impersonation_id, request, device, verb, entity, "row", farm_id, period_id, "before", after)
    ${sql.join(
      lines.map(line => renderLine(line, author)),
      sql` union all `,
    )}`
}

function renderLine(line: HistoryLine, author: Author): Sql {
  const { entity, from } = line
  const { person, actingAs, impersonation, request, device } = author
  const at = line.at ?? sql`now()`
  return sql`
    select ${at}, ${person}::bigint, ${actingAs}::bigint, ${impersonation}::bigint, ${request}, ${device}, ${line.verb}, ${entity.name},
      t.id, ${farmOf(entity)}, ${periodOf(entity)},
      ${line.before ?? sql`null::jsonb`}, ${line.after ?? sql`null::jsonb`}
    from ${from}`
}

function farmOf(entity: Entity): Sql {
  if (entity.ownedBy.kind === 'farm' && entity.ownedBy.by === 'id') return sql`t.id`
  return carriesFarm(entity) || entity.fields['farm_id'] ? sql`t.farm_id` : sql`null::bigint`
}

function periodOf({ fields }: Entity): Sql {
  return fields['period_id'] ? sql`t.period_id` : sql`null::bigint`
}

/** What the history needs of a row that was written. */
export function historyColumns(entity: Entity): Sql {
  const held = ['farm_id', 'period_id'].filter(name => entity.fields[name])
  return sql.join(['id', ...held].map(name => sql.ref(`t.${name}`)))
}

/** The whole row `t`, but for what is empty and what nobody is shown. */
export function keptOf({ fields }: Entity): Sql {
  const hidden = Object.keys(fields).filter(name => fields[name]?.secret)
  return sql`jsonb_strip_nulls(to_jsonb(t) - ${['deletion_id', ...hidden]}::text[])`
}
