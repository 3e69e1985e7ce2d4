// The licences and storages of a farm with their accounts.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { waterRows } from './water-row.ts'

export function useWaters({ farmId: farm_id, periodId }: CollectionPlace) {
  const former = usePeriodBefore({ farmId: farm_id, periodId })
  const before = former.period?.id
  const period_id = before === undefined ? [periodId] : [periodId, before]
  const ready = { enabled: !former.isLoading }
  const waters = useRows('asset_waters', { where: { farm_id }, sort: ['id'] })
  const accounts = useRows('water_accounts', { where: { farm_id, period_id } }, ready)
  const ofWater = { farm_id, period_id: periodId, asset_type: 'asset_waters' as const }
  const values = useRows('assets_period', { where: ofWater })
  const properties = useRows('farm_properties', { where: { farm_id }, sort: ['name'] })
  const rows = useMemo(
    () =>
      waterRows({
        waters: waters.rows,
        accounts: accounts.rows,
        values: values.rows,
        periodId,
        periodBefore: before,
      }),
    [waters.rows, accounts.rows, values.rows, periodId, before],
  )
  const options = useMemo(
    () => properties.rows.map(({ id, name }) => ({ value: id, label: name })),
    [properties.rows],
  )
  const read = [waters, accounts, values]
  return {
    rows,
    properties: options,
    isLoading: former.isLoading || read.some(({ isLoading }) => isLoading),
    failure: read.map(({ failure }) => failure).find(failure => failure !== undefined),
    retry: () => read.forEach(({ retry }) => retry()),
  }
}
