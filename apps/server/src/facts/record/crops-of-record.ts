// The crops of a farm in a period with what was sold of them, for the financial record: the very lines of
// the cropping summary, and what those do not say.

import type { CropOfRecord } from '@furrow/farming/record/record-crops'
import type { IncomeOfRecord } from '@furrow/farming/record/record-income'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { cropsOfPeriod } from '../crops/crop-lines.ts'
import type { CropsAsked } from '../crops/crop-lines.ts'
import { saleLines } from '../crops/sale-lines.ts'
import { areOfPeriod, cropsOnPaddocks } from '../farm-rows.ts'

export async function cropsOfRecord(
  tx: Database | Transaction,
  asked: CropsAsked,
): Promise<IncomeOfRecord> {
  const beside = new Map((await besideLines(tx, asked)).map(one => [one.id, one]))
  const sales = await saleLines(tx, asked)
  const crops = beside.size === 0 ? [] : await cropsOfPeriod(tx, asked)
  return {
    sales,
    hayKinds: await hayKinds(tx),
    crops: crops.flatMap(({ record, line }) => {
      const more = beside.get(line.id)
      return more ? [{ ...more, line, nutrients: record.nutrients }] : []
    }),
  }
}

type Beside = Omit<CropOfRecord, 'line' | 'nutrients'> & { readonly id: number }

function besideLines(tx: Database | Transaction, asked: CropsAsked): Promise<readonly Beside[]> {
  return runQuery(
    tx,
    sql<Beside>`
      select c.id, u.slug as use, d.irrigation_type is not null as "isUnderWater",
        coalesce(c.double_crop, false) as "isDoubleCrop"
      from ${cropsOnPaddocks(asked)}
      left join asset_types u on u.id = d.asset_type_id
      where ${areOfPeriod(asked)}`,
  )
}

async function hayKinds(tx: Database | Transaction): Promise<ReadonlySet<number>> {
  const kinds = await runQuery(
    tx,
    sql<{ readonly id: number }>`
      select k.id from crop_types k
      join harvest_types h on h.id = k.harvest_type_id and h.slug = 'hay'`,
  )
  return new Set(kinds.map(({ id }) => id))
}
