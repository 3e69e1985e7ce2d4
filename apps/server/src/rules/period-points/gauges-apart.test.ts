import { expect, test } from 'vitest'
import { gaugesApart } from './gauges-apart.ts'

const gauge = (id: number, name: string, mm: number, east?: number) => ({
  id,
  name,
  at: east === undefined ? undefined : [east, -28],
  months: Array.from({ length: 12 }, (_, month) => ({
    month: `2024-${String(month + 1).padStart(2, '0')}`,
    to: '',
    days: 30,
    read: 30,
    mm,
  })),
})
const house = gauge(1, 'House', 50, 150)

test('a gauge with far less rain than its neighbour is asked about (W-RAIN-3)', () => {
  const points = gaugesApart([house, gauge(2, 'River', 24, 150.05), gauge(3, 'Shed', 40, 150.06)])
  expect(points).toMatchObject([
    {
      code: 'W-RAIN-3',
      resource: 'rain_gauges',
      id: 2,
      field: 'name',
      section: 'rain',
      message:
        'River has 52% less rain than House over 12 months, though they are only 4.9 km apart.',
    },
  ])
})

test('40% less, or more than 15 km away, is weather', () => {
  expect(gaugesApart([house, gauge(2, 'River', 30, 150.05)])).toEqual([])
  expect(gaugesApart([house, gauge(2, 'River', 5, 150.16)])).toEqual([])
})

test('nobody knows what is near of a gauge that is not on the map', () => {
  expect(gaugesApart([house, gauge(2, 'River', 5)])).toEqual([])
})

test('two gauges with as little as each other are both told of, and one gauge is compared with none', () => {
  const pair = [gauge(2, 'River', 5, 150.01), gauge(3, 'Shed', 5, 150.02)]
  expect(gaugesApart([house, ...pair]).map(({ id }) => id)).toEqual([2, 3])
  expect(gaugesApart([house])).toEqual([])
})
