// The enterprises of a farm with what is said of each in a period, and what was run the period before.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useRetiredShown } from '../../../period/retiring/use-retired-shown.tsx'
import { useFarmsPeriods } from '../../../period/retiring/use-still-used.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import { usePeriodDays } from '../../../period/use-period-days.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useStock } from '../stock/use-stock.ts'
import { enterpriseRows } from './enterprise-row.ts'

export type Enterprises = ReturnType<typeof useEnterprises>

export function useEnterprises(place: CollectionPlace) {
  const { farmId, periodId } = place
  const where = { farm_id: farmId }
  const ofFarm = useRows('farm_livestock_enterprises', { where })
  const inPeriods = useRows('farm_livestock_enterprise_periods', { where })
  const periods = useFarmsPeriods(farmId)
  const before = usePeriodBefore(place)
  const said = usePeriodDays(periodId)
  const stock = useStock(place)
  const { rows: used, button: retired } = useRetiredShown(ofFarm.rows, place)
  const { lists, inClasses } = stock
  const days = useMemo(() => {
    if (!said) return undefined
    const { start: from, end: to, today } = said
    return { from, to, now: today > to ? to : today }
  }, [said])
  const rows = useMemo(
    () =>
      enterpriseRows({
        ofFarm: used,
        inPeriods: inPeriods.rows,
        periods: periods
          .toSorted((one, other) => other.start_date.localeCompare(one.start_date))
          .map(({ id }) => id),
        periodId,
        lists,
        inClasses,
        days,
      }),
    [used, inPeriods.rows, periods, periodId, lists, inClasses, days],
  )
  const all = [ofFarm, inPeriods, stock]
  return {
    rows,
    lists,
    periods,
    /** Shows those that were retired before, or hides them. */
    retired,
    /** Run in the period before or with stock in this one, and not in this one yet. */
    suggested: useMemo(() => {
      const run = new Set(rows.flatMap(row => (row.inPeriod ? [row.enterprise?.id] : [])))
      const past = inPeriods.rows.filter(one => one.period_id === before.period?.id)
      const ids = [
        ...past.map(one => one.livestock_enterprise_id),
        ...inClasses.flatMap(one => one.enterpriseId ?? []),
      ]
      const isRetired = (id: number) =>
        ofFarm.rows.some(one => one.livestock_enterprise_id === id && !used.includes(one))
      return [...new Set(ids)].filter(id => !run.has(id) && !isRetired(id))
    }, [rows, inPeriods.rows, before.period, inClasses, ofFarm.rows, used]),
    beforeName: before.period?.name,
    isLoading: all.some(one => one.isLoading),
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => all.forEach(({ retry }) => retry()),
  }
}
