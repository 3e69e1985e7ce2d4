// The paddocks that a crop was grown on: chosen from those of the farm, and told about one by one.

import { Button, Group } from '@mantine/core'
import { useMemo } from 'react'
import { cropColumn, toldColumn } from '../column-of.ts'
import type { CropColumn } from '../column-of.ts'
import { fallowArea, sowingColumns } from '../event-columns.ts'
import { areaOfPaddock, classColumns } from '../ground-columns.ts'
import { ChoosePaddocks } from '../wizard/choose-paddocks.tsx'
import type { CurrentCrop, StepProps } from '../wizard/current-crop.ts'
import { takeSuggestions } from '../wizard/paddock-changes.ts'
import { roomLeft } from '../wizard/paddock-offers.ts'
import { StepSheet } from './step-sheet.tsx'

export function PaddocksStep({ hand, acts }: StepProps) {
  const { mayWrite, rows } = hand
  const columns = useColumns(hand)
  const suggestions = takeSuggestions(rows)
  return (
    <>
      {mayWrite ? <ChoosePaddocks hand={hand} acts={acts} /> : null}
      <StepSheet
        hand={hand}
        acts={acts}
        columns={columns}
        canRemove
        name="paddocks"
        title={`Paddocks with ${hand.type.name.toLowerCase()}`}
      />
      {mayWrite && suggestions.edits.length > 0 ? (
        <Group>
          <Button variant="default" onClick={() => acts.write(suggestions, 'Suggestions used.')}>
            {`Use the suggestions in grey (${suggestions.edits.length})`}
          </Button>
        </Group>
      ) : null}
    </>
  )
}

const beforeSowing = ['crop.fallow_type_id', 'crop.double_crop']

function useColumns({ lists, crops, isPerennial, isSown }: CurrentCrop): readonly CropColumn[] {
  return useMemo(() => {
    const area = isSown
      ? sowingColumns(lists).filter(({ id }) => id === 'sowing.sowing_area')
      : [fallowArea]
    const asked = [
      ...(isSown ? beforeSowing : []),
      'crop.enterprise_id',
      ...(isPerennial ? ['crop.lifecycle_status_id'] : []),
    ]
    const onPaddock = Map.groupBy(crops.rows, ({ crop }) => crop.paddock_id)
    return [
      ...area.map(column => ({ ...column, heading: 'Area', width: 100 })),
      areaOfPaddock({ heading: 'Whole paddock', width: 120 }),
      toldColumn('left', 'Left over', {
        unit: 'ha',
        width: 100,
        help: 'Of the paddock, when most of it was under crop.',
        value: ({ paddock }) =>
          paddock ? roomLeft(paddock.area, onPaddock.get(paddock.id) ?? []) : null,
      }),
      ...classColumns(lists).filter(({ id }) => asked.includes(id)),
      cropColumn('notes', { width: 200 }),
    ]
  }, [lists, crops.rows, isPerennial, isSown])
}
