import type { Completeness } from '@furrow/wire/completeness-answer'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { expect, test } from 'vitest'
import { barStates } from './bar-states.ts'

const point = (where: string | null, more: Partial<OpenPoint> = {}): OpenPoint => ({
  code: 'W-CROP-1',
  message: `About ${where}.`,
  section: 'cropping',
  resource: null,
  id: null,
  field: null,
  where,
  confirmed: null,
  ...more,
})

test('a crop has the points that are about it, and none that was confirmed', () => {
  const bars = [
    { name: '1', label: 'Wheat', score: 0.5, answered: false },
    { name: '2', label: 'Durum Wheat', score: 1, answered: true },
  ]
  const sections = [{ name: 'cropping', bars }] as unknown as Completeness['sections']
  const confirmed = { id: 1, note: 'True', by: null, at: '2025-01-01T00:00:00Z' }
  const [wheat, durum] = barStates(
    { sections },
    {
      blockers: [point('River, Wheat'), point('Wheat'), point('River', { section: 'paddocks' })],
      warnings: [point('Hill, Durum Wheat'), point('Hill, Wheat', { confirmed }), point(null)],
    },
    ['cropping', 'crop_sales'],
  )
  expect(wheat?.points.map(({ where }) => where)).toEqual(['River, Wheat', 'Wheat'])
  expect(wheat).toMatchObject({ name: '1', score: 0.5, answered: false })
  expect(durum?.points.map(({ where }) => where)).toEqual(['Hill, Durum Wheat'])
})
