// What the table of projects says of each.

import { Link } from '@tanstack/react-router'
import { dayText } from '../../ui/amounts.ts'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { MoveMenu } from './move-menu.tsx'
import type { Status } from './move-menu.tsx'
import type { ProjectRow } from './project-rows.ts'

export function projectColumns(statuses: readonly Status[]): readonly TableColumn<ProjectRow>[] {
  return [
    { key: 'title', heading: 'Project', value: row => row.title, show: ProjectLink },
    {
      key: 'status',
      heading: 'Status',
      value: row => row.status,
      show: row => <MoveMenu row={row} statuses={statuses} />,
    },
    { key: 'due', heading: 'Due', kind: 'day', value: row => row.due, show: Due },
    { key: 'fee', heading: 'Fee', kind: 'money', value: row => row.fee, total: 'sum' },
    { key: 'farm', heading: 'Farm', value: row => row.farm },
    { key: 'business', heading: 'Business', value: row => row.business },
    { key: 'period', heading: 'Period', value: row => row.period },
    { key: 'collector', heading: 'Collector', value: row => row.collector },
    { key: 'owner', heading: 'Owner', value: row => row.owner },
    { key: 'validator', heading: 'Validator', value: row => row.validator },
    { key: 'products', heading: 'Products', value: row => row.products.join(', ') },
    { key: 'group', heading: 'Focus group', value: row => row.group },
  ]
}

export function ProjectLink({ id, title }: Pick<ProjectRow, 'id' | 'title'>) {
  return (
    <Link to="/projects/$projectId" params={{ projectId: String(id) }}>
      {title}
    </Link>
  )
}

export function Due({ due, isOverdue }: Pick<ProjectRow, 'due' | 'isOverdue'>) {
  return isOverdue ? <span className="overdue-project">{dayText(due)}, overdue</span> : dayText(due)
}
