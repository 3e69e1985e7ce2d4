// Grazing land that carries more than such land ever did, and stock that put on more in a day than they
// can, or lost weight on a crop (W-LIV-8).

import { dailyGain } from '@furrow/farming/crops/grazing-gain'
import type { Grazing } from '@furrow/farming/crops/grazing-gain'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { dailyGainBand, isOutside } from '@furrow/farming/stock/stock-bands'
import { averageDse } from '@furrow/farming/stock/stock-check'
import { highestStockingRate, stockingRate } from '@furrow/farming/stock/stock-rates'
import type { GrazedGround } from '@furrow/farming/stock/stock-rates'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'
import { stockPoint } from './stock-ledger.ts'
import type { StockLine } from './stock-ledger.ts'

/** Of all stock of the farm: which of it stands where is not recorded. */
export async function stockingPoints(
  tx: Transaction,
  { farm, period }: PeriodOfFarm,
  lines: readonly StockLine[],
): Promise<readonly FoundPoint[]> {
  const fed = lines.map(line => ({ line, opening: openingOf(line) }))
  const [largest] = fed.toSorted((one, other) => other.opening.head - one.opening.head)
  if (!largest?.opening.id) return []
  const { rows } = await sql<GrazedGround>`
    select coalesce(sum(p.area) filter (where u.slug = 'grazing'), 0) as dry,
      coalesce(sum(p.area) filter (where u.slug = 'irrigated-pasture'), 0) as irrigated
    from paddocks p join asset_types u on u.id = p.asset_type_id
    where p.farm_id = ${farm} and p.period_id = ${period} and p.deleted_at is null`.execute(tx)
  const ground = rows[0] ?? { dry: 0, irrigated: 0 }
  const dse = averageDse(
    fed.map(({ line, opening }) => ({
      dse: line.dse,
      opening: opening.head,
      closing: line.counted?.head ?? null,
    })),
  )
  const [rate, most] = [stockingRate(dse, ground), highestStockingRate(ground)]
  if (rate === null || most === null || rate <= most) return []
  const carried = `${told(rate, 'DSE/ha')} on ${told(ground.dry + ground.irrigated, 'ha')} of grazing land`
  const message = `The stock come to ${carried}: more than ${told(most, 'DSE/ha')} is unusual.`
  const about = { resource: 'livestock_ledgers', id: largest.opening.id, field: 'number' }
  return [stockPoint(largest.line, 'W-LIV-8', { message, ...about })]
}

function openingOf({ movements }: StockLine) {
  const openings = movements.filter(({ kind }) => kind === 'opening')
  const head = openings.reduce((sum, opening) => sum + opening.head, 0)
  return { head, id: openings[0]?.id }
}

interface StoredGrazing extends Grazing {
  readonly id: number
  readonly slug: string | null
  readonly where: string
}

/** Of stock of which we know no bands, only that they lost weight is told. */
export async function gainPoints(
  tx: Transaction,
  { farm, period }: PeriodOfFarm,
): Promise<readonly FoundPoint[]> {
  const { rows } = await sql<StoredGrazing>`
    select g.id, c.slug, p.name as "where", g.number_of_stock as number,
      g.total_weight_on as "weightOn", g.total_weight_off as "weightOff", g.grazing_area as area,
      g.grazing_start_date as start, g.grazing_end_date as end
    from grazing_collection_events g
    join crop_collections k on k.id = g.crop_collection_id and k.farm_id = g.farm_id
      and k.deleted_at is null
    join paddocks p on p.id = k.paddock_id and p.farm_id = k.farm_id
    left join livestock_classes c on c.id = g.livestock_class_id
    where g.farm_id = ${farm} and k.period_id = ${period} and g.deleted_at is null
    order by g.id`.execute(tx)
  return rows.flatMap(grazing => {
    const gain = dailyGain(grazing)
    const band = dailyGainBand(grazing.slug) ?? { low: 0, high: Infinity }
    if (gain === null || !isOutside(gain, band)) return []
    const rate = `${told(Math.abs(gain), 'g')} a head and day`
    const did =
      gain < 0 ? `lost ${rate}` : `gained ${rate}: more than ${told(band.high, 'g')} is unusual`
    const about = {
      resource: 'grazing_collection_events',
      id: grazing.id,
      field: 'total_weight_off',
    }
    const message = `${grazing.where}: the stock ${did}.`
    return [{ code: 'W-LIV-8', section: 'cropping', ...about, message, where: grazing.where }]
  })
}

const told = (figure: number, unit: string): string => quantityText(Number(figure.toFixed(1)), unit)
