// What keeps a group from choosing farms, in sentences by what was sent.

import { groupFilter, saysNothing } from '@furrow/farming/benchmarks/results/staff-groups'
import type { Viewer } from '../../access/reach/viewer.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { farmsUnseen } from './farms-seen.ts'
import { faultsOfFilter } from './group-filter.ts'
import { faultsOfRadius, radiusIn } from './group-radius.ts'

interface ByHand {
  readonly include: readonly number[]
  readonly exclude: readonly number[]
}

interface GroupToCheck extends ByHand {
  readonly filter: unknown
  /** Where its distance is measured from. */
  readonly location?: unknown
  /** Farms that it named before; whoever names others sees them. */
  readonly kept: ByHand
}

export async function faultsOfGroup(
  db: Database | Transaction,
  viewer: Viewer,
  { filter, location, include, exclude, kept }: GroupToCheck,
): Promise<Readonly<Record<string, string[]>>> {
  const radius = faultsOfRadius(filter, location)
  const faults = [...(await faultsOfFilter(db, filter)), ...(radius['filter'] ?? [])]
  const isAround = radiusIn(filter) !== undefined
  const isEmpty = include.length === 0 && !isAround && saysNothing(groupFilter(filter))
  const isBoth = include.some(farm => exclude.includes(farm))
  const stranger = async (side: 'include' | 'exclude', named: readonly number[]) => {
    const anew = named.filter(farm => !kept[side].includes(farm))
    const [first] = await farmsUnseen(db, viewer, anew)
    return first === undefined ? [] : [`There is no farm ${first}.`]
  }
  const found = {
    filter:
      faults.length === 0 && isEmpty
        ? ['Choose farms: by what they have in common, or one by one.']
        : faults,
    location: radius['location'] ?? [],
    include_farms: await stranger('include', include),
    exclude_farms: [
      ...(isBoth ? ['A farm can’t be both added and left out.'] : []),
      ...(await stranger('exclude', exclude)),
    ],
  }
  return Object.fromEntries(Object.entries(found).filter(([, said]) => said.length > 0))
}
