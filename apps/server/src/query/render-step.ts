// A step along a relation as SQL: the tables that it leads to, under new names, and what holds there.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { column, named } from './column.ts'
import type { RowAlias } from './render-figure.ts'
import { allOf, rowConditions } from './source.ts'
import type { Names } from './source.ts'
import type { LookedThrough, Step } from './step.ts'

export interface RenderedStep {
  readonly from: RawBuilder<unknown>
  readonly conditions: readonly RawBuilder<unknown>[]
  readonly at: Required<RowAlias>
}

export function renderStep(
  { target, link, through, meets }: Step,
  here: string,
  names: Names,
): RenderedStep {
  const row = names.next()
  const between = names.next()
  const conditions = [
    sql`${meets(here, row, between)}`,
    ...rowConditions(target, row),
    ...(link ? rowConditions(link, between) : []),
  ]
  const tables = [
    sql`${named(target.entity.name)} as ${named(row)}`,
    ...(link ? [sql`${named(link.entity.name)} as ${named(between)}`] : []),
    ...(through ? [sql`lateral (${renderThrough(through, here)}) as ${named(between)}`] : []),
  ]
  return { from: sql.join(tables), conditions, at: { row, link: between } }
}

/** What lies behind is found first, from the row where one stands, and each row once. */
function renderThrough({ source, ownKey, otherKey }: LookedThrough, here: string) {
  const own = sql`${column('b', ownKey)} = ${column(here, 'id')}`
  return sql`select distinct ${column('b', otherKey)} as id from ${named(source.entity.name)} as b
    where ${allOf([own, ...rowConditions(source, 'b')])}`
}
