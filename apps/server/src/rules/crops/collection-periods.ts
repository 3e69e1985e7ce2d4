// The period of what is done to a crop is that of the crop, filled in where it is not sent.

import { sql } from 'kysely'
import { withPeriod } from '../saving/crop-event-tables.ts'
import { farmsOf, keysIn, numberIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave } from '../saving/save-rule.ts'

export async function collectionPeriods(
  rows: readonly RowToSave[],
  { entity, tx }: Asked,
): Promise<readonly Row[]> {
  const isOpen = ({ sent }: RowToSave) => 'crop_collection_id' in sent && !('period_id' in sent)
  const open = withPeriod.includes(entity) ? rows.filter(isOpen) : []
  if (open.length === 0) return rows.map(() => ({}))
  const collections = keysIn(
    open.map(({ sent }) => sent),
    'crop_collection_id',
  )
  const { rows: found } = await sql<{ id: number; period: number }>`
    select id, period_id as period from crop_collections
    where id = any(${collections}) and farm_id = any(${farmsOf(open)})
      and deleted_at is null`.execute(tx)
  const periods = new Map(found.map(({ id, period }) => [id, period]))
  return rows.map(row => {
    const period = isOpen(row) && periods.get(numberIn(row.sent, 'crop_collection_id') ?? 0)
    return period ? { period_id: period } : {}
  })
}
