// The way into a farm’s period: whether it is one, and its paddocks, crops and sowings are read before any
// screen of it shows, so that each of them has them at once, also without signal later. On paper each says
// whose it is.

import { Outlet } from '@tanstack/react-router'
import { useRow, useRows } from '../data/hooks/use-rows.ts'
import { PrintedPlace } from '../ui/table/printed-for.tsx'
import { TilesSkeleton } from '../ui/skeletons.tsx'
import { FilterStateOf } from './filter-state.tsx'
import { NoSuchPeriod, NotOpen } from './no-access.tsx'
import { wishesOf } from './read-first.ts'
import { useKnownFarm, useKnownPeriod } from './use-known-place.ts'
import { usePlace } from './use-place.ts'
import type { CollectionPlace } from './use-place.ts'

export function OpenCollection() {
  const place = usePlace()
  const names = usePlaceNamed(place)
  const { paddocksWish, ofPeriod } = wishesOf(place)
  const asked = [
    useRows('paddocks', paddocksWish),
    useRows('crop_collections', ofPeriod),
    useRows('sowing_collection_events', ofPeriod),
  ]
  const farm = useKnownFarm(place.farmId)
  const period = useKnownPeriod(place)
  const kinds = [farm.known.kind, period.known.kind]
  if (kinds.includes('loading') || asked.some(({ isLoading }) => isLoading)) {
    return <TilesSkeleton />
  }
  if (period.known.kind === 'nobody’s') return <NoSuchPeriod farmId={place.farmId} />
  if (period.known.kind !== 'there') return <NotOpen what="period" {...period} />
  return (
    <PrintedPlace value={names}>
      <FilterStateOf key={`${place.farmId} ${place.periodId}`}>
        <Outlet />
      </FilterStateOf>
    </PrintedPlace>
  )
}

/** Nothing of it is waited for. */
function usePlaceNamed({ farmId, periodId }: CollectionPlace) {
  const { row: farm } = useRow('farms', farmId, { includes: ['businesses'] })
  const { row: period } = useRow('periods', periodId)
  const business = farm?.businesses.map(({ name }) => name).join(', ')
  return { business, farm: farm?.farm_name, period: period?.name }
}
