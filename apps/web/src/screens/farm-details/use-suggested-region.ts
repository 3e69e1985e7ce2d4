// The region that a farm seems to lie in, by its properties, gauges and paddocks on the map, or by the towns of
// its addresses; asked for only where none is chosen.

import { middleOf } from '@furrow/farming/land/place-on-earth'
import { regionOfPlace } from '@furrow/farming/land/region-of-place'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useAddresses } from '../../people/addresses.tsx'
import type { FarmField } from './farm-shown.ts'

interface Asked<Region> extends Pick<FarmField, 'farm' | 'of'> {
  readonly regions: readonly Region[]
  readonly isAsked: boolean
}

export function useSuggestedRegion<Region extends { readonly places: unknown }>({
  farm,
  of,
  regions,
  isAsked,
}: Asked<Region>): Region | undefined {
  const where = { farm_id: farm.id }
  const asking = { enabled: isAsked }
  const properties = useRows('farm_properties', { where, includes: ['gps_locations'] }, asking)
  const gauges = useRows('rain_gauges', { where, includes: ['gps_locations'] }, asking)
  const paddocks = useRows(
    'paddocks',
    { where, includes: ['boundaries'], sort: ['-id'], limit: aFew },
    asking,
  )
  const addresses = useAddresses(of)
  const isRead = [properties, gauges, paddocks, addresses].every(({ isLoading }) => !isLoading)
  if (!isAsked || !isRead) return undefined
  const places = [
    ...properties.rows.flatMap(row => row.gps_locations),
    ...gauges.rows.flatMap(row => row.gps_locations),
    ...paddocks.rows.flatMap(row => row.boundaries),
  ]
  const isMain = ({ id }: { readonly id: number }) => Number(id === farm.address_id)
  return regionOfPlace(regions, {
    points: places
      .map(({ location }) => middleOf({ ...(location as object) }))
      .filter(point => point !== undefined),
    addresses: addresses.rows.toSorted((one, other) => isMain(other) - isMain(one)),
  })
}

/** Paddocks lie near each other: these say where. */
const aFew = 10
