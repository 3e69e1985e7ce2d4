// The consultants' side of the demonstration: a project for each farm and period with its bill,
// and two workshops with attendees in every state.

import type { People, ListedRow } from './demo-people.ts'
import type { FarmKind, PlannedPeriod } from './plan.ts'
import { randomFrom } from './random.ts'
import type { RowSet } from './row-set.ts'

export interface Customer {
  readonly business: number
  readonly farm: number
  readonly name: string
  readonly kind: FarmKind
}

export interface Office {
  readonly rows: RowSet
  readonly people: People
  readonly periods: readonly PlannedPeriod[]
  readonly listed: ListedRow
}

const productsOf: Readonly<Record<FarmKind, readonly string[]>> = {
  mixed: ['whole-farm-benchmark', 'livestock-analysis'],
  grain: ['whole-farm-benchmark', 'crop-comparative-analysis'],
  cotton: ['whole-farm-benchmark', 'cotton-comparative-analysis', 'water-accounting'],
  cane: ['whole-farm-benchmark', 'cane-analysis'],
  sheep: ['whole-farm-benchmark', 'livestock-analysis'],
  beef: ['whole-farm-benchmark', 'livestock-analysis', 'farm-valuation'],
}

const hours = [
  ['farm-collection-visit', 96_000],
  ['office-data-entry', 54_000],
  ['validation', 48_000],
  ['benchmark-report', 72_000],
] as const

export function addProjects(office: Office, customers: readonly Customer[]): void {
  for (const customer of customers) {
    for (const [place, period] of office.periods.entries()) {
      const isLast = place === office.periods.length - 1
      addProject(office, { customer, period, isLast })
    }
  }
}

interface Job {
  readonly customer: Customer
  readonly period: PlannedPeriod
  readonly isLast: boolean
}

function addProject({ rows, people, listed }: Office, { customer, period, isLast }: Job): void {
  const year = Number(period.end.slice(0, 4))
  const consultant = people.consultant
  const project = rows.add('projects', {
    title: `${customer.name} ${period.name}`,
    business_id: customer.business,
    details_id: customer.farm,
    farm_id: customer.farm,
    period_id: period.id,
    fee: 480_000,
    estimated_completion_date: `${year}-11-30`,
    collection_date: isLast ? null : `${year}-08-18`,
    validation_date: isLast ? null : `${year}-09-22`,
    archived: !isLast,
    collector_id: consultant,
    owner_id: consultant,
    validator_id: consultant,
    project_status_id: listed('project_statuses', isLast ? 'in-collection' : 'complete'),
  })
  for (const product of productsOf[customer.kind]) {
    rows.add('product_projects', {
      project_id: project,
      product_id: listed('products', product),
      business_id: customer.business,
    })
  }
  if (!isLast) addBill({ rows, people, listed }, { customer, project, year })
}

function addBill(
  { rows, people, listed }: Pick<Office, 'rows' | 'people' | 'listed'>,
  { customer, project, year }: { customer: Customer; project: number; year: number },
): void {
  const random = randomFrom(`bill/${customer.name}/${year}`)
  const bill = rows.add('bills', {
    business_id: customer.business,
    billable_type: 'projects',
    billable_id: project,
    date_invoiced: `${year}-10-0${random.whole(1, 9)}`,
    description: 'Collection, validation and benchmark report',
    status: year < 2025 || random.chance(0.6) ? 'Paid' : 'Sent',
    created_by: people.consultant,
  })
  for (const [work, amount] of hours) {
    rows.add('employee_bills', {
      bill_id: bill,
      employee_id: people.consultant,
      work_category_id: listed('work_categories', work),
      amount: amount + random.whole(-8, 8) * 1000,
    })
  }
  rows.add('expenses', {
    date: `${year}-08-18`,
    amount: random.whole(120, 460) * 100,
    description: 'Drive to the farm and back',
    employee_id: people.consultant,
    expensable_type: 'projects',
    expensable_id: project,
    expense_category_id: listed('expense_categories', 'vehicle-km'),
  })
}

export function addWorkshops(
  { rows, people, periods }: Office,
  customers: readonly Customer[],
): void {
  const period = periods.at(-2)
  const statuses = ['Attending', 'Sent', 'Unsent', 'Not Attending'] as const
  const cropping = customers.filter(({ kind }) =>
    ['mixed', 'grain', 'cotton', 'cane'].includes(kind),
  )
  const grazing = customers.filter(({ kind }) => ['mixed', 'sheep', 'beef'].includes(kind))
  for (const [name, farms, activities] of [
    ['Crops compared', cropping, ['Dryland cropping', 'Irrigated cropping', 'Cane', 'Mixed']],
    ['Stock compared', grazing, ['Livestock', 'Mixed']],
  ] as const) {
    const workshop = rows.add('workshops', {
      name: `${name} ${period?.name ?? ''}`.trim(),
      period_id: period?.id ?? null,
    })
    const group = rows.add('groups', {
      name: `${name}: all who take part`,
      group_type: 'Workshop',
      filter: { activities },
    })
    rows.add('workshop_groups', { workshop_id: workshop, group_id: group })
    for (const [place, { farm }] of farms.entries()) {
      rows.add('workshop_attendees', {
        farm_id: farm,
        workshop_id: workshop,
        attendee_type: 'users',
        attendee_id: place === 0 ? people.owner : people.grower,
        status: statuses[place % statuses.length] ?? 'Unsent',
      })
    }
  }
}
