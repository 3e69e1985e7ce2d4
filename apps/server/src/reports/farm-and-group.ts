// A farm with its own results, and the published group that it is held against.

import { invalid, notFound } from '@furrow/wire/refusal'
import { reachOf, reachOnFarm } from '../access/reach/reach-of.ts'
import { keptFarmId } from '../facts/published/kept-rows.ts'
import { editionFor, groupsOfFarm } from '../facts/published/published-sets.ts'
import { mayBeChosen, setsOnMenu } from '../facts/published/sets-on-menu.ts'
import type { SetOnMenu } from '../facts/published/sets-on-menu.ts'
import { resultsOfFarm } from '../facts/results/results-of-farm.ts'
import { wholeFarm } from '../facts/results/whole-farm.ts'
import { zoneOfComparison } from '../facts/results/zone-of-comparison.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { collectionSeen } from './collections.ts'
import type { Which } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { AskingOn } from './completeness-report.ts'
import { foundGroup, ownGroups } from './peer-groups-told.ts'

export interface ComparedWith extends Which {
  readonly scope: string
  readonly group: string | undefined
  readonly edition: number | undefined
}

/** Whoever compares several things of a farm reads its results once. */
export type ReadResults = typeof wholeFarm

/** What a comparison is made of: the farm's own results, and the group that they are held against. */
export async function farmAndGroup(asking: AskingOn, which: ComparedWith, read?: ReadResults) {
  return heldAgainst(asking, which, read ?? (which.scope === 'farm' ? wholeFarm : allResults))
}

/** The same with the results of all crops and stock of the farm. */
export async function farmWithAll(asking: AskingOn, which: ComparedWith, read?: ReadResults) {
  return heldAgainst(asking, which, read ?? allResults)
}

async function allResults(...asked: Parameters<typeof resultsOfFarm>) {
  const results = await resultsOfFarm(...asked)
  return { results, scopes: results }
}

async function heldAgainst(
  { db, viewer, catalogue, todayIn }: AskingOn,
  { scope, group: wanted, edition: number, ...which }: ComparedWith,
  read: ReadResults,
) {
  const reach = reachOf(viewer, catalogue)
  const [collection, today, edition, zone] = await Promise.all([
    collectionSeen(db, reach, which),
    todayOn(db, which.farm, todayIn),
    editionFor(db, { period: which.period, number }),
    zoneOfComparison(db, which.farm),
  ])
  if (number !== undefined && !edition) throw notFound('There is no such edition of the period.')
  const { results, scopes } = await read(db, {
    reach: reachOnFarm(viewer, catalogue, which.farm),
    collection,
    today,
  })
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
  return {
    reach,
    collection,
    results,
    scopes,
    found,
    edition,
    sets,
    own,
    ofStaff,
    seesMoney,
    ...chosen,
  }
}

function chosenGroup(sets: readonly SetOnMenu[], key: string) {
  const group = sets.find(set => set.key === key && mayBeChosen(set))
  if (!group) throw invalid({ group: ['No such group was published.'] })
  return { group, widened: [] }
}
