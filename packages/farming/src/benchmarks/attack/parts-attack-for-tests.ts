// Parts from totals: what one farm of a set has of a line that no other has. Where the line is published, it is
// its mean times the farms; where it joined "other", what "other" has more there than is usual.

import { isWithheld } from '../edition.ts'
import type { FarmResult, FarmSet } from '../edition.ts'
import { chanceFrom, madeFarms, madeLines, madeResult, madeTree } from '../made-farms-for-tests.ts'
import type { PrivacyRules } from '../privacy-rules.ts'
import { publishAll } from './crowd-attack-for-tests.ts'
import type { Attempt } from './score-for-tests.ts'

const cotton = madeLines.findIndex(({ name }) => name === 'cotton_income')
const other = madeLines.findIndex(({ name }) => name === 'other_income')

/** Ten sets of ten farms; in each one has cotton, of anything up to $1,000 per hectare. */
export function partsAttack(rules: PrivacyRules, seed: number): readonly Attempt[] {
  const chance = chanceFrom(seed)
  const farms = madeFarms(seed, 100).map((farm, at) => ({
    ...farm,
    owner: farm.id,
    zone: Math.floor(at / 20),
    activity: Math.floor(at / 10) % 2,
    size: 0,
  }))
  const results = farms.map((farm, at): FarmResult => {
    const result = madeResult(farm, 0, seed)
    const lines = result.lines.slice()
    lines[cotton] = at % 10 === 0 ? 1000 * chance() : 0
    return { ...result, lines }
  })
  const editions = [
    { ids: farms.map(({ id }) => id), sets: (): readonly FarmSet[] => madeTree(farms) },
  ]
  const sets = publishAll(farms, results, { editions, rules, seed })[0] ?? []
  const all = sets.find(({ key }) => key === 'all')
  const meanIn = (set: typeof all, line: number) =>
    set && !isWithheld(set.average) ? (set.average.lines[line] ?? NaN) : NaN
  return results
    .filter((_, at) => at % 10 === 0)
    .map(({ farm, lines }) => {
      const set = sets.find(({ averaged }) => averaged.length === 10 && averaged.includes(farm))
      const mean = meanIn(set, cotton)
      const more = meanIn(set, other) - meanIn(all, other)
      return {
        truth: lines[cotton] ?? NaN,
        estimate: 10 * (Number.isNaN(mean) ? more : mean),
        // Ten of a hundred have it.
        guess: 10 * meanIn(all, cotton),
      }
    })
}
