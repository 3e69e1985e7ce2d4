// How far a farm is with a period, and who moves it on: its managers until it is handed over, its
// consultants from there. What was released is opened again only with a reason.

import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'

export const periodStatusRules: SaveRule = {
  of: ['farm_period'],
  check: async (rows, asked) => errorsOf(rows, row => findingsOf(row, asked)),
  async beforeRemoval(rows, asked) {
    const kept = rows.map(({ after }) => whyKept(after, asked))
    return kept.find(sentence => sentence !== undefined)
  },
}

const recording = ['Not started', 'In progress']
const ofManagers = [...recording, 'Submitted']
const released = 'Released'

function findingsOf(row: RowToSave, asked: Asked): readonly Finding[] {
  const reason = [...withoutReason(row), ...idleReason(row, asked)]
  const status = isWide(row.after, asked) ? undefined : wrongMove(row)
  const period = row.before && isOtherPeriod(row) ? whyKept(row.before, asked) : undefined
  return [
    ...(status ? [{ field: 'status', message: status }] : []),
    ...(period ? [{ field: 'period_id', message: period }] : []),
    ...reason,
  ]
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
    ? 'This period is released: ask your consultant to open it again.'
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
  return 'period_id' in sent && sent['period_id'] !== before?.['period_id']
}

/** What was handed over does not vanish and begin anew. */
function whyKept(row: Row, asked: Asked): string | undefined {
  const status = textIn(row, 'status') ?? ''
  if (asked.viewer.isAdmin) return undefined
  if (isWide(row, asked)) {
    return status === released ? 'This period is released: open it again first.' : undefined
  }
  return ofManagers.includes(status) ? undefined : handedOver(status)
}
