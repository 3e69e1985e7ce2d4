// The commonest condition on a row: that it names one of certain farms, businesses or people.

import { sql } from 'kysely'
import { column } from '../query/column.ts'
import type { RowCondition } from '../query/reach.ts'

export const noRow: RowCondition = () => sql<boolean>`false`

export function isOneOf(name: string, ids: readonly number[]): RowCondition {
  if (ids.length === 0) return noRow
  return table => sql<boolean>`${column(table, name)} = any(${ids}::bigint[])`
}
