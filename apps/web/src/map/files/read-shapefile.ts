// A shapefile: shapes in one file, what is said of them in another, and the grid that they are drawn on
// in a third. Each layer of a zip is one.

import type { getShapefile } from 'shpjs'
import { foundInFeatures } from './found-in-features.ts'
import { MapFileFault } from './map-file.ts'
import type { FoundShapes, LooseFeature } from './map-file.ts'
import type { Packed } from './zip-files.ts'

export async function readShapefile(files: Packed): Promise<FoundShapes> {
  const { getShapefile } = await import('shpjs')
  const features: LooseFeature[] = []
  for (const [name, shp] of files) {
    if (name.endsWith('.shp'))
      features.push(...(await featuresOf(getShapefile, shp, besides(files, name))))
  }
  return foundInFeatures('Shapefile', features)
}

interface Besides {
  readonly dbf?: Uint8Array
  readonly prj?: string
  readonly cpg?: string
}

function besides(files: Packed, name: string): Besides {
  const [dbf, prj, cpg] = ['dbf', 'prj', 'cpg'].map(end => files.get(name.replace(/shp$/, end)))
  return {
    ...(dbf && { dbf }),
    ...(prj && { prj: new TextDecoder().decode(prj) }),
    ...(cpg && { cpg: new TextDecoder().decode(cpg).trim() }),
  }
}

type Read = typeof getShapefile

async function featuresOf(
  read: Read,
  shp: Uint8Array,
  { dbf, ...beside }: Besides,
): Promise<readonly LooseFeature[]> {
  // What is missing at the end would be missing without a word.
  if (lengthSaid(shp) > shp.length) throw new MapFileFault(damaged)
  try {
    const files = { shp: copied(shp), ...beside, ...(dbf && { dbf: copied(dbf) }) }
    return (await read(files)).features
  } catch (error) {
    throw new MapFileFault(damaged, { cause: error })
  }
}

const damaged = 'The shapefile is cut short or damaged.'

/** In its header, in pairs of bytes. */
function lengthSaid(shp: Uint8Array): number {
  return shp.length < 100 ? 100 : new DataView(shp.buffer, shp.byteOffset).getInt32(24) * 2
}

/** The reader looks at the whole memory that a file lies in. */
function copied(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes)
}
