// In the financial record, the land classes come to the land that is run (E-FIN-2).

import { isSameLand } from '@furrow/farming/land/land-area'
import { sql } from 'kysely'
import { hectares } from '../crops/collection-facts.ts'
import type { FindPoints } from '../saving/open-point.ts'
import { numberIn } from '../saving/read-row.ts'
import type { StoredRow } from '../periods/rows-of-period.ts'

const [classes, managed] = ['land_class_total_ha', 'managed_ha'] as const

export const landClasses: FindPoints = async ({ farm, period }, { tx }) => {
  const { rows } = await sql<StoredRow>`
    select id, ${sql.ref(classes)}, ${sql.ref(managed)} from assets
    where farm_id = ${farm} and period_id = ${period} and deleted_at is null`.execute(tx)
  return rows.flatMap(record => {
    const laidOut = numberIn(record, classes)
    const run = numberIn(record, managed)
    if (laidOut === undefined || run === undefined || isSameLand(laidOut, run)) return []
    const message = `The land classes come to ${hectares(laidOut)}, but ${hectares(run)} are run.`
    const about = { resource: 'assets', id: record.id, field: classes, where: 'Financial record' }
    return [{ code: 'E-FIN-2', message, section: 'finance', ...about, money: true }]
  })
}
