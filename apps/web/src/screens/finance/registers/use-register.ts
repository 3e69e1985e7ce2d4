// The things of a register with their values, and what they are chosen from.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import { useNamedPeriod } from '../../../period/use-period-days.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { RegisterLists } from './register-columns.ts'
import type { RegisterKind } from './register-kinds.ts'
import { registerRows } from './register-row.ts'
import { useEarlierPeriods } from './use-earlier-periods.ts'

export function useRegister(kind: RegisterKind, { farmId: farm_id, periodId }: CollectionPlace) {
  const { name: asset_type } = kind.thing
  const former = usePeriodBefore({ farmId: farm_id, periodId })
  const { earlier, ...passed } = useEarlierPeriods({ farmId: farm_id, periodId })
  const periods = former.period ? [periodId, former.period.id] : [periodId]
  // All of them say in the same fields whose they are.
  const things = useRows(asset_type as 'asset_plant', { where: { farm_id }, sort: ['name'] })
  const values = useRows(
    'assets_period',
    { where: { farm_id, period_id: periods, asset_type: asset_type as 'asset_plant' } },
    { enabled: !former.isLoading },
  )
  const traded = { enabled: kind.isTraded }
  const purchases = useRows('new_plant_purchases', { where: { farm_id } }, traded)
  const sales = useRows('sold_plant_sales', { where: { farm_id } }, traded)
  const lists = useLists({ farmId: farm_id, periodId }, kind)
  const before = former.period?.id
  const rows = useMemo(
    () =>
      registerRows({
        things: things.rows,
        values: values.rows,
        purchases: purchases.rows,
        sales: sales.rows,
        periodId,
        periodBefore: before,
        earlier,
      }),
    [things.rows, values.rows, purchases.rows, sales.rows, periodId, before, earlier],
  )
  const read = [things, values, ...(kind.isTraded ? [purchases, sales] : [])]
  return {
    rows,
    lists,
    isLoading: former.isLoading || passed.isLoading || read.some(({ isLoading }) => isLoading),
    failure: read.map(({ failure }) => failure).find(failure => failure !== undefined),
    retry: () => read.forEach(({ retry }) => retry()),
  }
}

function useLists(
  { farmId: farm_id, periodId }: CollectionPlace,
  { isTraded }: RegisterKind,
): RegisterLists {
  const period = useNamedPeriod(periodId)
  const properties = useRows('farm_properties', { where: { farm_id }, sort: ['name'] })
  const categories = useRows('plant_categories', { sort: ['sort_order'] }, { enabled: isTraded })
  return useMemo(
    () => ({
      properties: properties.rows.map(({ id, name }) => ({ value: id, label: name })),
      categories: categories.rows.map(({ id, name }) => ({ value: id, label: name })),
      lives: new Map(categories.rows.map(({ id, life_years: life }) => [id, life])),
      period,
    }),
    [properties.rows, categories.rows, period],
  )
}
