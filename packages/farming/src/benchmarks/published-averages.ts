// Of which sets the average farm is published, and what it is.

import { averageFarm } from './average-farm.ts'
import type { Farms } from './owner-tally.ts'
import type { PublishedAverage, PublishedSet, Withheld } from './edition.ts'
import { KeptSets } from './kept-sets.ts'
import { FewOwners, SetsApart } from './leftover-rule.ts'
import { GroupsOfFarms } from './overlap-rule.ts'
import type { Publishing, SetOfFarms } from './publishing.ts'
import { topKeyOf } from './results/peer-groups.ts'
import { reasonAgainstFarms } from './set-floor.ts'
import { topOf } from './top-set.ts'
import { withoutWaiting } from './waiting-farms.ts'

interface AverageOfSet {
  readonly key: string
  readonly farms: Farms
  readonly average: PublishedAverage | Withheld
}

interface AverageOfTop extends AverageOfSet {
  readonly of: SetOfFarms
  readonly ranking: string
}

interface PublishedFarms {
  readonly key: string
  readonly edition: number
  readonly farms: Farms
}

interface Averages {
  /** In the order of the menu. */
  readonly sets: readonly AverageOfSet[]
  readonly tops: readonly AverageOfTop[]
}

export function averagesOf(publishing: Publishing): Averages {
  const { crowd, least, menu, rankings } = publishing
  const published = new PublishedSoFar(publishing)
  const sets = menu.sets.map(set => {
    const farms = set.farms.filter(farm => crowd.hasProfit[farm])
    return published.decide(set, farms)
  })
  const tops = menu.sets.flatMap((of, at): AverageOfTop[] => {
    const set = sets[at]
    if (!of.hasTop || !set || 'rule' in set.average) return []
    const top = topOf(crowd, set.farms, least.fifths)
    if (!top) return []
    const ranking = rankings[top.ranking] ?? ''
    const key = topKeyOf(of.key)
    return [{ ...published.decide({ key, kind: 'top', farms: top.farms }, top.farms), of, ranking }]
  })
  return { sets, tops }
}

interface Placed extends Pick<PublishedSet, 'key' | 'kind'> {
  /** Those with no profit, too. */
  readonly farms: Farms
}

class PublishedSoFar {
  private readonly publishing: Publishing
  private readonly kept = new KeptSets<PublishedFarms>()
  /** Those of this edition. */
  private readonly own: PublishedFarms[] = []
  private readonly groups: GroupsOfFarms

  constructor(publishing: Publishing) {
    this.publishing = publishing
    this.groups = new GroupsOfFarms(publishing.earlier)
    for (const { key, edition, averaged } of publishing.earlier) {
      if (averaged) this.kept.add({ key, edition, farms: averaged })
    }
  }

  decide(place: Placed, candidates: Farms): AverageOfSet {
    const { key } = place
    const { crowd, earlier, edition, least, rules, weightsOf } = this.publishing
    const before = earlier.findLast(set => set.key === key && set.averaged !== null)
    const farms = withoutWaiting(crowd, rules, candidates, before?.averaged)
    const reason =
      reasonAgainstFarms(crowd, rules, farms, least.average) ??
      this.overlapOf(place) ??
      this.leftoverOf(key, farms)
    if (reason) return { key, farms, average: reason }
    const set = { key, edition, farms }
    this.kept.add(set)
    this.own.push(set)
    if (place.kind === 'group') this.groups.add({ key, edition, farms: place.farms })
    return { key, farms, average: averageFarm(this.publishing, farms, weightsOf(farms)) }
  }

  private overlapOf({ key, kind, farms }: Placed): Withheld | null {
    const { crowd, edition, rules } = this.publishing
    return rules.overlap && kind === 'group'
      ? this.groups.reasonAgainst({ key, edition, farms }, crowd)
      : null
  }

  private leftoverOf(key: string, farms: Farms): Withheld | null {
    const { crowd, edition, menu, rules } = this.publishing
    if (!rules.leftovers) return null
    const below = new Set(menu.below(key).map(one => one.key))
    const parts = this.own.filter(one => below.has(one.key))
    crowd.marks.mark(parts)
    const rest = new FewOwners(crowd.ownerOf).add(farms, farm => !crowd.marks.has(farm))
    if (rest.isLeftover) {
      const beside = parts.map(part => part.key)
      return rest.leftoverBeside(beside, edition)
    }
    for (const kept of this.kept.overlapping(farms)) {
      const apart = new SetsApart(farms, kept.farms).owners(crowd.ownerOf)
      if (apart.isLeftover) return apart.leftoverBeside([kept.key], kept.edition)
    }
    return null
  }
}
