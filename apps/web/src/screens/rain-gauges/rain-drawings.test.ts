import { runningBand, runningRain } from '@furrow/farming/rain/running-rain'
import { expect, test } from 'vitest'
import type { ChartDrawing } from '../../charts/chart-drawing.ts'
import { monthlyChart } from './charts/monthly-chart.ts'
import { lastPlace, runningChart } from './charts/running-chart.ts'

const look = {
  ink: '#111',
  soft: '#555',
  panel: '#fff',
  line: '#ddd',
  accent: '#080',
  attention: '#850',
  note: '#058',
  font: 'sans-serif',
}
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
  const { title, keys, table } = monthlyChart(wish)
  expect(title).toBe('March was the wettest month of 2026: 88 mm')
  expect(keys.map(({ words }) => words)).toEqual(['Rain', 'Median'])
  expect(table.columns).toHaveLength(3)
  const nothing = months.map(month => ({ ...month, mm: null }))
  expect(monthlyChart({ ...wish, months: nothing }).title).toBe('No rain recorded for 2026 yet')
})

interface Drawn {
  readonly series: readonly { readonly data: readonly unknown[] }[]
  readonly xAxis: { readonly data: readonly string[] }
  readonly yAxis: { readonly min: number }
}

function drawn({ draw }: Pick<ChartDrawing<never>, 'draw'>): Drawn {
  return draw(look) as unknown as Drawn
}

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
  const { series, xAxis } = drawn(drawing)
  expect([series[0]?.data[91], series[0]?.data[92]]).toEqual([100, null])
  expect([series[1]?.data[91], series[2]?.data[91]]).toEqual([200, 600])
  expect([xAxis.data[1], xAxis.data[91]]).toEqual(['-01-01', '-03-31'])
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
  expect(drawing.keys).toHaveLength(1)
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
  const running = drawn(chart)
  expect(running.series.map(({ data }) => data.slice(0, 2))).toEqual([
    [0, 140],
    [0, 140],
    [0, 0],
    [0, 140],
  ])
  const monthly = monthlyChart({ name: '2026', gaugeName: 'House', months, bands: [] })
  expect([running.yAxis.min, drawn(monthly).yAxis.min]).toEqual([0, 0])
})
