// One side's direct costs: a row for each line, a column for each who bears some of it.

import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import type { CostBearer } from './cost-bearer.ts'
import type { CostSide } from './cost-sides.ts'
import { sharedCostChange } from './shared-cost-change.ts'
import { allocationEntity, sharedCostColumns } from './shared-cost-columns.ts'
import type { SharedCostRow } from './shared-cost-row.ts'
import type { useStockCosts } from './use-shared-costs.ts'

type Reading = Pick<ReturnType<typeof useStockCosts>, 'isLoading' | 'failure' | 'retry'>

interface Props extends Reading {
  readonly side: CostSide
  readonly bearers: readonly CostBearer[]
  readonly rows: readonly SharedCostRow[]
  readonly hasOthers: boolean
  /** How what both sides bear is split, in a sentence. */
  readonly split: string | undefined
}

export function SharedCostsSheet({ side, bearers, rows, hasOthers, split, ...reading }: Props) {
  const columns = useMemo(
    () => sharedCostColumns(bearers, side, hasOthers),
    [bearers, side, hasOthers],
  )
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  const empty = `No direct costs of ${names[side]} yet. Enter them in the record, or import the profit and loss statement; then they are shared here.`
  return (
    <>
      <Text size="sm" c="dimmed" className="no-print">
        Grey amounts are calculated and add up to the cost. Enter an amount where you know better:
        it stands, and the others share the rest. {split}
      </Text>
      <PeriodSheet
        key={side}
        name={sheetNames[side]}
        title="Costs by enterprise"
        entity={allocationEntity}
        columns={columns}
        rows={rows}
        rowName={nameOf}
        toChange={(write, place) => sharedCostChange(write, place, bearers, side)}
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

const names = { stock: 'livestock', crops: 'crops' } as const
const sheetNames = { stock: 'shared-costs', crops: 'shared-crop-costs' } as const
const nameOf = ({ label }: SharedCostRow): string => label
