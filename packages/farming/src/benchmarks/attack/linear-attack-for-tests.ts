// The best linear estimate over all sets and editions of what each farm has of one thing. The attacker knows
// who is in which set, and everyone's areas and rain within 3 %: from these and their published means follows
// something of the secret weights. They know their own figures, too, and change them between editions.

import type { PublishedAverage, PublishedSet } from '../edition.ts'
import { isWithheld } from '../edition.ts'
import { deviationOf, independent, learn } from './belief-for-tests.ts'
import type { Belief } from './belief-for-tests.ts'

/** Of a weight: 0.15 + 0.2 v with any v, squared. */
const weightVariance = 0.15 ** 2 + 0.15 * 0.2 + 0.2 ** 2 / 3

/** What is sought: an amount per hectare, or by an area that everybody can see. */
export interface Secret {
  readonly line: number
  readonly per?: number
  /** How the farms of a zone differ, and how zones do. */
  readonly deviation: number
  readonly zoneDeviation: number
}

export interface Knowledge {
  /** Oldest edition first. */
  readonly editions: readonly (readonly PublishedSet[])[]
  /** What was published of another year, and how much alike the years of a farm are (their correlation). */
  readonly otherYear: readonly (readonly PublishedSet[])[]
  readonly likeness: number
  readonly farms: readonly string[]
  readonly zones: readonly number[]
  /** By line that everybody can see: what they think each farm has, and within what. */
  readonly seen: ReadonlyMap<number, readonly number[]>
  readonly error: number
  readonly own: { readonly farm: number; readonly value: number }
  /**
   * By the farms of a set the part of its mean that they are themselves: so far it moved when they retyped a
   * figure of their own.
   */
  readonly ownParts: ReadonlyMap<string, number>
  /** Whether farms weigh differently. */
  readonly isBlurred: boolean
}

export function linearAttack(known: Knowledge, secret: Secret): Belief {
  const published = latestOfEachSet(known.editions)
  const otherYear = latestOfEachSet(known.otherYear)
  const belief = priorOf(known, secret, usualOf(published, secret))
  const more = usualOf(otherYear, secret) - known.likeness * usualOf(published, secret)
  learnOwn(belief, known.own)
  for (const set of published) learnSet(belief, known, secret, { set, likeness: 1, more: 0 })
  for (const set of otherYear) {
    learnSet(belief, known, secret, { set, likeness: known.likeness, more })
  }
  return belief
}

interface Published {
  readonly farms: readonly string[]
  readonly average: PublishedAverage
}

function latestOfEachSet(editions: Knowledge['editions']): readonly Published[] {
  const found = new Map<string, Published>()
  for (const { averaged, average } of editions.flat()) {
    if (!isWithheld(average)) found.set(averaged.join(), { farms: averaged, average })
  }
  return [...found.values()]
}

function figureOf({ average }: Published, { line, per }: Secret): number {
  return (average.lines[line] ?? NaN) / (per === undefined ? 1 : (average.lines[per] ?? NaN))
}

/** The figure of the largest set. */
function usualOf(published: readonly Published[], secret: Secret): number {
  const largest = published.toSorted((one, next) => next.farms.length - one.farms.length)
  return largest.map(set => figureOf(set, secret)).find(figure => !Number.isNaN(figure)) ?? 0
}

/** Nothing but what is usual, and that farms of a zone are alike. */
function priorOf(known: Knowledge, secret: Secret, usual: number): Belief {
  const amount = known.farms.length
  const belief = independent(usual, secret.deviation ** 2, amount)
  for (let row = 0; row < amount; row += 1) {
    for (let at = 0; at < amount; at += 1) {
      const cell = row * amount + at
      if (known.zones[row] !== known.zones[at]) continue
      belief.covariance[cell] = (belief.covariance[cell] ?? 0) + secret.zoneDeviation ** 2
    }
  }
  return belief
}

function learnOwn(belief: Belief, { farm, value }: Knowledge['own']) {
  const coefficients = new Float64Array(belief.mean.length)
  coefficients[farm] = 1
  learn(belief, { coefficients, value, variance: 0 })
}

interface SetOfYear {
  readonly set: Published
  /** A figure of the year is so much of that which is sought, and so much more. */
  readonly likeness: number
  readonly more: number
}

function learnSet(
  belief: Belief,
  known: Knowledge,
  secret: Secret,
  { set, likeness, more }: SetOfYear,
) {
  const figure = figureOf(set, secret)
  if (Number.isNaN(figure)) return
  const members = set.farms.map(farm => known.farms.indexOf(farm))
  const weights = likelyWeights(known, members, set)
  const per = secret.per === undefined ? undefined : known.seen.get(secret.per)
  const amounts = members.map(farm => (per ? (per[farm] ?? 0) : 1))
  const parts = amounts.map((amount, at) => (weights.mean[at] ?? 0) * amount)
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const evenness = parts.reduce((sum, part) => sum + (part / whole) ** 2, 0)
  const coefficients = new Float64Array(belief.mean.length)
  let variance = 0
  for (const [at, farm] of members.entries()) {
    const share = (parts[at] ?? 0) / whole
    coefficients[farm] = likeness * share
    // How far the farm is from the mean that it is part of, and how little its part is known.
    const apart = (1 - share) ** 2 + evenness - share ** 2
    const doubt = deviationOf(weights, at) ** 2 + (per ? known.error ** 2 : 0)
    variance += doubt * apart * (((amounts[at] ?? 0) * secret.deviation) / whole) ** 2
  }
  // What a year has by itself.
  variance += (1 - likeness ** 2) * evenness * secret.deviation ** 2
  learn(belief, { coefficients, value: figure - more, variance })
}

/** Of each visible line the published mean tells which farms must weigh more. */
function likelyWeights(
  known: Knowledge,
  members: readonly number[],
  { farms, average }: Published,
): Belief {
  const weights = independent(1, known.isBlurred ? weightVariance : 0, members.length)
  const part = known.ownParts.get(farms.join())
  if (part !== undefined) {
    const coefficients = Float64Array.from(
      members,
      farm => (farm === known.own.farm ? 1 : 0) - part,
    )
    learn(weights, { coefficients, value: 0, variance: 0 })
  }
  for (const [line, amounts] of known.seen) {
    const mean = average.lines[line] ?? NaN
    if (Number.isNaN(mean)) continue
    const having = members.map(farm => amounts[farm] ?? 0)
    const coefficients = Float64Array.from(having, amount => amount - mean)
    const variance = having.reduce((sum, amount) => sum + (known.error * amount) ** 2, 0)
    learn(weights, { coefficients, value: 0, variance })
  }
  return weights
}
