// What the board says of each farm, column by column.

import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dayText, notKnown } from '../../ui/amounts.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { BoardRow } from './farm-progress-rows.ts'

export const boardColumns = [
  { key: 'name', heading: 'Farm', value: (row: BoardRow) => row.name, show: FarmLink },
  { key: 'manager', heading: 'Manager', value: (row: BoardRow) => row.manager },
  { key: 'period', heading: 'Period', value: (row: BoardRow) => row.period },
  { key: 'status', heading: 'Status', value: (row: BoardRow) => row.status, show: Status },
  {
    key: 'score',
    heading: 'Complete',
    kind: 'percent',
    decimals: 0,
    value: (row: BoardRow) => row.score,
  },
  { key: 'due', heading: 'Due', kind: 'day', value: (row: BoardRow) => row.due, show: Due },
] as const

function FarmLink({ id, periodId, name }: BoardRow) {
  const params = { farmId: String(id), periodId: String(periodId) }
  return periodId === undefined ? (
    <Link to="/collection/$farmId/period" params={params}>
      {name}
    </Link>
  ) : (
    <Link to="/collection/$farmId/period/$periodId" params={params}>
      {name}
    </Link>
  )
}

function Status({ status }: BoardRow) {
  return status ? <StatusBadge status={status} /> : notKnown
}

function Due({ due, isOverdue }: BoardRow) {
  return isOverdue ? (
    <Text span inherit className="overdue-day">
      {dayText(due)}, overdue
    </Text>
  ) : (
    dayText(due)
  )
}
