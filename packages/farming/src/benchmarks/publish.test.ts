import { expect, test } from 'vitest'
import type { FarmResult } from './edition.ts'
import { isWithheld } from './edition.ts'
import { publish } from './publish.ts'

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function farmNamed(farm: string, at: number): FarmResult {
  const amounts = Float64Array.of(100 + at, 40)
  const figures = Float64Array.of(at)
  return {
    farm,
    owner: `owner of ${farm}`,
    hasProfit: true,
    lines: amounts,
    measures: figures,
    rankings: figures,
  }
}

function publishOf(farms: readonly string[]) {
  return publish({
    edition: 1,
    lines: [{ name: 'crop_income' }, { name: 'other_income' }],
    measures: [{ name: 'roam', denominator: {} }],
    rankings: ['roam'],
    results: farms.map(farmNamed),
    sets: [{ key: 'all', kind: 'node', farms, hasTop: false }],
    secretDraw: () => () => 0.25,
    before: [],
  })
}

test('eight owners: an average farm and quartiles', () => {
  const [set] = publishOf(names)
  const average = set?.average
  if (!average || isWithheld(average)) throw new Error('nothing published')
  expect(average.lines[0]).toBeCloseTo(103.5, 10)
  expect(average.lines[1]).toBeCloseTo(40, 10)
  expect(set.percentiles[0]).toMatchObject({ kind: 'quartiles', middle: 3.5 })
  expect(set.band).toBe('5–9')
})

test('four owners: nothing', () => {
  const [set] = publishOf(names.slice(0, 4))
  expect(set?.average).toEqual({ rule: 'floor', owners: 4, needed: 5 })
  expect(set?.percentiles).toEqual([{ rule: 'floor', owners: 4, needed: 8 }])
})
