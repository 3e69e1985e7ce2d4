// The crops of a period as the server sums them up, and those of the period before. Kept on the device.

import { groupings } from '@furrow/farming/crops/crop-group'
import { useMemo } from 'react'
import { useFilterState } from '../../../period/filter-state.tsx'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import { useSummedCrops } from '../../../period/use-summed-crops.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { shownSummary } from './shown-summary.ts'

/** By the season of the crop, by how it stands and by a tag, each by its name; nothing shows all. */
export interface Narrowing {
  readonly season: string | null
  readonly status: string | null
  readonly tag: string | null
  readonly change: (
    changed: Partial<Readonly<Record<'season' | 'status' | 'tag', string | null>>>,
  ) => void
}

export function useCropSummary(place: CollectionPlace) {
  const filtering = useFilterState()
  const [words, change] = useAddressWords(['by', 'season', 'status', 'tag'])
  const by = groupings.find(one => one === words.by) ?? 'crop'
  const { period: earlier } = usePeriodBefore(place)
  const now = useSummedCrops(place.farmId, place.periodId)
  const before = useSummedCrops(place.farmId, earlier?.id)
  const { filters } = filtering
  const { season, status, tag } = words
  const shown = useMemo(
    () => now.data && shownSummary(now.data, before.data, { by, filters, season, status, tag }),
    [now.data, before.data, by, filters, season, status, tag],
  )
  return {
    told: now.data,
    shown,
    filtering,
    narrowing: { season, status, tag, change } satisfies Narrowing,
    by,
    choose: (next: string) => change({ by: next === 'crop' ? null : next }),
    /** What the period before is called, once its crops are known. */
    before: before.data && earlier?.name,
    isLoading: now.isLoading,
    failure: now.failure,
    retry: now.retry,
  }
}
