// The rows that are about to be written: held until the request is done, and looked at for what may
// be done with them.

import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import { headTable } from '../db/schema/foreign-keys.ts'
import type { Below } from './below.ts'
import { fieldNamed, figureOf } from './figure.ts'
import { everything } from './reach.ts'
import type { Reach, WriteKind } from './reach.ts'
import { renderFigure, served } from './render-figure.ts'
import { renderStep } from './render-step.ts'
import { newNames, rowConditions } from './source.ts'
import type { Source } from './source.ts'
import type { Sql } from './sql.ts'

export interface HeldRow {
  readonly id: number
  readonly allowed: boolean
  /** Figures of it that this person may not change. */
  readonly denied: readonly string[]
  readonly row: Readonly<Record<string, unknown>> | null
  /** Of the link to the row above. */
  readonly link: number | null
}

export interface Holding {
  readonly source: Source
  readonly below: Below | undefined
  /** All that there are below the parent where nothing is said. */
  readonly ids: readonly number[] | undefined
  readonly doing: WriteKind
  /** Whether the rows themselves are wanted. */
  readonly whole: boolean
}

export function renderLock({ source, below, ids, doing, whole }: Holding, reach: Reach) {
  const { entity } = source
  const { from, conditions, at } = rowsHeld({ source, below, ids })
  const { row, link } = at
  const allowed = reach.write(entity, doing)?.(row) ?? sql`true`
  const content = whole
    ? sql`(select to_json(r) from (select ${asServed(entity, row)}) r)`
    : sql`null::json`
  const hold = entity.parts ? sql`` : sql` for update of ${sql.ref(row)}`
  return sql<HeldRow>`
    select ${sql.ref(`${row}.id`)} as id, ${allowed} as allowed,
      ${renderDenied(entity, Object.keys(entity.fields), reach, row)} as denied, ${content} as row,
      ${link === undefined ? sql`null::bigint` : sql.ref(`${link}.id`)} as link
    from ${from} where ${sql.join(conditions, sql` and `)}
    order by ${sql.ref(`${row}.id`)}${hold}`
}

/** The rows themselves: where they stand in a statement, and by which name. */
export function rowsHeld({ source, below, ids }: Pick<Holding, 'source' | 'below' | 'ids'>) {
  const root = below ? belowParent(below, source) : alone(source)
  if (!ids) return root
  const named = sql`${sql.ref(`${root.at.row}.id`)} = any(${ids}::bigint[])`
  return { ...root, conditions: [...root.conditions, named] }
}

/** A view cannot be held, but the table that carries its rows can. */
export function renderHoldParts(entity: Entity, ids: readonly number[]): Sql | undefined {
  if (!entity.parts) return undefined
  return sql`select id from ${sql.table(headTable(entity))} where id = any(${ids}::bigint[]) order by id for update`
}

/** The names of those of these fields that stand in the row `t` and are not for this person. */
export function renderDenied(
  entity: Entity,
  names: readonly string[],
  reach: Reach,
  row = 't',
): Sql {
  const guarded = names.flatMap(name => {
    const shown = reach.field(entity, name)
    return shown ? [sql`case when not coalesce(${shown(row)}, false) then ${name}::text end`] : []
  })
  if (guarded.length === 0) return sql`'{}'::text[]`
  return sql`array_remove(array[${sql.join(guarded)}], null)`
}

function alone(source: Source) {
  const from = sql`${sql.table(source.entity.name)} as t`
  return {
    from,
    conditions: [sql`true`, ...rowConditions(source, 't')],
    at: { row: 't', link: undefined },
  }
}

function belowParent({ parent, parentId, step }: Below, { deleted }: Source) {
  const target = { ...step.target, deleted }
  const { from, conditions, at } = renderStep({ ...step, target }, 'p', newNames())
  const is = [sql`p.id = ${parentId}`, ...rowConditions(parent, 'p'), ...conditions]
  return {
    from: sql`${sql.table(parent.entity.name)} as p, ${from}`,
    conditions: is,
    at: { row: at.row, link: step.link ? at.link : undefined },
  }
}

/** All figures that are stored, as they are served. */
function asServed(entity: Entity, row: string): Sql {
  const held = Object.keys(entity.fields).filter(
    name => fieldNamed(entity, name) && !entity.fields[name]?.computed,
  )
  return sql.join(
    held.map(name => {
      const figure = figureOf(entity, name, { reach: everything })
      return sql`${served(renderFigure(figure, { row }), figure.field)} as ${sql.ref(name)}`
    }),
  )
}
