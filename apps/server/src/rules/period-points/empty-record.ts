// A farm that takes part in comparisons is not compared by nothing: it cannot submit while its financial
// record says neither what it owes nor what anything cost (E-FIN-3).

import { sql } from 'kysely'
import { takesPart } from '../record/hand-over.ts'
import type { FindPoints } from '../saving/open-point.ts'

const [direct, overheads, debts] = ['direct_cost', 'overhead_cost', 'total_liab'] as const

export const emptyRecord: FindPoints = async ({ farm, period }, { tx }) => {
  if ((await takesPart(tx, farm)) !== 1) return []
  const { rows } = await sql<{ id: number; isEmpty: boolean }>`
    select id, num_nonnulls(${sql.join([direct, overheads, debts].map(name => sql.ref(name)))}) = 0 as "isEmpty"
    from assets
    where farm_id = ${farm} and period_id = ${period} and deleted_at is null`.execute(tx)
  const [record] = rows
  if (record && !record.isEmpty) return []
  const message =
    'This farm takes part in comparisons, but its financial record is empty: enter costs and debts.'
  const about = record
    ? { resource: 'assets', id: record.id, field: overheads }
    : { resource: null, id: null, field: null }
  return [
    {
      code: 'E-FIN-3',
      message,
      section: 'finance',
      ...about,
      where: 'Financial record',
      money: true,
    },
  ]
}
