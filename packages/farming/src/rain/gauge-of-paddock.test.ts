import { expect, test } from 'vitest'
import { gaugeOfPaddock, mainGauge } from './gauge-of-paddock.ts'

const house = { id: 1, is_main: true, at: [150, -28] }
const river = { id: 2, is_main: false, at: [150.1, -28] }
const shed = { id: 3, is_main: false }
const found = (paddock: Parameters<typeof gaugeOfPaddock>[0], gauges = [house, river, shed]) => {
  const { gauge, why, isAssumed } = gaugeOfPaddock(paddock, gauges) ?? {}
  return [gauge?.id, why, isAssumed]
}

test('its own gauge comes first', () => {
  expect(found({ rain_gauge_id: 3, at: [150, -28] })).toEqual([3, 'own gauge', false])
})

test('else the nearest that is on the map, however many are marked as main', () => {
  expect(found({ rain_gauge_id: null, at: [150.0763, -28] })).toEqual([2, 'nearest, 2.3 km', true])
  expect(found({ rain_gauge_id: null, at: [150.001, -28] })).toEqual([1, 'nearest, 100 m', true])
  expect(found({ rain_gauge_id: 99, at: [151, -28] })[1]).toBe('nearest, 88 km')
})

test('else the main gauge: for a paddock that is not on the map, or where no gauge is', () => {
  expect(found({ rain_gauge_id: null })).toEqual([1, 'main gauge', true])
  const unplaced = [shed, { id: 4, is_main: true }]
  expect(found({ rain_gauge_id: null, at: [150, -28] }, unplaced)).toEqual([4, 'main gauge', true])
})

test('else the only gauge, and of several none', () => {
  expect(found({ rain_gauge_id: null }, [shed])).toEqual([3, 'only gauge', true])
  expect(gaugeOfPaddock({ rain_gauge_id: null }, [shed, { ...shed, id: 4 }])).toBeUndefined()
  expect(gaugeOfPaddock({ rain_gauge_id: null }, [])).toBeUndefined()
})

test('of several that are marked as main, the first one entered counts', () => {
  expect(mainGauge([{ id: 9, is_main: true }, { id: 4, is_main: true }, shed])?.id).toBe(4)
  expect(mainGauge([shed])).toBeUndefined()
})
