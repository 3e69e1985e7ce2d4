// What went on to crops by their irrigations, beside what the accounts say was used.

import { Text } from '@mantine/core'
import { allAccounts, waterUsedApart } from '@furrow/farming/finance/water-balance'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { usePlace } from '../../../period/use-place.ts'
import { numberText } from '../../../ui/amounts.ts'
import { accountIn } from './water-row.ts'
import type { WaterRow } from './water-row.ts'

export function UsedOnCrops({ rows }: { readonly rows: readonly WaterRow[] }) {
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
