// GeoJSON: a collection, one feature, or a bare geometry.

import { foundInFeatures } from './found-in-features.ts'
import { MapFileFault } from './map-file.ts'
import type { FoundShapes, LooseFeature } from './map-file.ts'

export function readGeojson(text: string): FoundShapes {
  return foundInFeatures('GeoJSON', featuresIn(parsed(text)))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MapFileFault('Couldn’t read the GeoJSON: it is cut short or damaged.')
  }
}

function featuresIn(value: unknown): readonly LooseFeature[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, features, geometry } = value as Record<string, unknown>
  if (type === 'FeatureCollection')
    return Array.isArray(features) ? features.flatMap(featuresIn) : []
  if (type === 'Feature') {
    const { properties, id } = value as Record<string, unknown>
    return [{ geometry, properties, id }]
  }
  return [{ geometry: value, properties: {} }]
}
