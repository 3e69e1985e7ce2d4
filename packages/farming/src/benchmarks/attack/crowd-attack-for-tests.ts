// A generated crowd over three editions, and the linear attack on it.

import type { EditionInput, FarmResult, FarmSet, PublishedSet } from '../edition.ts'
import { isWithheld } from '../edition.ts'
import { chanceFrom, drawFrom, madeFarms, madeInput, madeLines } from '../made-farms-for-tests.ts'
import { madeMeasures, madeResult, madeTree, normalFrom } from '../made-farms-for-tests.ts'
import type { MadeFarm } from '../made-farms-for-tests.ts'
import type { PrivacyRules } from '../privacy-rules.ts'
import { publishByRules } from '../publish.ts'
import { deviationOf } from './belief-for-tests.ts'
import { linearAttack } from './linear-attack-for-tests.ts'
import type { Knowledge, Secret } from './linear-attack-for-tests.ts'
import type { Attempt } from './score-for-tests.ts'

const error = 0.03

const lineNamed = (name: string) => madeLines.findIndex(line => line.name === name)

/** What everybody can see of a farm: its hectares and its rain, or from above each crop as well. */
type Sight = 'rain' | 'crops'

const seenLines: Readonly<Record<Sight, readonly number[]>> = {
  rain: [lineNamed('rain')],
  crops: ['wheat_area', 'canola_area', 'barley_area', 'rain'].map(lineNamed),
}

/** The yield of wheat, and what is spent on fertiliser per hectare. */
const secrets: readonly Secret[] = [
  { line: lineNamed('fertiliser'), deviation: 14.85, zoneDeviation: 0 },
  {
    line: lineNamed('wheat_tonnes'),
    per: lineNamed('wheat_area'),
    deviation: 0.69,
    zoneDeviation: 0.42,
  },
]

export interface History {
  readonly farms: readonly MadeFarm[]
  readonly results: readonly FarmResult[]
  readonly editions: readonly (readonly PublishedSet[])[]
  /** The year before, of those who stay. */
  readonly otherYear: readonly (readonly PublishedSet[])[]
  /** The same editions, had the attacker typed twice the fuel. */
  readonly retyped: readonly (readonly PublishedSet[])[]
  /** Who left after which edition. */
  readonly leavers: ReadonlyMap<string, number>
}

interface MadeEdition {
  readonly ids: readonly string[]
  readonly sets: (farms: readonly MadeFarm[]) => readonly FarmSet[]
}

/** Publishes one edition after another over those of the farms that are in each. */
export function publishAll(
  farms: readonly MadeFarm[],
  results: readonly FarmResult[],
  {
    editions,
    rules,
    seed,
  }: {
    readonly editions: readonly MadeEdition[]
    readonly rules: PrivacyRules
    readonly seed: number
  },
): readonly (readonly PublishedSet[])[] {
  const before: EditionInput['before'][number][] = []
  return editions.map(({ ids, sets }, at) => {
    const within = new Set(ids)
    const present = results.filter(({ farm }) => within.has(farm))
    const menu = sets(farms.filter(({ id }) => within.has(id)))
    const more = { edition: at + 1, secretDraw: drawFrom(seed), before: [...before] }
    const published = publishByRules(madeInput(present, menu, more), rules)
    before.push({ edition: at + 1, measures: madeMeasures, results: present, sets: published })
    return published
  })
}

/** Five newcomers in the second edition; four farms leave before it, and four before the third. */
export function madeHistory(seed: number, rules: PrivacyRules): History {
  const chance = chanceFrom(seed * 977)
  const farms = madeFarms(seed, 80 + Math.floor(chance() * 80))
  const results = farms.map(farm => madeResult(farm, 0, seed))
  const ids = farms.map(({ id }) => id)
  const groups = Array.from({ length: 4 }, (_, at): FarmSet => ({
    key: `group ${at}`,
    kind: 'group',
    farms: ids.filter(() => chance() < 0.25),
    hasTop: true,
  }))
  const sets = (present: readonly MadeFarm[]) => [...madeTree(present), ...groups]
  const editions = [ids.slice(5), ids.slice(0, -4), ids.slice(0, -8)].map(present => ({
    ids: present,
    sets,
  }))
  const before = farms.map(farm => madeResult(farm, 1, seed))
  return {
    farms,
    results,
    leavers: new Map(ids.slice(-8).map((id, at) => [id, at < 4 ? 2 : 1])),
    editions: publishAll(farms, results, { editions, rules, seed }),
    retyped: publishAll(farms, retyped(results), { editions, rules, seed }),
    otherYear: publishAll(farms, before, { editions: editions.slice(2), rules, seed }),
  }
}

/** The attacker is a farm like any. */
function ownAmong(results: readonly FarmResult[]): number {
  return Math.floor(results.length / 2)
}

const fuel = lineNamed('fuel')

export function retyped(results: readonly FarmResult[]): readonly FarmResult[] {
  const own = ownAmong(results)
  return results.map((result, at) => {
    if (at !== own) return result
    const lines = result.lines.slice()
    lines[fuel] = 2 * (lines[fuel] ?? 0)
    return { ...result, lines }
  })
}

function partsFoundByRetyping(
  own: FarmResult | undefined,
  editions: readonly (readonly PublishedSet[])[],
  after: readonly (readonly PublishedSet[])[],
): ReadonlyMap<string, number> {
  const fuelIn = (set: PublishedSet | undefined) =>
    !set || isWithheld(set.average) ? NaN : (set.average.lines[fuel] ?? NaN)
  const moves = editions.flatMap((sets, edition) =>
    sets
      .filter(({ averaged }) => averaged.includes(own?.farm ?? ''))
      .map(set => {
        const then = after[edition]?.find(({ key }) => key === set.key)
        const part = (fuelIn(then) - fuelIn(set)) / (own?.lines[fuel] ?? NaN)
        return [set.averaged.join(), part] as const
      }),
  )
  return new Map(moves.filter(([, part]) => !Number.isNaN(part)))
}

export interface AttackOn {
  readonly seed: number
  readonly sight: Sight
  readonly isBlurred?: boolean
}

/** By secret what is found of each farm that is in a published average. */
export function attackHistory(
  { farms, results, editions, retyped, otherYear }: Omit<History, 'leavers'>,
  { seed, sight, isBlurred = true }: AttackOn,
): readonly { readonly farm: string; readonly attempt: Attempt }[] {
  const chance = chanceFrom(seed * 31 + 5)
  const seen = new Map(
    seenLines[sight].map(line => [
      line,
      results.map(({ lines }) => (lines[line] ?? 0) * (1 + error * normalFrom(chance))),
    ]),
  )
  const own = ownAmong(results)
  const ownParts = partsFoundByRetyping(results[own], editions, retyped)
  return secrets.flatMap(secret => {
    const known: Knowledge = {
      editions,
      otherYear,
      likeness: 0.5,
      farms: results.map(({ farm }) => farm),
      zones: farms.map(({ zone }) => zone),
      seen,
      error,
      own: { farm: own, value: truthOf(results[own], secret) },
      ownParts,
      isBlurred,
    }
    const belief = linearAttack(known, secret)
    return results.flatMap((result, at) => {
      const guess = guessFor(result.farm, editions, secret)
      if (guess === null || at === own) return []
      const attempt = {
        truth: truthOf(result, secret) / secret.deviation,
        estimate: (belief.mean[at] ?? NaN) / secret.deviation,
        guess: guess / secret.deviation,
        doubt: deviationOf(belief, at) / secret.deviation,
      }
      return [{ farm: result.farm, attempt }]
    })
  })
}

function truthOf(result: FarmResult | undefined, { line, per }: Secret): number {
  return (result?.lines[line] ?? NaN) / (per === undefined ? 1 : (result?.lines[per] ?? NaN))
}

/** The figure of the smallest set that the farm was ever in. */
function guessFor(
  farm: string,
  editions: readonly (readonly PublishedSet[])[],
  { line, per }: Secret,
): number | null {
  const figures = editions.flat().flatMap(({ averaged, average }) => {
    if (isWithheld(average) || !averaged.includes(farm)) return []
    const figure =
      (average.lines[line] ?? NaN) / (per === undefined ? 1 : (average.lines[per] ?? NaN))
    return Number.isNaN(figure) ? [] : [{ figure, farms: averaged.length }]
  })
  return figures.toSorted((one, next) => one.farms - next.farms)[0]?.figure ?? null
}
