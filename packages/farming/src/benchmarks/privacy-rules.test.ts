// Each rule of privacy by itself, on the smallest crowds that show it.

import { describe, expect, test } from 'vitest'
import { canBeSaid } from './average-farm.ts'
import { largestShare } from './dominance-rule.ts'
import type { EditionInput, FarmResult, FarmSet, PublishedSet } from './edition.ts'
import { isWithheld } from './edition.ts'
import { publish } from './publish.ts'
import { weightFrom } from './secret-weights.ts'
import { bandOf } from './threshold-rule.ts'
import { roamOfYears, topSize } from './top-set.ts'

const lines = [
  { name: 'wheat' },
  { name: 'cotton', joins: 'other' },
  { name: 'hay', joins: 'other' },
  { name: 'other' },
]

interface Amounts {
  readonly owner?: string
  readonly lines?: readonly number[]
  readonly measure?: number
}

/** Farms f01, f02, …: each its own owner unless said otherwise. */
function farmsWith(amounts: readonly Amounts[]): FarmResult[] {
  return amounts.map(({ owner, lines: row = [1, 1, 1, 1], measure = 1 }, at) => {
    const farm = nameOf(at + 1)
    return {
      farm,
      owner: owner ?? farm,
      hasProfit: true,
      lines: Float64Array.from(row),
      measures: Float64Array.of(measure),
      rankings: Float64Array.of(at),
    }
  })
}

const alike = (amount: number) => Array.from({ length: amount }, (): Amounts => ({}))
const nameOf = (number: number) => `f${String(number).padStart(2, '0')}`
const names = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => nameOf(from + at))

function node(key: string, farms: readonly string[], parent?: string): FarmSet {
  return { key, kind: 'node', farms, hasTop: false, ...(parent ? { parent } : {}) }
}

function group(key: string, farms: readonly string[]): FarmSet {
  return { key, kind: 'group', farms, hasTop: false }
}

function editionOf(results: readonly FarmResult[], sets: readonly FarmSet[]): EditionInput {
  return {
    edition: 1,
    lines,
    measures: [{ name: 'roam', denominator: {} }],
    rankings: ['roam'],
    results,
    sets,
    secretDraw: farms => owner => ((farms.length * 31 + Number(owner.slice(1)) * 17) % 100) / 100,
    before: [],
  }
}

function named(sets: readonly PublishedSet[], key: string): PublishedSet {
  const found = sets.find(set => set.key === key)
  if (!found) throw new Error(`no ${key}`)
  return found
}

function averageOf(sets: readonly PublishedSet[], key: string) {
  const { average } = named(sets, key)
  if (isWithheld(average)) throw new Error(`${key} is withheld`)
  return average
}

describe('floor and dominance', () => {
  test('owners count, not farms', () => {
    const farms = farmsWith(Array.from({ length: 8 }, (_, at) => ({ owner: `f0${at % 4}` })))
    const [set] = publish(editionOf(farms, [node('all', names(1, 8))]))
    expect(set?.average).toEqual({ rule: 'floor', owners: 4, needed: 5 })
  })

  test('settings raise a floor and never lower it', () => {
    const input = editionOf(farmsWith(alike(6)), [node('all', names(1, 6))])
    expect(
      isWithheld(named(publish({ ...input, leastOwners: { average: 3 } }), 'all').average),
    ).toBe(false)
    expect(
      isWithheld(named(publish({ ...input, leastOwners: { average: 7 } }), 'all').average),
    ).toBe(true)
  })

  test('the more owners, the smaller the part that one may have', () => {
    expect([5, 8, 16, 100].map(largestShare)).toEqual([0.4, 0.4, 0.3, 0.12])
  })

  test('an owner with most of the farms withholds the set', () => {
    const farms = farmsWith(Array.from({ length: 10 }, (_, at) => (at < 5 ? { owner: 'f01' } : {})))
    const [set] = publish(editionOf(farms, [node('all', names(1, 10))]))
    expect(set?.average).toMatchObject({ rule: 'dominance', owner: 'f01', share: 0.5 })
  })

  test('8 to 14 owners have quartiles, from 15 on fifths; never both', () => {
    const kindOf = (owners: number) => {
      const farms = farmsWith(Array.from({ length: owners }, (_, at) => ({ measure: at })))
      const figures = publish(editionOf(farms, [node('all', names(1, owners))]))[0]?.percentiles[0]
      return figures && (isWithheld(figures) ? figures.rule : figures.kind)
    }
    expect([7, 8, 14, 15].map(kindOf)).toEqual(['floor', 'quartiles', 'quartiles', 'fifths'])
  })
})

describe('lines that cannot be said by themselves', () => {
  test('a line of few owners joins other, and the sum is the same', () => {
    const rows = Array.from({ length: 10 }, (_, at) => ({ lines: [5, at < 3 ? 7 : 0, 2, 1] }))
    const average = averageOf(
      publish(editionOf(farmsWith(rows), [node('all', names(1, 10))])),
      'all',
    )
    expect(average.states).toEqual(['published', 'joined', 'published', 'published'])
    expect(average.reasons[1]).toEqual({ rule: 'floor', owners: 3, needed: 5 })
    expect(average.lines[1]).toBeNaN()
    expect(canBeSaid(['cotton', 'hay', 'other'], lines, average)).toBe(true)
    expect(canBeSaid(['cotton'], lines, average)).toBe(false)
  })

  test('where other fails, the line with the fewest owners joins too', () => {
    const rows = Array.from({ length: 10 }, (_, at) => ({
      lines: [5, at < 2 ? 7 : 0, at > 2 ? 2 : 0, at < 1 ? 1 : 0],
    }))
    const average = averageOf(
      publish(editionOf(farmsWith(rows), [node('all', names(1, 10))])),
      'all',
    )
    expect(average.states).toEqual(['published', 'joined', 'joined', 'published'])
  })

  test('where all of a section together fail, none of it is said', () => {
    const rows = Array.from({ length: 10 }, (_, at) => ({ lines: [5, at < 2 ? 7 : 0, 0, 0] }))
    const average = averageOf(
      publish(editionOf(farmsWith(rows), [node('all', names(1, 10))])),
      'all',
    )
    expect(average.states).toEqual(['published', 'withheld', 'withheld', 'withheld'])
    expect(canBeSaid(['wheat', 'cotton', 'hay', 'other'], lines, average)).toBe(false)
  })

  test('a line that is nearly one owner’s is not said', () => {
    const rows = Array.from({ length: 10 }, (_, at) => ({ lines: [at === 0 ? 90 : 1, 1, 1, 1] }))
    const average = averageOf(
      publish(editionOf(farmsWith(rows), [node('all', names(1, 10))])),
      'all',
    )
    expect(average.states[0]).toBe('withheld')
    expect(average.reasons[0]).toMatchObject({ rule: 'dominance', owner: 'f01' })
  })

  test('nor are the lines under the stroke of a quotient that is', () => {
    const rows = Array.from({ length: 10 }, (_, at) => ({ lines: [at === 0 ? 12 : 9, 1, 1, 8] }))
    const input = editionOf(farmsWith(rows), [node('all', names(1, 10))])
    const equity = { name: 'return_on_equity', denominator: { wheat: 1, other: -1 } } as const
    expect(averageOf(publish(input), 'all').states[0]).toBe('published')
    const average = averageOf(publish({ ...input, measures: [equity] }), 'all')
    expect(average.states).toEqual(['published', 'published', 'published', 'published'])
    const dominant = farmsWith(rows.map((row, at) => (at === 0 ? { lines: [18, 1, 1, 8] } : row)))
    const held = averageOf(publish({ ...input, results: dominant, measures: [equity] }), 'all')
    expect(held.states).toEqual(['withheld', 'published', 'published', 'withheld'])
  })
})

describe('no leftovers', () => {
  const farms = farmsWith(alike(20))
  const isOut = (sets: readonly PublishedSet[], key: string) => {
    const { average } = named(sets, key)
    return isWithheld(average) ? average : null
  }

  test('a node less its published parts is nobody or three owners', () => {
    const sets = publish(
      editionOf(farms, [
        node('all', names(1, 20)),
        node('west', names(1, 18), 'all'),
        node('east', names(19, 20), 'all'),
      ]),
    )
    expect(isOut(sets, 'west')).toBeNull()
    expect(isOut(sets, 'all')).toEqual({
      rule: 'leftover',
      beside: ['west'],
      edition: 1,
      owners: 2,
    })
    expect(isOut(sets, 'east')).toMatchObject({ rule: 'floor' })
  })

  test('of two groups that differ by two owners the second is withheld', () => {
    const sets = publish(
      editionOf(farms, [
        group('one', names(1, 10)),
        group('two', names(2, 11)),
        group('three', names(5, 14)),
      ]),
    )
    expect(isOut(sets, 'one')).toBeNull()
    expect(isOut(sets, 'two')).toMatchObject({ rule: 'leftover', beside: ['one'], owners: 2 })
    expect(isOut(sets, 'three')).toBeNull()
  })

  test('for percentiles the farms count that have the measure', () => {
    const some = farms.map((farm, at) =>
      at === 8 || at === 10 ? { ...farm, measures: Float64Array.of(NaN) } : farm,
    )
    const sets = publish(editionOf(some, [group('one', names(1, 10)), group('two', names(3, 11))]))
    expect(isOut(sets, 'two')).toBeNull()
    expect(named(sets, 'two').percentiles[0]).toMatchObject({ rule: 'floor' })
    const wide = publish(editionOf(some, [group('one', names(1, 12)), group('two', names(3, 13))]))
    expect(isOut(wide, 'two')).toBeNull()
    expect(named(wide, 'two').percentiles[0]).toMatchObject({ low: 1 })
  })
})

describe('later editions', () => {
  const first = editionOf(farmsWith(Array.from({ length: 20 }, (_, at) => ({ measure: at }))), [])
  const publishTwo = (
    [from, to]: readonly [readonly string[], readonly string[]],
    results = first.results,
  ) => {
    const one = { ...first, sets: [node('all', from)] }
    const sets = publish(one)
    const before = [{ edition: 1, measures: one.measures, results: one.results, sets }]
    return [
      sets,
      publish({ ...one, edition: 2, results, sets: [node('all', to)], before }),
    ] as const
  }

  test('two newcomers wait, three enter', () => {
    const [, waiting] = publishTwo([names(1, 10), names(1, 12)])
    expect(named(waiting, 'all').averaged).toEqual(names(1, 10))
    const [, entered] = publishTwo([names(1, 10), names(1, 13)])
    expect(named(entered, 'all').averaged).toEqual(names(1, 13))
  })

  test('who is excluded leaves at once, and the percentiles move', () => {
    const left = first.results.filter(({ farm }) => farm !== 'f03')
    const [one, two] = publishTwo([names(1, 10), names(1, 10)], left)
    expect(named(two, 'all').averaged).not.toContain('f03')
    expect(named(two, 'all').percentiles[0]).not.toEqual(named(one, 'all').percentiles[0])
    expect(named(two, 'all').percentiles[0]).toMatchObject({ edition: 2 })
  })

  test('two corrected values move the lines only, three the percentiles too', () => {
    const corrected = (farms: number) =>
      first.results.map((result, at) =>
        at < farms
          ? { ...result, lines: Float64Array.of(2, 1, 1, 1), measures: Float64Array.of(30 + at) }
          : result,
      )
    const [one, two] = publishTwo([names(1, 10), names(1, 10)], corrected(2))
    expect(averageOf(two, 'all').lines[0]).toBeGreaterThan(1)
    expect(named(two, 'all').percentiles).toEqual(named(one, 'all').percentiles)
    const [, three] = publishTwo([names(1, 10), names(1, 10)], corrected(3))
    expect(named(three, 'all').percentiles[0]).toMatchObject({ edition: 2 })
  })
})

describe('the best farms', () => {
  test('five, or a fifth where that is more', () => {
    expect([15, 25, 26, 40, 105].map(topSize)).toEqual([5, 5, 6, 8, 21])
  })

  test('their average is published where fifteen owners are in the set', () => {
    const tops = (owners: number) => {
      const all = { ...node('all', names(1, owners)), hasTop: true }
      return publish(editionOf(farmsWith(alike(owners)), [all])).filter(
        ({ kind }) => kind === 'top',
      )
    }
    expect(tops(14)).toEqual([])
    expect(tops(15)[0]).toMatchObject({ of: 'all', ranking: 'roam', averaged: names(11, 15) })
  })

  test('whole farms are found by the mean ROAM of five periods, of three at least', () => {
    expect(roamOfYears([9, 1.8, 3.1, 4.4, 5.2, 2.5])).toBeCloseTo(3.4, 10)
    expect(roamOfYears([1, null, 3, 2])).toBe(2)
    expect(roamOfYears([1, null, 3])).toBeNull()
  })
})

test('a weight is 1, less or more 0.15 to 0.35', () => {
  expect([0, 0.4999999, 0.5, 0.9999999].map(draw => weightFrom(draw).toFixed(4))).toEqual([
    '0.8500',
    '0.6500',
    '1.1500',
    '1.3500',
  ])
})

test('the number of farms is said as a band', () => {
  const bands = [5, 9, 10, 19, 20, 99, 100, 1234].map(bandOf)
  expect(bands).toEqual(['5–9', '5–9', '10–14', '15–19', '20–29', '90–99', '100–199', '1000–1999'])
})
