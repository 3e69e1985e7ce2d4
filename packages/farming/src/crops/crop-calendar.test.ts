import { expect, test } from 'vitest'
import { fallowWorkDays, harvestDays, isInSowingWindow, isTooFarAhead } from './crop-calendar.ts'

const period = {
  start: '2023-07-01',
  end: '2024-06-30',
  sowingStart: '2023-03-01',
  sowingEnd: '2024-02-29',
}

test('a crop belongs to the period in whose window it was sown', () => {
  const days = ['2023-02-28', '2023-03-01', '2024-02-29', '2024-03-01']
  expect(days.map(day => isInSowingWindow(day, period, false))).toEqual([false, true, true, false])
  expect(days.map(day => isInSowingWindow(day, period, true))).toEqual([true, true, true, false])
})

test('harvests run from the sowing window to 120 days after the period', () => {
  expect(harvestDays(period)).toEqual({ from: '2023-03-01', until: '2024-10-28' })
  const late = { ...period, sowingStart: '2023-08-01' }
  expect(harvestDays(late).from).toBe('2023-07-01')
})

test('water and fertiliser may go on a year before', () => {
  expect(fallowWorkDays(period)).toEqual({ from: '2022-03-01', until: '2024-10-28' })
})

test('a week may be planned ahead', () => {
  expect(isTooFarAhead('2024-03-07', '2024-02-29')).toBe(false)
  expect(isTooFarAhead('2024-03-08', '2024-02-29')).toBe(true)
})
