// What was sown: the same for all paddocks, or paddock by paddock.

import { useMemo } from 'react'
import { sowingColumns } from '../event-columns.ts'
import type { StepProps } from '../wizard/current-crop.ts'
import { sameWrite } from '../wizard/same-write.ts'
import { SameForAll } from '../wizard/same-for-all.tsx'
import { StepSheet } from './step-sheet.tsx'

export function SowingStep({ hand, acts }: StepProps) {
  const columns = useMemo(() => sowingColumns(hand.lists), [hand.lists])
  // Areas are of each paddock: what was said with the paddocks stays.
  const same = columns.filter(({ id }) => id !== 'sowing.sowing_area')
  return (
    <>
      {hand.mayWrite ? (
        <SameForAll
          hand={hand}
          form={`${hand.type.id} sowing`}
          title="Same for all"
          rows={hand.rows}
          fields={same}
          onGive={(rows, values) => {
            const write = sameWrite('Sowing', rows, same, () => values)
            acts.write(write, `${write.label} filled in.`)
          }}
        />
      ) : null}
      <StepSheet
        hand={hand}
        acts={acts}
        columns={columns}
        name="sowing"
        title="Sowing, paddock by paddock"
      />
    </>
  )
}
