// The paddocks of a farm in a period and in the one before, and all that their cells are chosen from.

import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { cropWords } from './crop-words.ts'
import type { LandLists } from './land-lists.ts'
import { paddockRows } from './paddock-row.ts'
import type { PaddockRows } from './paddock-row.ts'
import type { ReadPaddock } from './read-paddock.ts'
import { useLandLists } from './use-land-lists.ts'
import { usePeriodBefore } from '../../period/use-period-before.ts'
import type { NamedPeriod } from '../../period/use-period-before.ts'

export interface Paddocks extends PaddockRows {
  readonly before: readonly ReadPaddock[]
  readonly periodBefore: NamedPeriod | undefined
  readonly lists: LandLists
  readonly isLoading: boolean
  readonly failure: ReturnType<typeof useRows>['failure']
  readonly retry: () => void
}

export function usePaddocks(place: CollectionPlace): Paddocks {
  const { farmId, periodId } = place
  const former = usePeriodBefore(place)
  const periods = former.period ? [periodId, former.period.id] : [periodId]
  const read = useRows(
    'paddocks',
    {
      where: { farm_id: farmId, period_id: periods },
      sort: ['name'],
      includes: ['prior_links'],
      with_count: ['crop_collections', 'boundaries', 'parent_links'],
    },
    { enabled: !former.isLoading },
  )
  const crops = useCropWords(place)
  const { lists, isLoading } = useLandLists(place)
  const { rows } = read
  const paddocks = useMemo(() => {
    const of = (period: number) => rows.filter(paddock => paddock.period_id === period)
    const before = former.period ? of(former.period.id) : []
    return { before, ...paddockRows({ now: of(periodId), before, crops }) }
  }, [rows, crops, periodId, former.period])
  return {
    ...paddocks,
    lists,
    periodBefore: former.period,
    isLoading: former.isLoading || read.isLoading || isLoading,
    failure: former.failure ?? read.failure,
    retry: read.retry,
  }
}

/** The crops of this period by paddock. They are read on the way into the period. */
function useCropWords({ farmId, periodId }: CollectionPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  const { rows: collections } = useRows('crop_collections', { where })
  const { rows: types } = useRows('crop_types', { sort: ['name'] })
  const { rows: statuses } = useRows('crop_collection_statuses')
  return useMemo(() => cropWords(collections, { types, statuses }), [collections, types, statuses])
}
