// The gap of a farm to the average or the best farms of its group, before it is put in words.

import { missingLines } from '@furrow/catalogue/measures/farm-lines'
import { dollarGapLadder } from '@furrow/farming/benchmarks/ladder/dollar-gap-ladder'
import { notFound } from '@furrow/wire/refusal'
import { publishedOfSets } from '../../facts/published/published-sets.ts'
import type { SetOnMenu } from '../../facts/published/sets-on-menu.ts'
import { enterprisesNamed } from '../../facts/results/enterprise-names.ts'
import type { AskingOn } from '../completeness-report.ts'
import { farmWithAll } from '../farm-and-group.ts'
import type { ComparedWith, ReadResults } from '../farm-and-group.ts'
import { nearestTopOf } from '../peer-groups-told.ts'
import { ladderSides } from './ladder-sides.ts'

export interface LadderAsked extends Omit<ComparedWith, 'scope'> {
  readonly against: 'average' | 'top'
}

export async function farmLadder(
  asking: AskingOn,
  { against, ...which }: LadderAsked,
  read?: ReadResults,
) {
  const [compared, names] = await Promise.all([
    farmWithAll(asking, { ...which, scope: 'farm' }, read),
    enterprisesNamed(asking.db),
  ])
  const { results, edition, sets, own, group, seesMoney } = compared
  if (!seesMoney) {
    throw notFound('The gap is told in money, which you don’t see on this farm.')
  }
  const set = against === 'top' ? nearestTopOf(sets, own, group) : group
  const keys = [group, set].flatMap(one => one?.key ?? [])
  const published = await publishedOfSets(asking.db, edition, keys)
  const of = (one: SetOnMenu | undefined) =>
    new Map(
      published.flatMap(({ scope, contents }) =>
        contents.key === one?.key ? [[scope, contents] as const] : [],
      ),
    )
  const growers = of(group)
  const sides = ladderSides({ results, names, against: of(set), growers })
  return {
    ...compared,
    names,
    growers,
    set,
    sides,
    gap: sides && dollarGapLadder(sides),
    whyNot: sides ? null : whyNot({ ...compared, set, against }),
  }
}

type Compared = Awaited<ReturnType<typeof farmWithAll>>

function whyNot({
  results,
  edition,
  group,
  set,
  against,
}: Compared & { readonly set: SetOnMenu | undefined; readonly against: LadderAsked['against'] }) {
  const missing = missingLines(results.find(({ scope }) => scope === 'farm')?.lines ?? {})
  if (missing.length > 0) return `Needs ${missing.join(', ').toLowerCase()}`
  if (!edition) return 'No benchmarks have been published for this period or one before it.'
  if (!group) return 'No group with farms like this one has been published.'
  if (against === 'top' && !set) return 'Too few farms to say safely what the best of them do.'
  return 'Too few farms to say this safely.'
}
