import { expect, test } from 'vitest'
import { cleanKilograms, cleanPrice, woolCut } from './wool-clip.ts'
import type { ShornClip } from './wool-clip.ts'

const clip = (values: Partial<ShornClip>): ShornClip => ({
  greasy: null,
  cleanShare: null,
  income: null,
  balesSold: null,
  balesOnHand: null,
  headShorn: null,
  ...values,
})

test('the cut is greasy wool a head, and clean is its yield of it (C116)', () => {
  const fleece = clip({ greasy: 5.4, cleanShare: 0.68, headShorn: 1 })
  expect(woolCut([fleece])).toBe(5.4)
  expect(cleanKilograms(fleece)).toBeCloseTo(3.672, 10)
})

test('of several clips every head counts once, and what was not counted not at all', () => {
  const clips = [
    clip({ greasy: 5400, headShorn: 1000 }),
    clip({ greasy: 600, headShorn: 200 }),
    clip({ greasy: 300 }),
  ]
  expect(woolCut(clips)).toBe(5)
  expect(woolCut([clip({ greasy: 300 })])).toBeNull()
})

test('a kilogram of clean wool brought what was sold brought: bales on hand brought nothing yet', () => {
  const sold = clip({ greasy: 1000, cleanShare: 0.7, income: 9800_00, balesSold: 6 })
  expect(cleanPrice([sold])).toBe(14_00)
  expect(cleanPrice([{ ...sold, balesOnHand: 0 }])).toBe(14_00)
  expect(cleanPrice([{ ...sold, balesOnHand: 6 }])).toBe(28_00)
  expect(cleanPrice([{ ...sold, balesSold: null, balesOnHand: 6 }])).toBeNull()
})
