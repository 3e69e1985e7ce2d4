// What a place on the map can be: a GeoJSON geometry of a fitting type, with positions that are
// somewhere on earth and rings that end where they begin. Said in sentences where it is not.

type Placed = 'points' | 'boundaries' | 'either'

/** Nothing where it is a shape that fits. */
export function faultOfShape(location: unknown, fits: Placed): string | undefined {
  const { type, coordinates } = membersOf(location)
  if (typeof type !== 'string' || !typesOf(fits).includes(type)) return wanted[fits]
  const positions = { left: mostPositions }
  switch (type) {
    case 'Point':
      return faultOfPosition(coordinates, positions)
    case 'Polygon':
      return faultOfPolygon(coordinates, positions)
    default:
      return faultOfAll(coordinates, nothingDrawn, polygon => faultOfPolygon(polygon, positions))
  }
}

const wanted = {
  points: 'A rain gauge is a point on the map: a GeoJSON geometry of the type Point.',
  boundaries:
    'A boundary is a shape on the map: a GeoJSON geometry of the type Polygon or MultiPolygon.',
  either: 'A place on the map is a GeoJSON geometry of the type Point, Polygon or MultiPolygon.',
} as const

function typesOf(fits: Placed): readonly string[] {
  const shapes = ['Polygon', 'MultiPolygon']
  return fits === 'points' ? ['Point'] : fits === 'boundaries' ? shapes : ['Point', ...shapes]
}

const mostPositions = 20_000
const nothingDrawn = 'The boundary has no shape in it.'
const notAPosition =
  'A position on the map is a longitude and a latitude, as two numbers in degrees.'
const tooMany = 'A boundary has at most 20,000 corners: make it simpler before it is brought in.'
const open = 'A ring of a boundary ends where it begins, with at least three corners in between.'

/** How many positions may still come. */
interface Left {
  left: number
}

function membersOf(location: unknown): { readonly type?: unknown; readonly coordinates?: unknown } {
  return typeof location === 'object' && location !== null ? location : {}
}

function faultOfPolygon(rings: unknown, positions: Left): string | undefined {
  return faultOfAll(rings, nothingDrawn, ring => faultOfRing(ring, positions))
}

function faultOfRing(ring: unknown, positions: Left): string | undefined {
  const fault = faultOfAll(ring, open, position => faultOfPosition(position, positions))
  if (fault !== undefined) return fault
  const [first, last] = [(ring as unknown[])[0], (ring as unknown[]).at(-1)]
  const isClosed = (ring as unknown[]).length >= 4 && String(first) === String(last)
  return isClosed ? undefined : open
}

function faultOfPosition(position: unknown, positions: Left): string | undefined {
  positions.left -= 1
  if (positions.left < 0) return tooMany
  if (!Array.isArray(position) || position.length < 2 || position.length > 3) return notAPosition
  const [longitude, latitude] = position as unknown[]
  if (!position.every(Number.isFinite)) return notAPosition
  if (Math.abs(Number(longitude)) > 180) return beyond('Longitude', longitude, 180)
  return Math.abs(Number(latitude)) > 90 ? beyond('Latitude', latitude, 90) : undefined
}

function beyond(what: string, figure: unknown, most: number): string {
  return `${what} is between -${most} and ${most} degrees: ${String(figure)} is not.`
}

/** The first fault of any; `none` where there are not any. */
function faultOfAll(
  members: unknown,
  none: string,
  faultOf: (member: unknown) => string | undefined,
): string | undefined {
  if (!Array.isArray(members) || members.length === 0) return none
  for (const member of members) {
    const fault = faultOf(member)
    if (fault !== undefined) return fault
  }
  return undefined
}
