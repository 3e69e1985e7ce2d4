// A group of staff as it is typed: who would be in it in the next edition of a period, and what would be published.

import { isInGroup } from '@furrow/farming/benchmarks/results/staff-groups'
import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import { invalid } from '@furrow/wire/refusal'
import type { Transaction } from '../db/database.ts'
import { placesOfFarms } from '../facts/groups/places-of-farms.ts'
import type { OfferedGroup } from '../facts/groups/offered-groups.ts'
import { conflictsOf, figuresOf } from './group-figures.ts'
import type { GroupTried } from './group-tried.ts'
import { groupTried } from './group-tried.ts'

export interface PreviewAsked {
  readonly period: number
  readonly group: OfferedGroup
  /** Whether someone may read what a farm is called. */
  names(farm: number): boolean
}

export async function groupPreviewOf(
  tx: Transaction,
  { period, group, names }: PreviewAsked,
): Promise<GroupPreview> {
  const tried = await groupTried(tx, period, group)
  const members = membersOf(tried)
  const leftOut = leftOutOf(tried)
  if (members.length + leftOut.length === 0) throw invalid(nobody(tried.periodName))
  const named = [...members, ...leftOut].map(({ farm_id }) => farm_id).filter(names)
  const places = await placesOfFarms(tx, named)
  const told = <Farm extends { readonly farm_id: number; readonly name: string }>(
    farms: readonly Farm[],
  ) =>
    farms
      .filter(({ farm_id }) => names(farm_id))
      .map(farm => ({ ...farm, place: places.get(farm.farm_id) ?? null }))
      .toSorted((one, other) => one.name.localeCompare(other.name))
  const [namedMembers, namedLeftOut] = [told(members), told(leftOut)]
  return {
    period_id: period,
    edition: tried.edition,
    farms: members.length,
    owners: new Set(members.map(({ farm_id }) => tried.ownerOf(farm_id))).size,
    members: namedMembers,
    unnamed: members.length - namedMembers.length,
    left_out: namedLeftOut,
    unnamed_left_out: leftOut.length - namedLeftOut.length,
    figures: figuresOf(tried, names),
    conflicts: conflictsOf(tried, names),
  }
}

function membersOf({ group, farms }: GroupTried) {
  return farms
    .filter(({ toChoose, scopes }) => scopes.length > 0 && isInGroup(group, toChoose))
    .map(({ farm: { farm_id, name } }) => ({
      farm_id,
      name,
      is_added: group.include.includes(farm_id),
    }))
}

/** Those that the group holds and an edition doesn't, and those that were left out by hand. */
function leftOutOf({ group, notTaking, farms, excluded }: GroupTried) {
  const withAll = { ...group, exclude: [] }
  const byHand = [...farms, ...notTaking]
    .filter(({ toChoose }) => group.exclude.includes(toChoose.farm) && isInGroup(withAll, toChoose))
    .map(({ farm: { farm_id, name } }) => ({ farm_id, name, reason: 'It is left out by hand.' }))
  const notYet = notTaking
    .filter(({ toChoose }) => isInGroup(group, toChoose))
    .map(({ farm: { farm_id, name, leftOut } }) => ({ farm_id, name, reason: leftOut ?? '' }))
  const decided = farms
    .filter(({ toChoose, scopes }) => scopes.length === 0 && isInGroup(group, toChoose))
    .map(({ farm: { farm_id, name } }) => ({
      farm_id,
      name,
      reason: excluded.get(farm_id) ?? 'It has no financial record.',
    }))
  return [...notYet, ...decided, ...byHand]
}

function nobody(period: string) {
  return { filter: [`No farm that records ${period} is like this.`] }
}
