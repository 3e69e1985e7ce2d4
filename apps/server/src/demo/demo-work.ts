// The consultants' side of the demonstration: a project for each farm and period, and two workshops with attendees in every state.

import { addBills } from './demo-bills.ts'
import type { BilledProject } from './demo-bills.ts'
import { yearOf } from './demo-days.ts'
import type { People, ListedRow } from './demo-people.ts'
import type { FarmKind, PlannedPeriod } from './plan.ts'
import type { RowSet } from './row-set.ts'

export interface Customer {
  readonly business: number
  readonly farm: number
  readonly name: string
  readonly kind: FarmKind
  /** As its bills are addressed. */
  readonly to: BilledProject['to']
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

export function addProjects(office: Office, customers: readonly Customer[]): void {
  const billed = customers.flatMap((customer, place) =>
    office.periods.map((period, turn): BilledProject => {
      const isLast = turn === office.periods.length - 1
      const status = isLast ? underway[place % underway.length] : 'complete'
      const project = addProject(office, { customer, period, isLast, status: status ?? 'complete' })
      const { business, name: farm, to } = customer
      return { project, business, to, farm, year: yearOf(period.end), place, isLast }
    }),
  )
  addBills(office, billed)
}

/** What the projects of the last period have come to, one after the other. */
const underway = [
  'in-collection',
  'awaiting-client-data',
  'in-validation',
  'report-drafting',
  'scheduled',
  'accepted',
] as const

interface Job {
  readonly customer: Customer
  readonly period: PlannedPeriod
  readonly isLast: boolean
  readonly status: string
}

function addProject(
  { rows, people, listed }: Office,
  { customer, period, isLast, status }: Job,
): number {
  const year = yearOf(period.end)
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
    project_status_id: listed('project_statuses', status),
  })
  for (const product of productsOf[customer.kind]) {
    rows.add('product_projects', {
      project_id: project,
      product_id: listed('products', product),
      business_id: customer.business,
    })
  }
  return project
}

const cropActivities = ['Dryland cropping', 'Irrigated cropping', 'Cane', 'Mixed']

const meetingOnCrops = {
  date: '2026-03-12',
  starts_at: '09:30',
  ends_at: '15:00',
  place: 'Moree Services Club',
  address: '33 Frome Street, Moree NSW',
  location: { type: 'Point', coordinates: [149.8407, -29.4637] },
  hosts: 'Your Furrow consultants',
  seats: 24,
  agenda: '9:30 Tea\n10:00 Crops beside each other\n12:30 Lunch\n13:30 What to do next season',
}

const meetingOnStock = {
  date: '2027-03-18',
  starts_at: '10:00',
  ends_at: '14:30',
  place: 'Roma Showgrounds',
  address: 'Northern Road, Roma QLD',
  location: { type: 'Point', coordinates: [148.7871, -26.5703] },
  hosts: 'Your Furrow consultants',
  seats: 18,
  agenda: '10:00 Tea\n10:30 Stock beside each other\n12:30 Lunch\n13:30 Feed and drought',
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
  for (const { name, farms, activities, ...meeting } of [
    { name: 'Crops compared', farms: cropping, activities: cropActivities, ...meetingOnCrops },
    {
      name: 'Stock compared',
      farms: grazing,
      activities: ['Livestock', 'Mixed'],
      ...meetingOnStock,
    },
  ]) {
    const workshop = rows.add('workshops', {
      ...meeting,
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
        meal_needs: place === 0 ? 'Vegetarian' : null,
      })
    }
  }
}
