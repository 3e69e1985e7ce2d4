// What is packed in a zip, as far as it is wanted. How large it gets is known before anything is
// unpacked, for a small file can hold a very large one.

import { MapFileFault, mostInflated } from './map-file.ts'

/** By their paths in the zip, in small letters. */
export type Packed = ReadonlyMap<string, Uint8Array>

const wanted = /\.(shp|dbf|prj|cpg|kml|kmz|geojson|json)$/

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

export async function filesInZip(bytes: Uint8Array): Promise<Packed> {
  const { unzipSync } = await import('fflate')
  const isWanted = (name: string) => wanted.test(name.toLowerCase()) && !/__macosx\//i.test(name)
  let inflated = 0
  const weigh = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (isWanted(name)) inflated += originalSize
    return false
  }
  try {
    unzipSync(bytes, { filter: weigh })
    if (inflated > mostInflated) throw new MapFileFault(tooLarge)
    const files = unzipSync(bytes, { filter: ({ name }) => isWanted(name) })
    return new Map(Object.entries(files).map(([name, file]) => [name.toLowerCase(), file]))
  } catch (error) {
    if (error instanceof MapFileFault) throw error
    throw new MapFileFault('Couldn’t read the zip: it is cut short or damaged.')
  }
}

const tooLarge = 'Unpacked, the file has more than 200 MB. Import part of it at a time.'
