// What separates a farm from the average or the best farms of its group in dollars, as someone sees it.

import type { DollarGap, Rung } from '@furrow/farming/benchmarks/ladder/dollar-gap'
import type { DollarGapTold } from '@furrow/wire/ladder/ladder-answer'
import { editionIn } from '../benchmarks-report.ts'
import type { AskingOn } from '../completeness-report.ts'
import type { SetOnMenu } from '../../facts/published/sets-on-menu.ts'
import { groupIn } from '../peer-groups-told.ts'
import { farmLadder } from './farm-ladder.ts'
import type { LadderAsked } from './farm-ladder.ts'
import type { ReadResults } from '../farm-and-group.ts'
import { ladderFindings } from './ladder-findings.ts'
import type { Sides } from './ladder-sides.ts'
import { nameOf, rungTold } from './rung-told.ts'
import type { Naming } from './rung-told.ts'

const againstWords = { average: 'the average farm', top: 'the top farms' } as const

export async function ladderOf(
  asking: AskingOn,
  which: LadderAsked,
  read?: ReadResults,
): Promise<DollarGapTold> {
  const ladder = await farmLadder(asking, which, read)
  const { collection, edition, group, widened, own, set, sides, gap, whyNot } = ladder
  const isOwn = (set: Pick<SetOnMenu, 'key'>) => own.some(({ key }) => key === set.key)
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    provisional: collection.status !== 'Released',
    edition: edition ? editionIn(edition) : null,
    group: group ? groupIn(group, isOwn(group)) : null,
    widened: [...widened],
    against: which.against,
    best:
      which.against === 'top' && set
        ? { of: set.name, found_by: set.ranking ?? '', band: set.band }
        : null,
    hectares: sides?.hectares ?? null,
    gap: gap && sides ? gapTold(gap, sides, ladder) : null,
    why_not: whyNot,
    findings: gap ? ladderFindings(gap, { ...ladder, against: againstWords[which.against] }) : [],
  }
}

function gapTold(gap: DollarGap, { own, theirs, notCompared }: Sides, naming: Naming) {
  const told = (rungs: readonly Rung[]) => rungs.map(rung => rungTold(rung, naming))
  return {
    cents: gap.cents,
    total: gap.total,
    own_profit: own.operating_profit,
    their_profit: theirs.operating_profit,
    enterprises: gap.enterprises.map(({ key, only, is_season_split, cents, total, rungs }) => ({
      scope: key,
      name: nameOf(key, naming),
      only,
      note: noteOf(key, is_season_split),
      cents,
      total,
      rungs: told(rungs),
    })),
    farm: told(gap.farm),
    small: gap.small && {
      cents: gap.small.cents,
      total: gap.small.total,
      rungs: told(gap.small.rungs),
    },
    not_compared: notCompared.map(scope => ({ scope, name: nameOf(scope, naming) })),
    return_on_assets: gap.return_on_assets,
  }
}

function noteOf(scope: string, isSplit: boolean | null): string | null {
  if (scope.startsWith('stock '))
    return 'Stock has no season rung: feed and prices carry the season.'
  return isSplit === false
    ? 'Season not split: the water of one side is unknown, so the yield is one rung.'
    : null
}
