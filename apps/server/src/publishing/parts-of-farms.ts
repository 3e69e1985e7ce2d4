// What an average farm is made of: beside what growers of a crop compare with each other, of each crop and stock what
// all farms of a group have of it, so that its parts come to the whole.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { groundOfPart, isPart, partOf, wholeOf } from '@furrow/catalogue/measures/parts-of-farm'
import type { FarmResult, PublishedSet } from '@furrow/farming/benchmarks/edition'
import { isWithheld } from '@furrow/farming/benchmarks/edition'
import { bornBy } from '@furrow/farming/benchmarks/ladder/farm-of-lines'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { scopesMade } from './edition-made.ts'
import type { EditionMaking, ScopeMade } from './edition-made.ts'
import type { ResultOfScope, ResultsOfFarm } from './edition-results.ts'

const kept = partOf('farm')

/** Each thing that is compared, with what it is of the whole farms. */
export function scopesWithParts(making: EditionMaking): readonly ScopeMade[] {
  return partsTold(scopesMade({ ...making, farms: withParts(making.farms) }))
}

/** Farms with the results of their parts, as what each has of all that any of them has. */
function withParts(farms: readonly ResultsOfFarm[]): readonly ResultsOfFarm[] {
  const named = farms.flatMap(({ scopes }) =>
    scopes.map(({ scope, name }) => [scope, name] as const),
  )
  const enterprises = [...new Map(named)].filter(([scope]) => scope !== 'farm')
  const nothing = new Map(enterprises.map(([scope]) => [scope, noneOf(partOf(scope))]))
  return farms.map(farm => {
    const whole = farm.scopes.find(({ scope }) => scope === 'farm')?.result
    if (!whole) return farm
    const parts = enterprises.map(([scope, name]): ResultOfScope => {
      const own = farm.scopes.find(one => one.scope === scope)
      const lines = own ? partOfLines(own) : nothing.get(scope)
      return partResult(partOf(scope), name, [whole, lines ?? noneOf(partOf(scope))])
    })
    const cost = sumOf(
      farm.scopes.map(one => (one.scope === 'farm' ? null : bornBy(amountsOf(one)))),
    )
    const together = partResult(kept, 'Whole farm', [whole, Float64Array.of(cost ?? 0)])
    return { ...farm, scopes: [...farm.scopes, ...parts, together] }
  })
}

/** A farm is in the same sets with all of its parts. */
function partResult(
  scope: string,
  name: string,
  [whole, lines]: readonly [FarmResult, Float64Array],
): ResultOfScope {
  return { scope, name, result: { ...whole, lines, measures: new Float64Array() } }
}

function noneOf(part: string): Float64Array {
  return new Float64Array(comparisonOf(part).lines.length)
}

function partOfLines(own: ResultOfScope): Float64Array {
  const amounts = amountsOf(own)
  const { lines } = comparisonOf(partOf(own.scope))
  return Float64Array.from(lines, ({ name }) => amounts[name] ?? NaN)
}

function amountsOf({ scope, result }: ResultOfScope) {
  return Object.fromEntries(
    comparisonOf(scope).lines.map(({ name }, at) => {
      const amount = result.lines[at] ?? NaN
      return [name, Number.isNaN(amount) ? null : amount]
    }),
  )
}

/**
 * Of a group the ground alone is told of each part: what a hectare of it gave is told by its growers, and two means
 * of the same farms would wear the blur thin. Its best farms are no group of growers, and are told whole.
 */
function partsTold(scopes: readonly ScopeMade[]): readonly ScopeMade[] {
  return scopes.map(made => {
    if (!isPart(made.scope)) return made
    const growers = scopes.find(({ scope }) => scope === wholeOf(made.scope))
    const told =
      made.scope === kept ? made.sets : made.sets.map(set => setTold(made.scope, set, growers))
    return { ...made, results: [], sets: told }
  })
}

/** What staff look through: parts are of the same farms as the whole. */
export function withoutParts(scopes: readonly ScopeMade[]): readonly ScopeMade[] {
  return scopes.filter(({ scope }) => !isPart(scope))
}

function setTold(scope: string, set: PublishedSet, growers: ScopeMade | undefined): PublishedSet {
  const { average } = set
  if (set.kind === 'top' || isWithheld(average)) return set
  const ofGrowers = growers?.sets.find(({ key }) => key === set.key)?.average
  if (!ofGrowers) return { ...set, average: { rule: 'floor', owners: 0, needed: 1 } }
  if (isWithheld(ofGrowers)) return { ...set, average: ofGrowers }
  const ground = groundOfPart(scope)
  const isGround = comparisonOf(scope).lines.map(({ name }) => name === ground)
  return {
    ...set,
    average: {
      lines: average.lines.map((mean, at) => (isGround[at] ? mean : NaN)),
      states: average.states.map((state, at) => (isGround[at] ? state : 'withheld')),
      reasons: average.reasons.map((reason, at) => (isGround[at] ? reason : null)),
      publicLines: average.publicLines.map((isPublic, at) => (isGround[at] ? isPublic : false)),
    },
  }
}
