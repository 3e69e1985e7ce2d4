// A boundary as the map knows it: one or several polygons in degrees, each an outline with what is cut
// out of it. Read from what is kept, which may be anything.

import { mappedHectares } from '@furrow/farming/land/mapped-area'

/** Longitude, then latitude. */
export type Position = readonly [number, number]

/** Ends where it begins. */
export type Ring = readonly Position[]

/** The outline first, then its holes. */
export type Polygon = readonly Ring[]

/** As GeoJSON. */
export type Shape =
  | { readonly type: 'Polygon'; readonly coordinates: Polygon }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] }

interface PointShape {
  readonly type: 'Point'
  readonly coordinates: Position
}

export function polygonsOf(shape: Shape): readonly Polygon[] {
  return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
}

/** Nothing of no polygons. */
export function shapeOf(polygons: readonly Polygon[]): Shape | undefined {
  const [only, ...others] = polygons
  if (!only) return undefined
  return others.length === 0
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons }
}

export function hectaresOf(shape: Shape): number {
  return mappedHectares(polygonsOf(shape))
}

/** Of all rings together, each corner once. */
export function cornersOf(shape: Shape): number {
  const rings = polygonsOf(shape).flat()
  return rings.reduce((sum, ring) => sum + ring.length - 1, 0)
}

export function positionsOf(shape: Shape): readonly Position[] {
  return polygonsOf(shape).flat(2)
}

/** Nothing where what is kept is no boundary. */
export function shapeIn(location: unknown): Shape | undefined {
  const { type, coordinates } = membersOf(location)
  if (type === 'Polygon') return isPolygon(coordinates) ? { type, coordinates } : undefined
  if (type !== 'MultiPolygon' || !Array.isArray(coordinates)) return undefined
  const polygons: readonly unknown[] = coordinates
  return polygons.length > 0 && polygons.every(isPolygon)
    ? { type, coordinates: polygons }
    : undefined
}

export function pointIn(location: unknown): PointShape | undefined {
  const { type, coordinates } = membersOf(location)
  return type === 'Point' && isPosition(coordinates) ? { type, coordinates } : undefined
}

function membersOf(location: unknown): { readonly type?: unknown; readonly coordinates?: unknown } {
  return typeof location === 'object' && location !== null ? location : {}
}

function isPolygon(value: unknown): value is Polygon {
  return Array.isArray(value) && value.length > 0 && value.every(isRing)
}

function isRing(value: unknown): value is Ring {
  return Array.isArray(value) && value.length >= 4 && value.every(isPosition)
}

function isPosition(value: unknown): value is Position {
  if (!Array.isArray(value) || value.length < 2) return false
  const [longitude, latitude] = value as readonly unknown[]
  return (
    Number.isFinite(longitude) &&
    Number.isFinite(latitude) &&
    Math.abs(longitude as number) <= 180 &&
    Math.abs(latitude as number) <= 90
  )
}
