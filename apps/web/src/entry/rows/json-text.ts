// A free structure as text that people can read and fix, and that text read again.

import { asRow } from './row-name.ts'

type ReadStructure = { readonly value: unknown } | { readonly wrong: string }

/** Two spaces for each level; a pair of coordinates stays on its line. */
export function structureText(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = JSON.stringify(value, null, 2)
  return text.replaceAll(/\[\s+(-?[\d.e+-]+),\s+(-?[\d.e+-]+)\s+\]/gi, '[$1, $2]')
}

export function readStructure(text: string): ReadStructure {
  if (text.trim() === '') return { value: null }
  const read = parsed(text)
  if ('wrong' in read) return read
  const { value } = read
  if (typeof value !== 'object' || value === null) {
    return { wrong: 'Enter a structure in { } or a list in [ ].' }
  }
  const wrong = wrongInPlace(value)
  return wrong === undefined ? read : { wrong }
}

/** "Polygon of 5 points", of GeoJSON; nothing of anything else. */
export function placeText(value: unknown): string | undefined {
  const place = asRow(value)
  const type = place && geometryOf(place)
  if (!place || type === undefined) return undefined
  const points = pointsIn(place['coordinates'])
  return `${type} of ${points} ${points === 1 ? 'point' : 'points'}`
}

const geometries = [
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
] as const

function geometryOf({ type, coordinates }: Readonly<Record<string, unknown>>): string | undefined {
  return Array.isArray(coordinates) ? geometries.find(name => name === type) : undefined
}

function parsed(text: string): ReadStructure {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { wrong: `This can’t be read as JSON: ${(error as SyntaxError).message}` }
  }
}

/** What calls itself a shape must be one. */
function wrongInPlace(value: object): string | undefined {
  const { type, coordinates } = value as Readonly<Record<string, unknown>>
  const shape = geometries.find(name => name === type)
  if (shape === undefined) return undefined
  if (!Array.isArray(coordinates)) return `A ${shape} needs its coordinates.`
  const points = pairsIn(coordinates)
  if (points.length === 0) return `A ${shape} needs its coordinates.`
  const isOff = points.some(([east = 0, north = 0]) => Math.abs(east) > 180 || Math.abs(north) > 90)
  return isOff ? 'Coordinates are longitude first, then latitude, in degrees.' : undefined
}

function pointsIn(coordinates: unknown): number {
  return pairsIn(coordinates).length
}

function pairsIn(coordinates: unknown): readonly (readonly number[])[] {
  if (!Array.isArray(coordinates)) return []
  if (coordinates.length > 1 && coordinates.every(one => typeof one === 'number')) {
    return [coordinates]
  }
  return coordinates.flatMap(pairsIn)
}
