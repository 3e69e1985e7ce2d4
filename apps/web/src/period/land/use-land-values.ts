// What a hectare of each land class was worth on each property of a farm, period by period.

import type { Valuation } from '@furrow/farming/land/hectare-value'
import { periodText } from '@furrow/farming/dates/period-text'
import type { Row } from '@furrow/wire/client/row-types'
import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import type { Asking } from '../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../use-place.ts'

export interface LandValue extends Valuation {
  readonly kept: Row<'property_paddock_valuations'>
  /** The period’s name as it is shown. */
  readonly of: string
}

/** `begins`: the first day of this period; nothing as long as it is not read. */
export function useLandValues({ farmId: farm_id, periodId }: CollectionPlace, asking?: Asking) {
  const values = useRows('property_paddock_valuations', { where: { farm_id } }, asking)
  const recorded = useRows('farm_period', { where: { farm_id }, includes: ['period'] }, asking)
  const periods = useMemo(
    () => new Map(recorded.rows.flatMap(({ period }) => (period ? [[period.id, period]] : []))),
    [recorded.rows],
  )
  const landValues = useMemo(
    () =>
      values.rows.flatMap((kept): readonly LandValue[] => {
        const period = periods.get(kept.period_id)
        return period ? [landValueOf(kept, period)] : []
      }),
    [values.rows, periods],
  )
  return {
    landValues,
    begins: periods.get(periodId)?.start_date,
    isLoading: values.isLoading || recorded.isLoading,
    failure: values.failure ?? recorded.failure,
    retry: () => [values, recorded].forEach(({ retry }) => retry()),
  }
}

function landValueOf(
  kept: LandValue['kept'],
  period: { readonly start_date: string; readonly name: string },
): LandValue {
  return {
    kept,
    property: kept.farm_property_id,
    landClass: kept.valuation_category_id,
    begins: period.start_date,
    cents: kept.val_per_hectare,
    of: periodText(period.name),
  }
}
