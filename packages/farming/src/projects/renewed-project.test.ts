import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renewedFee, renewedTitle, standingRenewal } from './renewed-project.ts'
import type { RenewableProject } from './renewed-project.ts'

const periods = { from: { id: 7, name: '2024-25' }, into: { id: 8, name: '2025-26' } }

test.each([
  ['Wattle Flat 2024-25', 'Wattle Flat 2025-26'],
  ['Wattle Flat 2024–25, benchmark', 'Wattle Flat 2025–26, benchmark'],
  ['2024/25 Water', '2025/26 Water'],
  ['Wattle Flat', 'Wattle Flat 2025–26'],
  ['Wattle Flat 2023-24', 'Wattle Flat 2023-24 2025–26'],
])('%s becomes %s', (title, renewed) => {
  expect(renewedTitle(title, periods)).toBe(renewed)
})

test('a project without a period has the new one put behind', () => {
  expect(renewedTitle('Advice', { ...periods, from: undefined })).toBe('Advice 2025–26')
})

test.each([
  [480_000, 0, 480_000],
  [480_000, 3.5, 496_800],
  [333, 2.5, 341],
  [1, 50, 2],
  [100, -10, 90],
  [null, 3, null],
])('a fee of %s cents with %s%% is %s', (fee, rise, renewed) => {
  expect(renewedFee(fee, rise)).toBe(renewed)
})

test('a fee is whole cents, within half a cent of what was asked for, and more never gives less', () => {
  const fees = fc.integer({ min: 0, max: 2_000_000_000 })
  const rises = fc.integer({ min: -10_000, max: 10_000 })
  fc.assert(
    fc.property(fees, rises, (fee, hundredths) => {
      const told = renewedFee(fee, hundredths / 100) ?? Number.NaN
      expect(Number.isInteger(told)).toBe(true)
      const off = BigInt(told) * 10_000n - BigInt(fee) * BigInt(10_000 + hundredths)
      expect(off >= -5_000n && off <= 5_000n).toBe(true)
      expect(renewedFee(fee + 1, hundredths / 100)).toBeGreaterThanOrEqual(told)
    }),
  )
})

const project: RenewableProject = {
  id: 1,
  title: 'Creek 2024-25',
  business_id: 3,
  farm_id: 4,
  period_id: 7,
  fee: 100,
  renewed_from_id: null,
  products: [5],
}
const later = { ...project, id: 2, period_id: 8, title: 'Other', products: [] }

test.each([
  ['renewed from it', { renewed_from_id: 1 }, true],
  ['of the same title', { title: 'creek 2025–26' }, true],
  ['of a product of it', { products: [6, 5] }, true],
  ['of another product', { products: [6] }, false],
  ['of another farm', { title: 'Creek 2025-26', farm_id: 9 }, false],
  ['of another business', { title: 'Creek 2025-26', business_id: 9 }, false],
  ['renewed from another', { products: [5], renewed_from_id: 6 }, false],
  ['of another period', { renewed_from_id: 1, period_id: 9 }, false],
])('one %s', (_what, more, stands) => {
  const found = standingRenewal(project, periods, [{ ...later, ...more }])
  expect(found?.id).toBe(stands ? 2 : undefined)
})
