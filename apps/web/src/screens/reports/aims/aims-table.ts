// The aims of a report as a table, for its workbook.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { FilledTable } from '../../../ui/table/table-columns.ts'

type Aims = BlockOf<'aims'>
type AimTold = Aims['aims'][number]

const columns: readonly (readonly [heading: string, value: (aim: AimTold) => string])[] = [
  ['Aim', ({ text }) => text],
  ['Who', ({ who }) => who ?? ''],
  ['By', ({ by_day: day }) => day ?? ''],
  ['How it stands', ({ outcome }) => outcome],
  ['Kept in', ({ kept_in: kept }) => kept],
  ['It was', ({ was }) => was.text],
  ['Others had', ({ goal }) => goal.text],
  ['It is now', ({ now }) => now.text],
  ['Worth', ({ amount }) => amount.text],
]

export function aimsTable({ aims }: Aims): FilledTable<AimTold> {
  return {
    rows: aims,
    rowKey: ({ id }) => id,
    columns: columns.map(([heading, value]) => ({ key: heading, heading, value })),
  }
}
