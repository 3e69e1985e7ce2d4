import { runningBand, runningRain } from '@furrow/farming/rain/running-rain'
import { expect, test } from 'vitest'
import type { ChartDrawing } from '../../charts/chart-drawing.ts'
import { Chart } from '../../charts/chart.tsx'
import { plotKeys } from '../../charts/plot.ts'
import { renderPart } from '../../ui/rendering-for-tests.tsx'
import { monthlyChart } from './charts/monthly-chart.ts'
import { lastPlace, runningChart } from './charts/running-chart.ts'

const months = Array.from({ length: 12 }, (_, at) => ({
  year: 2026,
  month: at + 1,
  rainDays: 1,
  unread: 0,
  isWhole: at < 3,
  isAhead: at > 2,
  mm: [62.4, 0, 88][at] ?? null,
}))
const band = { years: 12, middle: 40, dry: 10, wet: 80 }
const none = { years: 3, middle: 40, dry: undefined, wet: undefined }

test('months say which was the wettest, and how many were dry and wet', () => {
  const wish = { name: '2026', gaugeName: 'House', months }
  const { title, note, places, begin, table } = monthlyChart({
    ...wish,
    bands: Array.from({ length: 12 }, () => band),
  })
  expect(title).toBe(
    'March was the wettest month of 2026: 88 mm; 1 of 3 complete months dry, 1 wet',
  )
  expect(note).toMatch(/Median and deciles of up to 12 complete years/)
  expect(places[0]).toEqual([
    'January 2026',
    '62.4 mm',
    'median 40 mm',
    'decile 2 to 8: 10 mm to 80 mm',
  ])
  expect(places[3]?.[1]).toBe('not recorded')
  expect([begin, table.columns.length]).toEqual([2, 5])
})

test('a month with gaps is not called dry', () => {
  const { title } = monthlyChart({
    name: '2026',
    gaugeName: 'House',
    bands: Array.from({ length: 12 }, () => band),
    months: months.map(month => ({ ...month, isWhole: month.month !== 2 })),
  })
  expect(title).toMatch(/; 0 of 2 complete months dry, 1 wet$/)
})

test('with too few years months have a median and no band', () => {
  const wish = {
    name: '2026',
    gaugeName: 'House',
    months,
    bands: Array.from({ length: 12 }, () => none),
  }
  const { title, plot, table } = monthlyChart(wish)
  expect(title).toBe('March was the wettest month of 2026: 88 mm')
  expect(plotKeys(plot).map(({ words }) => words)).toEqual(['Rain', 'Median'])
  expect(table.columns).toHaveLength(3)
  const nothing = months.map(month => ({ ...month, mm: null }))
  expect(monthlyChart({ ...wish, months: nothing }).title).toBe('No rain recorded for 2026 yet')
})

const figure = {
  span: { from: '2026-01-01', to: '2026-12-31' },
  to: '2026-03-31',
  isSoFar: true,
  mm: 312.4,
  unread: 0,
  leftOut: [],
  standing: { years: 10, mean: 300, median: 290, rank: 4, decile: 4 },
}
const years = Array.from({ length: 10 }, (_, at) =>
  runningRain([{ day: '2020-02-01', days: 1, mm: 100 * (at + 1) }], 2020),
)

test('a year adds up to its last reading, in the band of all years', () => {
  const [own = [], ...others] = years
  const last = lastPlace(figure)
  const drawing = runningChart({
    year: 2026,
    gaugeName: 'House',
    figure,
    running: own,
    years: 9,
    band: runningBand({ own, others, last }),
  })
  expect(drawing.title).toBe('2026 so far: 312 mm, decile 4 of 10 years')
  expect(drawing.note).toMatch(/out of 10 years; includes this year to date/)
  expect([last, drawing.begin, drawing.places.length]).toEqual([90, 91, 367])
  expect(drawing.places[0]).toEqual(['Before 1 January', '0 mm'])
  expect(drawing.places[91]).toEqual([
    'To 31 March',
    '100 mm',
    'median 550 mm',
    'decile 2 to 8: 200 mm to 800 mm',
  ])
  expect(drawing.places[92]).toEqual(['To 1 April'])
  expect(drawing.table.rows).toHaveLength(12)
  const [line, middle, band] = drawing.plot.series
  expect(line?.figures.slice(91, 93)).toEqual([100, null])
  expect([middle, band].map(one => one?.figures[91])).toEqual([550, 800])
  expect(band?.from?.[91]).toBe(200)
  expect(drawing.plot.names.filter(Boolean)).toHaveLength(12)
  expect([drawing.plot.names[15], drawing.plot.names[46]]).toEqual(['Jan', 'Feb'])
})

test('with too few years it stands alone, and that is said', () => {
  const [own = []] = years
  const drawing = runningChart({
    year: 2026,
    gaugeName: 'House',
    figure,
    running: own,
    years: 3,
    band: runningBand({ own, others: [], last: 90 }),
  })
  expect(drawing.note).toMatch(/needs 10 complete years; there are 4 years, including this one/)
  expect(plotKeys(drawing.plot)).toEqual([{ words: '2026', as: 'line', colour: 'accent' }])
})

test('rain begins at nothing: lines on the first day, bars at the foot', () => {
  const own = runningRain([{ day: '2020-01-01', days: 1, mm: 140 }], 2020)
  const wet = Array.from({ length: 10 }, () => own)
  const chart = runningChart({
    year: 2026,
    gaugeName: 'House',
    figure,
    running: own,
    years: 9,
    band: runningBand({ own, others: wet, last: 90 }),
  })
  expect(chart.plot.series.map(({ figures }) => figures.slice(0, 2))).toEqual([
    [0, 140],
    [0, 140],
    [0, 140],
  ])
  expect(chart.plot.series[2]?.from?.slice(0, 2)).toEqual([0, 140])
})

function drawn<Row>(drawing: ChartDrawing<Row>) {
  const { container } = renderPart(<Chart name="Rain" of="" {...drawing} />)
  const picture = container.querySelector('[role=img]')
  const count = (what: string) => picture?.querySelectorAll(what).length
  return { count, keys: [...container.querySelectorAll('.chart-keys li')] }
}

test('months are drawn as bars before what is usual, with ticks for the median', () => {
  const bands = Array.from({ length: 12 }, () => band)
  const { count, keys } = drawn(monthlyChart({ name: '2026', gaugeName: 'House', months, bands }))
  expect(keys.map(({ textContent }) => textContent)).toEqual([
    'Rain',
    'Median',
    'Usual: decile 2 to 8',
  ])
  // Three months of rain, twelve of what is usual.
  expect(count('rect')).toBe(15)
  expect(count('path[stroke="var(--ink)"]')).toBe(12)
})

test('a year is drawn as its line, the median as a dashed one, and the band', () => {
  const [own = [], ...others] = years
  const { count } = drawn(
    runningChart({
      year: 2026,
      gaugeName: 'House',
      figure,
      running: own,
      years: 9,
      band: runningBand({ own, others, last: 90 }),
    }),
  )
  expect(count('path[stroke="var(--accent)"]')).toBe(1)
  expect(count('path[stroke-dasharray]')).toBe(1)
  expect(count('path[fill="var(--soft)"]')).toBe(1)
})
