// How ground ended that was sown and not harvested.

import { useMemo } from 'react'
import { toldColumn } from '../column-of.ts'
import { endingColumns } from '../event-columns.ts'
import { unexplainedArea } from './crop-course.ts'
import type { StepProps } from './in-hand.ts'
import { SameForAll } from './same-for-all.tsx'
import { sameWrite } from './same-write.ts'
import { StepSheet } from './step-sheet.tsx'

export function EndingStep({ hand, acts }: StepProps) {
  const { lists, rows, mayWrite } = hand
  const fields = useMemo(() => endingColumns(lists), [lists])
  const columns = useMemo(
    () => [
      toldColumn('left', 'Not harvested', {
        ...{ unit: 'ha', width: 120, total: 'sum' },
        value: row => unexplainedArea(row, lists.endings),
        help: 'Sown, and neither harvested nor ended otherwise.',
      }),
      ...fields,
    ],
    [fields, lists.endings],
  )
  const unharvested = rows.filter(
    row => row.events.ending.length > 0 || unexplainedArea(row, lists.endings) > 0,
  )
  return (
    <>
      {mayWrite ? (
        <SameForAll
          title="Same for all"
          rows={unharvested.length > 0 ? unharvested : rows}
          fields={fields}
          onGive={(some, values) => {
            const write = sameWrite('Ending', some, fields, () => values)
            acts.write(write, `${write.label} filled in.`)
          }}
        />
      ) : null}
      <StepSheet {...{ hand, acts, columns }} name="ending" title="How it ended, paddock by paddock" />
    </>
  )
} // prettier-ignore
