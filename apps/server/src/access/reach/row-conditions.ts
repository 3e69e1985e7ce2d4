// Conditions on rows, and how they are put together. Nothing stands for all rows.

import { sql } from 'kysely'
import { column } from '../../query/column.ts'
import type { RowCondition } from '../../query/reach.ts'

export type Rows = RowCondition | undefined

export const noRow: RowCondition = () => sql<boolean>`false`

/** That a row names one of certain farms, businesses or people. */
export type IsOneOf = (name: string, ids: readonly number[]) => RowCondition

/** Gives the very same condition whenever the same list is asked of the same column. */
export function sharedIsOneOf(isIn: IsOneOf = isOneOf): IsOneOf {
  const made = new Map<readonly number[], Map<string, RowCondition>>()
  return (name, ids) => {
    const ofList = made.get(ids) ?? new Map<string, RowCondition>()
    made.set(ids, ofList)
    const condition = ofList.get(name) ?? isIn(name, ids)
    ofList.set(name, condition)
    return condition
  }
}

export function anyOf(conditions: readonly Rows[]): Rows {
  const some = conditions.filter(condition => condition !== noRow)
  if (some.includes(undefined)) return undefined
  const [only = noRow] = some
  if (some.length < 2) return only
  return table =>
    sql<boolean>`(${sql.join(
      some.map(condition => condition?.(table)),
      sql` or `,
    )})`
}

export function allOf(conditions: readonly Rows[]): Rows {
  const needed = conditions.filter(condition => condition !== undefined)
  if (needed.includes(noRow)) return noRow
  if (needed.length < 2) return needed[0]
  return table =>
    sql<boolean>`(${sql.join(
      needed.map(condition => condition(table)),
      sql` and `,
    )})`
}

/** Rows, but for others. */
export function except(rows: Rows, others: Rows): Rows {
  if (others === noRow) return rows
  if (others === undefined) return noRow
  return allOf([rows, table => sql<boolean>`not coalesce(${others(table)}, false)`])
}

/**
 * One alone is said to be that one. A plan that is made once for any list expects ten in it, and then beside the farm that
 * is asked for so few rows that it takes 500 crops for one.
 */
export function isThatOne(name: string, ids: readonly number[]): RowCondition {
  const [only] = ids
  if (only === undefined || ids.length > 1) return isOneOf(name, ids)
  return table => sql<boolean>`${column(table, name)} = ${only}::bigint`
}

function isOneOf(name: string, ids: readonly number[]): RowCondition {
  if (ids.length === 0) return noRow
  return table => sql<boolean>`${column(table, name)} = any(${ids}::bigint[])`
}
