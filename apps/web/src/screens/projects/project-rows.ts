// What the board and the table of projects say of each, by the names of what it points at, and which a filter leaves.

import type { Row } from '@furrow/wire/client/row-types'

export type KeptProject = Row<'projects'>

/** By number. */
type Names = ReadonlyMap<number, string>

export interface NamesOfProjects {
  readonly farms: Names
  readonly businesses: Names
  readonly periods: Names
  readonly statuses: Names
  readonly groups: Names
  readonly users: Names
  readonly products: Names
  /** Numbers of its products, by the number of the project. */
  readonly productsOf: ReadonlyMap<number, readonly number[]>
}

export interface ProjectRow {
  readonly id: number
  readonly project: KeptProject
  readonly title: string
  readonly farm: string | undefined
  readonly business: string | undefined
  readonly period: string | undefined
  readonly status: string | undefined
  readonly group: string | undefined
  readonly products: readonly string[]
  readonly collector: string | undefined
  readonly owner: string | undefined
  readonly validator: string | undefined
  readonly due: string | null
  readonly isOverdue: boolean
  readonly fee: number | null
}

/** Each is a word of the address. */
export const projectFilters = [
  'status',
  'period',
  'business',
  'product',
  'group',
  'collector',
  'owner',
  'validator',
] as const

export type ProjectFilter = Readonly<Record<(typeof projectFilters)[number], string | null>>

const finished: readonly (string | undefined)[] = ['Complete', 'Cancelled']

export function projectRow(
  project: KeptProject,
  names: NamesOfProjects,
  today: string,
): ProjectRow {
  const named = (of: Names, id: number | null | undefined) =>
    id === null || id === undefined ? undefined : of.get(id)
  const due = project.estimated_completion_date ?? null
  const status = named(names.statuses, project.project_status_id)
  return {
    id: project.id,
    project,
    title: project.title,
    farm: named(names.farms, project.farm_id ?? project.details_id),
    business: named(names.businesses, project.business_id),
    period: named(names.periods, project.period_id),
    status,
    group: named(names.groups, project.profit_focus_group_id),
    products: (names.productsOf.get(project.id) ?? []).flatMap(id => names.products.get(id) ?? []),
    collector: named(names.users, project.collector_id),
    owner: named(names.users, project.owner_id),
    validator: named(names.users, project.validator_id),
    due,
    isOverdue: due !== null && due < today && !finished.includes(status) && !project.archived,
    fee: project.fee ?? null,
  }
}

export function projectsLeft(
  rows: readonly ProjectRow[],
  filter: ProjectFilter,
): readonly ProjectRow[] {
  return rows.filter(row =>
    projectFilters.every(name => {
      const word = filter[name]
      if (word === null) return true
      return name === 'product' ? row.products.includes(word) : row[name] === word
    }),
  )
}

export interface BoardColumn {
  /** Nothing for those without a status. */
  readonly statusId: number | null
  readonly name: string
  readonly rows: readonly ProjectRow[]
  /** Of those with a fee, in cents; nothing where none has one. */
  readonly fees: number | null
}

interface Status {
  readonly id: number
  readonly title: string
  readonly active: boolean
}

/** In the order of the list: statuses that are offered, and others that a project still has. */
export function columnsOf(
  rows: readonly ProjectRow[],
  statuses: readonly Status[],
): readonly BoardColumn[] {
  const known = new Set(statuses.map(({ id }) => id))
  const byStatus = Map.groupBy(rows, ({ project: { project_status_id: id } }) =>
    typeof id === 'number' && known.has(id) ? id : null,
  )
  const column = (statusId: number | null, name: string): BoardColumn => {
    const own = byStatus.get(statusId) ?? []
    const fees = own.flatMap(({ fee }) => fee ?? [])
    return { statusId, name, rows: own, fees: fees.length === 0 ? null : sum(fees) }
  }
  const shown = statuses.filter(({ id, active }) => active || byStatus.has(id))
  const columns = shown.map(({ id, title }) => column(id, title))
  return byStatus.has(null) ? [column(null, 'No status'), ...columns] : columns
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, one) => all + one, 0)
}
