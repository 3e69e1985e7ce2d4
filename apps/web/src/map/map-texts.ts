// Boundaries as files that other programs read: GeoJSON, and KML as Google Earth reads it.

import { polygonsOf } from './shape.ts'
import type { Polygon, Ring, Shape } from './shape.ts'

export interface ToldShape {
  readonly name: string
  readonly shape: Shape
  /** What else is known of it: words and figures, by what they are called. */
  readonly facts: Readonly<Record<string, string | number>>
}

export function geojsonText(shapes: readonly ToldShape[]): string {
  const features = shapes.map(({ name, shape, facts }) => ({
    type: 'Feature',
    properties: { name, ...facts },
    geometry: shape,
  }))
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`
}

export function kmlText(title: string, shapes: readonly ToldShape[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    `<name>${escaped(title)}</name>`,
    ...shapes.map(placemark),
    '</Document></kml>',
    '',
  ].join('\n')
}

function placemark({ name, shape, facts }: ToldShape): string {
  const data = Object.entries(facts).map(
    ([fact, value]) =>
      `<Data name="${escaped(fact)}"><value>${escaped(String(value))}</value></Data>`,
  )
  const polygons = polygonsOf(shape).map(polygonText).join('')
  return [
    `<Placemark><name>${escaped(name)}</name>`,
    data.length > 0 ? `<ExtendedData>${data.join('')}</ExtendedData>` : '',
    shape.type === 'Polygon' ? polygons : `<MultiGeometry>${polygons}</MultiGeometry>`,
    '</Placemark>',
  ].join('')
}

function polygonText([outline = [], ...holes]: Polygon): string {
  const cut = holes.map(hole => `<innerBoundaryIs>${ringText(hole)}</innerBoundaryIs>`).join('')
  return `<Polygon><outerBoundaryIs>${ringText(outline)}</outerBoundaryIs>${cut}</Polygon>`
}

function ringText(ring: Ring): string {
  const places = ring.map(([longitude, latitude]) => `${longitude},${latitude}`).join(' ')
  return `<LinearRing><coordinates>${places}</coordinates></LinearRing>`
}

function escaped(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // Signs that no XML may hold.
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  )
}
