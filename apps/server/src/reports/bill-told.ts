// A bill with its lines, as it is drawn on paper: as it stands on it once it was sent, and before that as it would.

import { notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { reachOf } from '../access/reach/reach-of.ts'
import { runQuery } from '../db/run-query.ts'
import type { Reach } from '../query/reach.ts'
import type { Asking } from './completeness-report.ts'

export interface BillOnPaper {
  readonly number: string | null
  readonly status: string
  readonly status_reason: string | null
  readonly description: string | null
  readonly date_invoiced: string | null
  readonly due_date: string | null
  readonly gst_registered: boolean
  readonly issued_by: string | null
  readonly billed_to: string | null
  readonly pay_to: string | null
  readonly net: number
  readonly gst: number
  readonly total: number
  readonly paid: number
  readonly owed: number
  readonly lines: readonly LineOnPaper[]
}

interface LineOnPaper {
  readonly description: string
  readonly quantity: number
  readonly unit_price: number
  readonly charges_gst: boolean
}

export async function billTold(
  { db, viewer, catalogue }: Asking,
  bill: number,
): Promise<BillOnPaper> {
  const [found] = await runQuery(db, renderBill(reachOf(viewer, catalogue), bill))
  if (!found) throw notFound('This bill doesn’t exist, or you don’t have access to it.')
  return found
}

function renderBill(reach: Reach, bill: number) {
  const seen = (entity: string, table: string) => reach.named(entity)?.(table) ?? sql`true`
  return sql<BillOnPaper>`
    select b.number, b.status, b.status_reason, b.description,
      b.date_invoiced::text as date_invoiced, b.due_date::text as due_date,
      coalesce(b.gst_registered, d.gst_registered, true) as gst_registered,
      coalesce(b.issued_by, d.name) as issued_by, coalesce(b.billed_to, o.billing_name, o.name) as billed_to, b.pay_to,
      coalesce(b.net, 0)::float8 as net, coalesce(b.gst, 0)::float8 as gst,
      coalesce(b.total, 0)::float8 as total, coalesce(b.paid, 0)::float8 as paid,
      coalesce(b.owed, 0)::float8 as owed,
      coalesce((
        select jsonb_agg(jsonb_build_object('description', l.description, 'quantity', l.quantity,
          'unit_price', l.unit_price, 'charges_gst', l.charges_gst) order by l.id)
        from bill_lines l
        where l.bill_id = b.id and l.deleted_at is null and ${seen('bill_lines', 'l')}
      ), '[]') as lines
    from bills b
    join businesses o on o.id = b.business_id
    left join lateral (
      select name, gst_registered from billing_details where deleted_at is null
      order by id desc limit 1
    ) d on true
    where b.id = ${bill} and b.deleted_at is null and ${seen('bills', 'b')}`
}
