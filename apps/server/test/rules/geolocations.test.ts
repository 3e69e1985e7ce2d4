import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, people, points, sentences } = openFarm()
const table = 'geolocations'
let river: number
let gauge: number
beforeEach(async () => {
  // A kilometre by 500 m on the Darling Downs.
  river = (await farm.paddock({ name: 'River', area: 50 })).id
  gauge = (await farm.add('rain_gauges', { farm_id: farm.farm, name: 'Shed' })).id
})

const ring = (east = 0) =>
  [
    [0, 0],
    [0.01012, 0],
    [0.01012, 0.004513],
    [0, 0.004513],
    [0, 0],
  ].map(([x = 0, y = 0]) => [151.2 + east + x, -27.5 + y])
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings })
const point = { type: 'Point', coordinates: [151.2, -27.5] }
const on = (location: unknown, id = river, type = 'paddocks') => ({
  location,
  geolocatable_type: type,
  geolocatable_id: id,
})
const ofGauge = (location: unknown) => on(location, gauge, 'rain_gauges')

describe('a place on the map', () => {
  test('of a paddock is a boundary, which may have holes and several parts', async () => {
    const { id } = await farm.add(table, on(polygon(ring())))
    const hole = [
      [151.202, -27.499],
      [151.203, -27.499],
      [151.203, -27.498],
      [151.202, -27.499],
    ]
    await farm.change(table, id, { location: polygon(ring(), hole) })
    const parts = { type: 'MultiPolygon', coordinates: [[ring()], [ring(0.02)]] }
    expect(await farm.change(table, id, { location: parts })).toMatchObject({ location: parts })
  })

  test('of a gauge is a point, of a property and a farm either', async () => {
    await farm.add(table, ofGauge(point))
    expect(await farm.refusal(table, ofGauge(polygon(ring())))).toEqual({
      location: ['A rain gauge is a point on the map: a GeoJSON geometry of the type Point.'],
    })
    for (const location of [point, polygon(ring())]) {
      await farm.add(table, on(location, farm.farm, 'farms'))
      const property = await farm.add('farm_properties', { farm_id: farm.farm, name: 'Home' })
      await farm.add(table, on(location, property.id, 'farm_properties'))
    }
  })

  test.each([
    ['a point', point, 'A boundary is a shape on the map'],
    ['a line', { type: 'LineString', coordinates: ring() }, 'A boundary is a shape on the map'],
    ['a feature', { type: 'Feature', geometry: polygon(ring()) }, 'A boundary is a shape'],
    ['no geometry', { corners: 4 }, 'A boundary is a shape'],
    ['a type that is none', { type: ['Polygon'], coordinates: [ring()] }, 'A boundary is a shape'],
    ['without coordinates', { type: 'Polygon' }, 'The boundary has no shape in it.'],
    ['without rings', polygon(), 'The boundary has no shape in it.'],
    ['an empty ring', polygon([]), 'A ring of a boundary ends where it begins'],
    ['an open ring', polygon(ring().slice(0, -1)), 'A ring of a boundary ends where it begins'],
    ['a ring there and back', polygon([ring()[0], ring()[1], ring()[0]]), 'A ring of a boundary'],
    ['a hole that is open', polygon(ring(), ring().slice(1)), 'A ring of a boundary ends'],
    ['rings too shallow', { type: 'Polygon', coordinates: ring() }, 'A position on the map is'],
    ['rings too deep', polygon([ring()]), 'A position on the map is'],
    ['texts', polygon(ring().map(corner => corner.map(String))), 'A position on the map is'],
    ['nothing', polygon([null, null, null, null]), 'A position on the map is a longitude'],
    ['one number', polygon([[1], [2], [3], [1]]), 'A position on the map is a longitude'],
    ['metres', polygon([[322_000, 6_958_000], ...ring()]), 'Longitude is between -180 and 180'],
    [
      'turned',
      polygon(ring().map(([x, y]) => [y, x])),
      'Latitude is between -90 and 90 degrees: 151.2 is not.',
    ],
  ])('is not %s', async (_, location, sentence) => {
    const { location: said } = await farm.refusal(table, on(location))
    expect(said).toEqual([expect.stringContaining(sentence)])
  })

  test('has at most 20,000 corners', async () => {
    const circle = (corners: number) => {
      const round = Array.from({ length: corners - 1 }, (_, step) => {
        const turn = (step / (corners - 1)) * 2 * Math.PI
        return [151 + Math.cos(turn) / 100, -27 + Math.sin(turn) / 100]
      })
      return [...round, round[0]]
    }
    const halves = [[circle(10_001)], [circle(10_000)]]
    const said = await farm.refusal(table, on({ type: 'MultiPolygon', coordinates: halves }))
    expect(said).toEqual({ location: [expect.stringContaining('at most 20,000 corners')] })
    await farm.add(table, on(polygon(circle(20_000))))
  })

  test('keeps its shape while only its name is changed, and is looked at when it moves', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into geolocations (location, geolocatable_type, geolocatable_id)
      values ('{}', 'paddocks', ${river}) returning id`.execute(farm.db)
    const id = rows[0]?.id ?? 0
    await farm.change(table, id, { name: 'Old' })
    expect(await farm.refusal(table, { location: {} }, id)).toHaveProperty('location')
    const shed = await farm.add(table, ofGauge(point))
    const moved = { geolocatable_type: 'paddocks', geolocatable_id: river }
    expect(await farm.refusal(table, moved, shed.id)).toHaveProperty('location')
  })
})

describe('a paddock has one boundary', () => {
  const alone = { geolocatable_id: [expect.stringContaining('has a boundary already')] }

  test('and a second one is refused, however it comes', async () => {
    const { id } = await farm.add(table, on(polygon(ring())))
    expect(await farm.refusal(table, on(polygon(ring())))).toEqual(alone)
    await farm.change(table, id, { location: polygon(ring(0.1)), geolocatable_id: river })
    const hill = await farm.paddock({ name: 'Hill' })
    const other = await farm.add(table, on(polygon(ring(0.2)), hill.id))
    expect(await farm.refusal(table, { geolocatable_id: river }, other.id)).toEqual(alone)
    const creek = await farm.paddock({ name: 'Creek' })
    const twice = [on(polygon(ring(0.3)), creek.id), on(polygon(ring(0.4)), creek.id)]
    const batch = await farm.ask('POST', `${table}/batch`, { resources: twice })
    expect([batch.status, Object.keys(batch.body.errors)]).toEqual([
      422,
      ['resources.1.geolocatable_id'],
    ])
    await farm.add(table, on(polygon(ring(0.3)), creek.id))
  })

  test('which is replaced by deleting it, and does not come back beside another', async () => {
    const { id } = await farm.add(table, on(polygon(ring())))
    await farm.remove(table, id)
    await farm.bringBack(table, id)
    await farm.remove(table, id)
    const next = await farm.add(table, on(polygon(ring(0.1))))
    const back = await farm.ask('POST', `${table}/${id}/restore`)
    expect([back.status, back.body.message]).toEqual([
      409,
      'The paddock has another boundary by now: delete that one first.',
    ])
    await farm.remove(table, next.id)
    await farm.bringBack(table, id)
  })

  test('as do two who draw it at the same moment', async () => {
    const both = [1, 2].map(() => farm.ask('POST', table, on(polygon(ring()))))
    const statuses = new Set((await Promise.all(both)).map(({ status }) => status))
    expect(statuses).toEqual(new Set([201, 422]))
  })

  test('and whoever may not see the farm is not told whether it has', async () => {
    const asked = () => farm.by(people.stranger, 'POST', table, on(polygon(ring(0.5))))
    const before = await asked()
    await farm.add(table, on(polygon(ring())))
    const after = await asked()
    expect(before.status).toBeGreaterThanOrEqual(400)
    expect([after.status, after.body.message]).toEqual([before.status, before.body.message])
    expect(after.body.errors).toEqual(before.body.errors)
  })
})

describe('the area on the map (W-PAD-5)', () => {
  test('stands open where it is over 3% from what is written down', async () => {
    expect(await points('W-PAD-5')).toEqual([])
    await farm.add(table, on(polygon(ring())))
    expect(await points('W-PAD-5')).toEqual([])
    await farm.change('paddocks', river, { area: 54 })
    expect(await points('W-PAD-5')).toEqual([
      {
        code: 'W-PAD-5',
        message: 'River has 54 ha, but its boundary on the map holds 50 ha.',
        section: 'paddocks',
        resource: 'paddocks',
        id: river,
        field: 'area',
        where: 'River',
        confirmed: null,
      },
    ])
    await farm.change('paddocks', river, { area: null })
    expect(await points('W-PAD-5')).toEqual([])
  })

  test('counts every part and no hole, and no boundary that was deleted', async () => {
    const parts = { type: 'MultiPolygon', coordinates: [[ring()], [ring(0.02)]] }
    const { id } = await farm.add(table, on(parts))
    expect(await sentences('W-PAD-5')).toEqual([
      'River has 50 ha, but its boundary on the map holds 100 ha.',
    ])
    await farm.change('paddocks', river, { area: 100 })
    expect(await sentences('W-PAD-5')).toEqual([])
    await farm.change('paddocks', river, { area: 20 })
    await farm.remove(table, id)
    expect(await sentences('W-PAD-5')).toEqual([])
  })

  test('says nothing of what was kept before there were rules', async () => {
    await sql`
      insert into geolocations (location, geolocatable_type, geolocatable_id)
      values ('{"type":"Polygon","coordinates":[7]}', 'paddocks', ${river})`.execute(farm.db)
    expect(await points('W-PAD-5')).toEqual([])
  })
})
