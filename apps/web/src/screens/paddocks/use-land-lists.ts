// Reads what the cells of a paddock are chosen from.

import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { listOf } from '../../period/read-first.ts'
import { propertyColour } from '../../period/land/property-colour.ts'
import { useStillUsed } from '../../period/retiring/use-still-used.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { LandLists } from './land-lists.ts'

export function useLandLists(place: CollectionPlace): { lists: LandLists; isLoading: boolean } {
  const { farmId } = place
  const isUsed = useStillUsed(place)
  const assetTypes = useRows('asset_types', { sort: ['sort_order', 'name'] })
  const properties = useRows('farm_properties', listOf(farmId))
  const colours = useRows('property_colours', { sort: ['sequence'] })
  const gauges = useRows('rain_gauges', listOf(farmId))
  const landClasses = useRows('valuation_categories', { sort: ['sort_order', 'name'] })
  const all = [assetTypes, properties, colours, gauges, landClasses]
  const lists = useMemo(
    () => ({
      assetTypes: assetTypes.rows.map(offered),
      properties: properties.rows.filter(isUsed).map(row => ({
        id: row.id,
        name: row.name,
        color: propertyColour(row, colours.rows),
      })),
      gauges: gauges.rows.filter(isUsed).map(({ id, name }) => ({ id, name })),
      landClasses: landClasses.rows.map(offered),
    }),
    [assetTypes.rows, properties.rows, colours.rows, gauges.rows, landClasses.rows, isUsed],
  )
  return { lists, isLoading: all.some(({ isLoading }) => isLoading) }
}

interface Listed {
  readonly id: number
  readonly name: string
  readonly color?: string
  readonly active: boolean
}

/** What is no longer offered stays readable where it was chosen. */
function offered({ id, name, color, active }: Listed) {
  return { id, name: active ? name : `${name} (no longer offered)`, color }
}
