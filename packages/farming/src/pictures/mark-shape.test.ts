import { expect, test } from 'vitest'
import { arrowPath, markPath } from './mark-shape.ts'

test('marks stand around their middle', () => {
  expect(markPath('diamond', 6)).toBe('M0 -6L6 0L0 6L-6 0Z')
  expect(markPath('tick', 8)).toBe('M-2 -8H2V8H-2Z')
  expect(markPath('triangle', 5)).toBe('M0 -5L5 4L-5 4Z')
  expect(markPath('gain', 10)).toBe('M-10 -7H3L10 0L3 7H-10Z')
  expect(markPath('loss', 10)).toBe('M10 -7H-3L-10 0L-3 7H10Z')
  expect(markPath('circle', 4)).toMatch(/^M-4 0A4 4 .*Z$/)
})

test('a bar points to where it ends, also where it is short', () => {
  const lane = { top: 0, height: 10 }
  expect(arrowPath(0, 40, lane)).toBe('M0 0H35L40 5L35 10H0Z')
  expect(arrowPath(40, 0, lane)).toBe('M40 0H5L0 5L5 10H40Z')
  expect(arrowPath(0, 2, lane)).toBe('M0 0H0L2 5L0 10H0Z')
})
