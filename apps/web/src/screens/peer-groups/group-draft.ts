// A group as it is typed, and as it is kept.

import { farmNumbers, groupFilter } from '@furrow/farming/benchmarks/results/staff-groups'
import type { FilterKind, GroupFilter } from '@furrow/farming/benchmarks/results/staff-groups'

/** What farms can have in common. */
export const traitLabels: Readonly<Record<FilterKind, string>> = {
  zones: 'Region',
  regions: 'Part of the country',
  activities: 'Activity',
  sizes: 'Size',
  focus_groups: 'Profit focus group',
  products: 'Product',
}

export interface GroupDraft {
  readonly name: string
  readonly order: number | null
  readonly filter: GroupFilter
  /** All farms so far around its place; nothing where distance doesn’t matter. */
  readonly radius: number | null
  /** GeoJSON. */
  readonly location: unknown
  readonly include: readonly number[]
  readonly exclude: readonly number[]
}

export interface KeptGroup {
  readonly id: number
  readonly name: string
  /** Only staff are told the rest. */
  readonly offered?: boolean | null
  readonly offer_order?: number | null
  readonly filter?: unknown
  readonly location?: unknown
  readonly include_farms?: unknown
  readonly exclude_farms?: unknown
}

export const emptyDraft: GroupDraft = {
  name: '',
  order: null,
  filter: groupFilter(null),
  radius: null,
  location: null,
  include: [],
  exclude: [],
}

export function draftOf(group: KeptGroup): GroupDraft {
  return {
    name: group.name,
    order: group.offer_order ?? null,
    filter: groupFilter(group.filter),
    radius: radiusIn(group.filter),
    location: group.location ?? null,
    include: farmNumbers(group.include_farms),
    exclude: farmNumbers(group.exclude_farms),
  }
}

/** As it is sent. */
export function valuesOf({ name, order, include, exclude, ...chosen }: GroupDraft) {
  return {
    name: name.trim(),
    offer_order: order,
    filter: saidIn(chosen),
    location: chosen.location,
    include_farms: include,
    exclude_farms: exclude,
  }
}

/** Nothing where no kind is named. */
function saidIn({ filter, radius }: Pick<GroupDraft, 'filter' | 'radius'>): Said | null {
  const traits = Object.entries(filter).filter(([, some]) => some.length > 0)
  const said = { ...Object.fromEntries(traits), ...(radius !== null && { radius_km: radius }) }
  return Object.keys(said).length === 0 ? null : said
}

type Said = Partial<GroupFilter> & { readonly radius_km?: number }

function radiusIn(filter: unknown): number | null {
  const { radius_km: radius } = (filter ?? {}) as Said
  return typeof radius === 'number' ? radius : null
}

export function isChanged(one: GroupDraft, other: GroupDraft): boolean {
  return JSON.stringify(valuesOf(one)) !== JSON.stringify(valuesOf(other))
}

/** Whether it chooses any farm at all. */
export function choosesNone({ include, ...chosen }: GroupDraft): boolean {
  return include.length === 0 && saidIn(chosen) === null
}

export function withFarm(draft: GroupDraft, farm: number): GroupDraft {
  const { include, exclude } = withoutMention(draft, farm)
  return { ...draft, include: [...include, farm], exclude }
}

export function withFarmLeftOut(draft: GroupDraft, farm: number): GroupDraft {
  const { include, exclude } = withoutMention(draft, farm)
  return { ...draft, include, exclude: [...exclude, farm] }
}

/** Then the filter alone says whether it is in the group. */
export function withoutMention(draft: GroupDraft, farm: number): GroupDraft {
  const others = (farms: readonly number[]) => farms.filter(one => one !== farm)
  return { ...draft, include: others(draft.include), exclude: others(draft.exclude) }
}
