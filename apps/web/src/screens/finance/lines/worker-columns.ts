// What follows from the days and hours of a person: full-time years, and what their work costs.

import { fullTimeOf } from '@furrow/farming/finance/people-at-work'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { costOfWorker } from '@furrow/farming/record/record-labour'
import type { WorkerOfRecord } from '@furrow/farming/record/record-labour'
import { figureIn } from '../kept-figures.ts'
import type { LineColumn, LineRow } from './line-row.ts'

const told = { width: 120, locked: true, group: 'Calculated' } as const

export const workerColumns: readonly LineColumn[] = [
  {
    ...told,
    id: 'full_time',
    heading: 'Full-time',
    unit: 'FTE',
    help: 'A full-time year is 240 days of ten hours; nobody counts for more than 1.25.',
    kind: { is: 'number', decimals: 2 },
    value: row => fullTimeOf(workerOf(row)),
    total: rows => sumOf(rows.map(row => fullTimeOf(workerOf(row)))),
  },
  {
    ...told,
    id: 'cost',
    heading: 'Cost',
    help: 'Wages; of unpaid work, what it would have cost.',
    kind: { is: 'money' },
    value: row => costOfWorker(workerOf(row)),
    total: rows => sumOf(rows.map(row => costOfWorker(workerOf(row)))),
  },
]

function workerOf(row: LineRow): WorkerOfRecord {
  return {
    kind: String(row['worker_kind']),
    days: figureIn(row, 'days_worked'),
    cropHours: figureIn(row, 'crop_hours'),
    stockHours: figureIn(row, 'livestock_hours'),
    otherHours: figureIn(row, 'other_hours'),
    wages: figureIn(row, 'wages'),
    allowance: figureIn(row, 'allowance'),
  }
}
