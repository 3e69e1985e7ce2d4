// Of every crop of a period, what came off, what was sold and what is entered as unsold.

import { cropBalances } from '@furrow/farming/crops/crop-balances'
import type { CropBalance } from '@furrow/farming/crops/crop-balances'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { cropsWithoutRain } from '../../facts/crops/crop-lines.ts'
import { saleLines } from '../../facts/crops/sale-lines.ts'
import type { PeriodOfFarm } from '../saving/open-point.ts'
import { grownCrops } from './grown-crops.ts'
import type { GrownCrop } from './grown-crops.ts'

export interface NamedBalance extends CropBalance, GrownCrop {}

interface Grown extends GrownCrop {
  readonly crop_type_id: number
  readonly harvest: string
}

/** By the names of the crops. */
export async function balancesOfPeriod(
  tx: Transaction,
  place: PeriodOfFarm,
): Promise<readonly NamedBalance[]> {
  const { farm, period, from, to } = place
  const collection = { farm_id: farm, period_id: period, start: from, end: to, sowing_start: from }
  const { rows } = await sql<Grown>`
    select * from (${grownCrops(place)}) g order by crop, crop_type_id`.execute(tx)
  const lines = await cropsWithoutRain(tx, { collection, today: to })
  const sales = await saleLines(tx, { collection })
  const crops = rows.map(({ crop_type_id, harvest }) => ({ id: crop_type_id, harvest }))
  const grown = new Map(
    rows.map(({ id, collection: first, crop, crop_type_id }) => [
      crop_type_id,
      { id, collection: first, crop },
    ]),
  )
  return cropBalances(crops, lines, sales).flatMap(balance => {
    const named = grown.get(balance.crop_id)
    return named ? [{ ...balance, ...named }] : []
  })
}
