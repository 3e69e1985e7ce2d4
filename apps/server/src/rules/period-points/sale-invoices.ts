// Grain that was sold without the buyer's invoice, and invoices whose number stands twice (W-SALE-3).

import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'
import { salePoint } from './sold-lines.ts'

export async function invoicePoints(
  tx: Transaction,
  place: PeriodOfFarm,
): Promise<readonly FoundPoint[]> {
  return [...(await withoutInvoice(tx, place)), ...(await repeatedNumbers(tx, place))]
}

interface Uninvoiced {
  /** The first of them. */
  readonly id: number
  readonly crop: string
  readonly lines: number
  readonly tonnes: number
}

/** One for each crop: a farm that keeps no invoices is told so once. */
async function withoutInvoice(tx: Transaction, { farm, period }: PeriodOfFarm) {
  const { rows } = await sql<Uninvoiced>`
    select min(l.id) as id, t.name as crop, count(*) as lines, coalesce(sum(l.tonnes), 0) as tonnes
    from grain_sale_actuals l
    join crop_sale_actuals s on s.id = l.crop_sale_actual_id and s.farm_id = l.farm_id
      and s.deleted_at is null
    join crop_type_farm_periods g on g.id = s.crop_type_farm_period_id and g.farm_id = s.farm_id
      and g.deleted_at is null
    join crop_types t on t.id = g.crop_type_id
    where l.farm_id = ${farm} and g.period_id = ${period} and l.deleted_at is null
      and not exists (select from crop_rctis r where r.id = l.crop_rcti_id
        and r.farm_id = l.farm_id and r.deleted_at is null)
    group by t.id, t.name order by t.name`.execute(tx)
  return rows.map(({ id, crop, lines, tonnes }) => {
    const sales = lines === 1 ? '1 sale has' : `${lines} sales have`
    const message = `${crop}: ${sales} no buyer’s invoice (RCTI), ${quantityText(tonnes, 't')} in all.`
    const about = { resource: 'grain_sale_actuals', id, field: 'crop_rcti_id' }
    return salePoint(crop, 'W-SALE-3', { message, ...about })
  })
}

/** Told of every one but the first. */
async function repeatedNumbers(tx: Transaction, { farm, period }: PeriodOfFarm) {
  const { rows } = await sql<{ id: number; number: string }>`
    select r.id, r.rcti_id as number from crop_rctis r
    where r.farm_id = ${farm} and r.period_id = ${period} and r.deleted_at is null
      and exists (select from crop_rctis o where o.farm_id = r.farm_id and o.id < r.id
        and o.period_id = r.period_id and o.deleted_at is null
        and lower(trim(o.rcti_id)) = lower(trim(r.rcti_id)))
    order by r.id`.execute(tx)
  return rows.map(({ id, number }) => {
    const message = `Invoice number ${number} is entered more than once.`
    const about = { resource: 'crop_rctis', id, field: 'rcti_id' }
    return salePoint(`Invoice ${number}`, 'W-SALE-3', { message, ...about })
  })
}
