// A farm is in few published groups of staff. Each has secret weights of its own: many of them over the same farms
// wear the blur down, which two do not.

import type { Crowd } from './crowd.ts'
import { idsOf } from './crowd.ts'
import type { EarlierSet } from './earlier-editions.ts'
import type { Withheld } from './edition.ts'
import { farmsApart } from './leftover-rule.ts'
import type { Farms } from './owner-tally.ts'

export const mostGroups = 2

interface GroupOfEdition {
  readonly key: string
  readonly edition: number
  readonly farms: Farms
}

/** A group while it only grows: one whose farms were exchanged tells as much as another group would. */
interface Shape {
  readonly key: string
}

export class GroupsOfFarms {
  private readonly byFarm = new Map<number, Set<Shape>>()
  private readonly last = new Map<string, GroupOfEdition & { readonly shape: Shape }>()

  /** With what was published of them, whether an average or percentiles. */
  constructor(earlier: readonly EarlierSet[]) {
    for (const set of earlier) {
      if (set.kind === 'group' && (set.averaged || set.hasPercentiles)) this.add(set)
    }
  }

  add(group: GroupOfEdition): void {
    const shape = this.shapeOf(group)
    this.last.set(group.key, { ...group, shape })
    for (const farm of group.farms) {
      const known = this.byFarm.get(farm)
      if (known) known.add(shape)
      else this.byFarm.set(farm, new Set([shape]))
    }
  }

  reasonAgainst(group: GroupOfEdition, crowd: Crowd): Withheld | null {
    const own = this.shapeOf(group)
    const others = (farm: number) =>
      [...(this.byFarm.get(farm) ?? [])].filter(shape => shape !== own)
    const full = group.farms.filter(farm => others(farm).length >= mostGroups)
    if (full.length === 0) return null
    const beside = new Set(Array.from(full, farm => others(farm).map(({ key }) => key)).flat())
    return { rule: 'overlap', farms: idsOf(crowd, full), beside: [...beside] }
  }

  private shapeOf({ key, edition, farms }: GroupOfEdition): Shape {
    const last = this.last.get(key)
    const isSame =
      last && (last.edition === edition || farmsApart(last.farms, farms).first.length === 0)
    return isSame ? last.shape : { key }
  }
}
