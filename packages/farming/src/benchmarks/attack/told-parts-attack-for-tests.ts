// A crowd in which not everybody grows wheat: what its growers compare, what the whole farms do, and of the average
// farm what is told of its wheat, all laid beside each other by the linear attack.

import type { EarlierEdition, FarmResult, FarmSet, PublishedSet } from '../edition.ts'
import { isWithheld } from '../edition.ts'
import { chanceFrom, drawFrom, madeFarms, madeInput, madeLines } from '../made-farms-for-tests.ts'
import { madeResult, madeTree } from '../made-farms-for-tests.ts'
import type { MadeFarm } from '../made-farms-for-tests.ts'
import type { PrivacyRules } from '../privacy-rules.ts'
import { publishByRules } from '../publish.ts'
import type { PartsToTell } from '../told-parts.ts'
import { retyped } from './crowd-attack-for-tests.ts'
import type { History } from './crowd-attack-for-tests.ts'

/** How much of the parts is told. */
export type PartsTold = (asked: PartsToTell) => readonly PublishedSet[]

const lineNamed = (name: string) => madeLines.findIndex(line => line.name === name)
const ofWheat = ['wheat_area', 'wheat_tonnes'].map(lineNamed)
const ofWhole = ['rain', 'fuel', 'fertiliser'].map(lineNamed)

/** Five newcomers in the second edition; four farms leave before it, and four before the third. */
export function historyOfParts(seed: number, rules: PrivacyRules, told: PartsTold): History {
  const chance = chanceFrom(seed * 613)
  const farms = madeFarms(seed, 80 + Math.floor(chance() * 80)).map(farm => ({
    ...farm,
    areas: chance() < 0.3 ? [0, ...farm.areas.slice(1)] : farm.areas,
  }))
  const ids = farms.map(({ id }) => id)
  const crowds = [ids.slice(5), ids.slice(0, -4), ids.slice(0, -8)]
  const results = farms.map(farm => madeResult(farm, 0, seed))
  const publishedOf = (all: readonly FarmResult[], editions: typeof crowds) =>
    editionsOf(farms, all, { editions, rules, seed, told })
  return {
    farms,
    results,
    leavers: new Map(ids.slice(-8).map((id, at) => [id, at < 4 ? 2 : 1])),
    editions: publishedOf(results, crowds),
    retyped: publishedOf(retyped(results), crowds),
    otherYear: publishedOf(
      farms.map(farm => madeResult(farm, 1, seed)),
      crowds.slice(2),
    ),
  }
}

interface Editions {
  readonly editions: readonly (readonly string[])[]
  readonly rules: PrivacyRules
  readonly seed: number
  readonly told: PartsTold
}

type Kept = readonly EarlierEdition[]

function editionsOf(
  farms: readonly MadeFarm[],
  results: readonly FarmResult[],
  { editions, rules, seed, told }: Editions,
): readonly (readonly PublishedSet[])[] {
  let [before, growersBefore]: [Kept, Kept] = [[], []]
  return editions.map((ids, at) => {
    const edition = at + 1
    const present = new Set(ids)
    const all = results.filter(({ farm }) => present.has(farm))
    const growing = all.filter(({ lines }) => (lines[lineNamed('wheat_area')] ?? 0) > 0)
    const sets = madeTree(farms.filter(({ id }) => present.has(id)))
    const publish = (of: readonly FarmResult[], earlier: Kept) =>
      publishByRules(
        madeInput(of, setsOf(of, sets), {
          edition,
          secretDraw: drawFrom(seed),
          before: earlier,
          measures: [],
        }),
        rules,
      )
    const whole = publish(all, before)
    const growers = publish(growing, growersBefore)
    const parts = told({
      edition,
      sets: whole,
      growers,
      growersBefore,
      results: all,
      ground: lineNamed('wheat_area'),
    })
    before = [...before, { edition, measures: [], results: all, sets: whole }]
    growersBefore = [...growersBefore, { edition, measures: [], results: growing, sets: growers }]
    return [
      ...growers.map(set => withLines(set, ofWheat)),
      ...whole.map(set => {
        const part = parts.find(({ key }) => key === set.key)
        return withPart(withLines(set, ofWhole), part)
      }),
    ]
  })
}

/** Those that hold one of the farms. */
function setsOf(results: readonly FarmResult[], sets: readonly FarmSet[]): readonly FarmSet[] {
  const within = new Set(results.map(({ farm }) => farm))
  return sets
    .map(set => ({ ...set, farms: set.farms.filter(farm => within.has(farm)) }))
    .filter(({ farms }) => farms.length > 0)
}

function withLines(set: PublishedSet, told: readonly number[]): PublishedSet {
  const { average } = set
  if (isWithheld(average)) return set
  const lines = average.lines.map((mean, line) => (told.includes(line) ? mean : NaN))
  return { ...set, average: { ...average, lines } }
}

function withPart(whole: PublishedSet, part: PublishedSet | undefined): PublishedSet {
  const { average } = whole
  if (!part || isWithheld(part.average) || isWithheld(average)) return whole
  const lines = average.lines.slice()
  for (const line of ofWheat) lines[line] = part.average.lines[line] ?? NaN
  return { ...whole, average: { ...average, lines } }
}
