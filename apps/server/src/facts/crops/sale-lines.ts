// What was sold of each crop of a period, what is still to be sold, and what was kept, line by line.

import { isSold, saleFigures, saleLineKinds } from '@furrow/catalogue/chapters/sale-line-kinds'
import type { SaleLineKind } from '@furrow/catalogue/chapters/sale-line-kinds'
import type { LineOfSale } from '@furrow/farming/crops/crop-income'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../farm-rows.ts'
import type { Sql } from '../../query/sql.ts'
import type { FarmAsked } from '../farm-rows.ts'

export function saleLines(
  db: Database | Transaction,
  asked: FarmAsked,
): Promise<readonly LineOfSale[]> {
  return runQuery(
    db,
    sql<LineOfSale>`${sql.join(
      [...saleLineKinds.map(kind => linesOf(asked, kind)), keptOf(asked)],
      sql` union all `,
    )}`,
  )
}

function linesOf(asked: FarmAsked, declared: SaleLineKind): Sql {
  const { table, kind, key, head, unit, figures, quality } = declared
  const columnOr = (column: string | undefined) => (column ? sql.ref(`l.${column}`) : sql`null`)
  const told = saleFigures.map(name => sql`${columnOr(figures[name])}::numeric as ${sql.ref(name)}`)
  return sql`
    select g.crop_type_id as crop_id, s.enterprise_id, ${isSold(declared)}::boolean as is_sold, s.id as head_id,
      ${kind}::text as kind, ${columnOr(unit)}::text as unit_type,
      ${quality ? sql.ref(`q.${quality.word}`) : sql`null::text`} as quality, ${sql.join(told)}
    from crop_type_farm_periods g
    join ${sql.table(head)} s on s.crop_type_farm_period_id = g.id and ${farmRows(asked, head, 's')}
    join ${sql.table(table)} l on ${sql.ref(`l.${key}`)} = s.id and ${farmRows(asked, table, 'l')}
    ${quality ? sql`left join ${sql.table(quality.list)} q on q.id = ${sql.ref(`l.${quality.key}`)}` : sql``}
    where g.period_id = ${asked.collection.period_id}
      and ${farmRows(asked, 'crop_type_farm_periods', 'g')}`
}

/** For seed or feed. */
function keptOf(asked: FarmAsked): Sql {
  const told = saleFigures.map(name => (name === 'quantity' ? sql`g.kept_for_use` : sql`null`))
  return sql`
    select g.crop_type_id, null::bigint, false, 0, 'kept', null, null, ${sql.join(told)}
    from crop_type_farm_periods g
    where g.period_id = ${asked.collection.period_id} and g.kept_for_use is not null
      and ${farmRows(asked, 'crop_type_farm_periods', 'g')}`
}
