// The water of a farm in a period: licences and storages, what came in and went out, and whether the account
// agrees with what the crops were given.

import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useAskedRows } from '../../../period/asked-rows.tsx'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { pointsAbout } from '../../../period/use-sheet-points.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { UsedOnCrops } from './used-on-crops.tsx'
import { useWaters } from './use-waters.ts'
import { waterChange } from './water-change.ts'
import { accountEntity, waterColumns, waterEntity } from './water-columns.ts'
import type { WaterRow } from './water-row.ts'

export function WaterScreen() {
  return (
    <FinanceFrame title="Water">
      <WaterSheet />
    </FinanceFrame>
  )
}

function WaterSheet() {
  const { rows, properties, ...reading } = useWaters(usePlace())
  const columns = useMemo(() => waterColumns(properties), [properties])
  const asked = useAskedRows(rows, accountOf)
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  return (
    <>
      <UsedOnCrops rows={rows} />
      <PeriodSheet
        name="water"
        title="Water"
        entity={waterEntity}
        columns={columns}
        rows={rows}
        asked={asked}
        rowName={nameOf}
        toChange={waterChange}
        points={points}
        removing="in sheet and workbook"
        groupings={groupings}
        cards={{
          facts: ['megalitres', 'available', 'used', 'carried_out', 'unexplained', 'value'],
          add: 'Add licence or storage',
          empty: <Text c="dimmed">{empty}</Text>,
        }}
        empty={empty}
      />
    </>
  )
}

const nameOf = ({ water }: WaterRow): string => water.name
/** Balances know a licence or storage by its account of the period. */
const accountOf = ({ account }: WaterRow) => account?.id
const points = pointsAbout([waterEntity.name, accountEntity.name])
const groupings = ['entitlement_type']
const empty =
  'No licences or storages yet. Enter each with its entitlement; then the year’s account: what was carried in, allocated, bought, used and carried out.'
