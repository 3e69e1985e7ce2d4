import { expect, test } from 'vitest'
import { cellState, nothingKnown } from '../../sheet/cells/cell-state.ts'
import { cropRow } from './crops-for-tests.ts'
import { rainColumns, yieldColumns } from './figure-columns.ts'

function stateOf(id: string, line: object, more: object = {}) {
  const column = [...rainColumns, ...yieldColumns].find(one => one.id === id)
  if (!column) return expect.fail(`no column ${id}`)
  const row = cropRow(1, {}, more)
  const crop = { of_water: true }
  return cellState(
    column,
    { key: '1', row: { ...row, line: { ...row.line, crop, ...line } as never } },
    nothingKnown,
  )
}

test('rain of which days were not read is marked, and rain that is not known says why', () => {
  const part = { crop_rain: 120, crop_rain_unread: 12 }
  expect(stateOf('crop_rain', part)).toMatchObject({
    kind: 'noted',
    message: '12 days without a reading.',
  })
  const none = stateOf('fallow_rain', { fallow_rain: null, fallow_rain_unread: 90 })
  expect(none.kind).toBeUndefined()
  expect(none.message).toBe('Needs rain: none of its 90 days has a reading.')
  expect(stateOf('crop_rain', { crop_rain: 120, crop_rain_unread: 0 }).message).toBeUndefined()
})

test('water use says what it lacks', () => {
  const harvested = { yield: 3, water_use: null, crop_rain_unread: 0, fallow_rain_unread: 0 }
  const why = (line: object, more?: object) =>
    stateOf('water_use', { ...harvested, ...line }, more).message
  expect(why({ crop_rain_unread: 3 })).toBe('Needs rain for every day that the crop grew.')
  expect(why({ fallow_rain_unread: null })).toBe(
    'Needs rain for every day of the fallow before it.',
  )
  expect(why({})).toBe('Needs the fallow efficiency of the paddock.')
  expect(why({ yield: null })).toBeUndefined()
  expect(why({ water_use: 7 })).toBeUndefined()
})

test('a yield per cut is told where there were several', () => {
  const column = yieldColumns.find(({ id }) => id === 'yield_each')
  const hay = { harvest: 'hay' }
  const cuts = [1, 2].map(id => ({ id, cut_date: `2025-0${id}-01`, cut_area: 40, hay_tonnes: 60 }))
  const sowing = [{ id: 1, sowing_date: '2024-09-01', sowing_area: 40 }]
  expect(column?.value(cropRow(1, { sowing, hay: cuts }, hay))).toBe(1.5)
  expect(column?.value(cropRow(1, { sowing, hay: cuts.slice(1) }, hay))).toBeNull()
})
