// What an average farm is made of: beside what growers of a crop compare with each other, of each crop and stock what
// all farms of a group have of it, so that its parts come to the whole.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { groundOfPart, isPart, partOf, wholeOf } from '@furrow/catalogue/measures/parts-of-farm'
import type { FarmResult } from '@furrow/farming/benchmarks/edition'
import { bornBy } from '@furrow/farming/benchmarks/ladder/farm-of-lines'
import { toldParts } from '@furrow/farming/benchmarks/told-parts'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { scopesMade } from './edition-made.ts'
import type { EditionMaking, ScopeMade } from './edition-made.ts'
import type { ResultOfScope, ResultsOfFarm } from './edition-results.ts'

const kept = partOf('farm')

/** Each thing that is compared, with what it is of the whole farms. */
export function scopesWithParts(making: EditionMaking): readonly ScopeMade[] {
  return partsTold(scopesMade({ ...making, farms: withParts(making.farms) }), making)
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

function partsTold(
  scopes: readonly ScopeMade[],
  { before, edition }: EditionMaking,
): readonly ScopeMade[] {
  return scopes.map(made => {
    if (!isPart(made.scope)) return made
    if (made.scope === kept) return { ...made, results: [] }
    const whole = wholeOf(made.scope)
    const ground = groundOfPart(made.scope)
    const sets = toldParts({
      edition,
      sets: made.sets,
      growers: scopes.find(({ scope }) => scope === whole)?.sets ?? [],
      growersBefore: before(whole),
      results: made.results,
      ground: comparisonOf(made.scope).lines.findIndex(({ name }) => name === ground),
    })
    return { ...made, results: [], sets }
  })
}

/** What staff look through: parts are of the same farms as the whole. */
export function withoutParts(scopes: readonly ScopeMade[]): readonly ScopeMade[] {
  return scopes.filter(({ scope }) => !isPart(scope))
}
