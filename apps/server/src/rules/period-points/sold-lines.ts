// Every line of the sales of a period's crops: one question.

import { ratioOf } from '@furrow/farming/numbers/ratio'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'

export interface SoldLine {
  readonly id: number
  readonly resource: string
  readonly product: 'grain' | 'cane' | 'hay' | 'lint' | 'seed'
  readonly crop: string
  readonly slug: string | null
  readonly quality: string | null
  /** Tonnes; of lint bales. */
  readonly amount: number | null
  /** Cents. */
  readonly income: number | null
}

/** Dollars for each tonne, or bale. */
export function priceOf({ amount, income }: SoldLine): number | null {
  return ratioOf(income === null ? null : income / 100, amount)
}

export function salePoint(
  crop: string,
  code: string,
  about: Pick<FoundPoint, 'message' | 'resource' | 'id' | 'field'>,
): FoundPoint {
  return { code, section: 'crop_sales', ...about, where: crop, money: true }
}

const noQuality = { quality: sql`null::text`, qualities: sql`` }

/** Cane is sold by the tonne as grain is. */
const kinds: readonly (Parts & { readonly table: string })[] = [
  {
    table: 'grain_sale_actuals',
    key: 'crop_sale_actual_id',
    product: sql`case when h.slug = 'cane' then 'cane' else 'grain' end`,
    amount: sql`l.tonnes`,
    income: sql`l.income`,
    quality: sql`q.quality`,
    qualities: sql`left join crop_type_qualities q on q.id = l.crop_type_quality_id`,
  },
  {
    table: 'hay_sale_actuals',
    key: 'crop_sale_actual_id',
    product: sql`'hay'`,
    amount: sql`l.bales * l.bale_weight`,
    income: sql`l.income`,
    quality: sql`q.name`,
    qualities: sql`left join hay_sale_qualities q on q.id = l.hay_sale_quality_id`,
  },
  {
    table: 'lint_sale_actuals',
    key: 'cropSaleActualId',
    product: sql`'lint'`,
    amount: sql`l.bales`,
    income: sql`l."lintIncome"`,
    ...noQuality,
  },
  {
    table: 'lint_sale_actuals',
    key: 'cropSaleActualId',
    product: sql`'seed'`,
    amount: sql`l."seedTonnes"`,
    income: sql`l."seedIncome"`,
    ...noQuality,
  },
]

interface Parts {
  readonly key: string
  readonly product: RawBuilder<unknown>
  readonly amount: RawBuilder<unknown>
  readonly income: RawBuilder<unknown>
  readonly quality: RawBuilder<unknown>
  readonly qualities: RawBuilder<unknown>
}

export async function soldLines(
  tx: Transaction,
  { farm, period }: PeriodOfFarm,
): Promise<readonly SoldLine[]> {
  const parts = kinds.map(
    ({ table, key, product, amount, income, quality, qualities }) => sql`
      select l.id, ${table}::text as resource, ${product}::text as product, t.name as crop, t.slug,
        ${quality} as quality, ${amount} as amount, ${income} as income
      from ${sql.table(table)} l
      join crop_sale_actuals s on s.id = ${sql.ref(`l.${key}`)} and s.farm_id = l.farm_id
        and s.deleted_at is null
      join crop_type_farm_periods g on g.id = s.crop_type_farm_period_id
        and g.farm_id = s.farm_id and g.deleted_at is null
      join crop_types t on t.id = g.crop_type_id
      join harvest_types h on h.id = t.harvest_type_id ${qualities}
      where l.farm_id = ${farm} and g.period_id = ${period} and l.deleted_at is null`,
  )
  const { rows } = await sql<SoldLine>`
    ${sql.join(parts, sql` union all `)} order by crop, product, id`.execute(tx)
  return rows
}
