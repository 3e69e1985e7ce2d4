// Rings as the drawing library keeps them: each a polygon by itself, with the part that it plays.

import type { GeoJSONStoreFeatures, TerraDraw } from 'terra-draw'
import type { DrawnRing, RingPart } from './drawn-shape.ts'
import { rounded } from './mend-shape.ts'

/** `corner` and `part` take away what is pressed. */
export type SketchTool = 'land' | 'hole' | 'move' | 'corner' | 'part'

export const partOf = (tool: SketchTool): RingPart => (tool === 'hole' ? 'hole' : 'land')

type PolygonFeature = GeoJSONStoreFeatures & {
  readonly geometry: { readonly type: 'Polygon'; readonly coordinates: number[][][] }
}

/** Without the points that guide who draws. */
export function polygonsIn(draw: TerraDraw): readonly PolygonFeature[] {
  return draw.getSnapshot().filter((one): one is PolygonFeature => one.geometry.type === 'Polygon')
}

export function isBeingDrawn({ properties }: PolygonFeature): boolean {
  return properties['currentlyDrawing'] === true
}

export function ringIn({ geometry, properties }: PolygonFeature, otherwise: RingPart): DrawnRing {
  const [ring = []] = geometry.coordinates
  const { part } = properties
  return {
    part: part === 'hole' || part === 'land' ? part : otherwise,
    ring: ring.map(([east = 0, north = 0]) => rounded([east, north])),
  }
}

export function featureOf({ part, ring }: DrawnRing): GeoJSONStoreFeatures {
  const coordinates = [ring.map(place => [...rounded(place)])]
  return {
    type: 'Feature',
    properties: { mode: 'polygon', part },
    geometry: { type: 'Polygon', coordinates },
  }
}
