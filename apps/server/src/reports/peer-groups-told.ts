// The groups that a farm may be compared with: what was published, the farm's own among them.

import {
  activityOf,
  groupOfBest,
  peerGroupsOf,
  sizeBandOf,
} from '@furrow/farming/benchmarks/results/peer-groups'
import type { PeerGroup, PlaceOfFarm } from '@furrow/farming/benchmarks/results/peer-groups'
import { mayBeChosen, saysAnything } from '../facts/published/sets-on-menu.ts'
import type { SetOnMenu } from '../facts/published/sets-on-menu.ts'
import type { ScopeResult } from '../facts/results/results-of-farm.ts'

export interface ChosenGroup {
  readonly group: SetOnMenu | undefined
  /** Groups of the farm that are narrower and say less. */
  readonly widened: readonly string[]
}

/** The farm's smallest group of eight owners, for which quartiles are published, else its largest. */
export function foundGroup(sets: readonly SetOnMenu[], own: readonly PeerGroup[]): ChosenGroup {
  const published = own.flatMap(({ key }) => sets.find(set => set.key === key) ?? [])
  const group = published.find(({ percentiles }) => percentiles) ?? published.findLast(saysAnything)
  const place = group ? own.findIndex(({ key }) => key === group.key) : 0
  return { group, widened: own.slice(0, place).map(({ name }) => name) }
}

export function groupIn({ key, name, band, kind }: SetOnMenu, isOwn: boolean) {
  return { key, name, band, is_own: isOwn, by_staff: kind === 'group' }
}

type GroupTold = ReturnType<typeof groupIn>

/** There are thousands on a menu, which is kept in mind: each is told once, as one of others. */
const toldOfOthers = new WeakMap<readonly SetOnMenu[], readonly GroupTold[]>()

/** All that may be chosen, by key. */
export function groupsIn(
  sets: readonly SetOnMenu[],
  isOwn: (group: Pick<GroupTold, 'key'>) => boolean,
): GroupTold[] {
  const told = toldOfOthers.get(sets) ?? groupsOfOthers(sets)
  toldOfOthers.set(sets, told)
  return told.map(group => (isOwn(group) ? { ...group, is_own: true } : group))
}

function groupsOfOthers(sets: readonly SetOnMenu[]): readonly GroupTold[] {
  return sets.flatMap(set => (mayBeChosen(set) ? [groupIn(set, false)] : []))
}

export function topOf(
  sets: readonly SetOnMenu[],
  group: Pick<SetOnMenu, 'key'> | undefined,
): SetOnMenu | undefined {
  const key = group && groupOfBest(group.key)
  return sets.find(({ kind, of, average }) => kind === 'top' && of === key && average)
}

/** The best of a group, or of the next wider of the farm’s groups whose best are published. */
export function nearestTopOf(
  sets: readonly SetOnMenu[],
  own: readonly PeerGroup[],
  group: Pick<SetOnMenu, 'key'> | undefined,
): SetOnMenu | undefined {
  const place = own.findIndex(({ key }) => key === group?.key)
  const wider = place === -1 ? [] : own.slice(place + 1)
  const groups = [group, ...wider.map(({ key }) => sets.find(set => set.key === key))]
  return groups.map(one => topOf(sets, one)).find(top => top !== undefined)
}

/** The farm's own place on the menu, by what it is now. */
export function ownGroups(results: readonly ScopeResult[], zone: PlaceOfFarm['zone']) {
  const lines = results.find(({ scope }) => scope === 'farm')?.lines ?? {}
  const activity = activityOf(lines)
  return peerGroupsOf({ zone, activity, sizeBand: activity && sizeBandOf(activity, lines) })
}
