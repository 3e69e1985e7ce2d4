// The rows that a plan is about: where they stand, what holds there, and in which order they come.

import { sql } from 'kysely'
import { quoted } from '../db/schema/identifiers.ts'
import type { Below } from './below.ts'
import { column, named } from './column.ts'
import type { OrderPlan } from './plan-order.ts'
import type { ReadPlan } from './plan-read.ts'
import { renderCondition } from './render-condition.ts'
import { isText, renderFigure, renderText } from './render-figure.ts'
import type { RowAlias } from './render-figure.ts'
import { renderStep } from './render-step.ts'
import { newNames, rowConditions } from './source.ts'
import type { Names, Source } from './source.ts'
import type { Sql } from './sql.ts'

/** The rows that a plan is about, which go by `row`: all behind `select`, without order. */
export function renderBody(plan: ReadPlan): { readonly body: Sql; readonly row: string } {
  const { body, root } = bodyOf(plan, newNames())
  return { body, row: root.at.row }
}

export interface Roots {
  /** A table in brackets that goes by `row`. */
  readonly from: Sql
  readonly row: string
  readonly names: Names
}

/** The rows of a page, or the first of all, for what is to be found from there. */
export function renderRoots(plan: ReadPlan, most: number): Roots {
  const names = newNames()
  const { body, root } = bodyOf(plan, names)
  const { row } = root.at
  const number = plan.page.limit === 'all' ? 1 : plan.page.page
  const from = sql`(select ${named(row)}.* ${body} order by ${orderOf(plan, root, names)}${pageSize(most, number)}) as ${named(row)}`
  return { from, row, names }
}

/** Said in the text, so that PostgreSQL plans for a page; no further than anybody turns pages. */
export function pageSize(limit: number, page: number): Sql {
  const before = Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER)
  return before === 0
    ? sql` limit ${sql.lit(limit)}`
    : sql` limit ${sql.lit(limit)} offset ${before}`
}

export function bodyOf(plan: ReadPlan, names: Names): { readonly body: Sql; readonly root: Root } {
  const root = plan.below ? belowParent(plan.below, plan.source, names) : alone(plan.source, names)
  const asked = plan.where.map(condition => renderCondition(condition, root.at, names))
  const conditions = [...root.conditions, ...asked]
  const is = conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`
  return { body: sql`from ${root.from}${is}`, root }
}

export interface Root {
  readonly from: Sql
  readonly conditions: readonly Sql[]
  readonly at: RowAlias
}

function alone(source: Source, names: Names): Root {
  const row = names.next()
  const from = sql.raw(`${quoted(source.entity.name)} as ${row}`)
  return { from, conditions: rowConditions(source, row), at: { row } }
}

function belowParent({ parent, parentId, step }: Below, { deleted }: Source, names: Names): Root {
  const above = names.next()
  const target = { ...step.target, deleted }
  const { from, conditions, at } = renderStep({ ...step, target }, above, names)
  const is = [sql`${column(above, 'id')} = ${parentId}`, ...rowConditions(parent, above)]
  return {
    from: sql`${named(parent.entity.name)} as ${named(above)}, ${from}`,
    conditions: [...is, ...conditions],
    at: step.link ? at : { row: at.row },
  }
}

/** As the rows of a plan are asked for, one after the other. */
export function orderOf(plan: ReadPlan, root: Root, names: Names): Sql {
  return sql.join(plan.order.map(one => renderOrder(one, root.at, { names, plan })))
}

function renderOrder(
  { chain, figure, direction }: OrderPlan,
  standing: RowAlias,
  { names, plan }: { names: Names; plan: ReadPlan },
): Sql {
  const [steps, ...further] = chain
  const word = sql.raw(direction)
  if (!steps) return sql`${inOrder(figure, standing, plan.collation)} ${word}`
  const value = farValue(steps, { further, figure, plan, names }, standing)
  return sql`${value} ${word}`
}

interface Far {
  readonly further: OrderPlan['chain']
  readonly figure: OrderPlan['figure']
  readonly plan: ReadPlan
  readonly names: Names
}

/** The figure of the one row at the end of the way, also where that row was deleted since. */
function farValue([step]: OrderPlan['chain'][number], far: Far, standing: RowAlias): Sql {
  if (!step) return sql`null`
  const target = { ...step.target, deleted: 'with' as const }
  const { from, conditions, at } = renderStep({ ...step, target }, standing.row, far.names)
  const [next, ...further] = far.further
  const value = next
    ? farValue(next, { ...far, further }, at)
    : inOrder(far.figure, at, far.plan.collation)
  return sql`(select ${value} from ${from} where ${sql.join(conditions, sql` and `)} limit 1)`
}

function inOrder(figure: OrderPlan['figure'], standing: RowAlias, collation: string): Sql {
  if (!isText(figure)) return renderFigure(figure, standing)
  return sql`${renderText(figure, standing)} collate ${named(collation)}`
}
