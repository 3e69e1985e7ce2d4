// The land of a farm in a period by property and class, with what a hectare was worth.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useLandValues } from '../../../period/land/use-land-values.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import { landValueRows } from './land-value-row.ts'

export function useLandValueRows(place: CollectionPlace) {
  const { farmId: farm_id, periodId } = place
  const here = { farm_id, period_id: periodId }
  const former = usePeriodBefore(place)
  const { landValues, begins = '', ...values } = useLandValues(place)
  const paddocks = useRows('paddocks', { where: here, sort: ['name'] })
  const titles = useRows('farm_property_periods', { where: here })
  const properties = useRows('farm_properties', { where: { farm_id }, sort: ['name'] })
  const classes = useRows('valuation_categories', { sort: ['sort_order', 'name'] })
  const rows = useMemo(
    () =>
      landValueRows({
        paddocks: paddocks.rows,
        properties: properties.rows,
        landClasses: classes.rows,
        heldAs: new Map(titles.rows.map(title => [title.property_id, title.ownership_type])),
        landValues,
        periodId,
        periodBefore: former.period?.id,
        begins,
      }),
    [
      paddocks.rows,
      properties.rows,
      classes.rows,
      titles.rows,
      landValues,
      periodId,
      former.period?.id,
      begins,
    ],
  )
  const read = [values, paddocks, titles, properties, classes]
  return {
    rows,
    before: former.period?.name,
    isLoading: former.isLoading || read.some(({ isLoading }) => isLoading),
    failure: read.map(({ failure }) => failure).find(failure => failure !== undefined),
    retry: () => read.forEach(({ retry }) => retry()),
  }
}
