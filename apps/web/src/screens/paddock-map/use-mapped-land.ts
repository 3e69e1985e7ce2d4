// Reads the land of a farm in a period with its shapes: the one screen that asks for them.

import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { propertyColour } from '../../period/land/property-colour.ts'
import { useStillUsed } from '../../period/retiring/use-still-used.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { useSeesMoney } from '../../period/use-sees-money.ts'
import { colourings, cropClass, soilClass, unsaid, unsaidColour } from './colouring.ts'
import type { ColourClass, CropOnMap } from './colouring.ts'
import { landGauge, landPaddock, landProperty } from './mapped-land.ts'
import type { MappedLand } from './mapped-land.ts'
import { useValueClasses } from './use-value-classes.ts'

interface LandShown extends MappedLand {
  readonly isLoading: boolean
  readonly failure: ReturnType<typeof useRows>['failure']
  readonly retry: () => void
}

export function useMappedLand(place: CollectionPlace): LandShown {
  const { farmId, periodId } = place
  const isUsed = useStillUsed(place)
  const paddocks = useRows('paddocks', {
    where: { farm_id: farmId, period_id: periodId },
    sort: ['name'],
    includes: ['boundaries'],
  })
  const beside = {
    where: { farm_id: farmId },
    sort: ['name'],
    includes: ['gps_locations'],
  } as const
  const gauges = useRows('rain_gauges', beside)
  const properties = useRows('farm_properties', beside)
  const crops = useCropClasses({ farmId, periodId })
  const uses = useUseClasses()
  const owned = usePropertyClasses(properties.rows)
  const seesMoney = useSeesMoney(farmId)
  const values = useValueClasses(place, paddocks.rows, seesMoney)
  const land = useMemo((): MappedLand => {
    return {
      colourings: colourings.filter(colouring => seesMoney || colouring !== 'value'),
      paddocks: paddocks.rows.map(row =>
        landPaddock(row, {
          crop: cropClass(crops.get(row.id) ?? []),
          use: uses.get(row.asset_type_id ?? 0) ?? unsaid('No use'),
          property: owned.get(row.property_id ?? 0) ?? unsaid('Unassigned'),
          soil: soilClass(row.soil_type),
          value: values.get(row.id) ?? unsaid('No land value'),
        }),
      ),
      gauges: gauges.rows.filter(isUsed).map(landGauge),
      properties: properties.rows.filter(isUsed).map(landProperty),
    }
  }, [paddocks.rows, gauges.rows, properties.rows, crops, uses, owned, values, isUsed, seesMoney])
  return {
    ...land,
    isLoading: paddocks.isLoading || gauges.isLoading || properties.isLoading,
    failure: paddocks.failure,
    retry: paddocks.retry,
  }
}

type PropertyRow = Parameters<typeof propertyColour>[0] & {
  readonly id: number
  readonly name: string
}

function usePropertyClasses(rows: readonly PropertyRow[]): ReadonlyMap<number, ColourClass> {
  const { rows: palette } = useRows('property_colours', { sort: ['sequence'] })
  return useMemo(() => {
    const colour = (row: PropertyRow) => propertyColour(row, palette) ?? unsaidColour
    return new Map(rows.map(row => [row.id, { word: row.name, colour: colour(row) }]))
  }, [rows, palette])
}

/** By paddock, in the order in which they were recorded. */
function useCropClasses({ farmId, periodId }: CollectionPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  const { rows: collections } = useRows('crop_collections', { where })
  const { rows: types } = useRows('crop_types', { sort: ['name'] })
  const { rows: statuses } = useRows('crop_collection_statuses')
  return useMemo(() => {
    const crops = new Map(types.map(({ id, name, color }) => [id, { word: name, colour: color }]))
    const states = new Map(
      statuses.map(({ id, name }) => [id, { word: name, colour: fallowColour }]),
    )
    const byPaddock = Map.groupBy(collections, ({ paddock_id }) => paddock_id)
    return new Map(
      [...byPaddock].map(([paddock, all]) => [
        paddock,
        all.map(row => classOf(row, { crops, states })),
      ]),
    )
  }, [collections, types, statuses])
}

interface CropRow {
  readonly current_crop_id: number | null
  readonly double_crop: boolean
  readonly status_id: number | null
}

interface Classes {
  readonly crops: ReadonlyMap<number, ColourClass>
  readonly states: ReadonlyMap<number, ColourClass>
}

/** Without a crop it is what is said of it instead: that it lies fallow. */
function classOf(row: CropRow, { crops, states }: Classes): CropOnMap {
  const crop = crops.get(row.current_crop_id ?? 0)
  if (crop) return { ...crop, isSecond: row.double_crop }
  return { ...(states.get(row.status_id ?? 0) ?? unsaid('No data yet')), isBare: true }
}

/** Ploughed ground. */
const fallowColour = '#c8b79a'

function useUseClasses(): ReadonlyMap<number, ColourClass> {
  const { rows } = useRows('asset_types', { sort: ['sort_order', 'name'] })
  return useMemo(
    () => new Map(rows.map(({ id, name, color }) => [id, { word: name, colour: color }])),
    [rows],
  )
}
