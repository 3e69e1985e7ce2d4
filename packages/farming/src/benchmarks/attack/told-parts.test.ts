// The attack on crowds in which not everybody grows wheat: what growers compare, and what the average farm is made of.

import { describe, expect, inject, test } from 'vitest'
import { allRules } from '../privacy-rules.ts'
import { toldParts } from '../told-parts.ts'
import type { PartsToTell } from '../told-parts.ts'
import { attackHistory } from './crowd-attack-for-tests.ts'
import type { AttackOn } from './crowd-attack-for-tests.ts'
import { scoreInWords, scoreOf } from './score-for-tests.ts'
import type { Attempt } from './score-for-tests.ts'
import { historyOfParts } from './told-parts-attack-for-tests.ts'
import type { PartsTold } from './told-parts-attack-for-tests.ts'

const crowds = Array.from({ length: inject('isLongForm') ? 200 : 20 }, (_, at) => at + 1)

/** Of all crowds of the long form. */
const longest = 600_000

/** By crowd what is found of each farm, of all of them. */
function attempts(told: PartsTold, sight: AttackOn['sight']): readonly (readonly Attempt[])[] {
  return crowds.map(seed =>
    attackHistory(historyOfParts(seed, allRules, told), { seed, sight })
      .map(({ attempt }) => attempt)
      .filter(({ guess, truth }) => !Number.isNaN(guess + truth)),
  )
}

const everyLine = ({ sets }: PartsToTell) => sets

function nearlyKnown(all: readonly Attempt[], what: string): number {
  const found = all.filter(({ doubt = 1 }) => doubt < 0.3).length
  console.info(`${what}: ${scoreInWords(scoreOf(all))}; ${found} are left with a doubt under 0.3`)
  return found / all.length
}

describe('what the average farm is made of', () => {
  test(
    'gives nobody away',
    () => {
      const found = attempts(toldParts, 'rain')
      for (const ofCrowd of found) {
        const score = scoreOf(ofCrowd)
        expect(score, scoreInWords(score)).toMatchObject({ hasSucceeded: false })
      }
      nearlyKnown(found.flat(), 'parts of the average farm')
    },
    longest,
  )

  test(
    'tells little more to who sees from above what each farm grows where',
    () => {
      const found = attempts(toldParts, 'crops')
      for (const ofCrowd of found) expect(scoreOf(ofCrowd).error).toBeGreaterThan(0.5)
      const share = nearlyKnown(found.flat(), 'parts, with every crop seen')
      expect(share).toBeLessThan(0.005)
      const every = nearlyKnown(attempts(everyLine, 'crops').flat(), 'all lines of all parts, seen')
      expect(every).toBeGreaterThan(2 * share)
    },
    longest,
  )
})

describe('a part of the best farms', () => {
  const lines = [Float64Array.of(0.4, 1), Float64Array.of(0, 0)] as const
  const result = (farm: string, grows = true) => ({
    farm,
    owner: farm,
    hasProfit: true,
    lines: lines[grows ? 0 : 1],
    measures: new Float64Array(),
    rankings: new Float64Array(),
  })
  const average = {
    lines: lines[0],
    states: ['published', 'published'] as const,
    reasons: [null, null],
    publicLines: [false, false],
  }
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const set = (key: string, kind: 'node' | 'top', averaged: readonly string[]) =>
    ({ key, kind, farms: averaged, averaged, band: '', average, percentiles: [] }) as const
  const told = (growing: string, ofGrowers: string) =>
    toldParts({
      edition: 2,
      sets: [set('all', 'node', names), set('top of all', 'top', names.slice(0, 6))],
      growers: [],
      growersBefore: [
        {
          edition: 1,
          sets: [
            set(
              'zone',
              'node',
              names.filter(name => ofGrowers.includes(name)),
            ),
          ],
        },
      ],
      results: names.map(name => result(name, growing.includes(name))),
      ground: 0,
    }).find(({ kind }) => kind === 'top')?.average

  test('is told where it leaves nobody, or three owners, of what its growers compare', () => {
    expect(told('abcdefghi', 'abcdefghi')).toBe(average)
    expect(told('abcdefghi', 'abcdef')).toBe(average)
  })

  test('is withheld where it leaves one or two', () => {
    expect(told('abcdefghi', 'abcdefg')).toEqual({
      rule: 'leftover',
      beside: ['zone'],
      edition: 1,
      owners: 1,
    })
    // One of the best doesn’t grow it.
    expect(told('abcdeghi', 'abcdegh')).toMatchObject({ rule: 'leftover', owners: 2 })
  })
})
