// How ground ended that was sown and not harvested.

import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { toldColumn } from '../column-of.ts'
import { endingColumns } from '../event-columns.ts'
import type { StepProps } from '../wizard/current-crop.ts'
import { SameForAll } from '../wizard/same-for-all.tsx'
import { sameWrite } from '../wizard/same-write.ts'
import { StepSheet } from './step-sheet.tsx'

export function EndingStep({ hand, acts }: StepProps) {
  const { lists, rows, mayWrite } = hand
  const fields = useMemo(() => endingColumns(lists), [lists])
  const columns = useMemo(
    () => [
      toldColumn('left', 'Not harvested', {
        unit: 'ha',
        width: 120,
        total: 'sum',
        value: ({ line }) => line.area_left,
        help: 'Sown, not yet harvested or written off.',
      }),
      ...fields,
    ],
    [fields],
  )
  const unharvested = rows.filter(
    ({ events, line }) => events.ending.length > 0 || (line.area_left ?? 0) > 0,
  )
  const isAllHarvested =
    rows.length > 0 && unharvested.length === 0 && rows.every(({ line }) => line.area_left === 0)
  return (
    <>
      {isAllHarvested ? <Text>All that was sown was harvested. Nothing to fill in.</Text> : null}
      {mayWrite && !isAllHarvested ? (
        <SameForAll
          hand={hand}
          form={`${hand.type.id} ending`}
          title="Same for all"
          rows={unharvested.length > 0 ? unharvested : rows}
          fields={fields}
          onGive={(some, values) => {
            const write = sameWrite('Ending', some, fields, () => values)
            acts.write(write, `${write.label} filled in.`)
          }}
        />
      ) : null}
      <StepSheet
        hand={hand}
        acts={acts}
        columns={columns}
        name="ending"
        title="Not harvested, paddock by paddock"
      />
    </>
  )
}
