// What of a group would be published or withheld, by which rule, and what stands against other groups.

import type { PublishedSet, Withheld } from '@furrow/farming/benchmarks/edition'
import { isWithheld } from '@furrow/farming/benchmarks/edition'
import { isInGroup } from '@furrow/farming/benchmarks/results/staff-groups'
import { leastOwnersWith } from '@furrow/farming/benchmarks/threshold-rule'
import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import { withheldInWords } from '../facts/groups/withheld-words.ts'
import type { GroupTried } from './group-tried.ts'
import { countedReasons, withheldIn } from './withheld-figures.ts'

type Figure = GroupPreview['figures'][number]
type Reason = ReturnType<typeof withheldInWords>
type Names = (farm: number) => boolean

export function figuresOf(tried: GroupTried, names: Names): readonly Figure[] {
  const set = setOf(tried)
  if (!set || !tried.made) return withoutFarms()
  const { average, lines, percentiles } = withheldOf(tried, set, names)
  const top = tried.made.sets.find(({ of }) => of === set.key)
  return [
    {
      figure: 'average',
      is_published: average === null,
      withheld: countedReasons(average ? [average] : lines),
    },
    {
      figure: 'percentiles',
      is_published: set.percentiles.some(one => !isWithheld(one)),
      withheld: countedReasons(percentiles),
    },
    { figure: 'top', ...topOf(tried, { top, set, names }) },
  ]
}

function setOf({ made, group }: GroupTried): PublishedSet | undefined {
  return made?.sets.find(({ key }) => key === group.key)
}

function withheldOf(tried: GroupTried, set: PublishedSet, names: Names) {
  const nameOf = new Map(
    tried.farms.map(({ farm: { farm_id, name } }) => [
      farm_id,
      names(farm_id) ? name : 'another farm',
    ]),
  )
  if (!tried.made) throw new Error('A set was made of nothing.')
  return withheldIn(tried.made, set, { nameOf, edition: tried.edition })
}

interface Top {
  readonly top: PublishedSet | undefined
  readonly set: PublishedSet
  readonly names: Names
}

/** The best farms are told where so many owners are ranked. */
function topOf(tried: GroupTried, { top, set, names }: Top): Omit<Figure, 'figure'> {
  if (top) {
    const { average, lines } = withheldOf(tried, top, names)
    return { is_published: average === null, withheld: countedReasons(average ? [average] : lines) }
  }
  const owners = new Set(set.averaged.map(id => tried.ownerOf(Number(id)))).size
  const needed = leastOwnersWith().fifths
  const reason: Withheld = { rule: 'floor', owners: Math.min(owners, needed - 1), needed }
  const whole = isWithheld(set.average) ? set.average : reason
  return {
    is_published: false,
    withheld: countedReasons([withheldInWords(whole, plain(set.averaged))]),
  }
}

/** As long as no farm takes part at all. */
function withoutFarms(): readonly Figure[] {
  const { average, quartiles, fifths } = leastOwnersWith()
  const withheld = (needed: number) =>
    countedReasons([withheldInWords({ rule: 'floor', owners: 0, needed }, plain([]))])
  return [
    { figure: 'average', is_published: false, withheld: withheld(average) },
    { figure: 'percentiles', is_published: false, withheld: withheld(quartiles) },
    { figure: 'top', is_published: false, withheld: withheld(fifths) },
  ]
}

function plain(farms: readonly string[]) {
  return {
    kind: 'group' as const,
    farms,
    edition: 0,
    nameOfSet: (key: string) => key,
    farmsOfSet: () => undefined,
    nameOfFarm: () => 'another farm',
  }
}

export function conflictsOf(tried: GroupTried, names: Names): GroupPreview['conflicts'] {
  return [...againstThis(tried, names), ...againstOthers(tried, names)]
}

/** Groups that come first, or were published before, for whose sake this one is withheld. */
function againstThis(tried: GroupTried, names: Names): GroupPreview['conflicts'] {
  const set = setOf(tried)
  if (!set) return []
  const { average, percentiles } = withheldOf(tried, set, names)
  const reasons = [set.average, ...set.percentiles].filter(one => isWithheld(one))
  const found = reasons.find(({ rule }) => rule === 'leftover' || rule === 'overlap')
  const told = [average, ...percentiles].find(
    one => one?.rule === 'leftover' || one?.rule === 'overlap',
  )
  if (!found || !told || !('beside' in found)) return []
  const besides = tried.others.filter(({ key }) => found.beside.some(one => isOf(one, key)))
  return besides.map(other => conflict(tried, { other, withholds: 'this', reason: told }))
}

/** Groups that would be published without this one. */
function againstOthers(tried: GroupTried, names: Names): GroupPreview['conflicts'] {
  return tried.others.flatMap(other => {
    const is = ({ key }: PublishedSet) => key === other.key
    const [set, before] = [tried.made?.sets.find(is), tried.without?.sets.find(is)]
    if (!set || !before || isWithheld(before.average) || !isWithheld(set.average)) return []
    const { average } = withheldOf(tried, set, names)
    return average ? [conflict(tried, { other, withholds: 'other', reason: average })] : []
  })
}

interface Found {
  readonly other: GroupTried['group']
  readonly withholds: 'this' | 'other'
  readonly reason: Reason
}

function conflict({ group, farms }: GroupTried, { other, withholds, reason }: Found) {
  const both = farms.filter(
    ({ toChoose }) => isInGroup(group, toChoose) && isInGroup(other, toChoose),
  )
  return {
    group_id: other.id,
    name: other.name,
    shared: both.length,
    withholds,
    why: reason.why,
    mend: reason.mend,
  }
}

function isOf(key: string, group: string): boolean {
  return key === group || key === `top of ${group}`
}
