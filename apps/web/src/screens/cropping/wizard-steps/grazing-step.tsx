// Stock on the crop: when they went on and came off, and what they gained.

import { countText } from '../../../ui/amounts.ts'
import { grazingDays, stockColumns } from '../event-columns.ts'
import type { CropRow } from '../crop-row.ts'
import { madeEvent } from '../events/event-steps.ts'
import { grazingColumns } from '../figure-columns.ts'
import { areaOf } from '../wizard/crop-course.ts'
import type { StepProps } from '../wizard/current-crop.ts'
import { SameForAll } from '../wizard/same-for-all.tsx'
import type { SameValues } from '../wizard/same-write.ts'
import { StepSheet } from './step-sheet.tsx'

export function GrazingStep({ hand, acts }: StepProps) {
  const give = (some: readonly CropRow[], values: SameValues) => {
    const place = acts.placeNow()
    const label = `Grazing of ${countText(some.length, 'paddock')}`
    const steps = some.map(row => madeEvent(row, grazingOf(row, values), place))
    acts.keep({ label, farmId: place.farmId, steps }, `${label} recorded.`)
  }
  return (
    <>
      {hand.mayWrite ? (
        <SameForAll
          hand={hand}
          form={`${hand.type.id} grazing`}
          title="Stock went on"
          deed="Graze"
          isAdding
          rows={hand.rows}
          fields={grazingDays}
          onGive={give}
        />
      ) : null}
      <StepSheet
        hand={hand}
        acts={acts}
        columns={columns}
        name="grazing"
        title="Grazing, paddock by paddock"
      />
    </>
  )
}

const columns = [...grazingDays, ...stockColumns, ...grazingColumns]

function grazingOf(row: CropRow, values: SameValues) {
  return {
    kind: 'grazing' as const,
    values: {
      grazing_start_date: values['grazing.grazing_start_date'] ?? null,
      grazing_end_date: values['grazing.grazing_end_date'] ?? null,
      grazing_area: areaOf(row),
    },
  }
}
