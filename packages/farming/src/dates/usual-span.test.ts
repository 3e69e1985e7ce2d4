import { expect, test } from 'vitest'
import { isUsual, usualCroppedArea, usualRowSpacing } from './usual-span.ts'

test('a span takes in both its ends', () => {
  expect([0.14, 0.15, 2, 2.01].map(metres => isUsual(metres, usualRowSpacing))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([0.9, 1, 2000, 2001].map(area => isUsual(area, usualCroppedArea))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
