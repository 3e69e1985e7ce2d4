// A shapefile made by hand, byte by byte, and packed into a zip: as an office program would hand it to a
// farm, with a name for each shape.

import { zipSync } from 'fflate'

export interface MadeShape {
  readonly name: string
  /** Rings in degrees, or on the grid that `prj` names; the outline first. */
  readonly rings: readonly (readonly (readonly [number, number])[])[]
}

interface Made {
  /** Of the attribute that holds the names. */
  readonly attribute?: string
  /** Nothing: no such file is in the zip. */
  readonly prj?: string | undefined
  readonly layer?: string
}

export const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'

export function madeShapefile(shapes: readonly MadeShape[], made: Made = {}): Uint8Array {
  const { attribute = 'NAME', layer = 'paddocks' } = made
  const prj = 'prj' in made ? made.prj : wgs84
  return zipSync({
    [`${layer}.shp`]: shpOf(shapes),
    [`${layer}.dbf`]: dbfOf(
      shapes.map(({ name }) => name),
      attribute,
    ),
    ...(prj === undefined ? {} : { [`${layer}.prj`]: new TextEncoder().encode(prj) }),
  })
}

/** A polygon shapefile: outlines run with the clock, holes against it. */
export function shpOf(shapes: readonly MadeShape[]): Uint8Array {
  const records = shapes.map(({ rings }) =>
    recordOf(
      rings.map((ring, place) => (turnOf(ring) > 0 === place > 0 ? ring : ring.toReversed())),
    ),
  )
  const length = 100 + records.reduce((sum, record) => sum + 8 + record.byteLength, 0)
  const view = new DataView(new ArrayBuffer(length))
  writeHeader(
    view,
    shapes.flatMap(({ rings }) => rings.flat()),
  )
  let at = 100
  for (const [place, record] of records.entries()) {
    view.setInt32(at, place + 1)
    view.setInt32(at + 4, record.byteLength / 2)
    new Uint8Array(view.buffer).set(new Uint8Array(record.buffer), at + 8)
    at += 8 + record.byteLength
  }
  return new Uint8Array(view.buffer)
}

type Ring = readonly (readonly [number, number])[]
const polygonCode = 5

function writeHeader(view: DataView, positions: Ring): void {
  view.setInt32(0, 9994)
  view.setInt32(24, view.byteLength / 2)
  view.setInt32(28, 1000, true)
  view.setInt32(32, polygonCode, true)
  writeBox(view, 36, positions)
}

function recordOf(rings: readonly Ring[]): DataView {
  const points = rings.flat()
  const view = new DataView(new ArrayBuffer(44 + rings.length * 4 + points.length * 16))
  view.setInt32(0, polygonCode, true)
  writeBox(view, 4, points)
  view.setInt32(36, rings.length, true)
  view.setInt32(40, points.length, true)
  let begun = 0
  for (const [place, ring] of rings.entries()) {
    view.setInt32(44 + place * 4, begun, true)
    begun += ring.length
  }
  for (const [place, [x, y]] of points.entries()) {
    view.setFloat64(44 + rings.length * 4 + place * 16, x, true)
    view.setFloat64(52 + rings.length * 4 + place * 16, y, true)
  }
  return view
}

function writeBox(view: DataView, at: number, positions: Ring): void {
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)]
  const sides = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  for (const [place, side] of sides.entries()) view.setFloat64(at + place * 8, side, true)
}

const nameLength = 60

/** One attribute, a text of 60 letters. */
function dbfOf(names: readonly string[], attribute: string): Uint8Array {
  const [header, record] = [65, 1 + nameLength]
  const bytes = new Uint8Array(header + record * names.length + 1)
  const view = new DataView(bytes.buffer)
  bytes.set([3, 126, 5, 1])
  view.setUint32(4, names.length, true)
  view.setUint16(8, header, true)
  view.setUint16(10, record, true)
  bytes.set(new TextEncoder().encode(attribute.slice(0, 10)), 32)
  bytes[43] = 'C'.charCodeAt(0)
  bytes[48] = nameLength
  bytes[64] = 0x0d
  for (const [place, name] of names.entries()) {
    const text = new TextEncoder().encode(` ${name}`.padEnd(record)).slice(0, record)
    bytes.set(text, header + place * record)
  }
  bytes[bytes.length - 1] = 0x1a
  return bytes
}

function turnOf(ring: Ring): number {
  return ring.slice(1).reduce((sum, [x, y], place) => {
    const [fromX, fromY] = ring[place] ?? [x, y]
    return sum + fromX * y - x * fromY
  }, 0)
}
