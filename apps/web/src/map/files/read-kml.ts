// KML, as Google Earth and many machines write it.

import { foundInFeatures } from './found-in-features.ts'
import { MapFileFault } from './map-file.ts'
import type { FoundShapes } from './map-file.ts'

export async function readKml(text: string, kind: 'KML' | 'KMZ'): Promise<FoundShapes> {
  const { kml } = await import('@tmcw/togeojson')
  const document = new DOMParser().parseFromString(text, 'text/xml')
  if (document.querySelector('parsererror')) {
    throw new MapFileFault('Couldn’t read the KML: it is cut short or damaged.')
  }
  if (document.documentElement.localName !== 'kml') {
    throw new MapFileFault('Couldn’t read the file: it is XML but not KML.')
  }
  return foundInFeatures(kind, kml(document, { skipNullGeometry: true }).features)
}
