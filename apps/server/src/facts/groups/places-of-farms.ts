// Where farms lie: by the map, else by the middle of their region.

import type { MapPoint } from '@furrow/farming/land/mapped-area'
import { middleOf } from '@furrow/farming/land/place-on-earth'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export interface PlaceOnMap {
  readonly longitude: number
  readonly latitude: number
  /** Only the region is known. */
  readonly is_rough: boolean
}

interface Row {
  readonly id: number
  readonly location: object | null
  readonly towns: unknown
}

/** A farm's own point first, then that of a property, a gauge, a paddock. */
export async function placesOfFarms(
  db: Database | Transaction,
  farms: readonly number[],
): Promise<ReadonlyMap<number, PlaceOnMap>> {
  const rows = await runQuery(
    db,
    sql<Row>`
      with held as (
        select id as farm, 'farms' as kind, id, 1 as first from farms where id = any(${farms}::bigint[])
        union all
        select farm_id, 'farm_properties', id, 2 from farm_properties
        where farm_id = any(${farms}::bigint[]) and deleted_at is null
        union all
        select farm_id, 'rain_gauges', id, 3 from rain_gauges
        where farm_id = any(${farms}::bigint[]) and deleted_at is null
        union all
        select farm_id, 'paddocks', id, 4 from paddocks
        where farm_id = any(${farms}::bigint[]) and deleted_at is null),
      placed as (
        select distinct on (h.farm) h.farm, g.location
        from held h
        join geolocations g on g.geolocatable_type = h.kind and g.geolocatable_id = h.id
          and g.deleted_at is null
        order by h.farm, h.first, g.id desc)
      select f.id, z.places as towns, p.location
      from farms f
      left join zones z on z.id = f.zone_id and z.deleted_at is null
      left join placed p on p.farm = f.id
      where f.id = any(${farms}::bigint[])`,
  )
  return new Map(
    rows.flatMap(row => {
      const place = placeOf(row)
      return place ? [[row.id, place] as const] : []
    }),
  )
}

function placeOf({ location, towns }: Row): PlaceOnMap | undefined {
  const onMap = location ? middleOf({ ...location }) : undefined
  const point = onMap ?? middleOfTowns(towns)
  if (!point) return undefined
  const [longitude = 0, latitude = 0] = point
  return { longitude, latitude, is_rough: onMap === undefined }
}

function middleOfTowns(towns: unknown): MapPoint | undefined {
  const all: readonly unknown[] = Array.isArray(towns) ? towns : []
  const points = all
    .map(town =>
      middleOf({ type: 'Point', coordinates: Array.isArray(town) ? town.slice(0, 2) : [] }),
    )
    .filter(point => point !== undefined)
  const mean = (at: number) =>
    points.reduce((sum, point) => sum + (point[at] ?? 0), 0) / points.length
  return points.length === 0 ? undefined : [mean(0), mean(1)]
}
