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
      with places as (
        select g.geolocatable_id as farm, 1 as first, g.id, g.location from geolocations g
        where g.geolocatable_type = 'farms' and g.geolocatable_id = any(${farms}::bigint[])
          and g.deleted_at is null
        union all ${placesOfHeld('farm_properties', farms, 2)}
        union all ${placesOfHeld('rain_gauges', farms, 3)}
        union all ${placesOfHeld('paddocks', farms, 4)}),
      placed as (
        select distinct on (farm) farm, location from places order by farm, first, id desc)
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

/**
 * Each kind is joined by itself, so that PostgreSQL begins with the places of that kind where those are few, and with
 * what the farms hold where most of it is mapped.
 */
function placesOfHeld(
  kind: 'farm_properties' | 'rain_gauges' | 'paddocks',
  farms: readonly number[],
  first: number,
) {
  return sql`
        select h.farm_id, ${sql.lit(first)}::int, g.id, g.location
        from ${sql.table(kind)} h
        join geolocations g on g.geolocatable_type = ${sql.lit(kind)} and g.geolocatable_id = h.id
          and g.deleted_at is null
        where h.farm_id = any(${farms}::bigint[]) and h.deleted_at is null`
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
