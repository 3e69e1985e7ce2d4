// A step along a relation as SQL: the tables that it leads to, under new names, and what holds there.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { named } from './column.ts'
import type { Standing } from './render-figure.ts'
import { rowConditions } from './source.ts'
import type { Names } from './source.ts'
import type { Step } from './step.ts'

export interface RenderedStep {
  readonly from: RawBuilder<unknown>
  readonly conditions: readonly RawBuilder<unknown>[]
  readonly at: Required<Standing>
}

export function renderStep(
  { target, link, meets }: Step,
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
  const table = sql`${named(target.entity.name)} as ${named(row)}`
  const from = link ? sql`${table}, ${named(link.entity.name)} as ${named(between)}` : table
  return { from, conditions, at: { row, link: between } }
}
