// Water: a watering of several paddocks at once, and what each of them came to.

import { shareOfAllocation } from '@furrow/farming/crops/irrigation'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { hundredfold } from '../../../ui/amounts.ts'
import type { CropRow } from '../crop-row.ts'
import { waterColumns } from '../event-columns.ts'
import { totalsOf, waterFigure } from '../figure-columns.ts'
import { FigureStrip } from '../../../ui/figure-strip.tsx'
import type { StepProps } from '../wizard/current-crop.ts'
import { wateredRows } from '../wizard/open-questions.ts'
import { SameForAll } from '../wizard/same-for-all.tsx'
import type { SameValues } from '../wizard/same-write.ts'
import { wateringChange, wateringFields } from './irrigation-for-many.ts'
import { StepSheet } from './step-sheet.tsx'

export function IrrigationStep({ hand, acts }: StepProps) {
  const watered = new Set(wateredRows(hand))
  const rows = hand.rows.filter(row => watered.has(row) || row.events.irrigation.length > 0)
  const give = (some: readonly CropRow[], values: SameValues) => {
    const change = wateringChange(some, values, acts.placeNow())
    acts.keep(change, `${change.label} recorded.`)
  }
  return (
    <>
      {hand.mayWrite ? (
        <SameForAll
          hand={hand}
          form={`${hand.type.id} irrigation`}
          title="An irrigation"
          deed="Water"
          isAdding
          rows={rows}
          fields={wateringFields}
          onGive={give}
        />
      ) : null}
      <WaterTotals hand={hand} acts={acts} />
      <StepSheet
        hand={hand}
        acts={acts}
        columns={columns}
        rows={rows}
        name="irrigation"
        title="Irrigation, paddock by paddock"
      />
    </>
  )
}

const columns = [...waterColumns, { ...waterFigure, heading: 'Per ha' }]

/** On the whole farm, beside what it may take. */
function WaterTotals({ hand }: StepProps) {
  const { place, rows, crops } = hand
  const { rows: rights } = useRows('asset_waters', { where: { farm_id: place.farmId } })
  const [ofCrop, ofAll] = [totalsOf(rows), totalsOf(crops.rows)]
  const used = ofAll.megalitres
  const allowed = sumOf(rights.map(({ megalitres }) => megalitres))
  const share = shareOfAllocation(used, allowed)
  return (
    <FigureStrip
      label="Water so far"
      figures={[
        { name: 'This crop', value: ofCrop.megalitres, unit: 'ML' },
        { name: 'Per ha sown', value: ofCrop.megalitres_per_ha, unit: 'ML/ha', decimals: 2 },
        { name: 'All crops', value: used, unit: 'ML' },
        { name: 'Entitlement', value: allowed, unit: 'ML', decimals: 0 },
        {
          name: '% of entitlement used',
          value: share === null ? null : hundredfold(share),
          unit: '%',
          decimals: 0,
        },
      ]}
    />
  )
}
