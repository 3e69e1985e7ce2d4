// The water of a farm in a period: licences and storages, what came in and went out, and whether the account
// agrees with what the crops were given.

import { Text } from '@mantine/core'
import { allAccounts, waterUsedApart } from '@furrow/farming/finance/water-balance'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { pointsAbout } from '../../../period/use-sheet-points.ts'
import { numberText } from '../../../ui/amounts.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { useWaters } from './use-waters.ts'
import { waterChange } from './water-change.ts'
import { accountEntity, waterColumns, waterEntity } from './water-columns.ts'
import { accountIn } from './water-row.ts'
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

/** What went on to crops by their irrigations, beside what the accounts say was used. */
function UsedOnCrops({ rows }: { readonly rows: readonly WaterRow[] }) {
  const { farmId: farm_id, periodId: period_id } = usePlace()
  const { rows: irrigations } = useRows('irrigation_collection_events', {
    where: { farm_id, period_id },
  })
  const onCrops = sumOf(irrigations.map(one => one.total_ml_applied))
  const { used } = allAccounts(rows.map(accountIn))
  const apart = waterUsedApart(used, onCrops)
  if (onCrops === null || used === null) return null
  const words = `Irrigations put ${numberText(onCrops, 1)} ML on crops; the accounts say ${numberText(used, 1)} ML was used.`
  return (
    <Text size="sm" c={apart === null ? 'dimmed' : 'var(--attention)'} role="status">
      {words}
      {apart === null ? '' : ` That is ${numberText(Math.abs(apart), 1)} ML apart: please check.`}
    </Text>
  )
}

const nameOf = ({ water }: WaterRow): string => water.name
const points = pointsAbout([waterEntity.name, accountEntity.name])
const groupings = ['entitlement_type']
const empty =
  'No licences or storages yet. Enter each with its entitlement; then the year’s account: what was carried in, allocated, bought, used and carried out.'
