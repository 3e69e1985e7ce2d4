// The commonest condition on a row: that it names one of certain farms, businesses or people.

import { sql } from 'kysely'
import type { RowCondition } from '../query/reach.ts'

export const noRow: RowCondition = () => sql<boolean>`false`

export function isOneOf(column: string, ids: readonly number[]): RowCondition {
  if (ids.length === 0) return noRow
  return table => sql<boolean>`${sql.ref(`${table}.${column}`)} = any(${ids}::bigint[])`
}
