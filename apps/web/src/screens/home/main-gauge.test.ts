import { expect, it } from 'vitest'
import { mainGauge } from './main-gauge.ts'

const gauges = [
  { id: 1, name: 'Back Bore' },
  { id: 2, name: 'Homestead' },
]

it('takes the gauge of the most hectares, not of the most paddocks', () => {
  const paddocks = [
    { rain_gauge_id: 1, area: 20 },
    { rain_gauge_id: 1, area: null },
    { rain_gauge_id: 2, area: 90 },
    { rain_gauge_id: null, area: 500 },
  ]
  expect(mainGauge(gauges, paddocks)?.name).toBe('Homestead')
})

it('takes the first where no paddock says which counts for it', () => {
  expect(mainGauge(gauges, [{ rain_gauge_id: null, area: 5 }])?.name).toBe('Back Bore')
  expect(mainGauge([], [])).toBeUndefined()
})
