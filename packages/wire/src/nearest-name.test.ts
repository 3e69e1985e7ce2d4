import { furrow } from '@furrow/catalogue/furrow'
import { describe, expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const records = [...furrow().keys()]
const fields = ['id', 'name', 'farm_id', 'area', 'soil_type', 'irrigation_type', 'cropSaleActualId']

describe('the nearest name', () => {
  test.each([
    ['padocks', 'paddocks'],
    ['paddock', 'paddocks'],
    ['Paddocks', 'paddocks'],
    ['farm', 'farms'],
    ['farms', 'farms'],
    ['framS', 'farms'],
    ['rainguages', 'rain_gauges'],
    ['rain-gauges', 'rain_gauges'],
    ['crop_colections', 'crop_collections'],
    ['asset_build', 'asset_buildings'],
  ])('to the record %s is %s', (word, meant) => {
    expect(nearestName(word, records)).toBe(meant)
  })

  test.each([
    ['soilType', 'soil_type'],
    ['soil', 'soil_type'],
    ['aera', 'area'],
    ['ID', 'id'],
    ['crop_sale_actual_id', 'cropSaleActualId'],
    ['name_of_it', 'name'],
    ['irigation_tpye', 'irrigation_type'],
  ])('to the field %s is %s', (word, meant) => {
    expect(nearestName(word, fields)).toBe(meant)
  })

  test.each(['nothing', '', 'x', 'ar', 'wheat_price', '__proto__', 'constructor', '名前', '🌾🌾'])(
    'to %j is none',
    word => {
      expect(nearestName(word, fields)).toBeUndefined()
    },
  )

  test('is the one with the fewest slips, wherever it stands, and else the first', () => {
    expect(nearestName('sheep', ['sheds', 'sheer', 'sheep', 'shee'])).toBe('sheep')
    expect(nearestName('sheex', ['sheep', 'sheer'])).toBe('sheep')
    expect(nearestName('paddock', ['paddock_prior_paddocks', 'paddocks'])).toBe('paddocks')
    expect(nearestName('farm', new Map([['farms', 1]]).keys())).toBe('farms')
    expect(nearestName('farm', [])).toBeUndefined()
  })

  test('is found at once however long the word is', () => {
    const words = ['a', 'paddocks', 'pad'].map(piece => piece.repeat(1_000_000))
    const began = performance.now()
    for (const word of words) expect(nearestName(word, records)).toBeUndefined()
    for (let time = 0; time < 100; time++) nearestName('financials_of_the_whole_period', records)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
