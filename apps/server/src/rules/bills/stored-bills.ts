// Bills as they stand, held until the request is done: what is counted of them stays true until it is written.

import { billTotals } from '@furrow/farming/bills/bill-totals'
import type { BillTotals, LineOfBill } from '@furrow/farming/bills/bill-totals'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Row } from '../saving/save-rule.ts'

export interface StoredBill extends Row {
  readonly id: number
  readonly number: string | null
  readonly status: string
  readonly sent_at: string | null
  readonly date_invoiced: string | null
  readonly due_date: string | null
  readonly billable_id: number
  readonly total: number | null
  readonly paid: number | null
  readonly owed: number | null
  readonly gst_registered: boolean | null
}

/** In the order of their numbers, so that two requests never wait for each other. */
export async function holdBills(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredBill>> {
  if (ids.length === 0) return new Map()
  const rows = await runQuery(
    tx,
    sql<StoredBill>`
      select id, number, status, sent_at, date_invoiced::text as date_invoiced,
        due_date::text as due_date, billable_id, total, paid, owed, gst_registered
      from bills where id = any(${ids}::bigint[]) order by id for update`,
  )
  return new Map(rows.map(row => [row.id, row]))
}

interface CountedBill {
  readonly id: number
  readonly lines: readonly LineOfBill[]
  readonly payments: readonly number[]
}

export interface TotalsOfBill extends BillTotals {
  /** Of its lines. */
  readonly count: number
}

/** What they come to now, with what this request wrote. */
export async function totalsNow(
  tx: Transaction,
  bills: ReadonlyMap<number, Pick<StoredBill, 'gst_registered'>>,
): Promise<ReadonlyMap<number, TotalsOfBill>> {
  const registered = await isRegisteredNow(tx)
  const rows = await runQuery(
    tx,
    sql<CountedBill>`
      select b.id,
        coalesce((select jsonb_agg(jsonb_build_object('quantity', l.quantity,
            'unit_price', l.unit_price, 'charges_gst', l.charges_gst))
          from bill_lines l where l.bill_id = b.id and l.deleted_at is null), '[]') as lines,
        coalesce((select jsonb_agg(p.amount)
          from bill_payments p where p.bill_id = b.id and p.deleted_at is null), '[]') as payments
      from bills b where b.id = any(${[...bills.keys()]}::bigint[])`,
  )
  return new Map(
    rows.map(({ id, lines, payments }) => {
      const isRegistered = bills.get(id)?.gst_registered ?? registered
      return [id, { ...billTotals({ lines, payments, isRegistered }), count: lines.length }]
    }),
  )
}

/** Of a bill that was not sent yet; where nobody said anything, yes. */
async function isRegisteredNow(tx: Transaction): Promise<boolean> {
  const [details] = await runQuery(
    tx,
    sql<{ gst_registered: boolean }>`
      select gst_registered from billing_details where deleted_at is null
      order by id desc limit 1`,
  )
  return details?.gst_registered ?? true
}
