// A farm with its own results, and the published group that it is held against.

import {
  activityOf,
  peerGroupsOf,
  sizeBandOf,
} from '@furrow/farming/benchmarks/results/peer-groups'
import type { PlaceOfFarm } from '@furrow/farming/benchmarks/results/peer-groups'
import { invalid, notFound } from '@furrow/wire/refusal'
import { reachOf } from '../access/reach/reach-of.ts'
import { keptFarmId } from '../facts/published/kept-rows.ts'
import { editionFor, groupsOfFarm } from '../facts/published/published-sets.ts'
import { setsOnMenu } from '../facts/published/sets-on-menu.ts'
import type { SetOnMenu } from '../facts/published/sets-on-menu.ts'
import { resultsOfFarm } from '../facts/results/results-of-farm.ts'
import type { ScopeResult } from '../facts/results/results-of-farm.ts'
import { zoneOfComparison } from '../facts/results/zone-of-comparison.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { collectionSeen } from './collections.ts'
import type { Which } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { AskingOn } from './completeness-report.ts'
import { foundGroup, saysAnything } from './peer-groups-told.ts'

export interface ComparedWith extends Which {
  readonly scope: string
  readonly group: string | undefined
  readonly edition: number | undefined
}

/** What a comparison is made of: the farm's own results, and the group that they are held against. */
export async function farmAndGroup(
  { db, viewer, catalogue, todayIn }: AskingOn,
  { scope, group: wanted, edition: number, ...which }: ComparedWith,
) {
  const reach = reachOf(viewer, catalogue)
  const collection = await collectionSeen(db, reach, which)
  const today = await todayOn(db, which.farm, todayIn)
  const [results, edition, zone] = await Promise.all([
    resultsOfFarm(db, { reach, collection, today }),
    editionFor(db, { period: which.period, number }),
    zoneOfComparison(db, which.farm),
  ])
  if (number !== undefined && !edition) throw notFound('There is no such edition of the period.')
  const found = results.find(one => one.scope === scope)
  if (!found && scope !== 'farm') {
    throw notFound('The farm has no such crop or stock in that period.')
  }
  const sets = edition ? await setsOnMenu(db, edition, scope) : []
  const ofStaff = edition
    ? await groupsOfFarm(db, {
        edition: edition.id,
        scope,
        farm: keptFarmId(which.farm),
        groups: sets.flatMap(({ key, kind }) => (kind === 'group' ? [key] : [])),
      })
    : []
  const own = ownGroups(results, zone)
  const chosen = wanted === undefined ? foundGroup(sets, own) : chosenGroup(sets, wanted)
  const seesMoney = seesMoneyOf(viewer, which.farm)
  return { reach, collection, results, found, edition, sets, own, ofStaff, seesMoney, ...chosen }
}

/** The farm's own place on the menu, by what it is now. */
export function ownGroups(results: readonly ScopeResult[], zone: PlaceOfFarm['zone']) {
  const lines = results.find(({ scope }) => scope === 'farm')?.lines ?? {}
  const activity = activityOf(lines)
  return peerGroupsOf({ zone, activity, sizeBand: activity && sizeBandOf(activity, lines) })
}

function chosenGroup(sets: readonly SetOnMenu[], key: string) {
  const group = sets.find(set => set.key === key && set.kind !== 'top' && saysAnything(set))
  if (!group) throw invalid({ group: ['No such group was published.'] })
  return { group, widened: [] }
}
