import { expect, test } from 'vitest'
import { waterStatements } from './water-statements.ts'
import type { NamedAccount } from './water-statements.ts'

const account = (more: Partial<NamedAccount>): NamedAccount => ({
  id: 4,
  name: 'River licence',
  carriedIn: 20,
  allocated: 300,
  taken: null,
  bought: 50,
  sold: 10,
  used: 330,
  lost: null,
  carriedOut: 30,
  ...more,
})
const told = (more: Partial<NamedAccount> = {}) =>
  waterStatements({ accounts: [account(more)], onCrops: null })[0]

test('what came in is what went out', () => {
  expect(told()).toEqual({
    key: 'water 4',
    title: 'River licence',
    unit: 'ML',
    opening: { label: 'Carried in', amount: 20 },
    lines: [
      { label: 'Carried in', way: 'in', amount: 20 },
      { label: 'Allocated', way: 'in', amount: 300 },
      { label: 'Bought in', way: 'in', amount: 50 },
      { label: 'Sold', way: 'out', amount: 10 },
      { label: 'Used', way: 'out', amount: 330 },
    ],
    left: { label: 'Should be carried out', amount: 30 },
    closing: { label: 'Carried out', amount: 30 },
    difference: 0,
    state: 'good',
    says: 'Adds up',
    behind: { place: 'water', id: 4 },
  })
})

test('what is missing and what is too much is told, beyond the reading of a meter', () => {
  expect(told({ carriedOut: 26 })).toMatchObject({ difference: -4, state: 'good' })
  expect(told({ carriedOut: 10 })).toMatchObject({
    difference: -20,
    state: 'look',
    says: '20 ML not accounted for',
  })
  expect(told({ used: 400 })).toMatchObject({
    difference: 70,
    state: 'wrong',
    says: '70 ML more went out than came in',
  })
})

test('one side alone tells nothing', () => {
  expect(told({ sold: null, used: null, carriedOut: null })).toMatchObject({
    difference: null,
    state: 'none',
  })
})

test('what the accounts say was used is what irrigations put on crops', () => {
  const apart = (onCrops: number | null, used: number | null = 330) =>
    waterStatements({ accounts: [account({ used })], onCrops }).at(-1)
  expect(apart(330)).toMatchObject({ key: 'used on crops', difference: 0, state: 'good' })
  expect(apart(300)).toMatchObject({
    difference: 30,
    state: 'look',
    says: '30 ML more used than put on crops',
  })
  expect(apart(400)).toMatchObject({ says: '70 ML more put on crops than the accounts say' })
  expect(apart(null)).toMatchObject({ state: 'none', says: 'No irrigations recorded' })
  expect(apart(330, null)).toMatchObject({ state: 'none', says: 'No account says what was used' })
  expect(waterStatements({ accounts: [], onCrops: null })).toEqual([])
})
