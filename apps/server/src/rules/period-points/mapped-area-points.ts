// Paddocks whose boundary on the map holds more or less ground than the farm says they have (W-PAD-5).

import { isAsMapped, mappedHectares, writtenHectares } from '@furrow/farming/land/mapped-area'
import type { MapPolygon } from '@furrow/farming/land/mapped-area'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { inLoads } from '../land/boundary-loads.ts'
import { hectares } from '../crops/collection-facts.ts'
import { faultOfShape } from '../land/map-shape.ts'
import type { FindPoints, FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'

export const mappedAreas: FindPoints = async (place, { tx }) => {
  const points: FoundPoint[] = []
  for (const load of inLoads(await mappedPaddocks(tx, place))) {
    const shapes = await shapesOf(tx, load)
    points.push(...load.flatMap(paddock => pointsOn(paddock, shapes.get(paddock.boundary))))
  }
  return points
}

function pointsOn({ id, name, area }: Mapped, location: Shape | undefined): readonly FoundPoint[] {
  // A boundary from before there were rules may be no shape at all.
  if (!location || faultOfShape(location, 'boundaries') !== undefined) return []
  const mapped = mappedHectares(polygonsIn(location))
  if (isAsMapped(area, mapped)) return []
  const message = `${name} has ${hectares(area)}, but its boundary on the map holds ${hectares(writtenHectares(mapped))}.`
  const about = { resource: 'paddocks', id, field: 'area', where: name }
  return [{ code: 'W-PAD-5', message, section: 'paddocks', ...about }]
}

type Shape =
  | { readonly type: 'Polygon'; readonly coordinates: MapPolygon }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly MapPolygon[] }

interface Mapped {
  readonly id: number
  readonly name: string
  readonly area: number
  /** Its number, and how much there is of it. */
  readonly boundary: number
  readonly bytes: number
}

function polygonsIn(shape: Shape): readonly MapPolygon[] {
  return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
}

/** The oldest boundary of each that has an area to compare it with. */
async function mappedPaddocks(
  tx: Transaction,
  { farm, period }: PeriodOfFarm,
): Promise<readonly Mapped[]> {
  const { rows } = await sql<Mapped>`
    select distinct on (p.name, p.id) p.id, p.name, p.area, g.id as boundary,
      octet_length(g.location::text) as bytes
    from paddocks p
    join geolocations g on g.geolocatable_type = 'paddocks' and g.geolocatable_id = p.id
      and g.deleted_at is null
    where p.farm_id = ${farm} and p.period_id = ${period} and p.deleted_at is null
      and p.area > 0
    order by p.name, p.id, g.id`.execute(tx)
  return rows
}

async function shapesOf(
  tx: Transaction,
  load: readonly Mapped[],
): Promise<ReadonlyMap<number, Shape>> {
  const ids = load.map(({ boundary }) => boundary)
  const { rows } = await sql<{ id: number; location: Shape }>`
    select id, location from geolocations where id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, location }) => [id, location]))
}
