import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { expect, test } from 'vitest'
import { groupedPoints } from './point-groups.ts'

function point(said: Partial<OpenPoint>): OpenPoint {
  return {
    code: 'W-PAD-3',
    message: 'River has no soil type.',
    section: 'paddocks',
    resource: 'paddocks',
    id: 1,
    field: 'soil_type',
    where: 'River',
    confirmed: null,
    ...said,
  }
}

test('the same gap of several paddocks is one line with their number', () => {
  const points = [
    point({}),
    point({ id: 2, where: 'Top', message: 'Top has no soil type.' }),
    point({ id: 2, where: 'Top', field: 'rain_gauge_id', message: 'Top has no rain gauge.' }),
  ]
  const groups = groupedPoints(points)
  expect(groups.map(({ words, isGap }) => [words, isGap])).toEqual([
    ['2 paddocks have no soil type', true],
    ['Top has no rain gauge.', true],
  ])
  expect(groups[0]?.points).toEqual(points.slice(0, 2))
})

test('what is kept in different places is not confirmed together', () => {
  const price = { code: 'W-SALE-1', field: 'income', section: 'crop_sales' } as const
  const groups = groupedPoints([
    point({ ...price, resource: 'grain_sale_actuals', money: true }),
    point({ ...price, resource: 'hay_sale_actuals', money: true }),
  ])
  expect(groups.map(({ points }) => points.length)).toEqual([1, 1])
})

test('what nobody gave words for stands line by line, and a blocker is no gap', () => {
  const groups = groupedPoints([
    point({ code: 'W-XXX-1', message: 'One.', where: null }),
    point({ code: 'W-XXX-1', message: 'Two.', where: null }),
    point({
      code: 'E-CROP-9',
      field: 'all_questions_answered',
      where: 'Wheat',
      message: 'Wheat: x',
    }),
  ])
  expect(groups.map(({ words, isGap }) => [words, isGap])).toEqual([
    ['One.', false],
    ['Two.', false],
    ['Wheat: x', false],
  ])
})
