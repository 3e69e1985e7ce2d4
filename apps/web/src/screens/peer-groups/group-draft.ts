// A group as it is typed, and as it is kept.

import type { filterKinds } from '@furrow/farming/benchmarks/results/staff-groups'

export type FilterKind = (typeof filterKinds)[number]
type Traits = readonly (number | string)[]
type Filter = Readonly<Record<FilterKind, Traits>>

export interface GroupDraft {
  readonly name: string
  readonly order: number | null
  readonly filter: Filter
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
  readonly include_farms?: unknown
  readonly exclude_farms?: unknown
}

export const emptyDraft: GroupDraft = {
  name: '',
  order: null,
  filter: filterOf(null),
  include: [],
  exclude: [],
}

export function draftOf(group: KeptGroup): GroupDraft {
  return {
    name: group.name,
    order: group.offer_order ?? null,
    filter: filterOf(group.filter),
    include: numbersIn(group.include_farms),
    exclude: numbersIn(group.exclude_farms),
  }
}

/** As it is sent. */
export function valuesOf({ name, order, filter, include, exclude }: GroupDraft) {
  return {
    name: name.trim(),
    offer_order: order,
    filter: saidIn(filter),
    include_farms: include,
    exclude_farms: exclude,
  }
}

/** Nothing where no kind is named. */
function saidIn(filter: Filter): Readonly<Record<string, Traits>> | null {
  const said = Object.entries(filter).filter(([, traits]) => traits.length > 0)
  return said.length === 0 ? null : Object.fromEntries(said)
}

export function isChanged(one: GroupDraft, other: GroupDraft): boolean {
  return JSON.stringify(valuesOf(one)) !== JSON.stringify(valuesOf(other))
}

/** Whether it chooses any farm at all. */
export function choosesNone({ filter, include }: GroupDraft): boolean {
  return include.length === 0 && saidIn(filter) === null
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

function filterOf(kept: unknown): Filter {
  const said: Readonly<Record<string, unknown>> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {}
  const traits = (kind: string): Traits => {
    const named = said[kind]
    return Array.isArray(named)
      ? named.filter(one => typeof one === 'number' || typeof one === 'string')
      : []
  }
  return {
    zones: traits('zones'),
    regions: traits('regions'),
    activities: traits('activities'),
    sizes: traits('sizes'),
    focus_groups: traits('focus_groups'),
    products: traits('products'),
  }
}

function numbersIn(kept: unknown): readonly number[] {
  return Array.isArray(kept) ? kept.filter(one => Number.isSafeInteger(one)) : []
}
