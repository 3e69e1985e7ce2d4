import { expect, test } from 'vitest'
import { gapsBetween } from './gaps-between.ts'
import { sowingWindow } from './sowing-window.ts'
import type { ListedPeriod } from './use-period-list.ts'

const period = (year: number, more: Partial<ListedPeriod> = {}): ListedPeriod => ({
  period_id: year,
  year_name: String(year),
  status: 'In progress',
  score: 0,
  isOld: false,
  name: `${year - 1}-${year % 100}`,
  start: `${year - 1}-07-01`,
  end: `${year}-06-30`,
  submission_due: `${year}-09-28`,
  sowing: { start: `${year - 1}-03-01`, end: `${year}-02-28` },
  ...more,
})

test('periods and windows that follow each other are nothing to speak of', () => {
  expect(gapsBetween([period(2025), period(2026), period(2027)])).toEqual([])
  expect(gapsBetween([period(2025, { sowing: undefined }), period(2026)])).toEqual([])
})

test('a year that is missing is said once', () => {
  expect(gapsBetween([period(2025), period(2027)])).toEqual([
    'There is a gap between 2024–25 and 2026–27: 01/07/2025 to 30/06/2026.',
  ])
})

test('windows that leave a gap, or overlap, are said with their days', () => {
  const late = period(2026, { sowing: { start: '2025-04-01', end: '2026-02-28' } })
  expect(gapsBetween([period(2025), late])).toEqual([
    'The sowing windows of 2024–25 and 2025–26 leave a gap: a crop sown 01/03/2025 to 31/03/2025 is in neither.',
  ])
  const early = period(2026, { sowing: { start: '2025-02-01', end: '2026-02-28' } })
  expect(gapsBetween([period(2025), early])).toEqual([
    'The sowing windows of 2024–25 and 2025–26 overlap: a crop sown 01/02/2025 to 28/02/2025 may be in either.',
  ])
})

test('a window is the days of the setting, wherever the browser is', () => {
  const period = {
    sowing_start_date: '2026-02-28T13:30:00Z',
    sowing_end_date: '2027-02-27T13:30:00Z',
  }
  const window = { start: '2026-03-01', end: '2027-02-28' }
  expect(sowingWindow(period, 'Australia/Adelaide')).toEqual(window)
})
