// Boundaries among the features of a file: polygons wherever they stand, fixed, with what the file says
// of them.

import { mendedShape } from '../mend-shape.ts'
import { cornersOf } from '../shape.ts'
import { MapFileFault, mostPositions, mostShapes } from './map-file.ts'
import type { FoundShape, FoundShapes, LooseFeature } from './map-file.ts'

export function foundInFeatures(
  kind: FoundShapes['kind'],
  features: readonly LooseFeature[],
): FoundShapes {
  const { polygons, isTurned } = inDegrees(features.map(({ geometry }) => polygonsIn(geometry)))
  const shapes = features.flatMap((feature, place) =>
    foundIn(feature, polygons[place] ?? [], isTurned ? [turned] : []),
  )
  if (shapes.length > mostShapes) {
    throw new MapFileFault(
      `The file holds ${shapes.length.toLocaleString('en')} shapes: import at most ${mostShapes.toLocaleString('en')} at once.`,
    )
  }
  const positions = shapes.reduce((sum, { shape }) => sum + cornersOf(shape), 0)
  if (positions > mostPositions) {
    throw new MapFileFault(
      `The shapes have ${positions.toLocaleString('en')} corners: import at most ${mostPositions.toLocaleString('en')} at once.`,
    )
  }
  return { kind, shapes, leftAside: features.length - shapes.length }
}

function foundIn(
  feature: LooseFeature,
  polygons: readonly LoosePolygon[],
  notes: readonly string[],
): readonly FoundShape[] {
  const mended = mendedShape(polygons)
  if (!mended) return []
  return [{ shape: mended.shape, facts: factsOf(feature), notes: [...notes, ...mended.notes] }]
}

/** A geometry may hold others. */
function polygonsIn(geometry: unknown): readonly LoosePolygon[] {
  const { type, coordinates, geometries } = membersOf(geometry)
  if (type === 'Polygon') return Array.isArray(coordinates) ? [coordinates] : []
  if (type === 'MultiPolygon') return listOf(coordinates).filter(part => Array.isArray(part))
  return type === 'GeometryCollection' ? listOf(geometries).flatMap(polygonsIn) : []
}

const inMetres =
  'The shapes are not in degrees of longitude and latitude. For a shapefile, include the .prj file in the zip: it says which grid it is drawn on. Otherwise save it as WGS 84.'
const turned = 'Latitude came before longitude: they were swapped.'

type LoosePolygon = readonly unknown[]

/** Latitude goes to 90 degrees: what goes beyond it in that place alone stands the wrong way round. */
function inDegrees(all: readonly (readonly LoosePolygon[])[]): {
  readonly polygons: readonly (readonly LoosePolygon[])[]
  readonly isTurned: boolean
} {
  let [isDegrees, mayBeTurned] = [true, true]
  for (const ring of all.flat(2)) {
    for (const position of listOf(ring)) {
      const [x, y] = listOf(position).map(figure => Math.abs(Number(figure)))
      isDegrees &&= (x ?? 0) <= 180 && (y ?? 0) <= 90
      mayBeTurned &&= (x ?? 0) <= 90 && (y ?? 0) <= 180
    }
  }
  if (!isDegrees && !mayBeTurned) throw new MapFileFault(inMetres)
  if (isDegrees) return { polygons: all, isTurned: false }
  const swap = (ring: unknown) =>
    listOf(ring).map(position => {
      const [x, y] = listOf(position)
      return [y, x]
    })
  return { polygons: all.map(polygons => polygons.map(rings => rings.map(swap))), isTurned: true }
}

function factsOf({ properties, id }: LooseFeature): Readonly<Record<string, string>> {
  const told = Object.entries(membersOf(properties)).flatMap(([name, value]) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    return text === '' || text.length > longest || isLook(name) ? [] : [[name, text] as const]
  })
  const facts = Object.fromEntries(told)
  return told.length === 0 && (typeof id === 'string' || typeof id === 'number')
    ? { id: String(id) }
    : facts
}

const longest = 200

/** How KML draws it. */
function isLook(name: string): boolean {
  return /^(stroke|fill|icon|label|styleUrl|styleHash|styleMapHash|visibility|@)/.test(name)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
