import { expect, test } from 'vitest'
import {
  distinctGround,
  harvestOf,
  hayTonnes,
  inKilograms,
  quantityOf,
  yieldOf,
  yieldOnSown,
} from './crop-yield.ts'

test('C01: 2,520 t from 900 ha are 2.80 t/ha, whatever the loads', () => {
  expect(yieldOf([{ quantity: 2520, area: 900 }])).toBeCloseTo(2.8, 10)
  expect(
    yieldOf([
      { quantity: 2000, area: 700 },
      { quantity: 520, area: 200 },
    ]),
  ).toBeCloseTo(2.8, 10)
})

test('C01: what is not measured counts on neither side', () => {
  const taken = [
    { quantity: 2520, area: 900 },
    { quantity: 40, area: null },
    { quantity: null, area: 30 },
  ]
  expect(yieldOf(taken)).toBeCloseTo(2.8, 10)
  expect(yieldOf([])).toBeNull()
  expect(yieldOf([{ quantity: 10, area: 0 }])).toBeNull()
})

test('C02: what was sown and cut for hay does not count, what failed does', () => {
  expect(yieldOnSown(2520, 950, 50)).toBeCloseTo(2.8, 10)
  expect(yieldOnSown(2520, 950)).toBeCloseTo(2.653, 3)
  expect(yieldOnSown(2520, null)).toBeNull()
  expect(yieldOnSown(2520, 50, 50)).toBeNull()
})

test('C04: 3,300 bales from 300 ha are 11 bales/ha', () => {
  expect(yieldOf([{ quantity: 3300, area: 300 }])).toBeCloseTo(11, 10)
})

test('C09: 8,400 t of cane from 80 ha are 105 t/ha', () => {
  expect(yieldOf([{ quantity: 8400, area: 80 }])).toBeCloseTo(105, 10)
})

test('C12: hay by the cut, and by the year', () => {
  expect(yieldOf([{ quantity: 420, area: 70 }])).toBeCloseTo(6, 10)
  const cuts = [
    { quantity: 420, area: 70 },
    { quantity: 210, area: 70 },
  ]
  expect(yieldOf(cuts)).toBeCloseTo(4.5, 10)
})

const cut = (quantity: number, area: number | null, id: number) =>
  ({ kind: 'hay', id, day: `2024-0${id}-01`, area, quantity }) as const

test.each([
  ['two cuts of the same 40 ha', [cut(80, 40, 1), cut(60, 40, 2)], 40, [3.5, 1.75]],
  ['one cut in two halves of 20 ha', [cut(80, 20, 1), cut(60, 20, 2)], 40, [3.5, 3.5]],
  ['two cuts of 70 ha (C12)', [cut(420, 70, 1), cut(210, 70, 2)], 70, [9, 4.5]],
])('T1: hay of %s, in the year and by the cut', (_, cuts, ground, [inYear, byCut]) => {
  const { taken, each } = harvestOf('hay', cuts, ground)
  expect(yieldOf([taken])).toBeCloseTo(inYear ?? 0, 10)
  expect(each).toBeCloseTo(byCut ?? 0, 10)
})

test('T1: lucerne of 30 ha in three strips cut five times gave 16 t/ha, not 48', () => {
  const strips = Array.from({ length: 15 }, (_, place) => cut(32, 10, 1 + (place % 9)))
  const { taken, produced } = harvestOf('hay', strips, 30)
  expect([produced, yieldOf([taken])]).toEqual([480, 16])
})

test('T1: ground that nobody measured is what was cut', () => {
  expect(distinctGround(80, null)).toBe(80)
  expect(distinctGround(null, 40)).toBeNull()
  expect(harvestOf('hay', [cut(80, null, 1)], 40)).toMatchObject({
    produced: 80,
    taken: { quantity: null, area: null },
    each: null,
  })
})

test('C13: 640 bales of 0.55 t are 352 t, and $96,800 for them $275/t', () => {
  expect(hayTonnes(640, 0.55)).toBeCloseTo(352, 10)
  expect(96_800 / hayTonnes(640, 0.55)).toBeCloseTo(275, 10)
})

test('2.8 t/ha are 2,800 kg/ha', () => {
  expect(inKilograms(2.8)).toBeCloseTo(2800, 10)
  expect(inKilograms(null)).toBeNull()
})

test('C01 turned round: 2.4 t/ha from 61.3 ha are 147.12 t', () => {
  expect(quantityOf(2.4, 61.3)).toBe(147.12)
  expect(quantityOf(null, 61.3)).toBeNull()
  expect(quantityOf(2.4, null)).toBeNull()
})
