// How far a farm is with a period, and who moves it on: its managers until it is handed over, its
// consultants from there. What was released is opened again only with a reason.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Transaction } from '../../db/database.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { hasRecords } from './records-in-period.ts'

export function periodStatusRules(catalogue: Catalogue): SaveRule {
  return {
    of: ['farm_period'],
    async check(rows, asked) {
      const moved = rows.filter(isOtherPeriod).flatMap(({ before }) => (before ? [before] : []))
      const kept = await whyKept(moved, asked.tx, catalogue)
      return errorsOf(rows, row => [
        ...findingsOf(row, asked),
        ...(kept && isOtherPeriod(row) ? [{ field: 'period_id', message: kept }] : []),
      ])
    },
    beforeRemoval: (rows, { tx }) =>
      whyKept(
        rows.map(({ after }) => after),
        tx,
        catalogue,
      ),
  }
}

const untouched = 'Not started'
const recording = [untouched, 'In progress']
const ofManagers = [...recording, 'Submitted']
const released = 'Released'

function findingsOf(row: RowToSave, asked: Asked): readonly Finding[] {
  const reason = [...withoutReason(row), ...idleReason(row, asked)]
  const status = isWide(row.after, asked) ? undefined : wrongMove(row)
  return [...(status ? [{ field: 'status', message: status }] : []), ...reason]
}

/** Whoever is both, a manager and staff on a project of the farm, has the wider right. */
function isWide(row: Row, { viewer }: Asked): boolean {
  return viewer.isAdmin || viewer.farms.consulted.includes(numberIn(row, 'farm_id') ?? 0)
}

function wrongMove({ before, after }: RowToSave): string | undefined {
  const [was, will] = [textIn(before, 'status'), textIn(after, 'status') ?? '']
  if (was === will) return undefined
  if (before === undefined)
    return recording.includes(will) ? undefined : 'A new period is not started, or in progress.'
  if (!ofManagers.includes(was ?? '')) return handedOver(was)
  return ofManagers.includes(will)
    ? undefined
    : 'Submit the period: your consultant moves it on from there.'
}

function handedOver(status: string | undefined): string {
  return status === released
    ? 'This period is released: ask your consultant to reopen it.'
    : `This period is ${(status ?? '').toLowerCase()}: ask your consultant to send it back.`
}

function isReopened({ before, after }: RowToSave): boolean {
  return before?.['status'] === released && after['status'] !== released
}

/** Asked of everybody, administrators included. */
function withoutReason(row: RowToSave): readonly Finding[] {
  const reason = textIn(row.sent, 'reopened_because')?.trim() ?? ''
  if (!isReopened(row) || reason !== '') return []
  return [{ field: 'reopened_because', message: 'Say why this period is opened again.' }]
}

/** The last reason stays, also when the period is released again. */
function idleReason(row: RowToSave, { viewer }: Asked): readonly Finding[] {
  const { before, sent } = row
  const isSame = (sent['reopened_because'] ?? null) === (before?.['reopened_because'] ?? null)
  const isSent = 'reopened_because' in sent && !isSame
  if (!isSent || isReopened(row) || viewer.isAdmin) return []
  const message = 'A reason is kept only when a released period is opened again.'
  return [{ field: 'reopened_because', message }]
}

function isOtherPeriod({ before, sent }: RowToSave): boolean {
  return before !== undefined && 'period_id' in sent && sent['period_id'] !== before['period_id']
}

/** What was begun does not vanish to begin again, for nobody: a start is undone where it was made. */
async function whyKept(
  rows: readonly Row[],
  tx: Transaction,
  catalogue: Catalogue,
): Promise<string | undefined> {
  const begun = rows.map(row => textIn(row, 'status') ?? '').find(status => status !== untouched)
  if (begun !== undefined)
    return `This period is ${begun.toLowerCase()}: only one that is not started can be taken away.`
  const places = rows.map(row => ({
    farm: numberIn(row, 'farm_id') ?? 0,
    period: numberIn(row, 'period_id') ?? 0,
  }))
  const isUsed = places.length > 0 && (await hasRecords(tx, catalogue, places))
  return isUsed ? 'This period has records: only an empty one can be taken away.' : undefined
}
