// A plan as one statement. Each row comes as the text of its JSON, which is passed on as it is.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { hasNumbersByFarm } from '../db/schema/indexes.ts'
import { parentIsThere } from './below.ts'
import { column } from './column.ts'
import type { ReadPlan } from './plan-read.ts'
import { countAlong } from './render-along.ts'
import { bodyOf, orderOf, pageSize } from './render-body.ts'
import { renderRow } from './render-row.ts'
import { newNames } from './source.ts'
import type { Sql } from './sql.ts'

interface WithAlong {
  readonly rows: string
  /** Rows that would come along; where these are too many, `rows` is empty. */
  readonly along: number
  /** Whether the row above them is there. */
  readonly parent: boolean
}

/** One page: the rows, and how many there are in all. */
export interface RenderedPage extends WithAlong {
  readonly total: number
}

export function renderPage(plan: ReadPlan): RawBuilder<RenderedPage> {
  const { body, row, ...parts } = renderParts(plan)
  const { counted, amount, whereFew } = countAlong(plan)
  return sql<RenderedPage>`${counted}
    select
      (select ${asOneText} from (
        select ${row} ${body} ${onPage(plan, parts)}) r${whereFew}) as rows,
      (select count(*) ${body}) as total,
      ${amount} as along,
      ${parentOf(plan)} as parent`
}

type InOrder = Pick<ReturnType<typeof renderParts>, 'names' | 'root' | 'order'>

/**
 * Which rows of a body a page shows. In the order of their numbers, those of certain farms are found among the numbers of
 * these farms: along those of all farms PostgreSQL looks for them in vain for as long as other farms' rows come first.
 */
function onPage(plan: ReadPlan, { names, root, order }: InOrder): Sql {
  const { limit, page } = plan.page
  if (limit === 'all') return sql`order by ${order}`
  const size = pageSize(limit, page)
  if (!isOfCertainFarms(plan)) return sql`order by ${order}${size}`
  const among = bodyOf(plan, names)
  const number = column(among.root.at.row, 'id')
  return sql`and ${column(root.at.row, 'id')} = any(array(
      select ${number} ${among.body} order by ${number} + 0${size})) order by ${order}`
}

/** All that someone may see, in no order of their own. */
function isOfCertainFarms({ source, below, where, order }: ReadPlan): boolean {
  const isWhole = !below && where.length === 0 && order.length === 1
  const { entity, rows, deleted } = source
  return isWhole && rows !== undefined && deleted === 'without' && hasNumbersByFarm(entity)
}

/** The first of all rows, in one piece, and how many these are. */
export interface FirstRows extends WithAlong {
  readonly found: number
}

export function renderFirst(plan: ReadPlan, most: number): RawBuilder<FirstRows> {
  const { body, order, row } = renderParts(plan)
  const { counted, amount, whereFew } = countAlong(plan)
  return sql<FirstRows>`${counted}
    select ${asOneText} as rows, count(*) as found, ${amount} as along, ${parentOf(plan)} as parent
    from (select ${row} ${body} order by ${order} limit ${sql.lit(most)}) r${whereFew}`
}

const asOneText: Sql = sql`coalesce(string_agg(to_json(r)::text, ','), '')`

function parentOf({ below }: ReadPlan): Sql {
  return below ? parentIsThere(below) : sql`true`
}

/** The text of each row, by itself. */
export function renderTexts(plan: ReadPlan): RawBuilder<readonly [string]> {
  const { body, order, row } = renderParts(plan)
  return sql`select to_json(r)::text as row from (select ${row} ${body} order by ${order}) r`
}

export interface RowText {
  readonly id: number
  readonly row: string
}

/** Rows with their numbers. */
export function renderRows(plan: ReadPlan): RawBuilder<RowText> {
  const { body, order, row } = renderParts(plan)
  return sql<RowText>`
    select r.id, to_json(r)::text as row from (select ${row} ${body} order by ${order}) r`
}

function renderParts(plan: ReadPlan) {
  const names = newNames()
  const { body, root } = bodyOf(plan, names)
  return {
    names,
    root,
    body,
    row: renderRow(plan.served, plan.extras, { standing: root.at, names }),
    order: orderOf(plan, root, names),
  }
}
