// Bills from their first line to their last payment: what they come to, which number they get, who reads them, and that
// nothing of them changes once they are sent.

import { billNumber, financialYearOf } from '@furrow/farming/bills/bill-number'
import { addDays } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { nobody } from '../../src/access/reach/viewer.ts'
import { becomeOverdue } from '../../src/rules/bills/bill-status-rules.ts'
import type { Asked } from '../../src/rules/saving/save-rule.ts'
import { billingOffice } from './billing-office.ts'

const office = billingOffice()
const { db, by, done, refused, kept } = office

test('a bill counts its lines, is sent with a number and a letter, and is read by the business from then on', async () => {
  const { id, ...drafted } = await office.bill({ description: 'Collection' })
  expect(drafted).toMatchObject({
    status: 'Draft',
    number: null,
    sent_at: null,
    created_by: office.consultant.id,
    business_id: office.business,
  })
  const line = await office.line(id, { quantity: 2.5, unit_price: 18_000 })
  await office.line(id, { description: 'Fuel', unit_price: 12_345, charges_gst: false })
  const sums = { net: 57_345, gst: 4500, total: 61_845, paid: 0, owed: 61_845 }
  expect(await office.again(id)).toMatchObject(sums)
  await done(office.consultant, 'PATCH', `bill_lines/${line.id}`, { quantity: 1 })
  expect(await office.again(id)).toMatchObject({ net: 30_345, gst: 1800, owed: 32_145 })
  await done(office.consultant, 'DELETE', `bill_lines/${line.id}`)
  expect(await office.again(id)).toMatchObject({ net: 12_345, gst: 0, total: 12_345 })
  await done(office.consultant, 'POST', `bill_lines/${line.id}/restore`)
  expect(await office.again(id)).toMatchObject({ net: 30_345, gst: 1800 })

  for (const path of [`bills/${id}`, `bill_lines/${line.id}`])
    expect((await by(office.manager, 'GET', path)).status, path).toBe(404)
  await done(office.consultant, 'PATCH', `bills/${id}`, { status: 'Ready to send' })
  expect((await by(office.manager, 'GET', `bills/${id}`)).status).toBe(404)
  const sent = await done(office.consultant, 'PATCH', `bills/${id}`, { status: 'Sent' })
  const year = financialYearOf(office.today())
  expect(sent).toMatchObject({
    status: 'Sent',
    financial_year: year,
    date_invoiced: office.today(),
    due_date: addDays(office.today(), 14),
    gst_registered: true,
    issued_by: 'Plains Advisory\nABN 51 824 753 556',
    pay_to: 'BSB 062-000\nAccount 1234 5678',
    owed: 32_145,
  })
  expect(sent['number']).toMatch(new RegExp(`^${year}-\\d{4}$`))
  for (const path of [`bills/${id}`, `bill_lines/${line.id}`]) {
    expect((await by(office.manager, 'GET', path)).status, path).toBe(200)
    expect((await by(office.manager, 'PATCH', path, { description: 'x' })).status).toBe(403)
  }
  const search = { value: sent['number'] }
  const { body: found } = await by(office.manager, 'POST', 'bills/search', { search })
  expect(found.data).toMatchObject([{ id }])
  const { rows: letters } = await sql<{ to: string; subject: string; body: string }>`
    select "to", subject, body from outgoing_mails where subject like ${`%${String(sent['number'])}%`}`.execute(
    db,
  )
  expect(letters).toHaveLength(1)
  expect(letters[0]?.to).toBe(sent['billed_email'])
  expect(letters[0]?.body).toContain('$321.45')
  expect(letters[0]?.body).toContain(`/collect/1.0.0/bills/${id}`)
})

test('what can’t be sent says why, and takes no number', async () => {
  const { id } = await office.bill()
  const send = (values: object = {}) =>
    refused(office.consultant, 'PATCH', `bills/${id}`, { status: 'Sent', ...values })
  expect((await send())['status']).toEqual([
    'This bill has no lines yet: add what it is for, then send it.',
  ])
  const { id: line } = await office.line(id, { unit_price: 0 })
  expect((await send())['status']?.[0]).toContain('comes to nothing')
  await done(office.consultant, 'PATCH', `bill_lines/${line}`, { unit_price: 500 })
  const tomorrow = addDays(office.today(), 1)
  expect(await send({ date_invoiced: tomorrow })).toHaveProperty('date_invoiced')
  expect(await send({ due_date: '2020-01-01' })).toHaveProperty('due_date')
  await sql`delete from billing_details`.execute(db)
  expect((await send())['status']?.[0]).toContain('an administrator enters the name and ABN')
  expect(await office.again(id)).toMatchObject({ status: 'Draft', number: null })
  const wrong = { name: 'X', abn: '51 824 753 557', bsb: '12' }
  expect(await refused(office.office, 'POST', 'billing_details', wrong)).toMatchObject({
    abn: [expect.stringContaining('11 digits')],
    bsb: [expect.stringContaining('six digits')],
  })
  const post = { billable_type: 'projects', billable_id: office.project, status: 'Sent' }
  expect(await refused(office.consultant, 'POST', 'bills', post)).toHaveProperty('status')
  for (const status of ['Paid', 'Overdue', 'Void', 'Disputed'])
    await refused(office.consultant, 'PATCH', `bills/${id}`, { status, status_reason: 'So' })
})

test('a bill that was sent stays as it is: its lines, its days, its number and its project', async () => {
  const { id, number } = await office.sent()
  const [line] = (await by(office.consultant, 'GET', `bills/${id}?include=lines`)).body.data.lines
  const sentence = `Bill ${number} was sent, so its lines can’t be changed: make it void, and a new one.`
  const asLine = { bill_id: id, description: 'More', unit_price: 5 }
  expect(await refused(office.consultant, 'POST', 'bill_lines', asLine)).toEqual({
    bill_id: [sentence],
  })
  expect(await refused(office.office, 'PATCH', `bill_lines/${line.id}`, { quantity: 9 })).toEqual({
    bill_id: [sentence],
  })
  expect(await kept(office.consultant, 'DELETE', `bill_lines/${line.id}`)).toBe(sentence)
  for (const change of [{ due_date: '2030-01-01' }, { description: 'Other' }])
    await refused(office.consultant, 'PATCH', `bills/${id}`, change)
  for (const status of ['Draft', 'Ready to send', 'Paid', 'Part paid', 'Overdue'])
    expect(await refused(office.consultant, 'PATCH', `bills/${id}`, { status })).toHaveProperty(
      'status',
    )
  for (const path of [`bills/${id}`, `bills/${id}?force=true`])
    expect(await kept(office.office, 'DELETE', path)).toContain(`Bill ${number} has a number`)
  for (const path of [`projects/${office.project}`, `projects/${office.project}?force=true`])
    expect(await kept(office.office, 'DELETE', path)).toContain('archive it instead')
})

test('payments pay it in parts, never more than is owed and never ahead of time', async () => {
  const { id } = await office.sent()
  const first = await office.pay(id, 40_000)
  expect(await office.again(id)).toMatchObject({ status: 'Part paid', paid: 40_000, owed: 70_000 })
  const pay = (values: object) =>
    refused(office.consultant, 'POST', 'bill_payments', {
      bill_id: id,
      amount: 100,
      date: office.today(),
      ...values,
    })
  expect(await pay({ amount: 70_001 })).toEqual({
    amount: ['That is more than is owed: $700.00.'],
  })
  expect(await pay({ date: addDays(office.today(), 1) })).toEqual({
    date: ['A payment can’t be on a day that has not come yet.'],
  })
  expect(await pay({ amount: 0 })).toHaveProperty('amount')
  const both = { bill_id: id, date: office.today(), amount: 50_000 }
  const { status } = await by(office.consultant, 'POST', 'bill_payments/batch', {
    resources: [both, both],
  })
  expect(status).toBe(422)
  await office.pay(id, 70_000)
  expect(await office.again(id)).toMatchObject({ status: 'Paid', paid: 110_000, owed: 0 })
  expect((await by(office.manager, 'GET', 'bill_payments')).body.data).toHaveLength(2)
  await done(office.consultant, 'PATCH', `bill_payments/${first.id}`, { amount: 30_000 })
  expect(await office.again(id)).toMatchObject({ status: 'Part paid', owed: 10_000 })
  await done(office.consultant, 'DELETE', `bill_payments/${first.id}`)
  await office.pay(id, 35_000)
  expect(await kept(office.consultant, 'POST', `bill_payments/${first.id}/restore`)).toContain(
    'more than the bill would be paid',
  )
  const { id: draft } = await office.bill()
  expect((await pay({ bill_id: draft }))['bill_id']?.[0]).toContain('was not sent yet')
})

test('a bill is disputed, written off and void with a reason, and void keeps its number', async () => {
  const { id, number } = await office.sent()
  const turn = (values: object) => done(office.consultant, 'PATCH', `bills/${id}`, values)
  expect(await refused(office.consultant, 'PATCH', `bills/${id}`, { status: 'Void' })).toEqual({
    status_reason: ['Say why this bill is void.'],
  })
  expect(await turn({ status: 'Disputed', status_reason: 'Which visit?' })).toMatchObject({
    status: 'Disputed',
    owed: 110_000,
  })
  const { id: payment } = await office.pay(id, 100)
  expect(await office.again(id)).toMatchObject({ status: 'Disputed', owed: 109_900 })
  expect(await turn({ status: 'Sent' })).toMatchObject({ status: 'Part paid' })
  expect(await turn({ status: 'Written off', status_reason: 'Sold' })).toMatchObject({ owed: 0 })
  expect(await turn({ status: 'Sent' })).toMatchObject({ status: 'Part paid', owed: 109_900 })
  const asVoid = { status: 'Void', status_reason: 'Wrong farm' }
  expect(await refused(office.consultant, 'PATCH', `bills/${id}`, asVoid)).toHaveProperty('status')
  await done(office.consultant, 'DELETE', `bill_payments/${payment}`)
  expect(await turn(asVoid)).toMatchObject({ status: 'Void', number, owed: 0 })
  expect(await refused(office.consultant, 'PATCH', `bills/${id}`, { status: 'Sent' })).toEqual({
    status: ['A void bill stays void: make a new one.'],
  })
  const next = await office.sent()
  expect(Number(String(next['number']).slice(5))).toBe(Number(String(number).slice(5)) + 1)
})

test('a bill becomes overdue when its day has passed, by nobody’s hand', async () => {
  const { id } = await office.sent()
  await sql`update bills set due_date = ${addDays(office.today(), -1)} where id = ${id}`.execute(db)
  const saved: unknown[] = []
  await db.transaction().execute(async tx => {
    const asked = {
      tx,
      todayIn: office.today,
      save: async (entity: string, rows: readonly unknown[]) => {
        saved.push([entity, rows])
        return []
      },
    } as unknown as Asked
    expect(await becomeOverdue(asked)).toBe(1)
  })
  expect(saved).toEqual([['bills', [{ id, status: 'Overdue' }]]])
  await office.pay(id, 10_000)
  expect(await office.again(id)).toMatchObject({ status: 'Overdue', owed: 100_000 })
  await office.pay(id, 100_000)
  expect(await office.again(id)).toMatchObject({ status: 'Paid' })
})

test('twenty who send at once get twenty numbers without a gap, whoever is refused', async () => {
  const bills = []
  for (let turn = 0; turn < 24; turn += 1) {
    const { id } = await office.bill()
    // Every sixth has no lines.
    if (turn % 6 > 0) await office.line(id)
    bills.push(id)
  }
  const year = financialYearOf(office.today())
  const last = await lastPlace(year)
  const answers = await Promise.all(
    bills.map(id => by(office.consultant, 'PATCH', `bills/${id}`, { status: 'Sent' })),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
  const numbers = answers.flatMap(({ status, body }) => (status === 200 ? body.data.number : []))
  const wanted = Array.from({ length: 20 }, (_, turn) => billNumber(year, last + turn + 1))
  expect(numbers.map(String).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(wanted)
})

test('a bill that two send at once is sent once, with one letter, and drawn for whoever reads it', async () => {
  const { id } = await office.bill()
  await office.line(id)
  const pdf = (viewer = office.manager) => by(viewer, 'GET', `v2/bill-pdf?bill_id=${id}`)
  expect((await pdf()).status).toBe(404)
  expect((await pdf(office.consultant)).headers['content-disposition']).toContain('Draft bill.pdf')
  const send = () => by(office.consultant, 'PATCH', `bills/${id}`, { status: 'Sent' })
  const answers = await Promise.all([send(), send(), send()])
  const numbers = new Set(answers.map(({ body }) => body.data.number))
  expect(numbers.size).toBe(1)
  const [number] = numbers
  const { rows } = await sql`
    select from outgoing_mails where subject like ${`Bill ${number} from%`}`.execute(db)
  expect(rows).toHaveLength(1)
  const drawn = await pdf()
  expect(drawn.status).toBe(200)
  expect(drawn.headers['content-type']).toBe('application/pdf')
  expect(drawn.text.startsWith('%PDF-1.7')).toBe(true)
  expect((await pdf(nobody(1))).status).toBe(404)
  expect((await by(office.office, 'GET', 'v2/bill-pdf')).status).toBe(422)
})

async function lastPlace(year: number): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(right(number, 4)::int), 0)::int as place from bills
    where financial_year = ${year}`.execute(db)
  return rows[0]?.place ?? 0
}
