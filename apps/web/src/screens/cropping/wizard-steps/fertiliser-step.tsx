// Fertiliser: an application for several paddocks at once, and what each of them came to.

import { SegmentedControl, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { countText } from '../../../ui/amounts.ts'
import type { CropRow } from '../crop-row.ts'
import { nutrientColumns } from '../events/nutrient-columns.ts'
import { productsIn } from '../events/product-rates.ts'
import { applicationChange, applicationFields, applicationTimes } from './fertiliser-for-many.ts'
import type { ApplicationTime } from './fertiliser-for-many.ts'
import type { StepProps } from '../wizard/current-crop.ts'
import { NutrientTotals } from './nutrient-totals.tsx'
import { SameForAll } from '../wizard/same-for-all.tsx'
import type { SameValues } from '../wizard/same-write.ts'
import { StepSheet } from './step-sheet.tsx'

export function FertiliserStep({ hand, acts }: StepProps) {
  const { lists, rows, mayWrite } = hand
  const columns = useMemo(() => nutrientColumns(lists), [lists])
  return (
    <>
      {mayWrite && rows.length > 0 ? <PutOn hand={hand} acts={acts} /> : null}
      <NutrientTotals hand={hand} />
      <StepSheet
        hand={hand}
        acts={acts}
        columns={columns}
        name="fertiliser"
        title="Fertiliser, paddock by paddock"
      />
      <Text size="sm" c="dimmed">
        Elements in kg/ha. Open a paddock to see or change each application.
      </Text>
    </>
  )
}

function PutOn({ hand, acts }: StepProps) {
  const [time, setTime] = useState<ApplicationTime>('before')
  const { lists, rows } = hand
  const fields = useMemo(() => applicationFields(lists), [lists])
  const products = useMemo(() => productsIn(lists), [lists])
  const give = (some: readonly CropRow[], values: SameValues) => {
    const change = applicationChange({ rows: some, time, values, products }, acts.placeNow())
    acts.keep(change, `Fertiliser put on ${countText(some.length, 'paddock')}.`)
  }
  return (
    <>
      <SegmentedControl
        aria-label="When it was applied"
        className="wizard-times"
        data={[...applicationTimes]}
        value={time}
        onChange={value => setTime(value)}
      />
      <SameForAll
        hand={hand}
        form={`${hand.type.id} fertiliser ${time}`}
        key={time}
        title={applicationTimes.find(({ value }) => value === time)?.label ?? ''}
        deed="Apply to"
        isAdding
        rows={rows}
        fields={fields}
        onGive={give}
      />
    </>
  )
}
