// The records of odd farms, for which nobody entered anything.

import type { Database } from '../../src/db/database.ts'
import { rowSet } from '../../src/demo/row-set.ts'
import type { RowSet } from '../../src/demo/row-set.ts'
import { flowedFigures } from '../../src/rules/record/flowed-figures.ts'
import { changesTo } from '../../src/rules/record/worked-figures.ts'

/** What the product makes of the rows, and opens the next period with. */
export async function recordsOfRows(
  db: Database,
  farms: readonly number[],
  periods: readonly { readonly id: number }[],
): Promise<RowSet> {
  const records = rowSet()
  for (const farm of farms) {
    let before = {}
    for (const { id: period } of periods) {
      const rows = await flowedFigures(db, { farm, period })
      before = changesTo({}, { entered: new Map(), rows, before })
      records.add('assets', { farm_id: farm, period_id: period, ...before })
    }
  }
  return records
}
