// Stock that is sold much lighter, heavier, cheaper or dearer than such stock is (W-LIV-2).

import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { ratioOf } from '@furrow/farming/numbers/ratio'
import {
  headPriceBand,
  isOutside,
  saleWeightBand,
  weightPriceBand,
} from '@furrow/farming/stock/stock-bands'
import type { Band } from '@furrow/farming/stock/stock-bands'
import { sql } from 'kysely'
import { dollarsIn } from '../saving/money-text.ts'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'
import { enterpriseName, stockPoint } from './stock-ledger.ts'

interface StockSale {
  readonly id: number
  readonly line: number
  readonly name: string
  readonly enterprise: string
  readonly slug: string | null
  readonly head: number
  readonly weight: number | null
  /** Cents. */
  readonly value: number | null
}

export const stockSales: FindPoints = async ({ farm, period }, { tx }) => {
  const { rows } = await sql<StockSale>`
    select s.id, l.id as line, c.name, c.slug, ${enterpriseName('e')} as enterprise,
      l.number as head, l.weight, s.total_value as value
    from livestock_sale_events s
    join livestock_ledgers l on l.id = s.livestock_ledger_id and l.farm_id = s.farm_id
      and l.deleted_at is null
    join livestock_classes c on c.id = l.livestock_class_id
    join livestock_enterprises e on e.id = l.livestock_enterprise_id
    where l.farm_id = ${farm} and l.period_id = ${period} and s.deleted_at is null
      and l.number > 0
    order by l.entry_date, s.id`.execute(tx)
  return rows.flatMap(sale => [...oddWeight(sale), ...oddPrice(sale)])
}

function oddWeight(sale: StockSale): readonly FoundPoint[] {
  const { line, name, slug, weight } = sale
  const band = saleWeightBand(slug)
  if (weight === null || !band || !isOutside(weight, band)) return []
  const usual = `${quantityText(band.low)} to ${quantityText(band.high, 'kg')}`
  const message = `${name} were sold at ${quantityText(weight, 'kg')} a head: ${usual} is usual.`
  const about = { resource: 'livestock_ledgers', id: line, field: 'weight' }
  return [stockPoint(sale, 'W-LIV-2', { message, ...about })]
}

/** Told in one way only: a head, or else a kilogram. */
function oddPrice(sale: StockSale): readonly FoundPoint[] {
  const { id, name, slug, head, weight, value } = sale
  const dollars = value === null ? null : value / 100
  const prices = [
    { unit: 'a head', figure: ratioOf(dollars, head), band: headPriceBand(slug) },
    {
      unit: 'a kg',
      band: weightPriceBand(slug),
      figure: weight === null ? null : ratioOf(dollars, head * weight),
    },
  ]
  const odd = prices.find(
    ({ figure, band }) => figure !== null && band !== undefined && isOutside(figure, band),
  )
  if (!odd?.band || odd.figure === null) return []
  const told = `${dollarsIn(odd.figure)} ${odd.unit}: ${bandInWords(odd.band)} is usual`
  const about = { resource: 'livestock_sale_events', id, field: 'total_value' }
  const point = stockPoint(sale, 'W-LIV-2', { message: `${name} were sold at ${told}.`, ...about })
  return [{ ...point, money: true }]
}

const bandInWords = ({ low, high }: Band): string => `${dollarsIn(low)} to ${dollarsIn(high)}`
