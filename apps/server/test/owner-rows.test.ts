// What belongs to a row of any kind is seen by whoever sees that row, and changed only by whoever may
// change it.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobody, somebody } from '../src/access/reach/viewer.ts'
import type { Viewer } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
let asker: Asker
let farm: number
let place: number

beforeAll(async () => {
  asker = await askingFurrow(db)
  farm = (await asker.ask('POST', '/api/farms', { farm_name: 'Downs' })).body.data.id
  const sent = { name: 'Gate', location: gate }
  const made = await asker.ask('POST', `/api/farms/${farm}/gps_locations`, sent)
  expect(made.status, made.text).toBe(201)
  place = made.body.data.id
})
afterAll(() => asker.close())

const gate = { type: 'Point', coordinates: [151.2, -27.5] }
function grower(managed: readonly number[]): Viewer {
  return somebody(7, { farms: [farm], managed })
}

test('somebody of the farm sees where its gate is, and cannot move it', async () => {
  const ask = asker.as(grower([]))
  expect((await ask('GET', `/api/geolocations/${place}`)).status).toBe(200)
  expect((await ask('PATCH', `/api/geolocations/${place}`, { name: 'Mine' })).status).toBe(403)
  expect((await ask('DELETE', `/api/geolocations/${place}`)).status).toBe(403)
  const added = await ask('POST', `/api/farms/${farm}/gps_locations`, {
    name: 'Mine',
    location: gate,
  })
  expect(added.status).toBe(403)
})

test('who manages the farm moves it', async () => {
  const ask = asker.as(grower([farm]))
  const moved = await ask('PATCH', `/api/geolocations/${place}`, { name: 'Front gate' })
  expect([moved.status, moved.body.data.name]).toEqual([200, 'Front gate'])
})

test('to everybody else it is not there', async () => {
  const ask = asker.as(nobody(7))
  expect((await ask('GET', `/api/geolocations/${place}`)).status).toBe(404)
})
