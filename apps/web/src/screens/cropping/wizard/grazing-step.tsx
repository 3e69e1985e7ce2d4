// Stock on the crop: when they went on and came off, and what they gained.

import type { CellKind } from '../../../sheet/cell-kind.ts'
import { countText } from '../../../ui/amounts.ts'
import { eventColumn, firstOf, lastOf } from '../column-of.ts'
import type { CropRow } from '../crop-row.ts'
import { madeEvent } from '../event-steps.ts'
import { grazingColumns } from '../figure-columns.ts'
import { areaOf } from './crop-course.ts'
import type { StepProps } from './in-hand.ts'
import { SameForAll } from './same-for-all.tsx'
import type { SameValues } from './same-write.ts'
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
          title="Stock went on"
          deed="Graze"
          isAdding
          rows={hand.rows}
          fields={days}
          onGive={give}
        />
      ) : null}
      <StepSheet {...{ hand, acts, columns }} name="grazing" title="Grazing, paddock by paddock" />
    </>
  )
}

const day: CellKind = { is: 'day' }
const number: CellKind = { is: 'number', decimals: 0, min: 0 }

const days = [
  eventColumn('grazing.grazing_start_date', { heading: 'Stock on', width: 115, kind: day }, firstOf),
  eventColumn('grazing.grazing_end_date', { heading: 'Stock off', width: 115, kind: day }, lastOf),
] // prettier-ignore

const columns = [
  ...days,
  eventColumn('grazing.grazing_area', { heading: 'Area', unit: 'ha', width: 100, kind: { is: 'number', decimals: 2, min: 0 } }, firstOf),
  eventColumn('grazing.number_of_stock', { heading: 'Stock', unit: 'head', width: 100, kind: number }, firstOf),
  eventColumn('grazing.total_weight_on', { heading: 'Weight on', unit: 'kg', width: 110, kind: number }),
  eventColumn('grazing.total_weight_off', { heading: 'Weight off', unit: 'kg', width: 110, kind: number }),
  ...grazingColumns,
] // prettier-ignore

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
