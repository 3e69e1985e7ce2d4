// All that a farm's financial record follows from, read in a handful of statements, whoever asks.

import type { RowsOfRecord } from '@furrow/farming/record/record-from-rows'
import type { Database, Transaction } from '../../db/database.ts'
import { cropCostsOfRecord } from './crop-cost-rows.ts'
import { cropsOfRecord } from './crops-of-record.ts'
import { grazingOfRecord } from './grazing-rows.ts'
import { holdingsOfRecord } from './holding-rows.ts'
import { landOfRecord } from './land-rows.ts'
import type { PeriodOfRecord } from './period-of-record.ts'
import { readingsOfFarm } from './rain-rows.ts'
import { classesOfRecord } from './stock-rows.ts'
import { roundsOfRecord, woolOfRecord } from './wool-and-breeding.ts'

export async function rowsOfRecord(
  tx: Database | Transaction,
  collection: PeriodOfRecord,
): Promise<RowsOfRecord> {
  const { farm_id: farm, start: from, end: to, status, today } = collection
  return {
    land: await landOfRecord(tx, collection),
    rain: { period: { from, to }, readings: await readingsOfFarm(tx, { farm, from }) },
    crops: await cropsOfRecord(tx, { collection, today }),
    cropCosts: await cropCostsOfRecord(tx, collection),
    grazing: await grazingOfRecord(tx, collection),
    stock: {
      period: { from, to },
      classes: await classesOfRecord(tx, collection),
      wool: await woolOfRecord(tx, collection),
    },
    rounds: await roundsOfRecord(tx, collection),
    holdings: await holdingsOfRecord(tx, collection),
    isValidated: status === 'Validated' || status === 'Released',
  }
}
