// How the picture becomes layers of the map: the ground, the shapes with their lines, the points.

import type {
  GeoJSONSource,
  Map as LibreMap,
  StyleSpecification,
  ExpressionSpecification,
} from 'maplibre-gl'
import { hatchImage } from './hatch.ts'
import type { MapColours } from './map-colours.ts'
import type { MapPicture, ShownPoint, ShownShape, Tiles } from './map-picture.ts'

export const shapesLayer = 'shapes'
export const pointsLayer = 'points'

/** Without anything from outside, it is plain ground. */
export function groundStyle(colours: MapColours, tiles: Tiles | undefined): StyleSpecification {
  const none: Features = []
  const data = { type: 'FeatureCollection', features: none } as const
  const empty = { type: 'geojson', data } as const
  return {
    version: 8,
    sources: {
      shapes: empty,
      points: empty,
      ...(tiles && { tiles: { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 19 } }),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
      ...(tiles ? ([{ id: 'tiles', type: 'raster', source: 'tiles' }] as const) : []),
      {
        id: shapesLayer,
        type: 'fill',
        source: 'shapes',
        paint: { 'fill-color': ['get', 'colour'], 'fill-opacity': filled(tiles !== undefined) },
      },
      {
        id: 'hatches',
        type: 'fill',
        source: 'shapes',
        filter: ['has', 'second'],
        paint: { 'fill-pattern': ['get', 'second'], 'fill-opacity': filled(tiles !== undefined) },
      },
      ...lineLayers(colours),
      {
        id: pointsLayer,
        type: 'circle',
        source: 'points',
        paint: {
          'circle-radius': ['case', isChosen, 9, 7],
          'circle-color': pointColour(colours),
          'circle-stroke-color': colours.panel,
          'circle-stroke-width': 2.5,
        },
      },
    ],
  }
}

/** A gauge in the colour of the page, a property in that of its words. */
function pointColour({ accent, ink }: MapColours): ExpressionSpecification {
  return ['match', ['get', 'kind'], 'gauge', accent, ink]
}

const isChosen: ExpressionSpecification = ['==', ['get', 'look'], 'chosen']

/** The ground below is to be seen where there is any. */
function filled(hasTiles: boolean): ExpressionSpecification {
  const plain = hasTiles ? 0.5 : 0.75
  return ['match', ['get', 'look'], 'chosen', plain + 0.15, 'ghost', 0, 'faint', 0.15, plain]
}

/** What is chosen has a line that stands out on any colour: dark within light, or light within dark. */
function lineLayers({ ink, panel }: MapColours): StyleSpecification['layers'] {
  return [
    {
      id: 'lines',
      type: 'line',
      source: 'shapes',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': ink,
        'line-width': 1.25,
        'line-opacity': ['match', ['get', 'look'], 'faint', 0.35, 'ghost', 0.7, 0.9],
      },
    },
    {
      id: 'chosen-halo',
      type: 'line',
      source: 'shapes',
      filter: isChosen,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': panel, 'line-width': 7 },
    },
    {
      id: 'chosen-line',
      type: 'line',
      source: 'shapes',
      filter: isChosen,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': ink, 'line-width': 3.5 },
    },
  ]
}

export function paintAnew(map: LibreMap, colours: MapColours): void {
  map.setPaintProperty('ground', 'background-color', colours.ground)
  map.setPaintProperty('lines', 'line-color', colours.ink)
  map.setPaintProperty('chosen-halo', 'line-color', colours.panel)
  map.setPaintProperty('chosen-line', 'line-color', colours.ink)
  map.setPaintProperty(pointsLayer, 'circle-color', pointColour(colours))
  map.setPaintProperty(pointsLayer, 'circle-stroke-color', colours.panel)
}

export function showPicture(map: LibreMap, { shapes, points }: MapPicture): void {
  for (const { second } of shapes) {
    if (second === undefined || map.hasImage(second)) continue
    map.addImage(second, hatchImage(second), { pixelRatio: 2 })
  }
  dataOf(map, 'shapes', shapes.map(shapeFeature))
  dataOf(map, 'points', points.map(pointFeature))
}

type Features = Extract<
  Parameters<GeoJSONSource['setData']>[0],
  { type: 'FeatureCollection' }
>['features']

function dataOf(map: LibreMap, name: string, features: readonly unknown[]): void {
  const source = map.getSource<GeoJSONSource>(name)
  // It takes what it is given for its own, but changes nothing of it.
  void source?.setData({ type: 'FeatureCollection', features: features as Features })
}

function shapeFeature({ id, shape, colour, second, look }: ShownShape) {
  const properties = { colour, look, ...(second !== undefined && { second }) }
  return { type: 'Feature', id, properties, geometry: shape }
}

function pointFeature({ id, kind, at, look }: ShownPoint) {
  const geometry = { type: 'Point', coordinates: at }
  return { type: 'Feature', properties: { id, kind, look }, geometry }
}
