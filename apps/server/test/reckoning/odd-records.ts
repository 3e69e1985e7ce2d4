// The records of odd farms, for which someone entered a line here and there, or nothing.

import { costLines } from '@furrow/catalogue/finance/production-expenses'
import type { Entered } from '@furrow/farming/record/worked-record'
import type { Database } from '../../src/db/database.ts'
import { randomFrom } from '../../src/demo/random.ts'
import type { Random } from '../../src/demo/random.ts'
import { rowSet } from '../../src/demo/row-set.ts'
import type { RowSet } from '../../src/demo/row-set.ts'
import { flowOf } from '../../src/rules/record/flowed-figures.ts'
import { changesTo } from '../../src/rules/record/worked-figures.ts'

const lines: readonly string[] = [
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

/** Of these someone entered large amounts, of a few below 0. */
const amounts = [
  ...costLines.filter(line => !lines.includes(line)),
  'overhead_cost',
  'co_head_office_overhead',
  'co_live_overhead',
  'co_dry_overhead',
  'gz_direct_cost',
  'owned_cash_fmd_val',
  'owned_other_val',
  'equity_val',
  'free_cashflow',
  'off_farm_income',
  'debt_repayment_val',
  'tax_provision_liab',
  'cattle_income',
  'irrigated_crop_income',
]

function enteredIn(random: Random): ReadonlyMap<string, Entered> {
  const money = random.stream('amounts')
  const entered = (name: string, value: number) => [name, { value, from: 'typed' }] as const
  return new Map([
    ...lines.flatMap(name => (random.chance(0.5) ? [entered(name, random.whole(0, 900))] : [])),
    ...amounts.flatMap(name =>
      money.chance(0.2)
        ? [
            entered(
              name,
              money.whole(0, 9_000_000) * (name.startsWith('exp_') && money.chance(0.05) ? -1 : 1),
            ),
          ]
        : [],
    ),
  ])
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
