// Bills from before they had lines, numbers and payments: their work becomes lines, and what was paid stays paid.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase('nothing')

const before = [
  [1, 'Paid', '2025-10-02', [96_000, 54_005]],
  [2, 'Sent', '2025-06-30', [10_000]],
  [3, 'Draft', null, [5000]],
  [4, 'Void', '2025-07-01', [7000]],
  [5, 'Sent', '2025-10-01', []],
] as const

test('they are numbered by their days, come to their work with GST, and are as they were', async () => {
  const migrations = await readMigrations()
  const place = migrations.findIndex(({ name }) => name.includes('0038-bills'))
  expect(place).toBeGreaterThan(0)
  await migrate(db, migrations.slice(0, place))
  await sql`insert into businesses (id, name) overriding system value values (7, 'Downs')`.execute(
    db,
  )
  await sql`
    insert into projects (id, title, business_id) overriding system value
    values (8, 'Downs', 7)`.execute(db)
  await sql`insert into users (id, name, email) overriding system value
    values (9, 'Cora', 'cora@example.com')`.execute(db)
  for (const [id, status, day, work] of before) {
    await sql`
      insert into bills (id, status, date_invoiced, billable_type, billable_id, business_id)
      overriding system value values (${id}, ${status}, ${day}, 'projects', 8, 7)`.execute(db)
    for (const amount of work)
      await sql`
        insert into employee_bills (bill_id, employee_id, amount)
        values (${id}, 9, ${amount})`.execute(db)
  }
  await migrate(db, migrations)
  const { rows } = await sql`
    select id, number, status, sent_at is not null as sent, net, gst, total, paid, owed,
      (select count(*)::int from bill_lines l where l.bill_id = b.id) as lines,
      (select count(*)::int from bill_payments p where p.bill_id = b.id) as payments
    from bills b order by id`.execute(db)
  const none = { net: 0, gst: 0, total: 0, paid: 0, owed: 0, lines: 0, payments: 0 }
  const ten = { net: 10_000, gst: 1000, total: 11_000, paid: 0, owed: 11_000, lines: 1 }
  const paid = { net: 150_005, gst: 15_001, total: 165_006, paid: 165_006, owed: 0 }
  const draft = { net: 5000, gst: 500, total: 5500, paid: 0, owed: 5500, lines: 1, payments: 0 }
  expect(rows).toEqual([
    { id: 1, number: '2025-0003', status: 'Paid', sent: true, ...paid, lines: 2, payments: 1 },
    { id: 2, number: '2024-0001', status: 'Sent', sent: true, ...ten, payments: 0 },
    { id: 3, number: null, status: 'Draft', sent: false, ...draft },
    {
      ...none,
      id: 4,
      number: '2025-0001',
      status: 'Void',
      sent: true,
      net: 7000,
      gst: 700,
      total: 7700,
      lines: 1,
    },
    { ...none, id: 5, number: '2025-0002', status: 'Sent', sent: true },
  ])
  const { rows: work } = await sql<{ project_id: number }>`
    select distinct project_id from employee_bills`.execute(db)
  expect(work).toEqual([{ project_id: 8 }])
})
