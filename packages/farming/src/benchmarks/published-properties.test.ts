// What holds of every edition, however its farms are.

import { describe, expect, test } from 'vitest'
import type { EditionInput, PublishedAverage, PublishedSet } from './edition.ts'
import { isWithheld } from './edition.ts'
import { canBeSaid } from './average-farm.ts'
import {
  madeFarms,
  madeInput,
  madeLines,
  madeMeasures,
  madeResult,
} from './made-farms-for-tests.ts'
import { madeTree } from './made-farms-for-tests.ts'
import { percentileOfThreePlaces, sortedValues } from './percentile.ts'
import { allRules } from './privacy-rules.ts'
import { publish, publishByRules } from './publish.ts'

const seeds = Array.from({ length: 50 }, (_, seed) => seed)
/** From 1 farm to 5,000, each size about 1.2 times the one before. */
const sizeOf = (seed: number) => Math.round(5000 ** (seed / 49))

function madeEdition(seed: number): EditionInput {
  const farms = madeFarms(seed, sizeOf(seed))
  const results = farms.map((farm, at) => {
    const result = madeResult(farm)
    // Gaps and ties.
    const measures = result.measures.map(value =>
      at % 7 === 3 ? NaN : Number(value.toPrecision(2)),
    )
    return { ...result, measures, hasProfit: at % 31 !== 5 }
  })
  return madeInput(results, madeTree(farms))
}

interface Averaged extends PublishedSet {
  readonly average: PublishedAverage
}

function averaged(sets: readonly PublishedSet[]): readonly Averaged[] {
  return sets.filter((set): set is Averaged => !isWithheld(set.average))
}

function percentiles(sets: readonly PublishedSet[]) {
  return sets.flatMap(set =>
    set.percentiles.flatMap((figures, measure) =>
      isWithheld(figures) ? [] : [{ set, measure, figures }],
    ),
  )
}

/** Why something is withheld names editions. */
const figuresOf = (sets: readonly PublishedSet[]) => [
  averaged(sets).map(({ key, average }) => [key, average]),
  percentiles(sets).map(({ set, measure, figures }) => [set.key, measure, figures]),
]

const linesOf = (input: EditionInput, ids: readonly string[]) => {
  const within = new Set(ids)
  return input.results.filter(({ farm }) => within.has(farm)).map(({ lines }) => lines)
}

const plainMean = (rows: readonly Float64Array[], line: number) =>
  rows.reduce((sum, row) => sum + (row[line] ?? 0), 0) / rows.length

const sum = (figures: readonly number[]) => figures.reduce((whole, figure) => whole + figure, 0)

describe.each(seeds)('crowd %i', seed => {
  const input = madeEdition(seed)
  const sets = publish(input)

  test('with all weights 1 the figures are the plain ones', () => {
    const plain = publishByRules(input, { ...allRules, blur: false })
    for (const { averaged: ids, average } of averaged(plain)) {
      const rows = linesOf(input, ids)
      for (const [line, figure] of average.lines.entries()) {
        if (average.states[line] !== 'published' || madeLines[line]?.name.startsWith('other'))
          continue
        expect(figure).toBeCloseTo(plainMean(rows, line), 8)
      }
    }
    for (const { set, measure, figures } of percentiles(plain)) {
      const row = rowOf(input, set, measure)
      const shares = figures.kind === 'fifths' ? [0.2, 0.5, 0.8] : [0.25, 0.5, 0.75]
      const expected = shares.map(share => percentileOfThreePlaces(row, share))
      expect([figures.low, figures.middle, figures.high].map(to12)).toEqual(expected.map(to12))
    }
    expect(plain.length).toBeGreaterThan(0)
  })

  test('with weights each stays within 35 % of the spread', () => {
    for (const { averaged: ids, average } of averaged(sets)) {
      const rows = linesOf(input, ids)
      for (const [line, figure] of average.lines.entries()) {
        if (average.states[line] !== 'published' || madeLines[line]?.name.startsWith('other'))
          continue
        const values = sortedValues(rows.map(row => row[line] ?? NaN))
        expect(Math.abs(figure - plainMean(rows, line))).toBeLessThanOrEqual(
          0.35 * spreadOf(values),
        )
      }
    }
    for (const { set, measure, figures } of percentiles(sets)) {
      const row = rowOf(input, set, measure)
      const shares = figures.kind === 'fifths' ? [0.2, 0.5, 0.8] : [0.25, 0.5, 0.75]
      for (const [at, figure] of [figures.low, figures.middle, figures.high].entries()) {
        const apart = Math.abs(figure - percentileOfThreePlaces(row, shares[at] ?? NaN))
        expect(apart).toBeLessThanOrEqual(0.35 * spreadOf(row))
      }
    }
    expect(sets.length).toBeGreaterThan(0)
  })

  test('sums of lines hold, whatever is withheld', () => {
    const whole = publishByRules(input, { ...allRules, floor: false, dominance: false })
    for (const { key, averaged: ids, average } of averaged(sets)) {
      const all = averaged(whole).find(set => set.key === key && set.averaged.length === ids.length)
      for (const section of [
        ['wheat_income', 'cotton_income', 'other_income'],
        ['fertiliser', 'fuel', 'other_costs'],
      ]) {
        if (!all || !canBeSaid(section, madeLines, average)) continue
        const amounts = ({ lines }: PublishedAverage) =>
          sum(madeLines.map(({ name }, line) => (section.includes(name) ? lines[line] || 0 : 0)))
        expect(amounts(average)).toBeCloseTo(amounts(all.average), 6)
      }
    }
    expect(whole.length).toBeGreaterThan(0)
  })

  test('publishing twice gives the same, and what did not change stands still', () => {
    expect(publish({ ...input, results: input.results.toReversed() })).toEqual(sets)
    const before = [{ edition: 1, measures: madeMeasures, results: input.results, sets }]
    expect(figuresOf(publish({ ...input, edition: 2, before }))).toEqual(figuresOf(sets))
  })
})

function rowOf(input: EditionInput, set: PublishedSet, measure: number): Float64Array {
  const within = new Set(set.farms)
  const rows = input.results.filter(({ farm }) => within.has(farm))
  return sortedValues(rows.map(({ measures }) => measures[measure] ?? NaN))
}

const spreadOf = (sorted: Float64Array) => (sorted.at(-1) ?? 0) - (sorted[0] ?? 0)
const to12 = (figure: number) => Number(figure.toPrecision(10))
