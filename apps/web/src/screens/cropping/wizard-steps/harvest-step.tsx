// What came off the crop, by whatever it is taken off.

import { useMemo } from 'react'
import { Text } from '@mantine/core'
import type { CropRow } from '../crop-row.ts'
import { harvestColumns } from '../harvest-columns.ts'
import type { HarvestKind } from '../events/event-kinds.ts'
import { yieldColumn } from '../figure-columns.ts'
import { areaOf } from '../wizard/crop-course.ts'
import { amountOf, cutChange, harvestDay, harvestInputs, harvestWords } from './harvest-for-many.ts'
import type { StepProps } from '../wizard/current-crop.ts'
import { SameForAll } from '../wizard/same-for-all.tsx'
import { sameWrite } from '../wizard/same-write.ts'
import type { SameField, SameValues } from '../wizard/same-write.ts'
import { StepSheet } from './step-sheet.tsx'

export function HarvestStep({ hand, acts }: StepProps) {
  const { harvest, lists } = hand
  const columns = useMemo(() => (harvest ? columnsOf(harvest, lists) : []), [harvest, lists])
  if (!harvest) return null
  const { column, unit } = harvestWords[harvest]
  const written = columns.filter(({ id }) => [harvestDay, 'harvest.area', column].includes(id))
  const fields = harvestInputs(harvest).map(field => ({ ...field, ...valueFrom(field, columns) }))
  const give = (rows: readonly CropRow[], values: SameValues) => {
    if (harvest === 'hay') {
      const change = cutChange(rows, values, acts.placeNow())
      return acts.keep(change, `${change.label} recorded.`)
    }
    const write = sameWrite('Harvest', rows, written, row => ({
      [harvestDay]: values[harvestDay] ?? null,
      'harvest.area': areaOf(row),
      [column]: amountOf(row, values),
    }))
    acts.write(write, `${write.label} filled in.`)
  }
  return (
    <>
      {hand.mayWrite ? (
        <SameForAll
          hand={hand}
          form={`${hand.type.id} harvest`}
          title={harvest === 'hay' ? 'A cut' : 'Same for all'}
          rows={hand.rows}
          isAdding={harvest === 'hay'}
          fields={fields}
          onGive={give}
        />
      ) : null}
      <Text size="sm" c="dimmed">
        {`Where you know only the average, enter it in ${unit}: each paddock gets its share by its area. Correct it below paddock by paddock; open a paddock for several ${harvest === 'hay' ? 'cuts' : 'harvests, or for hay'}.`}
      </Text>
      <StepSheet
        hand={hand}
        acts={acts}
        columns={columns}
        name={`harvest-${harvest}`}
        title="Harvest, paddock by paddock"
      />
    </>
  )
}

function columnsOf(harvest: HarvestKind, lists: StepProps['hand']['lists']) {
  const { unit } = harvestWords[harvest]
  return [...harvestColumns(lists, [harvest]), { ...yieldColumn, unit }]
}

/** Whether a paddock has a harvest already: by its day, and by its yield. */
function valueFrom({ id }: SameField, columns: ReturnType<typeof columnsOf>) {
  const value = columns.find(column => column.id === id)?.value
  return value ? { value } : {}
}
