// Where something is, as far as distances between paddocks and gauges need it.

import type { MapPoint } from './mapped-area.ts'

/** As kept: a GeoJSON geometry. */
export interface Shape {
  readonly type?: unknown
  readonly coordinates?: unknown
}

/** As the crow flies. */
export function kilometresBetween(one: MapPoint, other: MapPoint): number {
  const [[east = 0, north = 0], [otherEast = 0, otherNorth = 0]] = [one, other]
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const across = Math.cos(north * radians) * Math.cos(otherNorth * radians) * half(east, otherEast)
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(half(north, otherNorth) + across)))
}

/** The middle of an area, or the point itself; nothing of a shape that is neither. */
export function middleOf({ type, coordinates }: Shape): MapPoint | undefined {
  if (type === 'Point') return isPoint(coordinates) ? coordinates : undefined
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : []
  return middleOfOutlines(listOf(polygons).map(outlineOf))
}

/** What was brought from elsewhere may be anything: only its points count. */
function outlineOf(polygon: unknown): readonly MapPoint[] {
  return listOf(listOf(polygon)[0]).filter(isPoint)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

/** Of several parts, each counts as much as it is large. */
function middleOfOutlines(outlines: readonly (readonly MapPoint[])[]): MapPoint | undefined {
  const [origin] = outlines.flat()
  if (!isPoint(origin)) return undefined
  const [sum, east, north] = outlines.map(outline => moments(outline, origin)).reduce(added)
  return sum === 0 ? origin : [origin[0] + east / (3 * sum), origin[1] + north / (3 * sum)]
}

type Moments = readonly [size: number, east: number, north: number]

/** Near enough for a paddock: the earth is taken for flat between its corners. */
function moments(outline: readonly MapPoint[], [fromEast = 0, fromNorth = 0]: MapPoint): Moments {
  const corners = outline.map(([east = 0, north = 0]) => [east - fromEast, north - fromNorth])
  const parts = corners.map(([east = 0, north = 0], place): Moments => {
    const [nextEast = 0, nextNorth = 0] = corners[place + 1] ?? corners[0] ?? []
    const cross = east * nextNorth - nextEast * north
    return [cross, (east + nextEast) * cross, (north + nextNorth) * cross]
  })
  const [size, east, north] = parts.reduce(added, [0, 0, 0])
  const turn = Math.sign(size)
  return [size * turn, east * turn, north * turn]
}

function added(one: Moments, other: Moments): Moments {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}

function isPoint(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length >= 2 && value.every(Number.isFinite)
}

const radians = Math.PI / 180
/** Kilometres from the middle of the earth. */
const earth = 6371
