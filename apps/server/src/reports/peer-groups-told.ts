// The groups that a farm may be compared with: what was published, the farm's own among them.

import type { PeerGroup } from '@furrow/farming/benchmarks/results/peer-groups'
import type { SetTold } from '../facts/published/kept-rows.ts'

export interface ChosenGroup {
  readonly group: SetTold | undefined
  /** Groups of the farm that are narrower and say less. */
  readonly widened: readonly string[]
}

/** The farm's smallest group of eight owners, for which quartiles are published, else its largest. */
export function foundGroup(sets: readonly SetTold[], own: readonly PeerGroup[]): ChosenGroup {
  const byKey = new Map(sets.map(set => [set.key, set]))
  const published = own.flatMap(({ key }) => byKey.get(key) ?? [])
  const group =
    published.find(({ percentiles }) => percentiles.some(one => one !== null)) ??
    published.findLast(saysAnything)
  const place = group ? own.findIndex(({ key }) => key === group.key) : 0
  return { group, widened: own.slice(0, place).map(({ name }) => name) }
}

export function saysAnything({ average, percentiles }: SetTold): boolean {
  return average !== null || percentiles.some(one => one !== null)
}

export function topOf(sets: readonly SetTold[], group: SetTold | undefined): SetTold | undefined {
  return sets.find(
    ({ kind, of, average }) => kind === 'top' && of === group?.key && average !== null,
  )
}
