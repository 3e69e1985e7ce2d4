import { expect, test } from 'vitest'
import type { CropLine, OwnProducts } from '../crops/crop-line.ts'
import { lineOfKept } from '../crops/crop-income.ts'
import type { LineOfSale } from '../crops/crop-income.ts'
import { noSale } from '../recorded-crops-for-tests.ts'
import { produceStatements } from './produce-statements.ts'

const wheat = { id: 1, name: 'Wheat', harvest: 'grain' }
const cotton = { id: 2, name: 'Cotton', harvest: 'lint' }
const gave = (crop: number, own: OwnProducts) =>
  ({ crop: { id: crop }, own_products: own }) as CropLine
const sold = (quantity: number): LineOfSale => ({
  ...noSale,
  crop_id: 1,
  kind: 'grain',
  is_sold: true,
  quantity,
})
const held = (quantity: number): LineOfSale => ({ ...sold(quantity), is_sold: false, head_id: 2 })

const told = (sales: readonly LineOfSale[], grain = 1000) =>
  produceStatements({ kinds: [wheat], crops: [gave(1, { grain })], sales })[0]

test('what was harvested is sold or in storage', () => {
  expect(told([sold(600), held(400)])).toEqual({
    key: '1 grain',
    title: 'Wheat',
    unit: 't',
    lines: [
      { label: 'Our share of harvest', way: 'in', amount: 1000 },
      { label: 'Sold', way: 'out', amount: 600 },
    ],
    opening: { label: 'Our share', amount: 1000 },
    left: { label: 'Should be in storage', amount: 400 },
    closing: { label: 'In storage', amount: 400 },
    difference: 0,
    state: 'good',
    says: 'Adds up',
    behind: { place: 'crop sales', id: 1 },
  })
})

test('what is kept for seed or feed is neither sold nor in storage', () => {
  const found = told([sold(600), held(350), lineOfKept(1, 50)])
  expect(found?.lines.at(-1)).toEqual({ label: 'Kept for seed or feed', way: 'out', amount: 50 })
  expect(found).toMatchObject({ left: { amount: 350 }, difference: 0, state: 'good' })
  expect(told([sold(1000), lineOfKept(1, 30)])).toMatchObject({
    state: 'wrong',
    says: '30 t more sold or kept than harvested',
  })
})

test('what is nowhere is missing', () => {
  expect(told([sold(600), held(280)])).toMatchObject({
    difference: -120,
    state: 'look',
    says: '120 t not accounted for',
  })
})

test('more in storage than is left is too much', () => {
  expect(told([sold(600), held(450)])).toMatchObject({
    difference: 50,
    state: 'look',
    says: '50 t more in storage than is left',
  })
})

test('more sold than came off is wrong', () => {
  expect(told([sold(1012.5)])).toMatchObject({
    difference: 12.5,
    state: 'wrong',
    says: '12.5 t more sold than harvested',
  })
  expect(told([sold(30)], 0)).toMatchObject({ says: '30 t sold, none harvested' })
})

test('seed that the gin keeps is no question, and lint goes by the bale', () => {
  const crops = [gave(2, { lint: 3300, seed: 985 })]
  expect(produceStatements({ kinds: [cotton], crops, sales: [] })).toMatchObject([
    { title: 'Cotton', unit: 'bales', difference: -3300, state: 'look' },
    { title: 'Cotton seed', unit: 't', state: 'none' },
  ])
})

test('an amount that is missing is no 0', () => {
  const crops = [gave(1, { hay: null })]
  expect(produceStatements({ kinds: [wheat], crops, sales: [] })).toMatchObject([
    { title: 'Wheat', lines: [], difference: null, state: 'none' },
  ])
  expect(produceStatements({ kinds: [wheat], crops: [], sales: [] })).toEqual([])
})
