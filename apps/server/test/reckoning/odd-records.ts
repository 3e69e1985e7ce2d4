// The records of odd farms, for which someone entered a line here and there, or nothing.

import type { Entered } from '@furrow/farming/record/worked-record'
import type { Database } from '../../src/db/database.ts'
import { randomFrom } from '../../src/demo/random.ts'
import type { Random } from '../../src/demo/random.ts'
import { rowSet } from '../../src/demo/row-set.ts'
import type { RowSet } from '../../src/demo/row-set.ts'
import { flowOf } from '../../src/rules/record/flowed-figures.ts'
import { changesTo } from '../../src/rules/record/worked-figures.ts'

const lines = [
  'oh_legal',
  'interest_cost',
  'exp_seed',
  'exp_fertiliser_n',
  'exp_ginning',
  'exp_freight_produce',
  'exp_fuel_direct',
  'exp_animal_health',
  'exp_selling_commission',
  'exp_pumping_energy',
  'days_owner',
  'overdraft_liab',
  'sundry_income',
  'water_purchased_ml',
]

function enteredIn(random: Random): ReadonlyMap<string, Entered> {
  return new Map(
    lines.flatMap(name =>
      random.chance(0.5) ? [[name, { value: random.whole(0, 900), from: 'typed' }] as const] : [],
    ),
  )
}

/** What the product makes of the rows, and opens the next period with. */
export async function recordsOfRows(
  db: Database,
  farms: readonly number[],
  periods: readonly { readonly id: number }[],
): Promise<RowSet> {
  const records = rowSet()
  for (const farm of farms) {
    const random = randomFrom(`odd record ${farm}`)
    let before = {}
    for (const { id: period } of periods) {
      const { rows, costed } = await flowOf(db, { farm, period })
      before = changesTo({}, { entered: enteredIn(random), rows, before, costed })
      records.add('assets', { farm_id: farm, period_id: period, ...before })
    }
  }
  return records
}
