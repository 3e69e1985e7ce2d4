// The lists that projects choose from.

export const officeLists = [
  { resource: 'products', name: 'Products', one: 'product' },
  { resource: 'profit_focus_groups', name: 'Profit focus groups', one: 'profit focus group' },
  { resource: 'project_statuses', name: 'Project statuses', one: 'project status' },
] as const

export type OfficeList = (typeof officeLists)[number]

export interface OfficeRow {
  readonly id: number
  readonly title: string
  readonly active: boolean
  readonly projects_count: number
}
