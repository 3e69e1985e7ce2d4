// The crops of a farm’s period with their figures: a handful of statements, however many crops there are.

import { cropLine, cropOnGround } from '@furrow/farming/crops/crop-line'
import type { CropLine, CropOnGround } from '@furrow/farming/crops/crop-line'
import { rainReader } from '@furrow/farming/crops/crop-rain'
import type { PeriodDays, RainIn } from '@furrow/farming/crops/crop-rain'
import type { CropRecord } from '@furrow/farming/crops/crop-record'
import { gaugeOfPaddock } from '@furrow/farming/rain/gauge-of-paddock'
import type { Database, Transaction } from '../../db/database.ts'
import type { FarmAsked } from '../farm-rows.ts'
import { cropEvents } from './crop-event-rows.ts'
import { cropRecord } from './crop-records.ts'
import { cropRows } from './recorded-crop-rows.ts'
import { gaugeReadings } from './gauge-readings.ts'
import type { GaugeReadings } from './gauge-readings.ts'

export interface CropsAsked extends FarmAsked {
  /** Today on the farm’s calendar. */
  readonly today: string
}

export interface CropOfPeriod {
  readonly record: CropRecord
  readonly line: CropLine
}

/** In the order of their paddocks. */
export async function cropsOfPeriod(
  db: Database | Transaction,
  asked: CropsAsked,
): Promise<readonly CropOfPeriod[]> {
  const [stored, gauges] = await Promise.all([storedCrops(db, asked), gaugeReadings(db, asked)])
  const rainOf = rainOfPaddocks(gauges)
  return stored.map(({ row, record }) => ({
    record,
    line: cropLine(record, { period: periodOf(asked), rain: rainOf(row) }),
  }))
}

/** The same without what follows from rain, which nobody is asked for. */
export async function cropsWithoutRain(
  db: Database | Transaction,
  asked: CropsAsked,
): Promise<readonly CropLine[]> {
  const stored = await storedCrops(db, asked)
  return stored.map(({ record }) => cropLine(record, { period: periodOf(asked), rain: undefined }))
}

/** Of what enterprise each is, and whether it still grows: without figures. */
export async function cropsStanding(
  db: Database | Transaction,
  asked: CropsAsked,
): Promise<readonly (CropOnGround & Pick<CropLine, 'enterprise'>)[]> {
  const stored = await storedCrops(db, asked)
  return stored.map(({ record }) => ({
    enterprise: record.enterprise,
    ...cropOnGround(record, { period: periodOf(asked), rain: undefined }),
  }))
}

async function storedCrops(db: Database | Transaction, asked: CropsAsked) {
  const [rows, events] = await Promise.all([cropRows(db, asked), cropEvents(db, asked)])
  const byCrop = Map.groupBy(events, ({ crop_id }) => crop_id)
  return rows.map(row => ({ row, record: cropRecord(row, byCrop.get(row.id) ?? []) }))
}

function periodOf({ collection, today }: CropsAsked): PeriodDays {
  const { sowing_start, start, end } = collection
  return { sowing_start, start, end, today }
}

function rainOfPaddocks(gauges: readonly GaugeReadings[]) {
  const readers = new Map<number, RainIn>(
    gauges.map(({ id, readings }) => [id, rainReader(readings)]),
  )
  return (paddock: { readonly rain_gauge_id: number | null }) =>
    readers.get(gaugeOfPaddock(paddock, gauges)?.gauge.id ?? 0)
}
