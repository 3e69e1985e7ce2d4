// How large the ground inside a boundary on the map is, and whether that is what the farm says it is.

/** Longitude and latitude in degrees; what may stand behind them is height. */
export type MapPoint = readonly number[]

/** The outline first, then what is cut out of it; each ring ends where it begins. */
export type MapPolygon = readonly (readonly MapPoint[])[]

/**
 * Hectares, however the rings are wound. Measured on the ellipsoid of the satellites (WGS 84), laid
 * out flat so that every area stays what it is: there a ring is a sum of trapezoids.
 */
export function mappedHectares(polygons: readonly MapPolygon[]): number {
  const areas = polygons.map(([outline = [], ...holes]) => {
    const cut = holes.reduce((sum, hole) => sum + ringHectares(hole), 0)
    return Math.max(0, ringHectares(outline) - cut)
  })
  return areas.reduce((sum, area) => sum + area, 0)
}

/** A boundary drawn along the fence and a figure off the title are the same within 3% (W-PAD-5). */
export function isAsMapped(typed: number, mapped: number): boolean {
  return Math.abs(mapped - typed) <= typed * tolerance + 1e-6
}

/** How much more the map says, as a share of the area that is recorded. */
export function mappedShare(typed: number, mapped: number): number | undefined {
  return typed > 0 ? mapped / typed - 1 : undefined
}

/** As someone would write it down: the fence is not known to the square metre. */
export function writtenHectares(mapped: number): number {
  return Number(mapped.toFixed(mapped < 10 ? 2 : 1))
}

const tolerance = 0.03

function ringHectares(ring: readonly MapPoint[]): number {
  const edges = ring.slice(1).map((to, place) => {
    const [fromEast = 0, fromNorth = 0] = ring[place] ?? to
    const [east = 0, north = 0] = to
    return (eastward(fromEast, east) * (northing(fromNorth) + northing(north))) / 2
  })
  const squareMetres = edges.reduce((sum, edge) => sum + edge, 0) * equator ** 2
  return Math.abs(squareMetres) / 10_000
}

/** In radians, the short way round: a ring may cross the line where the days change. */
function eastward(from: number, to: number): number {
  const degrees = to - from
  return (degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees) * radians
}

/** How far north of the equator, such that equal steps hold equal areas. */
function northing(latitude: number): number {
  const sine = Math.sin(latitude * radians)
  const along = sine / (1 - (eccentricity * sine) ** 2)
  const bent = Math.atanh(eccentricity * sine) / eccentricity
  return ((1 - eccentricity ** 2) * (along + bent)) / 2
}

const radians = Math.PI / 180
/** Metres from the middle of the earth. */
const equator = 6_378_137
const flattening = 1 / 298.257223563
const eccentricity = Math.sqrt(flattening * (2 - flattening))
