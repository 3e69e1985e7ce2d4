// The financial record is calculated when it is saved, whatever way it comes; the record of the period
// after follows, and a record whose period is opened again catches up.

import { comesOrGoes, numberIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'
import type { RecordPlace } from '../../facts/record/period-of-record.ts'
import { handedOverNow } from './hand-over.ts'
import type { RecordAround } from './hand-over.ts'
import { soldOnce } from './sold-once.ts'
import { statementRules } from './statement-rules.ts'
import { closesOtherwise, refreshAfter, refreshRecord, refreshStale } from './refresh-record.ts'
import { recordsBefore } from './stored-records.ts'
import { enteredOf, withSent } from './worked-figures.ts'
import { workOut } from './work-out.ts'

const wideRecord: SaveRule = {
  of: ['assets'],
  complete: workedOut,
  async follow(rows, asked) {
    for (const row of rows) await followedBy(row, asked)
  },
  refresh: refreshStale,
}

async function workedOut(rows: readonly RowToSave[], asked: Asked): Promise<readonly Row[]> {
  const places = rows.map(({ after }) => placeOf(after))
  const closed = await recordsBefore(asked.tx, places.filter(isPlace))
  const additions: Row[] = []
  for (const [at, row] of rows.entries()) {
    const place = places[at]
    additions.push(place ? await additionsTo(row, { asked, place, before: closed(place) }) : {})
  }
  return additions
}

interface Around {
  readonly asked: Asked
  readonly place: RecordPlace
  readonly before: Row
}

async function additionsTo(row: RowToSave, { asked, place, before }: Around): Promise<Row> {
  const { tx, imports } = asked
  const stood = row.before ?? {}
  const saying = { sent: row.sent, record: stood, from: imports ? 'imported' : 'typed' } as const
  const entered = withSent(enteredOf(stood, before), saying)
  return workOut(tx, place, { record: row.after, entered, before })
}

async function followedBy(row: SavedRow, asked: Asked): Promise<void> {
  const [was, is] = [placeOf(row.before), placeOf(row.after)]
  if (!is) return
  if (comesOrGoes(row)) {
    await refreshRecord(is, asked)
    return refreshAfter(is, asked)
  }
  const hasMoved = was !== undefined && was.period !== is.period
  if (hasMoved) await refreshAfter(was, asked)
  if (hasMoved || closesOtherwise(row.before ?? {}, row.sent)) await refreshAfter(is, asked)
}

/** What is handed over or released is up to date; from then on it may not move any more. */
const periodOfRecords = (around: RecordAround): SaveRule => ({
  of: ['farm_period'],
  async complete(rows, asked) {
    for (const { before, after } of rows) {
      const place = placeOf(after)
      if (!place || !before || before['status'] === after['status']) continue
      await refreshStale(place.farm, asked)
      if (!isRecording(before) || isRecording(after)) continue
      await refreshRecord(place, asked, await handedOverNow(asked.tx, place, around))
    }
    return rows.map(() => ({}))
  },
  async follow(rows, asked) {
    for (const { before, after } of rows) {
      const place = placeOf(after)
      if (place && before && isRecording(after) && !isRecording(before)) {
        await refreshRecord(place, asked)
      }
    }
  },
})

function isRecording({ status }: Row): boolean {
  return status === 'Not started' || status === 'In progress'
}

function placeOf(row: Row | undefined): RecordPlace | undefined {
  const [farm, period] = [numberIn(row, 'farm_id'), numberIn(row, 'period_id')]
  return farm === undefined || period === undefined ? undefined : { farm, period }
}

function isPlace(place: RecordPlace | undefined): place is RecordPlace {
  return place !== undefined
}

export function recordRules(around: RecordAround): readonly SaveRule[] {
  return [wideRecord, soldOnce, statementRules, periodOfRecords(around)]
}
