// Both sides of the gap ladder: the own farm from its rows, the average or the best farms from what was published.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { Comparison } from '@furrow/catalogue/measures/measure'
import {
  groundOfPart,
  isPart,
  linesOfLadder,
  partOf,
  wholeOf,
} from '@furrow/catalogue/measures/parts-of-farm'
import { canBeSaid } from '@furrow/farming/benchmarks/average-farm'
import { asPublished } from '@furrow/farming/benchmarks/ladder/as-published'
import type { ToCompare } from '@furrow/farming/benchmarks/ladder/dollar-gap-ladder'
import { bornBy, farmOfLines } from '@furrow/farming/benchmarks/ladder/farm-of-lines'
import type { CropOfSide } from '@furrow/farming/benchmarks/ladder/farm-of-lines'
import { ownPaddocks } from '@furrow/farming/benchmarks/ladder/own-paddocks'
import {
  amountsAsPublished,
  amountsOfHectare,
  amountsOnGround,
} from '@furrow/farming/benchmarks/ladder/published-amounts'
import { linesUnder, withSums } from '@furrow/farming/benchmarks/results/worked-measures'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import { sumOf } from '@furrow/farming/numbers/ratio'
import type { SetTold } from '../../facts/published/kept-rows.ts'
import type { EnterpriseNamed } from '../../facts/results/enterprise-names.ts'
import type { ScopeResult } from '../../facts/results/results-of-farm.ts'

type Average = NonNullable<SetTold['average']>

/** What was published of a set: of the whole farms, of growers, and of parts. */
export type PublishedScopes = ReadonlyMap<string, SetTold>

export interface SidesAsked {
  readonly results: readonly ScopeResult[]
  readonly names: ReadonlyMap<string, EnterpriseNamed>
  /** Of the set that the farm is held against, and of the group that it belongs to. */
  readonly against: PublishedScopes
  readonly growers: PublishedScopes
}

export interface Sides extends ToCompare {
  /** Enterprises of the own farm that are not compared by themselves. */
  readonly notCompared: readonly string[]
}

/** Nothing where a side's operating profit or the own area is not known. */
export function ladderSides(asked: SidesAsked): Sides | null {
  const { results, against } = asked
  const lines = results.find(({ scope }) => scope === 'farm')?.lines ?? {}
  const hectares = lines['effective_ha'] ?? null
  const average = against.get('farm')?.average
  if (!average || hectares === null || hectares <= 0) return null
  const told = theirEnterprises(asked)
  const theirs = theirFarm(average, told, asked)
  const own = theirs && ownFarm(lines, hectares, { ...asked, told, average, theirs })
  if (!theirs || !own) return null
  const { crops, stock } = theirs.farm
  const isTold = (key: string) => (crops.has(key) || stock.has(key) ? key : null)
  const itself = (key: string) => key
  const keys = { crop: isTold, stock: isTold, overhead: itself }
  return {
    own: asPublished(own.farm, { ...keys, direct_cost: (_, group) => group }),
    theirs: theirs.farm,
    hectares,
    notCompared: results.flatMap(({ scope }) =>
      scope === 'farm' || isTold(scope) !== null ? [] : [scope],
    ),
  }
}

/** Lines of an enterprise for each hectare of the average farm, and what of them is published. */
interface ToldOf {
  readonly comparison: Comparison
  readonly lines: LineAmounts
  readonly states: Average['states']
}

/** A part that is told whole, or its ground, on which its growers are told. */
function theirEnterprises({ against, growers }: SidesAsked): ReadonlyMap<string, ToldOf> {
  const told = new Map<string, ToldOf>()
  for (const [part, { average, kind }] of against) {
    if (!isPart(part) || part === partOf('farm') || !average) continue
    const scope = wholeOf(part)
    if (kind === 'top') {
      const lines = amountsIn(comparisonOf(part), average)
      told.set(scope, { comparison: comparisonOf(part), lines, states: average.states })
      continue
    }
    const ofGrowers = growers.get(scope)?.average
    const all = amountsIn(comparisonOf(part), average)
    const comparison = comparisonOf(scope)
    const lines =
      ofGrowers && amountsOnGround(amountsIn(comparison, ofGrowers), all, groundOfPart(part))
    if (ofGrowers && lines) told.set(scope, { comparison, lines, states: ofGrowers.states })
  }
  return told
}

function amountsIn({ lines }: Comparison, { lines: means }: Average): LineAmounts {
  return Object.fromEntries(lines.map(({ name }, at) => [name, means[at] ?? null]))
}

function joinsOf({ lines }: Comparison) {
  return lines.map(({ name, other }) => (other === null ? { name } : { name, joins: other }))
}

const whole = comparisonOf('farm')
const joinsOfWhole = joinsOf(whole)

function theirFarm(
  average: Average,
  told: ReadonlyMap<string, ToldOf>,
  { against, names }: SidesAsked,
) {
  const lines = amountsIn(whole, average)
  const all = withSums(whole, lines)
  const isSaid = (sum: Comparison['sums'][number]) =>
    canBeSaid(linesUnder(whole, sum.formula), joinsOfWhole, average)
  const sums = whole.sums.map(
    sum => [sum.name, isSaid(sum) ? (all[sum.name] ?? null) : null] as const,
  )
  const farm: LineAmounts = { ...lines, ...Object.fromEntries(sums) }
  const keptCost = against.get(partOf('farm'))?.average?.lines[0] ?? null
  const made = farmOfLines(
    {
      farm,
      keptCost: (farm['direct_cost'] ?? null) === null ? null : keptCost,
      crops: cropsOf(told, names, one => one.lines),
      stock: stockOf(told, one => one.lines),
    },
    linesOfLadder,
  )
  return made && { farm: made, isCostSplit: keptCost !== null }
}

interface Beside extends SidesAsked {
  readonly told: ReadonlyMap<string, ToldOf>
  readonly average: Average
  readonly theirs: { readonly isCostSplit: boolean }
}

function ownFarm(
  amounts: LineAmounts,
  hectares: number,
  { results, names, told, average, theirs }: Beside,
) {
  const lines = amountsOfHectare(amounts, hectares)
  const sums = Object.entries(withSums(whole, lines)).filter(([name]) => !(name in lines))
  const ownOf = (scope: string) => results.find(one => one.scope === scope)
  const ofHectare = (key: string, { comparison, states }: ToldOf, from = ownOf(key)?.lines) =>
    amountsAsPublished(amountsOfHectare(from ?? {}, hectares), joinsOf(comparison), { states })
  const enterprises = results.filter(({ scope }) => scope !== 'farm')
  const keptCost = sumOf(enterprises.map(one => bornBy(amountsOfHectare(one.lines, hectares))))
  const crops = [...cropsOf(told, names, (one, key) => ofHectare(key, one))].map(
    ([key, crop]): readonly [string, CropOfSide] => {
      const [own, one] = [ownOf(key), told.get(key)]
      const byTonne = own?.byTonne && one ? { byTonne: ofHectare(key, one, own.byTonne) } : {}
      return [key, { ...crop, ...byTonne, paddocks: ownPaddocks(own?.crops ?? [], hectares) }]
    },
  )
  const made = farmOfLines(
    {
      farm: {
        ...amountsAsPublished(lines, joinsOfWhole, average),
        ...Object.fromEntries(sums),
      },
      keptCost: theirs.isCostSplit ? (keptCost ?? 0) : null,
      crops: new Map(crops),
      stock: stockOf(told, (one, key) => ofHectare(key, one)),
    },
    linesOfLadder,
  )
  return made && { farm: made }
}

type LinesFrom = (told: ToldOf, key: string) => LineAmounts

function cropsOf(
  told: ReadonlyMap<string, ToldOf>,
  names: ReadonlyMap<string, EnterpriseNamed>,
  linesFrom: LinesFrom,
): ReadonlyMap<string, CropOfSide> {
  return new Map(
    [...told].flatMap(([key, one]) =>
      key.startsWith('crop ')
        ? [[key, { lines: linesFrom(one, key), irrigated: names.get(key)?.irrigated ?? false }]]
        : [],
    ),
  )
}

function stockOf(told: ReadonlyMap<string, ToldOf>, linesFrom: LinesFrom) {
  return new Map(
    [...told].flatMap(([key, one]) =>
      key.startsWith('stock ') ? [[key, linesFrom(one, key)] as const] : [],
    ),
  )
}
