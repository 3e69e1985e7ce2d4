// All projects that someone sees, with the names of what they point at: each list is read once, so that two thousand
// projects are one list of rows and a few of names.

import { periodText } from '@furrow/farming/dates/period-text'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useToday } from '../../period/use-today.ts'
import { projectRow } from './project-rows.ts'
import type { KeptProject, NamesOfProjects } from './project-rows.ts'

/** Which: those in use, archived ones, or both. */
export type ShownProjects = 'current' | 'archived' | 'all'

export function useProjects(shown: ShownProjects) {
  const { today } = useToday()
  const where = { ...(shown !== 'all' && { archived: shown === 'archived' }) }
  const projects = useRows('projects', { where, sort: ['title'] })
  const { names, statuses, isLoading } = useNames(projects.rows)
  return {
    rows: projects.rows.map(project => projectRow(project, names, today)),
    names,
    statuses,
    isLoading: projects.isLoading || isLoading,
    failure: projects.failure,
    retry: projects.retry,
  }
}

const people = ['collector_id', 'owner_id', 'validator_id', 'customer_id'] as const

function useNames(projects: readonly KeptProject[]) {
  const ids = [...new Set(projects.flatMap(row => people.flatMap(name => row[name] ?? [])))]
  const farms = useRows('farms', { sort: ['farm_name'] })
  const businesses = useRows('businesses', { sort: ['name'] })
  const periods = useRows('periods', { sort: ['-start_date'] })
  const statuses = useRows('project_statuses', { sort: ['sort_order', 'id'] })
  const groups = useRows('profit_focus_groups', { sort: ['title'] })
  const products = useRows('products', { sort: ['title'] })
  const links = useRows('product_projects', { sort: ['id'] })
  const users = useRows('users', { where: { id: ids } }, { enabled: ids.length > 0 })
  const names: NamesOfProjects = {
    farms: new Map(farms.rows.map(({ id, farm_name }) => [id, farm_name])),
    businesses: new Map(businesses.rows.map(({ id, name }) => [id, name])),
    periods: new Map(periods.rows.map(({ id, name }) => [id, periodText(name)])),
    statuses: new Map(statuses.rows.map(({ id, title }) => [id, title])),
    groups: new Map(groups.rows.map(({ id, title }) => [id, title])),
    users: new Map(users.rows.map(({ id, name }) => [id, name])),
    products: new Map(products.rows.map(({ id, title }) => [id, title])),
    productsOf: new Map(
      [...Map.groupBy(links.rows, ({ project_id }) => project_id)].map(([id, own]) => [
        id,
        own.map(({ product_id }) => product_id),
      ]),
    ),
  }
  const read = [farms, businesses, periods, statuses, groups, products, links, users]
  return { names, statuses: statuses.rows, isLoading: read.some(({ isLoading }) => isLoading) }
}
