// How a farm compares in a period, as someone sees it.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { missingLines } from '@furrow/catalogue/measures/farm-lines'
import type { Comparison } from '@furrow/catalogue/measures/measure'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import { outsideFigures } from '../facts/published/outside-figures.ts'
import type { OutsideFigure } from '../facts/published/outside-figures.ts'
import { publishedSets } from '../facts/published/published-sets.ts'
import type { EditionTold } from '../facts/published/published-sets.ts'
import type { SetOnMenu } from '../facts/published/sets-on-menu.ts'
import { comparedMeasures } from './compared-measures.ts'
import type { MeasureTold } from './compared-measures.ts'
import type { AskingOn } from './completeness-report.ts'
import { farmAndGroup } from './farm-and-group.ts'
import type { ComparedWith, ReadResults } from './farm-and-group.ts'
import { groupIn, groupsIn, topOf } from './peer-groups-told.ts'

export async function benchmarksOf(
  asking: AskingOn,
  which: ComparedWith,
  read?: ReadResults,
): Promise<BenchmarksOfPeriod> {
  const { scope } = which
  const [compared, outside] = await Promise.all([
    farmAndGroup(asking, which, read),
    outsideFigures(asking.db, which),
  ])
  const { collection, scopes, found, edition, sets, own, ofStaff, group } = compared
  const { widened, seesMoney } = compared
  const comparison = comparisonOf(scope)
  const top = topOf(sets, group)
  const figures = workedMeasures(comparison, found?.lines ?? {})
  const keys = [group, top].flatMap(set => set?.key ?? [])
  const published = await publishedSets(asking.db, edition, { scope, keys })
  const told = comparedMeasures(comparison, figures, {
    group: published.get(group?.key ?? ''),
    top: published.get(top?.key ?? ''),
  })
  const ownKeys = [...own.map(({ key }) => key), ...ofStaff]
  const isOwn = ({ key }: Pick<SetOnMenu, 'key'>) => ownKeys.includes(key)
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    scope,
    scopes: scopes.map(one => ({ scope: one.scope, name: one.name })),
    provisional: collection.status !== 'Released',
    missing: scope === 'farm' ? [...missingLines(found?.lines ?? {})] : [],
    edition: edition ? editionIn(edition) : null,
    group: group ? groupIn(group, isOwn(group)) : null,
    widened,
    groups: groupsIn(sets, isOwn),
    best: top ? { name: top.ranking ?? '', band: top.band } : null,
    measures: (seesMoney ? told : withoutMoney(comparison, told)).map((one, at) => ({
      ...one,
      references:
        seesMoney || !comparison.measures[at]?.needsMoney ? referencesOf(one.name, outside) : [],
    })),
  }
}

/** Who sees no money is told nothing that follows from it, of others neither. */
function withoutMoney(comparison: Comparison, told: readonly MeasureTold[]): MeasureTold[] {
  const nothing = { own: null, average: null, top: null, band: null, place: null, withheld: false }
  return told.map((one, at) =>
    comparison.measures[at]?.needsMoney ? { name: one.name, ...nothing } : one,
  )
}

function referencesOf(measure: string, outside: readonly OutsideFigure[]) {
  return outside.flatMap(({ measure: of, ...figure }) => (of === measure ? [figure] : []))
}

export function editionIn({ id: _, ...told }: EditionTold) {
  return told
}
