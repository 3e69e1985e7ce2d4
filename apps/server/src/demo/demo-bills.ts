// What the businesses of the demonstration are billed: a bill for each farm and period, with the work and the expenses
// that it charges, numbered by their days, and in every status that there is.

import { billNumber, financialYearOf } from '@furrow/farming/bills/bill-number'
import { owedOf } from '@furrow/farming/bills/bill-status'
import { billTotals } from '@furrow/farming/bills/bill-totals'
import type { BillTotals } from '@furrow/farming/bills/bill-totals'
import { addDays } from './demo-days.ts'
import type { ListedRow, People } from './demo-people.ts'
import { randomFrom } from './random.ts'
import type { RowSet } from './row-set.ts'

export interface BilledProject {
  readonly project: number
  readonly business: number
  /** Of the business, as it stands on its bills. */
  readonly to: { readonly name: string; readonly lines: string; readonly email: string }
  readonly farm: string
  /** In which its period ended. */
  readonly year: number
  /** Of the farm, among those of the demonstration. */
  readonly place: number
  /** Its period is being recorded. */
  readonly isLast: boolean
}

type Outcome =
  | 'Draft'
  | 'Ready to send'
  | 'Sent'
  | 'Part paid'
  | 'Paid'
  | 'Overdue'
  | 'Disputed'
  | 'Written off'
  | 'Void'

const office = {
  name: 'Furrow Demo Consulting',
  abn: '89000000019',
  address: '1 Example Street, Toowoomba QLD 4350',
  email: 'accounts@furrow.example',
  phone: '07 5550 1000',
  account_name: 'Furrow Demo Consulting',
  bsb: '000-000',
  account_number: '12345678',
  gst_registered: true,
  due_days: 14,
}
const issuedBy = [office.name, 'ABN 89 000 000 019', office.address, office.email, office.phone]
const payTo = [office.account_name, `BSB ${office.bsb}`, `Account ${office.account_number}`]

const kinds = [
  ['farm-collection-visit', 'Farm collection visit', 8, 96_000],
  ['office-data-entry', 'Office data entry', 6, 54_000],
  ['validation', 'Validation', 4, 48_000],
  ['benchmark-report', 'Benchmark report', 6, 72_000],
] as const

/** Of the newest bills of the farms, one after the other; all earlier ones are paid. */
const outcomes: readonly (readonly Outcome[])[] = [
  ['Paid'],
  ['Overdue'],
  ['Disputed'],
  ['Written off'],
  ['Void', 'Paid'],
  ['Paid'],
]
/** Of what is billed of a period while it is recorded. */
const running: readonly (Outcome | undefined)[] = [
  'Draft',
  'Ready to send',
  'Sent',
  'Part paid',
  undefined,
  undefined,
]
const reasons: Partial<Record<Outcome, string>> = {
  Disputed: 'They ask which days the visit took.',
  'Written off': 'The business was sold, and the new owner does not pay for it.',
  Void: 'It charged the work of another farm.',
}

interface Billing {
  readonly rows: RowSet
  readonly people: People
  readonly listed: ListedRow
}

export function addBills(billing: Billing, projects: readonly BilledProject[]): void {
  billing.rows.add('billing_details', office)
  const written = projects.flatMap(project => {
    const work = addWork(billing, project)
    return outcomesOf(project).map((outcome, turn) => writtenBill(project, work, { outcome, turn }))
  })
  const places = new Map<number, number>()
  for (const bill of written.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const year = financialYearOf(bill.day)
    const place = (places.get(year) ?? 0) + (bill.isSent ? 1 : 0)
    places.set(year, place)
    addBill(billing, bill, { year, number: billNumber(year, place) })
  }
}

function outcomesOf({ year, place, isLast }: BilledProject): readonly Outcome[] {
  if (isLast) return [running[place % running.length]].filter(outcome => outcome !== undefined)
  return year === 2025 ? (outcomes[place % outcomes.length] ?? []) : ['Paid']
}

interface WorkLine {
  readonly type: 'employee_bills' | 'expenses'
  readonly id: number
  readonly text: string
  readonly hours: number | null
  readonly amount: number
}

/** Of a period that is still recorded only the visit was made. */
function addWork(
  { rows, people, listed }: Billing,
  { project, farm, year, isLast }: BilledProject,
): readonly WorkLine[] {
  const random = randomFrom(`bill/${farm}/${year}`)
  const employee = { employee_id: people.consultant, project_id: project }
  const work = kinds.slice(0, isLast ? 2 : 4).map(([slug, text, hours, usual], place): WorkLine => {
    const amount = usual + random.whole(-8, 8) * 1000
    const id = rows.add('employee_bills', {
      ...employee,
      date: addDays(`${year}-08-18`, place * 12),
      work_category_id: listed('work_categories', slug),
      hours,
      amount,
    })
    return { type: 'employee_bills', id, text, hours, amount }
  })
  const amount = random.whole(120, 460) * 100
  const text = 'Drive to the farm and back'
  const id = rows.add('expenses', {
    date: `${year}-08-18`,
    amount,
    description: text,
    employee_id: people.consultant,
    expensable_type: 'projects',
    expensable_id: project,
    expense_category_id: listed('expense_categories', 'vehicle-km'),
  })
  return [...work, { type: 'expenses', id, text, hours: null, amount }]
}

interface WrittenBill {
  readonly project: BilledProject
  readonly lines: readonly WorkLine[]
  readonly outcome: Outcome
  readonly day: string
  readonly due: string
  readonly isSent: boolean
}

/** What is still running is due far ahead, so that it is not overdue whenever someone looks. */
function writtenBill(
  project: BilledProject,
  lines: readonly WorkLine[],
  { outcome, turn }: { readonly outcome: Outcome; readonly turn: number },
): WrittenBill {
  const { farm, year, isLast } = project
  const isSent = outcome !== 'Draft' && outcome !== 'Ready to send'
  const random = randomFrom(`billed/${farm}/${year}`)
  const day = `${year}-10-${String(random.whole(1, 9) + turn * 10).padStart(2, '0')}`
  const due = isLast ? `${year + 1}-09-30` : addDays(day, office.due_days)
  return { project, lines, outcome, day, due, isSent }
}

interface Numbered {
  readonly year: number
  readonly number: string
}

function addBill(billing: Billing, bill: WrittenBill, { year, number }: Numbered): void {
  const { project, lines, outcome, day, due, isSent } = bill
  const { rows, people } = billing
  const sums = totalsOf(bill)
  const payments = paymentsOf(outcome, sums.total, project.place)
  const paid = payments.reduce((sum, amount) => sum + amount, 0)
  const sent_at = isSent ? `${day}T02:00:00Z` : null
  const id = rows.add('bills', {
    business_id: project.business,
    billable_type: 'projects',
    billable_id: project.project,
    description: 'Collection, validation and benchmark report',
    status: outcome,
    status_reason: reasons[outcome] ?? null,
    created_by: people.consultant,
    ...sums,
    paid,
    owed: owedOf({ status: outcome, total: sums.total, paid }),
    ...(isSent && {
      number,
      financial_year: year,
      date_invoiced: day,
      due_date: due,
      sent_at,
      gst_registered: true,
      issued_by: issuedBy.join('\n'),
      pay_to: payTo.join('\n'),
      billed_to: `${project.to.name}\n${project.to.lines}`,
      billed_email: project.to.email,
    }),
  })
  const own = { bill_id: id, business_id: project.business }
  for (const line of lines) {
    rows.add('bill_lines', { ...own, ...lineOf(line), description: line.text, sent_at })
  }
  for (const [place, amount] of payments.entries()) {
    const date = addDays(day, 9 + place * 21)
    rows.add('bill_payments', { ...own, date, amount, way: 'Bank transfer', note: number })
  }
}

function lineOf({ type, id, hours, amount }: WorkLine) {
  const quantity = hours ?? 1
  // Charged by the hour where that comes to whole cents.
  const isByHour = amount % quantity === 0
  return {
    quantity: isByHour ? quantity : 1,
    unit_price: isByHour ? amount / quantity : amount,
    charges_gst: true,
    taken_from_type: type,
    taken_from_id: id,
  }
}

function totalsOf({ lines }: WrittenBill): BillTotals {
  return billTotals({ lines: lines.map(lineOf), payments: [], isRegistered: true })
}

function paymentsOf(outcome: Outcome, total: number, place: number): readonly number[] {
  if (outcome === 'Part paid') return [Math.round(total / 2)]
  if (outcome !== 'Paid') return []
  const first = Math.round(total / 3)
  return place === 5 ? [first, total - first] : [total]
}
