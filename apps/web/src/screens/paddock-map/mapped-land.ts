// The land of a farm in a period, put together for the map: paddocks with their boundaries and what
// they are coloured by, gauges and properties with their places.

import { hectaresOf, pointIn, shapeIn } from '../../map/shape.ts'
import type { Position, Shape } from '../../map/shape.ts'
import type { ColourClass, Colouring } from './colouring.ts'
import type { KeptBoundary, PaddockOnMap } from './paddock-on-map.ts'

export interface LandPaddock extends PaddockOnMap {
  readonly classes: Readonly<Record<Colouring, ColourClass>>
}

export interface LandGauge {
  readonly id: number
  readonly name: string
  readonly place: KeptBoundary | undefined
  readonly at: Position | undefined
}

interface LandProperty {
  readonly id: number
  readonly name: string
  readonly shape: Shape | undefined
  readonly at: Position | undefined
}

export interface MappedLand {
  /** What it can be coloured by, for whoever looks. */
  readonly colourings: readonly Colouring[]
  readonly paddocks: readonly LandPaddock[]
  readonly gauges: readonly LandGauge[]
  readonly properties: readonly LandProperty[]
}

interface PlaceRow {
  readonly id: number
  readonly location: unknown
  readonly updated_at: string
}

interface PaddockRow {
  readonly id: number
  readonly name: string
  readonly area: number | null
  readonly updated_at: string
  readonly boundaries: readonly PlaceRow[]
}

export function landPaddock(
  { id, name, area, updated_at, boundaries }: PaddockRow,
  classes: LandPaddock['classes'],
): LandPaddock {
  // From before there were rules, a paddock may have several: the oldest counts.
  const [row] = boundaries.toSorted((one, other) => one.id - other.id)
  const shape = row && shapeOnce(row.location)
  return {
    id,
    name,
    area,
    classes,
    shape,
    seen: updated_at,
    boundary: row && kept(row),
    mapped: shape && hectaresOf(shape),
  }
}

interface NamedRow {
  readonly id: number
  readonly name: string
  readonly gps_locations: readonly PlaceRow[]
}

export function landGauge({ id, name, gps_locations }: NamedRow): LandGauge {
  const row = gps_locations.find(({ location }) => pointIn(location)) ?? gps_locations[0]
  return { id, name, place: row && kept(row), at: row && pointIn(row.location)?.coordinates }
}

export function landProperty({ id, name, gps_locations }: NamedRow): LandProperty {
  const locations = gps_locations.map(({ location }) => location)
  const [shape] = locations.flatMap(location => shapeIn(location) ?? [])
  const [point] = locations.flatMap(location => pointIn(location) ?? [])
  return { id, name, shape, at: point?.coordinates }
}

const shapes = new WeakMap<object, { readonly shape: Shape | undefined }>()

/** The same object for the same row, so that what was measured of it is known. */
function shapeOnce(location: unknown): Shape | undefined {
  if (typeof location !== 'object' || location === null) return undefined
  const known = shapes.get(location) ?? { shape: shapeIn(location) }
  shapes.set(location, known)
  return known.shape
}

function kept({ id, location, updated_at }: PlaceRow): KeptBoundary {
  return { id, location, seen: updated_at }
}
