// Which rows of the table of a kind of stock movement are of that kind: all, but where one table tells of
// both ways.

import type { StockMovementKindDeclared } from '@furrow/catalogue/chapters/stock-movement-kinds'
import { sql } from 'kysely'
import type { Sql } from '../query/sql.ts'

export function ofMovementKind(alias: string, { only }: StockMovementKindDeclared): Sql {
  return only ? sql`${sql.ref(`${alias}.${only.field}`)} = ${only.is}` : sql`true`
}
