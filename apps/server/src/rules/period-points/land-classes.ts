// In the financial record, the land classes come to the land that is run (E-FIN-2). Both follow from what
// was entered; where nothing of them was, they stand as they were sent.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { readCalculation, recalculated } from '@furrow/catalogue/finance/calculation'
import { isSameLand } from '@furrow/farming/land-area'
import { sql } from 'kysely'
import { hectares } from '../collection-facts.ts'
import type { FindPoints } from '../open-point.ts'
import type { StoredRow } from '../rows-of-period.ts'

const [classes, managed] = ['land_class_total_ha', 'managed_ha']

export const landClasses: FindPoints = async ({ farm, period }, { tx, catalogue }) => {
  const { rows } = await sql<StoredRow>`
    select * from assets
    where farm_id = ${farm} and period_id = ${period} and deleted_at is null`.execute(tx)
  return rows.flatMap(record => {
    const [laidOut, run] = areasOf(record, catalogue)
    if (laidOut === undefined || run === undefined || isSameLand(laidOut, run)) return []
    const message = `The land classes come to ${hectares(laidOut)}, but ${hectares(run)} are run.`
    const about = { resource: 'assets', id: record.id, field: classes, where: 'Financial record' }
    return [{ code: 'E-FIN-2', message, section: 'finance', ...about, money: true }]
  })
}

function areasOf(record: StoredRow, catalogue: Catalogue): readonly (number | undefined)[] {
  const { fields } = entityNamed(catalogue, 'assets')
  const worked: StoredRow = recalculated(record, readCalculation(fields))
  return [classes, managed].map(name => {
    const figure = worked[name] ?? record[name]
    return typeof figure === 'number' ? figure : undefined
  })
}
