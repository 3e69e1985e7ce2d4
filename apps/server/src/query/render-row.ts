// A row as it is served: its figures, figures about what hangs together with it, then those rows
// themselves, each a piece of JSON that PostgreSQL puts together.

import { sql } from 'kysely'
import { quoted } from '../db/schema/identifiers.ts'
import { column, columnText, named } from './column.ts'
import type { Figure } from './figure.ts'
import type { AggregatePlan, ExtrasPlan, IncludeBranch, IncludePlan } from './plan-extras.ts'
import { renderCondition } from './render-condition.ts'
import { renderFigure, served, servedMoment } from './render-figure.ts'
import type { RowAlias } from './render-figure.ts'
import { renderStep } from './render-step.ts'
import type { Served } from './served.ts'
import type { Names } from './source.ts'
import type { Sql } from './sql.ts'

/** Everything between `select` and `from`. */
export function renderRow(
  { figures, ofLink }: Served,
  extras: ExtrasPlan,
  rendering: Rendering,
): Sql {
  const { row, link } = rendering.standing
  return sql.join([
    ...renderFigures(figures, row),
    ...extras.aggregates.map(plan => renderAggregate(plan, rendering)),
    ...extras.includes.map(plan => renderInclude(plan, rendering)),
    ...(ofLink && link !== undefined ? [renderPivot(ofLink, link)] : []),
  ])
}

interface Rendering {
  readonly standing: RowAlias
  readonly names: Names
}

/** Figures that are served as they stand go into the statement as one text. */
function renderFigures(figures: readonly Figure[], row: string): Sql[] {
  const pieces = figures.map(figure => renderServed(figure, row))
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

function renderServed(figure: Figure, row: string): string | Sql {
  const { name, field } = figure
  if (figure.shown || figure.worked) {
    return sql`${served(renderFigure(figure, { row }), field)} as ${named(name)}`
  }
  const text = columnText(row, name)
  return field.kind === 'moment' ? `${servedMoment(text)} as ${quoted(name)}` : text
}

function renderPivot(figures: readonly Figure[], row: string): Sql {
  return sql`(select to_json(pivot) from (select ${sql.join(renderFigures(figures, row))}) pivot) as pivot`
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
  const row = renderRow(branch.served, { includes, aggregates: [] }, below)
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
