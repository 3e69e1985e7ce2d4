// Of every crop of a period, what came off, what was sold and what is entered as unsold: one question.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { PeriodOfFarm } from '../open-point.ts'
import { grownCrops } from './grown-crops.ts'
import type { GrownCrop } from './grown-crops.ts'

export interface CropBalance extends GrownCrop {
  readonly product: 'grain' | 'cane' | 'hay' | 'lint' | 'seed'
  /** Our share, in tonnes; of lint in bales. */
  readonly produced: number
  readonly sold: number
  readonly unsold: number
}

/** Left out where an amount is not known, such as the weight of a bale. */
export async function cropBalances(
  tx: Transaction,
  place: PeriodOfFarm,
): Promise<readonly CropBalance[]> {
  const { farm, period } = place
  const parts = [...harvested(farm, period), ...moved('sold', farm), ...moved('unsold', farm)]
  const { rows } = await sql<CropBalance>`
    with grown as (${grownCrops(place)}), moved as (${sql.join(parts, sql` union all `)})
    select g.id, g.collection, g.crop, m.product,
      coalesce(sum(m.amount) filter (where m.way = 'produced'), 0) as produced,
      coalesce(sum(m.amount) filter (where m.way = 'sold'), 0) as sold,
      coalesce(sum(m.amount) filter (where m.way = 'unsold'), 0) as unsold
    from grown g join moved m on m.crop_type_id = g.crop_type_id
    group by g.crop_type_id, g.id, g.collection, g.crop, m.product
    having not bool_or(m.amount is null)
    order by g.crop, g.crop_type_id, m.product`.execute(tx)
  return rows
}

/** A crop on a paddock without a share is all ours. */
function harvested(farm: number, period: number) {
  return harvests.map(
    ([table, product, amount]) => sql`
      select g.crop_type_id, ${product}::text as product, 'produced' as way,
        ${sql.ref(`e.${amount}`)} * coalesce(p.sharefarm_percentage, 1) as amount
      from grown g
      join crop_collections c on c.current_crop_id = g.crop_type_id and c.farm_id = ${farm}
        and c.period_id = ${period} and c.deleted_at is null
      join paddocks p on p.id = c.paddock_id and p.farm_id = c.farm_id
      join ${sql.table(table)} e on e.crop_collection_id = c.id and e.farm_id = c.farm_id
        and e.deleted_at is null`,
  )
}

const harvests: readonly (readonly [table: string, product: string, amount: string])[] = [
  ['grain_collection_events', 'grain', 'grain_tonnes'],
  ['cane_collection_events', 'cane', 'biomass_tonnes'],
  ['hay_collection_events', 'hay', 'hay_tonnes'],
  ['lint_collection_events', 'lint', 'lint_bales'],
  ['lint_collection_events', 'seed', 'seed_tonnes'],
]

/** Of what is sold, and of what is still to be sold: the head of its lines, and their key to it. */
const ways = {
  sold: {
    ...{ heads: 'crop_sale_actuals', lines: 'sale_actuals' },
    ...{ key: 'crop_sale_actual_id', lintKey: 'cropSaleActualId' },
  },
  unsold: {
    ...{ heads: 'crop_sale_estimate_pools', lines: 'sale_estimates' },
    ...{ key: 'crop_sale_estimate_pool_id', lintKey: 'cropSaleEstimatePoolId' },
  },
} as const

/** Cane is sold by the tonne as grain is. */
const linesSold: readonly (readonly [of: string, product: RawBuilder<unknown>, amount: string])[] =
  [
    ['grain', sql`case when g.harvest = 'cane' then 'cane' else 'grain' end`, 'l.tonnes'],
    ['hay', sql`'hay'`, 'l.bales * l.bale_weight'],
    ['lint', sql`'lint'`, 'l.bales'],
    ['lint', sql`'seed'`, 'l."seedTonnes"'],
  ]

function moved(way: keyof typeof ways, farm: number) {
  const { heads, lines, key, lintKey } = ways[way]
  return linesSold.map(
    ([of, product, amount]) => sql`
      select g.crop_type_id, ${product}, ${way}, ${sql.raw(amount)}
      from grown g
      join ${sql.table(heads)} s on s.crop_type_farm_period_id = g.id and s.farm_id = ${farm}
        and s.deleted_at is null
      join ${sql.table(`${of}_${lines}`)} l
        on ${sql.ref(`l.${of === 'lint' ? lintKey : key}`)} = s.id and l.farm_id = s.farm_id
        and l.deleted_at is null`,
  )
}
