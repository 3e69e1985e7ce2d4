// Direct costs by enterprise: what each line goes by, what each bears of it, and what is left.

import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { sharedCostChange } from './shared-cost-change.ts'
import { allocationEntity, sharedCostColumns } from './shared-cost-columns.ts'
import type { SharedCostRow } from './shared-cost-row.ts'
import { useSharedCosts } from './use-shared-costs.ts'

export function SharedCostsScreen() {
  return (
    <FinanceFrame title="Costs by enterprise">
      <SharedCostsSheet />
    </FinanceFrame>
  )
}

function SharedCostsSheet() {
  const { rows, bearers, hasCrops, ...reading } = useSharedCosts(usePlace())
  const columns = useMemo(() => sharedCostColumns(bearers, hasCrops), [bearers, hasCrops])
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  return (
    <>
      <Text size="sm" c="dimmed" className="no-print">
        Grey amounts are calculated and add up to the cost. Enter an amount where you know better:
        it stands, and the others share the rest.
      </Text>
      <PeriodSheet
        name="shared-costs"
        title="Costs by enterprise"
        entity={allocationEntity}
        columns={columns}
        rows={rows}
        rowName={nameOf}
        toChange={(write, place) => sharedCostChange(write, place, bearers)}
        hasFixedRows
        points="none"
        cards={{
          facts: ['cents', 'driver', ...bearers.map(({ key }) => key), 'left'],
          empty: <Text c="dimmed">{empty}</Text>,
        }}
        empty={empty}
      />
    </>
  )
}

const nameOf = ({ label }: SharedCostRow): string => label
const empty =
  'No direct costs of livestock yet. Enter them in the record, or read in the profit and loss statement; then they are shared here.'
