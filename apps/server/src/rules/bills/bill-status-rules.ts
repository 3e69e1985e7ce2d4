// Which status of a bill follows which, and that a bill stays as it was sent.

import { billStatus, isEnded, isFollowing, owedOf } from '@furrow/farming/bills/bill-status'
import { dayInWords } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { keptNumbers } from './numbered-bills.ts'
import { sentBills } from './send-bills.ts'
import { totalsNow } from './stored-bills.ts'

export const billStatusRules: SaveRule = {
  of: ['bills'],
  async complete(rows, asked) {
    const sending = rows.filter(isSending)
    const sent = await sentBills(sending, asked)
    const bySent = new Map(sending.map((row, place) => [row, sent[place] ?? {}]))
    return rows.map(row => ({
      ...(row.before ? {} : { created_by: row.sent['created_by'] ?? asked.viewer.actor }),
      ...(bySent.get(row) ?? settled(row, asked.todayIn())),
    }))
  },
  async check(rows, { tx, todayIn }) {
    const sending = rows.filter(isSending)
    const counts = await linesOf(sending, tx)
    return errorsOf(rows, row => [
      ...wrongDays(row, todayIn()),
      ...wrongStatus(row, todayIn()),
      ...changedSent(row),
      ...(isSending(row) ? notReady(row, counts.get(row.id ?? 0) ?? 0) : []),
    ])
  },
  async beforeRemoval(rows) {
    return keptNumbers(rows.map(({ before }) => textIn(before, 'number')))
  },
}

const wasSent = ({ before }: RowToSave) => textIn(before, 'sent_at') !== undefined

function isSending(row: RowToSave): boolean {
  return !wasSent(row) && row.sent['status'] === 'Sent'
}

const decided = ['Sent', 'Disputed', 'Written off', 'Void']

/** Of a bill that was sent the status is what follows, unless staff say what does not follow. */
function settled(row: RowToSave, today: string): Row {
  const status = textIn(row.sent, 'status')
  if (!wasSent(row) || status === undefined || !decided.includes(status)) return {}
  const bill = standing(row, status)
  return { status: billStatus(bill, today), owed: owedOf(bill) }
}

function standing({ after }: RowToSave, status: string) {
  return {
    status,
    sent_at: textIn(after, 'sent_at') ?? null,
    due_date: textIn(after, 'due_date') ?? null,
    total: numberIn(after, 'total') ?? null,
    paid: numberIn(after, 'paid') ?? null,
  }
}

async function linesOf(
  rows: readonly RowToSave[],
  tx: Transaction,
): Promise<ReadonlyMap<number, number>> {
  const bills = new Map(rows.flatMap(({ id }) => (id ? [[id, { gst_registered: null }]] : [])))
  const totals = await totalsNow(tx, bills)
  return new Map([...totals].map(([id, { count }]) => [id, count]))
}

function wrongDays({ after, sent, before }: RowToSave, today: string): readonly Finding[] {
  if (before && !('date_invoiced' in sent || 'due_date' in sent)) return []
  const [invoiced, due] = [textIn(after, 'date_invoiced'), textIn(after, 'due_date')]
  const isLate = textIn(sent, 'status') === 'Sent' && invoiced !== undefined && invoiced > today
  return [
    ...(isLate
      ? [
          {
            field: 'date_invoiced',
            message: 'A bill is not sent before the day it is invoiced on.',
          },
        ]
      : []),
    ...(invoiced !== undefined && due !== undefined && due < invoiced
      ? [
          {
            field: 'due_date',
            message: `A bill of ${dayInWords(invoiced)} can’t be due before that day.`,
          },
        ]
      : []),
  ]
}

const needReason = ['Disputed', 'Written off', 'Void']

function wrongStatus(row: RowToSave, today: string): readonly Finding[] {
  const { before, sent, after } = row
  const [was, status] = [textIn(before, 'status'), textIn(sent, 'status')]
  if (status === undefined || (before && status === was)) return []
  const wrong = (message: string) => [{ field: 'status', message }]
  if (isFollowing(status) && billStatus(standing(row, status), today) !== status) {
    return wrong(`${status} follows from payments and the day a bill is due: enter a payment.`)
  }
  if (needReason.includes(status) && textIn(after, 'status_reason') === undefined) {
    return [{ field: 'status_reason', message: `Say why this bill is ${status.toLowerCase()}.` }]
  }
  if (!wasSent(row)) {
    return needReason.includes(status) || isFollowing(status)
      ? wrong('This bill was not sent yet: change it, or delete it.')
      : []
  }
  if (was === 'Void') return wrong('A void bill stays void: make a new one.')
  if (status === 'Draft' || status === 'Ready to send')
    return wrong('A bill that was sent is no draft again: make it void, and a new one.')
  if (isEnded(status) && was === 'Paid') return wrong('This bill is paid.')
  const paid = numberIn(after, 'paid') ?? 0
  return status === 'Void' && paid > 0
    ? wrong('Something was paid for this bill: remove its payments first, or write off the rest.')
    : []
}

/** All that stands on it; `created_by` says who wrote it. */
const stays = ['date_invoiced', 'due_date', 'description', 'billable_type', 'billable_id'].concat(
  'created_by',
)

function changedSent(row: RowToSave): readonly Finding[] {
  if (!wasSent(row)) return []
  const { sent, before } = row
  const message = 'A bill stays as it was sent: make it void, and a new one.'
  return stays
    .filter(name => name in sent && (sent[name] ?? null) !== (before?.[name] ?? null))
    .map(field => ({ field, message }))
}

function notReady({ after }: RowToSave, lines: number): readonly Finding[] {
  const wrong = (message: string) => [{ field: 'status', message }]
  if (lines === 0) return wrong('This bill has no lines yet: add what it is for, then send it.')
  if (!textIn(after, 'issued_by')) {
    return wrong(
      'Nobody has said who sends bills yet: an administrator enters the name and ABN under Billing details.',
    )
  }
  return (numberIn(after, 'total') ?? 0) > 0
    ? []
    : wrong('This bill comes to nothing: its lines have to come to more than $0.')
}

async function overdueBills(tx: Transaction, today: string): Promise<readonly number[]> {
  const rows = await runQuery(
    tx,
    sql<{ id: number }>`
      select id from bills
      where status in ('Sent', 'Part paid') and due_date < ${today}::date and deleted_at is null
      order by id limit 500 for update skip locked`,
  )
  return rows.map(({ id }) => id)
}

/** Looked at every hour: a day passes without anybody writing anything. */
export async function becomeOverdue({ tx, save, todayIn }: Asked): Promise<number> {
  const ids = await overdueBills(tx, todayIn())
  await save(
    'bills',
    ids.map(id => ({ id, status: 'Overdue' })),
  )
  return ids.length
}
