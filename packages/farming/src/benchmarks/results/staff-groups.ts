// Groups that staff made to compare farms with: by a filter, and farm by farm.

import type { PlaceOfFarm } from './peer-groups.ts'

/** What a filter may name: of one kind any of what is named, of several kinds all. */
export const filterKinds = [
  'zones',
  'regions',
  'activities',
  'sizes',
  'focus_groups',
  'products',
] as const
export type FilterKind = (typeof filterKinds)[number]
type Traits = readonly (number | string)[]
export type GroupFilter = Readonly<Record<FilterKind, Traits>>

export interface FarmsChosen {
  readonly filter: GroupFilter
  /** Farms that are in it or not, whatever the filter says. */
  readonly include: readonly number[]
  readonly exclude: readonly number[]
}

export interface StaffGroup extends FarmsChosen {
  readonly key: string
  readonly name: string
}

export interface FarmToChoose extends PlaceOfFarm {
  readonly farm: number
  readonly focusGroup: number | null
  readonly products: readonly number[]
}

/** As it is kept; what is not understood lets nobody in. */
export function groupFilter(kept: unknown): GroupFilter {
  return {
    zones: traitsIn(kept, 'zones'),
    regions: traitsIn(kept, 'regions'),
    activities: traitsIn(kept, 'activities'),
    sizes: traitsIn(kept, 'sizes'),
    focus_groups: traitsIn(kept, 'focus_groups'),
    products: traitsIn(kept, 'products'),
  }
}

export function traitsIn(kept: unknown, kind: string): Traits {
  const said: Readonly<Record<string, unknown>> = isRecord(kept) ? kept : {}
  const named = said[kind]
  return Array.isArray(named)
    ? named.filter(one => typeof one === 'number' || typeof one === 'string')
    : []
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function farmNumbers(kept: unknown): readonly number[] {
  return Array.isArray(kept) ? kept.filter(one => Number.isSafeInteger(one)) : []
}

/** A filter that names nothing lets nobody in: a group is never everybody by mistake. */
export function isInGroup({ filter, include, exclude }: FarmsChosen, farm: FarmToChoose): boolean {
  if (exclude.includes(farm.farm)) return false
  return include.includes(farm.farm) || passes(filter, farm)
}

export function saysNothing(filter: GroupFilter): boolean {
  return filterKinds.every(kind => filter[kind].length === 0)
}

function passes(filter: GroupFilter, farm: FarmToChoose): boolean {
  return (
    !saysNothing(filter) &&
    filterKinds.every(kind => {
      const named = filter[kind]
      return named.length === 0 || traitsOf(farm, kind).some(trait => named.includes(trait))
    })
  )
}

function traitsOf(farm: FarmToChoose, kind: FilterKind): readonly (number | string)[] {
  const { zone, activity, sizeBand, focusGroup, products } = farm
  const one = (trait: number | string | null | undefined) =>
    trait === null || trait === undefined ? [] : [trait]
  switch (kind) {
    case 'zones':
      return one(zone?.id)
    case 'regions':
      return one(zone?.region)
    case 'activities':
      return one(activity)
    case 'sizes':
      return one(sizeBand)
    case 'focus_groups':
      return one(focusGroup)
    case 'products':
      return products
  }
}

export function keyOfGroup(id: number): string {
  return `group ${id}`
}
