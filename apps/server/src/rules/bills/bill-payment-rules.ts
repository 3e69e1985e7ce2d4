// Payments of a bill: what came in, never more than is owed, and never on a day that has not come.

import { billStatus } from '@furrow/farming/bills/bill-status'
import { exactDollars } from '@furrow/farming/numbers/dollars-text'
import { Refusal } from '@furrow/wire/refusal'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { keysIn, numberIn, pointedAt, textIn } from '../saving/read-row.ts'
import type { Asked, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'
import { holdBills, totalsNow } from './stored-bills.ts'
import type { StoredBill } from './stored-bills.ts'

export const billPaymentRules: SaveRule = {
  of: ['bill_payments'],
  async check(rows, { tx, todayIn }) {
    const bills = await holdBills(tx, pointedAt(rows, 'bill_id'))
    const left = new Map([...bills].map(([id, { owed }]) => [id, owed ?? 0]))
    return errorsOf(rows, row => {
      const bill = bills.get(numberIn(row.after, 'bill_id') ?? 0)
      if (!bill) return []
      return [
        ...movedPayment(row),
        ...wrongDay(row, todayIn()),
        ...(closedTo(bill) ?? tooMuch(row, left)),
      ]
    })
  },
  async beforeRemoval(rows, { tx }) {
    const bills = await holdBills(
      tx,
      keysIn(
        rows.map(({ before }) => before),
        'bill_id',
      ),
    )
    const [closed] = [...bills.values()].flatMap(bill => closedTo(bill) ?? [])
    return closed?.message
  },
  follow: countPayments,
}

async function countPayments(
  rows: readonly SavedRow[],
  { tx, save, todayIn }: Asked,
): Promise<void> {
  const bills = await holdBills(tx, pointedAt(rows, 'bill_id'))
  const totals = await totalsNow(tx, bills)
  const [over] = [...totals.values()].filter(({ owed }) => owed < 0)
  if (over) throw new Refusal('conflict', overPaid)
  await save(
    'bills',
    [...totals].flatMap(([id, { paid, owed }]) => {
      const bill = bills.get(id)
      if (!bill) return []
      return [{ id, paid, owed, status: billStatus({ ...bill, paid }, todayIn()) }]
    }),
  )
}

function closedTo({ sent_at, status, number }: StoredBill): readonly Finding[] | undefined {
  const wrong = (message: string) => [{ field: 'bill_id', message }]
  if (sent_at === null) return wrong('This bill was not sent yet, so nothing can be paid for it.')
  if (status === 'Void') return wrong(`Bill ${number ?? ''} is void, so nothing is paid for it.`)
  return status === 'Written off'
    ? wrong(`Bill ${number ?? ''} was written off: set it back to Sent before you enter a payment.`)
    : undefined
}

function movedPayment({ before, after }: RowToSave): readonly Finding[] {
  const isMoved = before && numberIn(before, 'bill_id') !== numberIn(after, 'bill_id')
  return isMoved ? [{ field: 'bill_id', message: 'A payment stays with its bill.' }] : []
}

function wrongDay({ after, sent }: RowToSave, today: string): readonly Finding[] {
  const day = textIn(after, 'date')
  return 'date' in sent && day !== undefined && day > today
    ? [{ field: 'date', message: 'A payment can’t be on a day that has not come yet.' }]
    : []
}

/** Of several for one bill the later ones count what the earlier ones left. */
function tooMuch({ before, after }: RowToSave, left: Map<number, number>): readonly Finding[] {
  const bill = numberIn(after, 'bill_id') ?? 0
  const owed = (left.get(bill) ?? 0) + (numberIn(before, 'amount') ?? 0)
  const rest = owed - (numberIn(after, 'amount') ?? 0)
  left.set(bill, rest)
  return rest < 0 ? [{ field: 'amount', message: moreThan(owed) }] : []
}

const overPaid = 'With this payment more than the bill would be paid.'

function moreThan(owed: number): string {
  return `That is more than is owed: ${exactDollars(Math.max(owed, 0))}.`
}
