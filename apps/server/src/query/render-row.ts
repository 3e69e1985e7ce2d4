// A row as it is served: its figures, figures about what hangs together with it, then those rows
// themselves, each a piece of JSON that PostgreSQL puts together.

import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { quoted } from '../db/schema/identifiers.ts'
import { column, columnText, named } from './column.ts'
import { fieldNamed, figureOf } from './figure.ts'
import type { AggregatePlan, ExtrasPlan, IncludeBranch, IncludePlan } from './plan-extras.ts'
import type { Reach } from './reach.ts'
import { renderCondition } from './render-condition.ts'
import { renderFigure, served, servedMoment } from './render-figure.ts'
import type { RowAlias } from './render-figure.ts'
import { renderStep } from './render-step.ts'
import type { Names } from './source.ts'

type Sql = RawBuilder<unknown>

/** Everything between `select` and `from`. */
export function renderRow(
  { entity, link }: { entity: Entity; link?: Entity | undefined },
  extras: ExtrasPlan,
  { standing, names, reach }: { standing: RowAlias; names: Names; reach: Reach },
): Sql {
  const pivot = link && standing.link !== undefined ? [renderPivot(link, standing.link, reach)] : []
  const rendering = { standing, names, reach }
  return sql.join([
    ...renderFields(entity, standing.row, reach),
    ...extras.aggregates.map(plan => renderAggregate(plan, rendering)),
    ...extras.includes.map(plan => renderInclude(plan, rendering)),
    ...pivot,
  ])
}

interface Rendering {
  readonly standing: RowAlias
  readonly names: Names
  readonly reach: Reach
}

/** Figures that are served as they stand go into the statement as one text. */
function renderFields(entity: Entity, row: string, reach: Reach): Sql[] {
  const pieces: (string | Sql)[] = Object.keys(entity.fields)
    .filter(name => fieldNamed(entity, name))
    .map(name => renderField(entity, name, { row, reach }))
  return runsOf(pieces).map(piece => (Array.isArray(piece) ? sql.raw(piece.join(', ')) : piece))
}

function runsOf(pieces: readonly (string | Sql)[]): (string[] | Sql)[] {
  const runs: (string[] | Sql)[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (typeof piece !== 'string') runs.push(piece)
    else if (Array.isArray(last)) last.push(piece)
    else runs.push([piece])
  }
  return runs
}

function renderField(
  entity: Entity,
  name: string,
  { row, reach }: { row: string; reach: Reach },
): string | Sql {
  const figure = figureOf(entity, name, { reach })
  const { kind } = figure.field
  if (figure.shown || figure.worked) {
    return sql`${served(renderFigure(figure, { row }), figure.field)} as ${named(name)}`
  }
  const text = columnText(row, name)
  return kind === 'moment' ? `${servedMoment(text)} as ${quoted(name)}` : text
}

/** What is told of the link between two rows. */
function renderPivot(link: Entity, row: string, reach: Reach): Sql {
  const { deleted_at: _gone, ...told } = link.fields
  const figures = renderFields({ ...link, fields: told }, row, reach)
  return sql`(select to_json(pivot) from (select ${sql.join(figures)}) pivot) as pivot`
}

function renderInclude({ member, branches, limit }: IncludePlan, rendering: Rendering): Sql {
  const isMany = branches.some(({ step }) => step.toMany)
  const found = branches.map(branch => renderBranch(branch, limit, rendering))
  const either = found.length === 1 ? found[0] : sql`coalesce(${sql.join(found)})`
  const rows = isMany ? sql`coalesce(${either}, '[]')` : either
  return sql`${rows ?? sql`null`} as ${named(member)}`
}

function renderBranch(branch: IncludeBranch, limit: number | undefined, rendering: Rendering): Sql {
  const { step, where, includes } = branch
  const { from, conditions, at } = renderStep(step, rendering.standing.row, rendering.names)
  const asked = where ? [renderCondition(where, at, rendering.names)] : []
  const below = { ...rendering, standing: step.link ? at : { row: at.row } }
  const what = { entity: step.target.entity, link: step.link?.entity }
  const row = renderRow(what, { includes, aggregates: [] }, below)
  const is = sql.join([...conditions, ...asked], sql` and `)
  if (!step.toMany)
    return sql`(select to_json(r) from (select ${row} from ${from} where ${is} limit 1) r)`
  const most = limit === undefined ? sql`` : sql` limit ${limit}`
  const order = column(at.row, 'id')
  return sql`(select json_agg(r) from (select ${row} from ${from} where ${is} order by ${order}${most}) r)`
}

function renderAggregate(plan: AggregatePlan, { standing, names }: Rendering): Sql {
  const parts = plan.steps.map(step => {
    const { from, conditions, at } = renderStep(step, standing.row, names)
    const asked = plan.where ? [renderCondition(plan.where, at, names)] : []
    const is = sql.join([...conditions, ...asked], sql` and `)
    if (plan.type === 'exists') return sql`exists (select from ${from} where ${is})`
    if (!plan.figure) return sql`(select count(*) from ${from} where ${is})`
    const value = sql`${sql.raw(plan.type)}(${renderFigure(plan.figure, at)})`
    return sql`(select ${served(value, plan.figure.field)} from ${from} where ${is})`
  })
  const joined = plan.type === 'exists' ? sql` or ` : sql` + `
  return sql`(${sql.join(parts, joined)}) as ${named(plan.member)}`
}
