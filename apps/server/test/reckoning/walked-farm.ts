// One farm, walked place by place: what each shows, against what follows from its rows.

import type { Database } from '../../src/db/database.ts'
import type { Ask } from '../asking.ts'
import { comparedPeriod } from './compared-period.ts'
import { allOf } from './differences.ts'
import type { Comparison } from './differences.ts'
import { farmRead, listsRead } from './farm-read.ts'
import type { Lists } from './farm-read.ts'
import { toldByBalances, toldByCollection, toldByRecord, toldBySummary } from './places.ts'
import { toldByBoard, toldByMargins } from './money-places.ts'
import type { ToldRecord } from './places.ts'
import { rawAnswers } from './raw-answers.ts'
import { cropTypes, rawFarm } from './raw-farm.ts'
import type { CropType } from './raw-farm.ts'
import { rawRatings, rawRecord } from './raw-record.ts'
import type { RawRatings } from './raw-record.ts'
import { screensRead, sheetRows, toldByHistory, toldBySheet } from './sheet-place.ts'
import { toldByWizard } from './wizard-place.ts'

interface Walking {
  readonly db: Database
  readonly ask: Ask
  readonly types: ReadonlyMap<number, CropType>
  readonly ratings: RawRatings
  readonly today: string
  readonly lists: Lists
  readonly screens: Awaited<ReturnType<typeof screensRead>>
}

/** What is read once for all farms. */
export async function beginWalking(db: Database, ask: Ask): Promise<Walking> {
  const [types, lists, screens, ratings] = await Promise.all([
    ...([cropTypes(db), listsRead(db), screensRead()] as const),
    rawRatings(db),
  ])
  return { db, ask, types, ratings, lists, screens, today: new Date().toISOString().slice(0, 10) }
}

export async function walkedFarm(id: number, walking: Walking): Promise<Comparison> {
  const farm = await rawFarm(walking.db, id)
  const raw = await rawRecord(walking.db, id)
  const answers = await rawAnswers(walking.db, id)
  const read = await farmRead(walking.db, id, walking.lists)
  const history = toldByHistory(read, walking.screens)
  const found: Comparison[] = []
  const records = new Map<number, ToldRecord>()
  for (const [period] of farm.periods) {
    records.set(period, await toldByRecord(walking.ask, id, period))
  }
  for (const [period, { name }] of farm.periods) {
    const { db, ask, today, screens } = walking
    const told = await toldBySummary(ask, id, period)
    const rows = sheetRows(read, { screens, today, period: { id: period, name } })
    const sheet = toldBySheet(rows, read, { screens, today, period: { id: period, name } })
    const paddocks = read.paddocks.filter(({ period_id }) => period_id === period)
    const wizard = toldByWizard(rows, paddocks, screens)
    const balances = await toldByBalances(db, id, period)
    const collection = await toldByCollection(ask, id, period)
    const record = records.get(period) ?? { figures: {}, said: new Set<string>() }
    const margins = await toldByMargins(ask, id, period)
    const money = { margins, records, board: await toldByBoard(ask, id, period) }
    found.push(
      ...comparedPeriod(farm, period, {
        ...walking,
        raw,
        answers,
        told,
        sheet,
        wizard,
        history,
        balances,
        collection,
        record,
        money,
      }),
    )
  }
  return allOf(found)
}
