// A figure as SQL: as it stands in the table, and as it is written into an answer.

import type { Field } from '@furrow/catalogue/fields'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { column } from './column.ts'
import type { Figure } from './figure.ts'

/** The tables that a row and its link go by. */
export interface RowAlias {
  readonly row: string
  readonly link?: string | undefined
}

/** The figure, or nothing where it is not shown. */
export function renderFigure(figure: Figure, standing: RowAlias): RawBuilder<unknown> {
  const table = figure.ofLink ? (standing.link ?? standing.row) : standing.row
  const value = figure.worked?.(table) ?? column(table, figure.name)
  const shown = figure.shown ? sql`case when ${figure.shown(table)} then ${value} end` : value
  return figure.inside.length === 0 ? shown : sql`(${shown} #> ${figure.inside}::text[])`
}

/** Inside JSON: the text of what stands there. */
export function renderText(figure: Figure, standing: RowAlias): RawBuilder<unknown> {
  const value = renderFigure(figure, standing)
  if (isJson(figure)) return sql`(${value} #>> '{}')`
  return isText(figure) ? value : sql`(${value})::text`
}

/** Inside JSON a number is compared as one, where there is one. */
export function renderNumber(figure: Figure, standing: RowAlias): RawBuilder<unknown> {
  const value = renderFigure(figure, standing)
  if (!isJson(figure)) return value
  return sql`case when jsonb_typeof(${value}) = 'number' then (${value})::numeric end`
}

/** As it stands in an answer: moments in UTC with six decimals, everything else as it is. */
export function served(value: RawBuilder<unknown>, { kind }: Field): RawBuilder<unknown> {
  return kind === 'moment' ? sql`to_char(${value} ${sql.raw(momentForm)})` : value
}

export function servedMoment(text: string): string {
  return `to_char(${text} ${momentForm})`
}

const momentForm = `at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`

export function isText({ field, inside }: Figure): boolean {
  return inside.length > 0 || ['text', 'long text', 'choice', 'type'].includes(field.kind)
}

function isJson({ field }: Figure): boolean {
  return field.kind === 'list' || field.kind === 'object'
}
