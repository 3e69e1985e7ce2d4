// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { madeShapefile, shpOf, wgs84 } from '../../../test/made-shapefile.ts'
import { cornersOf, hectaresOf, polygonsOf } from '../shape.ts'
import { block, box, roundRing } from '../shapes-for-tests.ts'
import { MapFileFault } from './map-file.ts'
import { readMapFiles } from './read-map-files.ts'

const file = (name: string, content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? strToU8(content) : content
  return { name, size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer }
}
const read = (name: string, content: string | Uint8Array) => readMapFiles([file(name, content)])
const hectares = hectaresOf(block(0, 0))
const ring = box(151, -27, 0.01)
const hole = box(151.002, -26.998, 0.002)

const feature = (geometry: unknown, properties: unknown = { NAME: 'River' }) => ({
  type: 'Feature',
  properties,
  geometry,
})
const collection = (...features: unknown[]) =>
  JSON.stringify({ type: 'FeatureCollection', features })

const coordinates = (points: typeof ring) => points.map(([x, y]) => `${x},${y},380`).join(' ')
const kml = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Farm</name>
<Style id="s"><PolyStyle><color>7f00ff00</color></PolyStyle></Style>
<Placemark><name>Flat – Nord’s</name><styleUrl>#s</styleUrl>
<ExtendedData><Data name="Crop"><value>Wheat</value></Data></ExtendedData>
<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates(ring)}</coordinates></LinearRing></outerBoundaryIs>
<innerBoundaryIs><LinearRing><coordinates>${coordinates(hole)}</coordinates></LinearRing></innerBoundaryIs></Polygon></Placemark>
<Folder><Placemark><name>Two parts</name><MultiGeometry>
<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates(box(151.02, -27, 0.01))}</coordinates></LinearRing></outerBoundaryIs></Polygon>
<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates(box(151.04, -27, 0.01))}</coordinates></LinearRing></outerBoundaryIs></Polygon>
</MultiGeometry></Placemark></Folder>
<Placemark><name>Gate</name><Point><coordinates>151,-27,0</coordinates></Point></Placemark>
</Document></kml>`

describe('a shapefile in a zip', () => {
  test('gives its shapes with their names, holes and all', async () => {
    const shapes = [
      { name: 'River flat', rings: [ring, hole] },
      { name: 'Übung 2', rings: [box(151.02, -27, 0.01)] },
    ]
    const found = await read('paddocks.zip', madeShapefile(shapes))
    expect(found).toMatchObject({ kind: 'Shapefile', leftAside: 0 })
    expect(found.shapes.map(({ facts }) => facts)).toEqual([
      { NAME: 'River flat' },
      { NAME: 'Übung 2' },
    ])
    expect(polygonsOf(found.shapes[0]?.shape ?? block(9, 9))).toEqual([[ring, hole.toReversed()]])
  })

  test('is turned into degrees by the grid that it names (MGA zone 56)', async () => {
    const prj =
      'PROJCS["GDA_1994_MGA_Zone_56",GEOGCS["GCS_GDA_1994",DATUM["D_GDA_1994",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",153.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'
    const metres = box(320_000, 6_958_000, 1000)
    const zip = madeShapefile([{ name: 'Home', rings: [metres] }], { prj })
    const [found] = (await read('mga.zip', zip)).shapes
    const [[[corner = []] = []] = []] = polygonsOf(found?.shape ?? block(9, 9))
    // 180 km west of 153°, where a degree is 98.8 km long.
    expect(corner[0]).toBeCloseTo(151.178, 3)
    expect(corner[1]).toBeCloseTo(-27.49, 2)
    // The grid is drawn a little too small there: 1 km of it is 1,000.0 m times 1 / 0.99999.
    expect(hectaresOf(found?.shape ?? block(9, 9))).toBeCloseTo(100, 0)
  })

  test('without its grid is refused, and so is a grid that nobody knows', async () => {
    const metres = [{ name: 'Home', rings: [box(320_000, 6_958_000, 1000)] }]
    for (const prj of [undefined, 'PROJCS["nonsense"]']) {
      await expect(read('mga.zip', madeShapefile(metres, { prj }))).rejects.toThrow('.prj file')
    }
  })

  test('may lie in folders, in large letters, with several layers', async () => {
    const layer = (name: string, east: number) => ({
      [`GIS/${name}.SHP`]: shpOf([{ name, rings: [box(east, -27, 0.01)] }]),
      [`GIS/${name}.PRJ`]: strToU8(wgs84),
      [`__MACOSX/GIS/._${name}.shp`]: strToU8('nothing'),
    })
    const zip = zipSync({ ...layer('NORTH', 151), ...layer('SOUTH', 151.1) })
    expect((await read('all.zip', zip)).shapes).toHaveLength(2)
  })

  test('may be chosen as files beside each other, and not without its shapes', async () => {
    const shp = file('Paddocks.shp', shpOf([{ name: '', rings: [ring] }]))
    const prj = file('Paddocks.prj', wgs84)
    expect((await readMapFiles([prj, shp])).shapes).toHaveLength(1)
    await expect(readMapFiles([prj, file('b.kml', kml)])).rejects.toThrow('one file at a time')
    expect((await readMapFiles([shp])).shapes).toHaveLength(1)
  })

  test('that is cut short is refused, wherever the cut is', async () => {
    const shp = shpOf([
      { name: '', rings: [ring] },
      { name: '', rings: [hole] },
    ])
    for (const length of [60, 120, shp.length - 1]) {
      const zip = zipSync({ 'a.shp': shp.slice(0, length) })
      await expect(read('a.zip', zip)).rejects.toThrow('cut short')
    }
    const whole = madeShapefile([{ name: 'River', rings: [ring] }])
    await expect(read('a.zip', whole.slice(0, whole.length - 40))).rejects.toThrow('read the zip')
  })
})

describe('KML', () => {
  test.each([
    ['by itself', 'KML', kml],
    ['packed', 'KMZ', zipSync({ 'doc.kml': strToU8(kml), 'files/a.png': new Uint8Array(99) })],
  ] as const)('%s gives polygons, in folders and in parts', async (_, kind, content) => {
    const found = await read('farm.bin', content)
    expect(found).toMatchObject({ kind, leftAside: 1 })
    expect(found.shapes.map(({ facts }) => facts['name'])).toEqual(['Flat – Nord’s', 'Two parts'])
    expect(found.shapes[0]?.facts).toEqual({ name: 'Flat – Nord’s', Crop: 'Wheat' })
    const [flat, parts] = found.shapes.map(({ shape }) => shape)
    expect(hectaresOf(flat ?? block(9, 9))).toBeCloseTo(hectares * 0.96, 0)
    expect(polygonsOf(parts ?? block(9, 9))).toHaveLength(2)
  })

  test('that is damaged, or is other XML, is refused', async () => {
    await expect(read('a.kml', kml.slice(0, 900))).rejects.toThrow('cut short')
    await expect(read('a.xml', '<gpx><trk/></gpx>')).rejects.toThrow('not KML')
  })
})

describe('GeoJSON', () => {
  test('gives the polygons of a collection, of one feature, or a bare geometry', async () => {
    const polygon = { type: 'Polygon', coordinates: [ring] }
    const line = { type: 'LineString', coordinates: ring }
    const many = await read('a.json', collection(feature(polygon), feature(line), feature(null)))
    expect(many).toMatchObject({ kind: 'GeoJSON', leftAside: 2 })
    expect(many.shapes[0]).toEqual({ shape: polygon, facts: { NAME: 'River' }, notes: [] })
    expect((await read('a', JSON.stringify(feature(polygon)))).shapes).toHaveLength(1)
    expect((await read('a', `\uFEFF${JSON.stringify(polygon)}`)).shapes).toHaveLength(1)
    const nested = { type: 'GeometryCollection', geometries: [polygon, line] }
    expect((await read('a', JSON.stringify(nested))).shapes).toHaveLength(1)
  })

  test('is mended, and what was done is said', async () => {
    const open = { type: 'Polygon', coordinates: [ring.slice(0, -1).toReversed()] }
    const [found] = (await read('a', JSON.stringify(open))).shapes
    expect(found?.notes).toEqual(['An open outline was closed.'])
    expect(found?.shape.coordinates).toHaveLength(1)
    expect(cornersOf(found?.shape ?? block(9, 9))).toBe(4)
  })

  test('with latitude first is swapped, which only degrees beyond the poles give away', async () => {
    const turned = { type: 'Polygon', coordinates: [ring.map(([x, y]) => [y, x])] }
    const [found] = (await read('a', JSON.stringify(turned))).shapes
    expect(found?.notes).toEqual(['Latitude came before longitude: they were swapped.'])
    expect(hectaresOf(found?.shape ?? block(9, 9))).toBeCloseTo(hectares, 3)
  })

  test('in metres is refused, as is what is cut short', async () => {
    const metres = { type: 'Polygon', coordinates: [box(320_000, 6_958_000, 1000)] }
    await expect(read('a', JSON.stringify(metres))).rejects.toThrow('not in degrees')
    await expect(read('a', JSON.stringify(metres).slice(0, 50))).rejects.toThrow('cut short')
  })
})

describe('whatever else', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['words', 'Paddock, ha'],
    ['a list', '[1, 2]'],
    ['an empty collection', collection()],
    ['a point', JSON.stringify({ type: 'Point', coordinates: [151, -27] })],
    ['a zip with pictures', zipSync({ 'a.png': new Uint8Array(9) })],
    ['a number', '{"a": 1}'],
  ])('is refused in a sentence: %s', async (_, content) => {
    await expect(read('file', content)).rejects.toThrow(MapFileFault)
    await expect(read('file', content)).rejects.toThrow(/\.$/)
  })

  test('that is too large is not even unpacked', async () => {
    const large = { ...file('a.kml', kml), size: 20 * 1024 * 1024 + 1 }
    await expect(readMapFiles([large])).rejects.toThrow('larger than 20 MB')
    const bomb = zipSync(
      { 'a.kml': new Uint8Array(101 * 1024 * 1024), 'b.kml': new Uint8Array(100 * 1024 * 1024) },
      { level: 1 },
    )
    expect(bomb.length).toBeLessThan(20 * 1024 * 1024)
    await expect(read('a.kmz', bomb)).rejects.toThrow('more than 200 MB')
  })

  test('has at most so many shapes and corners', async () => {
    const polygon = (rings: unknown) => feature({ type: 'Polygon', coordinates: rings })
    const many = Array.from({ length: 2001 }, (_, at) =>
      polygon([box(151 + at / 1000, -27, 0.001)]),
    )
    await expect(read('a', collection(...many))).rejects.toThrow('2,001 shapes')
    const fine = polygon([roundRing([151, -27], 0.5, 100_001)])
    await expect(read('a', collection(fine, fine))).rejects.toThrow('200,002 corners')
  })
})
