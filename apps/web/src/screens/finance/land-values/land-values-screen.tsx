// What the land of a farm is worth in a period: a hectare of each class on each property.

import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { landValueChange } from './land-value-change.ts'
import { landValueColumns, landValueEntity } from './land-value-columns.ts'
import type { LandValueRow } from './land-value-row.ts'
import { NotClassed } from './not-classed.tsx'
import { useLandValueRows } from './use-land-value-rows.ts'

export function LandValuesScreen() {
  return (
    <FinanceFrame title="Land values">
      <LandValueSheet />
    </FinanceFrame>
  )
}

function LandValueSheet() {
  const { rows, before, ...reading } = useLandValueRows(usePlace())
  const columns = useMemo(() => landValueColumns(before), [before])
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  return (
    <>
      <NotClassed rows={rows} />
      <PeriodSheet
        name="land-values"
        title="Land values"
        entity={landValueEntity}
        columns={columns}
        rows={rows}
        rowName={nameOf}
        toChange={landValueChange}
        hasFixedRows
        groupings={groupings}
        cards={{
          facts: ['held_as', 'hectares', 'before', 'val_per_hectare', 'change', 'worth'],
          empty: <Text c="dimmed">{empty}</Text>,
        }}
        empty={empty}
      />
    </>
  )
}

const nameOf = ({ className, propertyName }: LandValueRow) => `${className}, ${propertyName}`
const groupings = ['property', 'held_as']
const empty =
  'No paddocks yet. Land is valued by property and land class: enter the paddocks first, with both.'
