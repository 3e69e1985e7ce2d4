import type { KindOfCrop } from '@furrow/farming/crops/crop-record'
import { expect, test } from 'vitest'
import { cropRainChart } from './crop-rain-chart.ts'
import type { RainOfCrop } from './crop-rain-chart.ts'

const crop = (name: string) => ({ id: 1, name, color: '#aa8800' }) as KindOfCrop
const ofCrop = (name: string, mm: number | null, unread = 0): RainOfCrop => ({
  crop: crop(name),
  crop_rain: mm,
  crop_rain_unread: unread,
  paddocks: 3,
})

test('crops stand by their rain, and the finding names the wettest and the driest', () => {
  const chart = cropRainChart([ofCrop('Wheat', 210.4), ofCrop('Cotton', 412)], '2025-26')
  expect(chart?.title).toBe('Cotton had 412 mm from sowing to harvest, Wheat 210 mm')
  expect(chart?.table.rows.map(({ name, mm }) => `${name} ${mm}`)).toEqual([
    'Cotton 412',
    'Wheat 210.4',
  ])
  expect(chart?.places[1]).toEqual(['Wheat', '210.4 mm', '3 paddocks'])
})

test('what is not known is no bar, and with days missing crops are not compared', () => {
  const chart = cropRainChart(
    [ofCrop('Wheat', 210, 4), ofCrop('Cotton', 412), ofCrop('Oats', null)],
    'x',
  )
  expect(chart?.title).toBe('Cotton had 412 mm from sowing to harvest')
  expect(chart?.places).toHaveLength(2)
  expect(chart?.places[1]).toContain('4 days not recorded')
  expect(cropRainChart([ofCrop('Oats', null)], 'x')).toBeUndefined()
})
