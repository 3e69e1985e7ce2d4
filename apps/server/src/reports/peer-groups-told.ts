// The groups that a farm may be compared with: what was published, the farm's own among them.

import {
  activityOf,
  groupOfBest,
  peerGroupsOf,
  sizeBandOf,
} from '@furrow/farming/benchmarks/results/peer-groups'
import type { PeerGroup, PlaceOfFarm } from '@furrow/farming/benchmarks/results/peer-groups'
import type { SetOnMenu } from '../facts/published/sets-on-menu.ts'
import type { ScopeResult } from '../facts/results/results-of-farm.ts'

export interface ChosenGroup {
  readonly group: SetOnMenu | undefined
  /** Groups of the farm that are narrower and say less. */
  readonly widened: readonly string[]
}

/** The farm's smallest group of eight owners, for which quartiles are published, else its largest. */
export function foundGroup(sets: readonly SetOnMenu[], own: readonly PeerGroup[]): ChosenGroup {
  const byKey = new Map(sets.map(set => [set.key, set]))
  const published = own.flatMap(({ key }) => byKey.get(key) ?? [])
  const group = published.find(({ percentiles }) => percentiles) ?? published.findLast(saysAnything)
  const place = group ? own.findIndex(({ key }) => key === group.key) : 0
  return { group, widened: own.slice(0, place).map(({ name }) => name) }
}

export function saysAnything({ average, percentiles }: SetOnMenu): boolean {
  return average || percentiles
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
