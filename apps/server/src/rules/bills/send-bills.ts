// Sending a bill: it gets the next number of its financial year, and keeps who it is from and to as they stand now.

import { abnText } from '@furrow/farming/bills/abn'
import { billNumber, financialYearOf } from '@furrow/farming/bills/bill-number'
import { addDays } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave } from '../saving/save-rule.ts'
import { totalsNow } from './stored-bills.ts'

/** What each row becomes by being sent; the totals it is sent with are those that are checked. */
export async function sentBills(rows: readonly RowToSave[], asked: Asked): Promise<readonly Row[]> {
  const details = await billingDetails(asked.tx)
  const gst_registered = details?.gst_registered ?? true
  const numbers = new Map(rows.flatMap(({ id }) => (id ? [[id, { gst_registered }]] : [])))
  const totals = await totalsNow(asked.tx, numbers)
  const today = asked.todayIn()
  const sent: Row[] = []
  const places = new Map<number, number>()
  for (const row of rows) {
    const day = textIn(row.after, 'date_invoiced') ?? today
    const { count: _count, ...sums } = totals.get(row.id ?? 0) ?? noTotals
    const year = financialYearOf(day)
    const place = (places.get(year) ?? (await lastPlace(asked.tx, year))) + 1
    places.set(year, place)
    sent.push({
      ...sums,
      gst_registered,
      date_invoiced: day,
      due_date: textIn(row.after, 'due_date') ?? addDays(day, details?.due_days ?? usualDays),
      financial_year: year,
      number: billNumber(year, place),
      sent_at: new Date().toISOString(),
      issued_by: details && issuedBy(details),
      pay_to: details && payTo(details),
      ...(await billedTo(asked.tx, numberIn(row.after, 'business_id') ?? 0)),
    })
  }
  return sent
}

const usualDays = 14
const noTotals = { net: 0, gst: 0, total: 0, paid: 0, owed: 0, count: 0 }

/**
 * Who numbers first is done before the next one begins, so that no two get the same and none is left out: where the
 * first is refused after all, its number is free again.
 */
async function lastPlace(tx: Transaction, year: number): Promise<number> {
  const turn = `bills of ${year}`
  await runQuery(tx, sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))::text`)
  const [last] = await runQuery(
    tx,
    sql<{ place: number }>`
      select coalesce(max(split_part(number, '-', 2)::int), 0) as place
      from bills where financial_year = ${year}`,
  )
  return last?.place ?? 0
}

interface DetailsOfBilling {
  readonly name: string
  readonly abn: string
  readonly address: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly account_name: string | null
  readonly bsb: string | null
  readonly account_number: string | null
  readonly gst_registered: boolean
  readonly due_days: number
}

async function billingDetails(tx: Transaction): Promise<DetailsOfBilling | undefined> {
  const [newest] = await runQuery(
    tx,
    sql<DetailsOfBilling>`
      select name, abn, address, email, phone, account_name, bsb, account_number, gst_registered,
        due_days
      from billing_details where deleted_at is null order by id desc limit 1`,
  )
  return newest
}

function issuedBy({ name, abn, address, email, phone }: DetailsOfBilling): string {
  return [name, `ABN ${abnText(abn)}`, address, email, phone].filter(Boolean).join('\n')
}

function payTo({ account_name, bsb, account_number }: DetailsOfBilling): string | null {
  if (!bsb || !account_number) return null
  return [account_name, `BSB ${bsb}`, `Account ${account_number}`].filter(Boolean).join('\n')
}

interface BilledBusiness {
  readonly name: string
  readonly email: string | null
  readonly lines: string | null
}

/** Its billing address and email; where none are said, its own address, and whoever gets its bills or manages it. */
async function billedTo(tx: Transaction, business: number): Promise<Row> {
  const [found] = await runQuery(
    tx,
    sql<BilledBusiness>`
      select coalesce(b.billing_name, b.name) as name,
        coalesce(b.billing_email, u.email, m.email) as email,
        concat_ws(E'\n', nullif(concat_ws(' ', a.number, a.address_1), ''), a.address_2,
          nullif(concat_ws(' ', a.city, a.state, a.postcode), '')) as lines
      from businesses b
      left join users u on u.id = b.billing_user_id and u.active and u.deleted_at is null
      left join users m on m.id = b.manager_id and m.active and m.deleted_at is null
      left join addresses a on a.id = coalesce(b.billing_address_id, b.business_address_id)
        and a.deleted_at is null
      where b.id = ${business}`,
  )
  return {
    billed_to: [found?.name, found?.lines].filter(Boolean).join('\n'),
    billed_email: found?.email ?? null,
  }
}
