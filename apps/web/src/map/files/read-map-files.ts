// Reads what someone chose or dropped: one file, or the several files of a shapefile. What it is, its
// content says, not its name.

import { MapFileFault, mostBytes } from './map-file.ts'
import type { FoundShapes } from './map-file.ts'
import { readGeojson } from './read-geojson.ts'
import { readKml } from './read-kml.ts'
import { readShapefile } from './read-shapefile.ts'
import { filesInZip, isZip } from './zip-files.ts'
import type { Packed } from './zip-files.ts'

/** As a browser hands it over. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

export async function readMapFiles(files: readonly ChosenFile[]): Promise<FoundShapes> {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > mostBytes)
    throw new MapFileFault('The file is larger than 20 MB. Import a part of it.')
  const read = new Map<string, Uint8Array>()
  for (const file of files) {
    read.set(file.name.toLowerCase(), new Uint8Array(await file.arrayBuffer()))
  }
  const [first] = read.values()
  if (read.size > 1 || (first && isShapes(first))) return readSeveral(read)
  if (!first || first.length === 0) throw new MapFileFault('The file is empty.')
  const found = isZip(first) ? await readPacked(await filesInZip(first)) : await readText(first)
  return refuseNothing(found)
}

const unknown =
  'Couldn’t find boundaries in this file: choose KML, KMZ, GeoJSON, or a shapefile with its .dbf and .prj in a zip.'

async function readSeveral(files: Packed): Promise<FoundShapes> {
  const hasShapes = [...files.keys()].some(name => name.endsWith('.shp'))
  if (!hasShapes) throw new MapFileFault('Choose one file at a time.')
  return refuseNothing(await readShapefile(files))
}

async function readPacked(files: Packed): Promise<FoundShapes> {
  const ofKind = (end: string) => [...files].find(([name]) => name.endsWith(end))?.[1]
  if (ofKind('.shp')) return readShapefile(files)
  const kml = ofKind('.kml')
  if (kml) return readKml(textOf(kml), 'KMZ')
  const packed = ofKind('.kmz')
  if (packed && isZip(packed)) return readPacked(await filesInZip(packed))
  const json = ofKind('.geojson') ?? ofKind('.json')
  if (json) return readGeojson(textOf(json))
  throw new MapFileFault(unknown)
}

async function readText(bytes: Uint8Array): Promise<FoundShapes> {
  const text = textOf(bytes)
  if (/^\s*\{/.test(text)) return readGeojson(text)
  if (/^\s*</.test(text)) return readKml(text, 'KML')
  throw new MapFileFault(unknown)
}

/** The mark at the beginning of some files is not a part of the text. */
function textOf(bytes: Uint8Array): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const name = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  return new TextDecoder(name).decode(bytes)
}

/** What every .shp file begins with. */
function isShapes(bytes: Uint8Array): boolean {
  return [0, 0, 0x27, 0x0a].every((byte, place) => bytes[place] === byte)
}

function refuseNothing(found: FoundShapes): FoundShapes {
  if (found.shapes.length > 0) return found
  const others = found.leftAside > 0 ? ', only points, lines or shapes without ground' : ''
  throw new MapFileFault(`There are no boundaries in the file${others}.`)
}
