// All that a farm's financial record follows from, read in a handful of statements, whoever asks.

import type { RowsOfRecord } from '@furrow/farming/record/record-from-rows'
import type { Database, Transaction } from '../../db/database.ts'
import { sharingOfCosts } from '../crops/cost-rows.ts'
import { cropCostsOfRecord } from './crop-cost-rows.ts'
import { cropsOfRecord } from './crops-of-record.ts'
import { moneyOfRecord } from './finance-rows.ts'
import { grazingOfRecord } from './grazing-rows.ts'
import { holdingsOfRecord } from './holding-rows.ts'
import { landOfRecord } from './land-rows.ts'
import type { PeriodOfRecord } from './period-of-record.ts'
import { readingsOfFarm } from './rain-rows.ts'
import { recordedRounds } from '../stock/recorded-rounds.ts'
import { recordedStock } from '../stock/recorded-stock.ts'
import { woolOfRecord } from './wool-rows.ts'

export async function rowsOfRecord(
  tx: Database | Transaction,
  collection: PeriodOfRecord,
): Promise<RowsOfRecord> {
  const { period_id: period, start: from, end: to, status, today } = collection
  const stock = await recordedStock(tx, { collection }, [period])
  return {
    land: await landOfRecord(tx, collection),
    rain: { period: { from, to }, readings: await readingsOfFarm(tx, { collection }) },
    crops: await cropsOfRecord(tx, { collection, today }),
    cropCosts: await cropCostsOfRecord(tx, collection),
    sharing: await sharingOfCosts(tx, { collection }),
    grazing: await grazingOfRecord(tx, collection),
    stock: {
      period: { from, to },
      classes: stock.map(one => one.stock),
      wool: await woolOfRecord(tx, collection),
    },
    rounds: await recordedRounds(tx, { collection }, [period]),
    holdings: await holdingsOfRecord(tx, collection),
    money: await moneyOfRecord(tx, collection),
    isValidated: status === 'Validated' || status === 'Released',
  }
}
