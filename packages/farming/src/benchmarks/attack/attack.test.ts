// The attack on what is published. By all rules it fails on every crowd; with any one rule off it succeeds on a
// crowd that is made for it. Both figures are said.

import { describe, expect, inject, test } from 'vitest'
import type { FarmResult, FarmSet, PublishedSet } from '../edition.ts'
import { isWithheld } from '../edition.ts'
import { chanceFrom, madeFarms, madeResult, madeTree } from '../made-farms-for-tests.ts'
import type { MadeFarm } from '../made-farms-for-tests.ts'
import { placeOf } from '../place-among-others.ts'
import { allRules } from '../privacy-rules.ts'
import type { PrivacyRules } from '../privacy-rules.ts'
import { attackHistory, madeHistory, publishAll, retyped } from './crowd-attack-for-tests.ts'
import type { AttackOn } from './crowd-attack-for-tests.ts'
import { partsAttack } from './parts-attack-for-tests.ts'
import { blurred, percentileAttack, plain } from './percentile-attack-for-tests.ts'
import { scoreInWords, scoreOf } from './score-for-tests.ts'
import type { Attempt } from './score-for-tests.ts'
import { stepsFoundByTyping } from './typing-attack-for-tests.ts'

const crowds = Array.from({ length: inject('isLongForm') ? 200 : 20 }, (_, at) => at + 1)

function say(what: string, attempts: readonly Attempt[]) {
  const score = scoreOf(attempts)
  console.info(`${what}: ${scoreInWords(score)}`)
  return score
}

describe('by all rules', () => {
  test('the best linear estimate over all sets and editions fails on every crowd', () => {
    const stayed: Attempt[] = []
    const left: Attempt[] = []
    for (const seed of crowds) {
      const history = madeHistory(seed, allRules)
      const found = attackHistory(history, { seed, sight: 'rain' })
      const score = scoreOf(found.map(({ attempt }) => attempt))
      expect(score, scoreInWords(score)).toMatchObject({ hasSucceeded: false })
      for (const { farm, attempt } of found)
        (history.leavers.has(farm) ? left : stayed).push(attempt)
    }
    expect(say('linear, farms that stay', stayed)).toMatchObject({ hasSucceeded: false })
    expect(say('linear, farms that left', left)).toMatchObject({ hasSucceeded: false })
  })

  test('who sees from above what each farm grows where learns little more, but of a few', () => {
    const all: Attempt[] = []
    for (const seed of crowds) {
      const found = attackHistory(madeHistory(seed, allRules), { seed, sight: 'crops' })
      const attempts = found.map(({ attempt }) => attempt)
      expect(scoreOf(attempts).error).toBeGreaterThan(0.5)
      all.push(...attempts)
    }
    say('linear, with every crop seen', all)
    const nearlyKnown = all.filter(({ doubt = 1 }) => doubt < 0.3).length
    console.info(`  of ${all.length} figures ${nearlyKnown} are left with a doubt under 0.3`)
    expect(nearlyKnown / all.length).toBeLessThan(0.005)
  })

  test('percentiles against percentiles', () => {
    for (const seed of crowds.slice(0, 3)) {
      expect(say('percentiles', percentileAttack(blurred, seed))).toMatchObject({
        hasSucceeded: false,
      })
    }
  })

  test('typing finds the published percentiles, which one knows', () => {
    const set = publishedOf(madeFarms(3, 60)).find(({ key }) => key === 'all')
    const figures = set?.percentiles[0]
    if (!figures || isWithheld(figures)) throw new Error('no percentiles')
    const placeAt = (typed: number) => {
      const place = placeOf(typed, figures, 'up')
      if (place.kind === 'percentile') return place.percent / 5
      return place.end === 'top' ? 17 : 3
    }
    const steps = stepsFoundByTyping(placeAt, -1e3, 1e3)
    const { low, middle, high } = figures
    // Each follows from the three published ones: a twentieth of the way, and where the band ends.
    const follows = (step: number) =>
      [low, high].some(edge => Math.abs(edge - step) < 1e-6) ||
      [
        [low, middle],
        [middle, high],
      ].some(([from = 0, to = 0]) => {
        const twelfths = ((step - from) / (to - from)) * 12
        return Math.abs(twelfths - Math.round(twelfths)) < 1e-6
      })
    expect(steps.filter(step => !follows(step))).toEqual([])
    expect(steps.length).toBeGreaterThan(10)
  })
})

const treeOf = (farms: readonly MadeFarm[]) => madeTree(farms)

function publishedOf(farms: readonly MadeFarm[]): readonly PublishedSet[] {
  const editions = [{ ids: farms.map(({ id }) => id), sets: treeOf }]
  const results = farms.map(farm => madeResult(farm))
  return publishAll(farms, results, { editions, rules: allRules, seed: 5 })[0] ?? []
}

interface Made {
  readonly farms: (seed: number) => readonly MadeFarm[]
  readonly sets: (farms: readonly MadeFarm[], seed: number) => readonly FarmSet[]
  readonly change?: (result: FarmResult, farm: MadeFarm) => FarmResult
  readonly targets?: (farm: MadeFarm) => boolean
}

/** The linear attack on a few crowds that are made alike. */
function attackOn(made: Made, rules: PrivacyRules, on: Omit<AttackOn, 'seed'>): readonly Attempt[] {
  return [1, 2, 3, 4].flatMap(seed => {
    const farms = made.farms(seed)
    const results = farms.map(farm => {
      const result = madeResult(farm, 0, seed)
      return made.change?.(result, farm) ?? result
    })
    const ids = farms.map(({ id }) => id)
    const editions = [{ ids, sets: (present: readonly MadeFarm[]) => made.sets(present, seed) }]
    const history = {
      farms,
      results,
      otherYear: [],
      editions: publishAll(farms, results, { editions, rules, seed }),
      retyped: publishAll(farms, retyped(results), { editions, rules, seed }),
    }
    const sought = new Set(farms.filter(made.targets ?? (() => true)).map(({ id }) => id))
    const found = attackHistory(history, { ...on, seed })
    return found.filter(({ farm }) => sought.has(farm)).map(({ attempt }) => attempt)
  })
}

function group(at: number, farms: readonly string[]): FarmSet {
  return { key: `group ${at}`, kind: 'group', farms, hasTop: false }
}

/** So many farms of a zone, each its own owner. */
function neighbours(amount: number) {
  return (seed: number) =>
    madeFarms(seed, amount).map(farm => ({
      ...farm,
      owner: farm.id,
      zone: 1,
      activity: 0,
      size: 0,
    }))
}

describe('with one rule off', () => {
  test('ranks beside an own figure that may be retyped find whoever leaves', () => {
    const chance = chanceFrom(11)
    const attempts = Array.from({ length: 100 }, (): Attempt => {
      const values = Array.from({ length: 12 }, () => 10 * chance())
      const rankAmong = (others: readonly number[]) => (typed: number) =>
        others.filter(other => other < typed).length
      const before = stepsFoundByTyping(rankAmong(values), 0, 10)
      const after = stepsFoundByTyping(rankAmong(values.slice(1)), 0, 10)
      const left = before.find(found => after.every(other => Math.abs(other - found) > 1e-6))
      return { truth: values[0] ?? NaN, estimate: left ?? NaN, guess: 5 }
    })
    expect(say('1 published only, off', attempts)).toMatchObject({ hasSucceeded: true })
  })

  test('a free choice of groups', () => {
    const free: Made = {
      farms: neighbours(30),
      sets: (farms, seed) => {
        const chance = chanceFrom(seed)
        const ids = farms.map(({ id }) => id)
        const filters = Array.from({ length: 400 }, (_, at) =>
          group(
            at,
            ids.filter(() => chance() < 0.4),
          ),
        )
        return [...madeTree(farms), ...filters]
      },
    }
    const on = attackOn({ ...free, sets: treeOf }, allRules, { sight: 'rain' })
    expect(say('2 fixed menu, on', on)).toMatchObject({ hasSucceeded: false })
    const off = attackOn(free, { ...allRules, overlap: false }, { sight: 'rain' })
    expect(say('2 fixed menu, off', off)).toMatchObject({ hasSucceeded: true })
  })

  test('the floor, on parts from totals', () => {
    const without = { ...allRules, floor: false, dominance: false }
    const attemptsBy = (rules: PrivacyRules) =>
      Array.from({ length: 10 }, (_, seed) => partsAttack(rules, seed)).flat()
    expect(say('3 floor, on', attemptsBy(allRules))).toMatchObject({ hasSucceeded: false })
    expect(say('3 floor, off', attemptsBy(without))).toMatchObject({ hasSucceeded: true })
  })

  test('no owner over 40 %, on quotients with one large owner', () => {
    const isLarge = ({ id }: MadeFarm) => Number(id.slice(-5)) % 10 === 0
    const large: Made = {
      farms: seed =>
        madeFarms(seed, 100).map((farm, at) => ({
          ...farm,
          owner: farm.id,
          zone: Math.floor(at / 20),
          activity: Math.floor(at / 10) % 2,
          areas: isLarge(farm) ? [0.9, 0.05, 0.05] : [0.02, 0.6, 0.3],
        })),
      sets: treeOf,
      targets: isLarge,
    }
    const on = attackOn(large, allRules, { sight: 'crops' })
    expect(say('3 dominance, on', on)).toMatchObject({ hasSucceeded: false })
    const off = attackOn(large, { ...allRules, dominance: false }, { sight: 'crops' })
    expect(say('3 dominance, off', off)).toMatchObject({ hasSucceeded: true })
  })

  test('leftovers', () => {
    const overlapping: Made = {
      farms: neighbours(12),
      sets: farms => {
        const ids = farms.map(({ id }) => id)
        const without = ids.flatMap((one, at) =>
          ids.slice(at).map(other => ids.filter(id => id !== one && id !== other)),
        )
        return [ids, ...without].map((members, at) => group(at, members))
      },
    }
    const many = { ...allRules, overlap: false }
    const on = attackOn(overlapping, many, { sight: 'rain' })
    expect(say('4 leftovers, on', on)).toMatchObject({ hasSucceeded: false })
    const off = attackOn(overlapping, { ...many, leftovers: false }, { sight: 'rain' })
    expect(say('4 leftovers, off', off)).toMatchObject({ hasSucceeded: true })
  })

  test('two groups a farm, on groups that overlap in many ways', () => {
    const overlapping: Made = {
      farms: neighbours(10),
      sets: (farms, seed) => {
        const chance = chanceFrom(seed)
        const ids = farms.map(({ id }) => id)
        const many = Array.from({ length: 400 }, (_, at) =>
          group(
            at,
            ids.filter(() => chance() < 0.6),
          ),
        )
        return [...madeTree(farms), ...many]
      },
    }
    for (const sight of ['rain', 'crops'] as const) {
      const on = say(
        `2 two groups a farm, on (${sight})`,
        attackOn(overlapping, allRules, { sight }),
      )
      expect(on).toMatchObject({ hasSucceeded: false })
      expect(on.error).toBeGreaterThan(0.6)
    }
    const off = attackOn(overlapping, { ...allRules, overlap: false }, { sight: 'rain' })
    expect(say('2 two groups a farm, off', off)).toMatchObject({ hasSucceeded: true })
  })

  test('the blur, on farms that leave', () => {
    const leaversOf = (rules: PrivacyRules, isBlurred: boolean) =>
      crowds.slice(0, 20).flatMap(seed => {
        const history = madeHistory(seed, rules)
        const found = attackHistory(history, { seed, sight: 'rain', isBlurred })
        return found.filter(({ farm }) => history.leavers.has(farm)).map(({ attempt }) => attempt)
      })
    expect(say('5 blur, on', leaversOf(allRules, true))).toMatchObject({ hasSucceeded: false })
    const off = leaversOf({ ...allRules, blur: false }, false)
    expect(say('5 blur, off', off)).toMatchObject({ hasSucceeded: true })
  })

  test('three places by secret weights, never fifths beside quartiles', () => {
    expect(say('6 three places, on', percentileAttack(blurred, 9))).toMatchObject({
      hasSucceeded: false,
    })
    expect(say('6 three places, off', percentileAttack(plain, 9))).toMatchObject({
      hasSucceeded: true,
    })
  })
})
