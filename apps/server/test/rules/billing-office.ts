// A business with a project, a consultant who bills it, and its manager who is billed, for the rules of bills.

import { sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { admin, nobody } from '../../src/access/reach/viewer.ts'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { askedByPeople } from './asked-by-people.ts'
import type { AskedByPeople } from './asked-by-people.ts'

export interface BillingOffice extends AskedByPeople {
  readonly consultant: Viewer
  readonly manager: Viewer
  readonly office: Viewer
  readonly business: number
  readonly project: number
  bill(values?: object): Promise<BillRow>
  line(bill: number, values?: object): Promise<BillRow>
  /** With a line of $1,000 without GST. */
  sent(values?: object): Promise<BillRow>
  pay(bill: number, amount: number, values?: object): Promise<BillRow>
  again(bill: number): Promise<BillRow>
  today(): string
}

type BillRow = Readonly<Record<string, unknown>> & {
  readonly id: number
  readonly number?: string
}

/** Call at the top of a test file. Every test has a project of its own; who sends bills is said once. */
export function billingOffice(): BillingOffice {
  const asked = askedByPeople()
  const office = { ...asked } as { -readonly [K in keyof BillingOffice]: BillingOffice[K] }
  beforeEach(async () => {
    await sql`delete from billing_details`.execute(asked.db)
    const mark = Math.random().toString(36).slice(2, 8)
    office.office = admin(await asked.person(`Olive${mark}`))
    const [manager, consultant] = [
      await asked.person(`Mary${mark}`),
      await asked.person(`Cora${mark}`),
    ]
    await asked.done(office.office, 'POST', 'billing_details', {
      name: 'Plains Advisory',
      abn: '51 824 753 556',
      bsb: '062-000',
      account_number: '1234 5678',
    })
    const { id: business } = await asked.done(office.office, 'POST', 'businesses', {
      name: `Downs Pastoral ${mark}`,
      billing_email: `accounts.${mark}@example.com`,
    })
    office.business = business
    office.project = (
      await asked.done(office.office, 'POST', 'projects', {
        title: `Downs ${mark}`,
        business_id: business,
        fee: 300_000,
      })
    ).id
    const ours = [business]
    const none = { seen: ours, known: ours, managed: [], consulted: [], money: ours }
    office.manager = { ...nobody(manager), businesses: { ...none, managed: ours } }
    office.consultant = {
      ...nobody(consultant),
      isStaff: true,
      businesses: { ...none, consulted: ours },
    }
  })
  return Object.assign(office, writingOf(office))
}

function writingOf(
  office: BillingOffice,
): Pick<BillingOffice, 'bill' | 'line' | 'sent' | 'pay' | 'again' | 'today'> {
  const add = (entity: string, row: object) =>
    office.done(office.consultant, 'POST', entity, row) as Promise<BillRow>
  const bill: BillingOffice['bill'] = (values = {}) =>
    add('bills', { billable_type: 'projects', billable_id: office.project, ...values })
  const line: BillingOffice['line'] = (bill_id, values = {}) =>
    add('bill_lines', { bill_id, description: 'Benchmark report', unit_price: 100_000, ...values })
  const again: BillingOffice['again'] = async id => {
    const { status, body } = await office.by(office.consultant, 'GET', `bills/${id}`)
    expect(status).toBe(200)
    return body.data
  }
  return {
    bill,
    line,
    again,
    async sent(values = {}) {
      const { id } = await bill(values)
      await line(id)
      return office.done(office.consultant, 'PATCH', `bills/${id}`, { status: 'Sent' })
    },
    pay: (bill_id, amount, values = {}) =>
      add('bill_payments', { bill_id, amount, date: office.today(), ...values }),
    today: () =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Brisbane' }).format(new Date()),
  }
}
