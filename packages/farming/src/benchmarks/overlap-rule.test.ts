import { expect, test } from 'vitest'
import { crowdOf } from './crowd.ts'
import { GroupsOfFarms } from './overlap-rule.ts'

const crowd = crowdOf({
  lines: [],
  measures: [],
  rankings: [],
  results: Array.from({ length: 9 }, (_, at) => ({
    farm: `farm ${at}`,
    owner: `owner ${at}`,
    hasProfit: true,
    lines: new Float64Array(),
    measures: new Float64Array(),
    rankings: new Float64Array(),
  })),
})
const group = (key: string, edition: number, farms: readonly number[]) => ({
  key,
  edition,
  farms: Int32Array.from(farms),
})
const earlier = (...groups: readonly ReturnType<typeof group>[]) =>
  new GroupsOfFarms(
    groups.map(one => ({
      ...one,
      kind: 'group',
      averaged: null,
      hasPercentiles: true,
      percentilesOf: () => null,
      valueThen: () => NaN,
      hasLost: () => false,
    })),
  )

test('a farm that is in two groups is in no third', () => {
  const groups = earlier(group('A', 1, [0, 1, 2]), group('B', 1, [2, 3, 4]))
  expect(groups.reasonAgainst(group('C', 2, [0, 4, 5]), crowd)).toBeNull()
  expect(groups.reasonAgainst(group('C', 2, [1, 2, 5]), crowd)).toEqual({
    rule: 'overlap',
    farms: ['farm 2'],
    beside: ['A', 'B'],
  })
})

test('a group that grows stays one, and one whose farms are exchanged is another', () => {
  const groups = earlier(group('A', 1, [0, 1, 2]), group('B', 1, [2, 3, 4]))
  expect(groups.reasonAgainst(group('A', 2, [0, 1, 2, 5, 6]), crowd)).toBeNull()
  expect(groups.reasonAgainst(group('A', 2, [1, 2, 5, 6]), crowd)).toEqual({
    rule: 'overlap',
    farms: ['farm 2'],
    beside: ['A', 'B'],
  })
})
