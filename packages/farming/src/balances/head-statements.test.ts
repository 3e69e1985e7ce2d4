import { expect, test } from 'vitest'
import { herdPeriod, moved, stockOfClass } from '../stock/herd-for-tests.ts'
import { livestockSummary } from '../stock/livestock-summary.ts'
import type { StockOfClass } from '../stock/stock-of-class.ts'
import { headStatements } from './head-statements.ts'

function told(...classes: readonly StockOfClass[]) {
  const { enterprises } = livestockSummary({
    classes: classes.map((stock, place) => ({
      class: { id: place + 1, name: `Class ${place + 1}` },
      enterprise: { id: 7, name: 'Cattle breeding' },
      species: { id: 1, name: 'Cattle' },
      stock,
    })),
    rounds: [],
    period: herdPeriod,
    grazedBy: new Map(),
    grazed: null,
    rain: null,
    money: null,
    seesMoney: false,
  })
  return headStatements(enterprises, true)[0]
}

const herd = (counted: number | null) =>
  stockOfClass({
    counted,
    movements: [moved('opening', 100), moved('birth', 40), moved('sale', 30), moved('death', 2)],
  })

test('opening with all that came, less all that went, is what was counted', () => {
  expect(told(herd(108))).toEqual({
    key: 'enterprise 7',
    title: 'Cattle breeding',
    unit: 'head',
    opening: { label: 'Opening', amount: 100 },
    lines: [
      { label: 'Opening', way: 'in', amount: 100 },
      { label: 'Born', way: 'in', amount: 40 },
      { label: 'Died', way: 'out', amount: 2 },
      { label: 'Sold', way: 'out', amount: 30 },
    ],
    left: { label: 'Should be left', amount: 108 },
    closing: { label: 'Counted', amount: 108 },
    difference: 0,
    state: 'good',
    says: 'Adds up',
    behind: { place: 'stock ledger', id: 7 },
  })
})

test('a count that is off is told by how many', () => {
  expect(told(herd(103))).toMatchObject({
    difference: -5,
    state: 'wrong',
    says: '5 head fewer counted than should be left',
  })
  expect(told(herd(110))).toMatchObject({ says: '2 head more counted than should be left' })
})

test('differences that make up for each other do not add up', () => {
  expect(told(herd(110), herd(106))).toMatchObject({
    difference: 0,
    state: 'wrong',
    says: '2 classes off: too many in one, too few in another',
  })
})

test('what nobody counted is no 0', () => {
  expect(told(herd(null), herd(108))).toMatchObject({
    closing: { amount: null },
    difference: null,
    state: 'look',
    says: '1 class not counted yet',
  })
  expect(told(herd(null), herd(106))).toMatchObject({
    state: 'wrong',
    says: '1 class off, 1 class not counted yet',
  })
})
