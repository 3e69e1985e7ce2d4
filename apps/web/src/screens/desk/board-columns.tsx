// What the board says of each farm, column by column.

import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dayText, notKnown } from '../../ui/amounts.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import {
  countMissing,
  missingWords,
  nextStep,
  questionWords,
} from '../../period/board/board-rows.ts'
import type { BoardRow } from '../../period/board/board-rows.ts'

export const boardColumns = [
  { key: 'farm', heading: 'Farm', value: (row: BoardRow) => row.farm, show: FarmName },
  { key: 'next', heading: 'Next step', value: (row: BoardRow) => nextStep(row).label, show: Next },
  { key: 'status', heading: 'Status', value: (row: BoardRow) => row.status, show: Status },
  { key: 'due', heading: 'Due', kind: 'day', value: (row: BoardRow) => row.due, show: Due },
  {
    key: 'score',
    heading: 'Complete',
    kind: 'percent',
    decimals: 0,
    value: (row: BoardRow) => row.score,
  },
  { key: 'missing', heading: 'Missing', kind: 'number', value: countMissing, show: Missing },
  { key: 'questions', heading: 'Questions', value: questionWords },
  { key: 'period', heading: 'Period', value: (row: BoardRow) => row.period },
  {
    key: 'changed',
    heading: 'Last change',
    kind: 'moment',
    value: (row: BoardRow) => row.changedAt,
  },
  { key: 'by', heading: 'Changed by', value: (row: BoardRow) => row.changedBy },
  { key: 'manager', heading: 'Manager', value: (row: BoardRow) => row.manager },
  {
    key: 'validator',
    heading: 'Validator',
    value: (row: BoardRow) => row.validators.join(', '),
  },
] as const

function FarmName({ farm, businesses }: BoardRow) {
  return <TwoLines first={farm} second={businesses.join(', ')} />
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

function Missing(row: BoardRow) {
  return (
    <TwoLines
      first={countMissing(row)?.toLocaleString('en') ?? notKnown}
      second={missingWords(row)}
    />
  )
}

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className="two-lines">
      {first}
      {second === '' ? null : (
        <Text span size="sm" c="dimmed">
          {second}
        </Text>
      )}
    </span>
  )
}

/** Whose it is stands with it, for those who read link by link. */
function Next(row: BoardRow) {
  const { id, periodId, farm } = row
  const { label, to } = nextStep(row)
  const farmId = String(id)
  const params = { farmId, periodId: String(periodId) }
  const named = { 'aria-label': `${label}: ${farm}` }
  if (to === 'questions') {
    return (
      <Link to="/questions" search={{ farm: id }} {...named}>
        {label}
      </Link>
    )
  }
  if (to === 'periods') {
    return (
      <Link to="/collection/$farmId/period" params={params} {...named}>
        {label}
      </Link>
    )
  }
  const place = '/collection/$farmId/period/$periodId'
  return (
    <Link to={to === 'reports' ? `${place}/report` : place} params={params} {...named}>
      {label}
    </Link>
  )
}
