// What the board says of each farm, column by column.

import { Text } from '@mantine/core'
import { dayText, notKnown } from '../../ui/amounts.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import {
  countMissing,
  missingWords,
  nextStep,
  questionWords,
} from '../../period/board/board-rows.ts'
import type { BoardRow } from '../../period/board/board-rows.ts'
import { FarmLink, NextStep } from './row-steps.tsx'

export const boardColumns = [
  { key: 'farm', heading: 'Farm', value: (row: BoardRow) => row.farm, show: FarmLink },
  {
    key: 'next',
    heading: 'Next step',
    value: (row: BoardRow) => nextStep(row).label,
    show: NextStep,
  },
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
  {
    key: 'documents',
    heading: 'Documents',
    kind: 'number',
    value: (row: BoardRow) => row.documents,
  },
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
  const words = missingWords(row)
  return (
    <span className="two-lines">
      {countMissing(row)?.toLocaleString('en') ?? notKnown}
      {words === '' ? null : (
        <Text span size="sm" c="dimmed">
          {words}
        </Text>
      )}
    </span>
  )
}
