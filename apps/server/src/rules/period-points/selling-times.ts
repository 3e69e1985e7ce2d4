// Crops that are sold long after they came off, or before their period, and those that still wait to be
// sold a year after it (W-SALE-2). What is kept for seed or feed is not waiting.

import { addMonths, dayInWords } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { cropEventTables } from '../saving/crop-event-tables.ts'
import type { FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'
import { salePoint } from './sold-lines.ts'

interface SoldDay {
  readonly id: number
  readonly crop: string
  readonly sold: string
  readonly harvested: string | null
}

interface Waiting {
  readonly id: number
  readonly crop: string
  readonly harvested: string
}

export async function sellingTimePoints(
  tx: Transaction,
  place: PeriodOfFarm,
  today: string,
): Promise<readonly FoundPoint[]> {
  return [
    ...(await soldDays(tx, place)).flatMap(sale => oddDay(sale, place)),
    ...(await waitingPools(tx, place)).flatMap(pool => stillWaiting(pool, today)),
  ]
}

async function soldDays(tx: Transaction, place: PeriodOfFarm): Promise<readonly SoldDay[]> {
  const { rows } = await sql<SoldDay>`
    select s.id, t.name as crop, s.date as sold, ${lastHarvest(place)} as harvested
    from crop_sale_actuals s
    join crop_type_farm_periods g on g.id = s.crop_type_farm_period_id and g.farm_id = s.farm_id
      and g.deleted_at is null
    join crop_types t on t.id = g.crop_type_id
    where s.farm_id = ${place.farm} and g.period_id = ${place.period} and s.deleted_at is null
      and s.date is not null
    order by s.id`.execute(tx)
  return rows
}

async function waitingPools(tx: Transaction, place: PeriodOfFarm): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select o.id, t.name as crop, ${lastHarvest(place)} as harvested
    from crop_sale_estimate_pools o
    join crop_type_farm_periods g on g.id = o.crop_type_farm_period_id and g.farm_id = o.farm_id
      and g.deleted_at is null
    join crop_types t on t.id = g.crop_type_id
    where o.farm_id = ${place.farm} and g.period_id = ${place.period} and o.deleted_at is null
      and exists (
        select from grain_sale_estimates l
        where l.crop_sale_estimate_pool_id = o.id and l.farm_id = o.farm_id
          and l.deleted_at is null and l.tonnes > 0 and ${isForSale}
        union all
        select from hay_sale_estimates l
        where l.crop_sale_estimate_pool_id = o.id and l.farm_id = o.farm_id
          and l.deleted_at is null and l.bales > 0 and ${isForSale}
        union all
        select from lint_sale_estimates l
        where l."cropSaleEstimatePoolId" = o.id and l.farm_id = o.farm_id
          and l.deleted_at is null and (l.bales > 0 or l."seedTonnes" > 0)
        union all
        select from crop_sale_estimates l
        where l.crop_sale_estimate_pool_id = o.id and l.farm_id = o.farm_id
          and l.deleted_at is null and l.units > 0 and ${isForSale}
          and not exists (select from grain_sale_estimates x where x.deleted_at is null
            and x.crop_sale_estimate_pool_id = o.id and x.farm_id = o.farm_id)
          and not exists (select from hay_sale_estimates x where x.deleted_at is null
            and x.crop_sale_estimate_pool_id = o.id and x.farm_id = o.farm_id)
          and not exists (select from lint_sale_estimates x where x.deleted_at is null
            and x."cropSaleEstimatePoolId" = o.id and x.farm_id = o.farm_id))
    order by o.id`.execute(tx)
  return rows
}

const isForSale = sql`not exists (
  select from crop_type_qualities q where q.id = l.crop_type_quality_id
    and q.slug in ('any/seed-kept', 'any/fed-on-farm'))`

/** Of the crop of `g`. */
function lastHarvest({ farm, period }: PeriodOfFarm) {
  const days = harvests.map(
    table => sql`
      select max(coalesce(${sql.ref(`e.${cropEventTables[table]?.day ?? 'date'}`)}, e.date)) as day from ${sql.table(table)} e
      join crop_collections c on c.id = e.crop_collection_id and c.farm_id = e.farm_id
        and c.deleted_at is null
      where e.farm_id = ${farm} and c.period_id = ${period} and e.deleted_at is null
        and c.current_crop_id = g.crop_type_id`,
  )
  return sql`(select max(days.day) from (${sql.join(days, sql` union all `)}) days)`
}

const harvests = [
  'grain_collection_events',
  'hay_collection_events',
  'lint_collection_events',
  'cane_collection_events',
]

const latestSale = 24
const longestWait = 12

function oddDay(sale: SoldDay, { from }: PeriodOfFarm): readonly FoundPoint[] {
  const { id, crop, sold, harvested } = sale
  const about = { resource: 'crop_sale_actuals', id, field: 'date' }
  if (sold < from) {
    const message = `${crop} was sold on ${dayInWords(sold)}, before the period began on ${dayInWords(from)}.`
    return [salePoint(crop, 'W-SALE-2', { message, ...about })]
  }
  if (harvested === null || sold <= addMonths(harvested, latestSale)) return []
  const message = `${crop} was sold on ${dayInWords(sold)}, more than 24 months after the harvest on ${dayInWords(harvested)}.`
  return [salePoint(crop, 'W-SALE-2', { message, ...about })]
}

function stillWaiting({ id, crop, harvested }: Waiting, today: string): readonly FoundPoint[] {
  if (!harvested || today <= addMonths(harvested, longestWait)) return []
  const message = `${crop} is still entered as unsold, more than 12 months after the harvest on ${dayInWords(harvested)}.`
  const about = { resource: 'crop_sale_estimate_pools', id, field: 'crop_storage_id' }
  return [salePoint(crop, 'W-SALE-2', { message, ...about })]
}
