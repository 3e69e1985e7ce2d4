// The six sets of the filter state as an address has them.

export interface FilterState {
  readonly assetTypeIds?: readonly number[]
  /** Null is Unassigned. */
  readonly propertyIds?: readonly (number | null)[]
  readonly cropCollectionEnterpriseIds?: readonly number[]
  readonly cropTypeIds?: readonly number[]
  readonly livestockEnterpriseIds?: readonly number[]
  readonly livestockTypeIds?: readonly number[]
}

const names = [
  'assetTypeIds',
  'propertyIds',
  'cropCollectionEnterpriseIds',
  'cropTypeIds',
  'livestockEnterpriseIds',
  'livestockTypeIds',
] as const

type Search = Readonly<Record<string, unknown>>

/** What is no set of numbers is passed over: anybody may write an address. */
export function filtersIn(search: Search): FilterState {
  const sets = names.flatMap(name => {
    const ids = idsIn(search[name], name === 'propertyIds')
    return ids ? [[name, ids] as const] : []
  })
  return Object.fromEntries(sets)
}

function idsIn(said: unknown, withNull: boolean): readonly (number | null)[] | undefined {
  if (!Array.isArray(said)) return undefined
  const ids = said.filter(id => Number.isSafeInteger(id) || (withNull && id === null))
  return ids.length === said.length ? (ids as readonly (number | null)[]) : undefined
}

export function hasFilters(filters: FilterState): boolean {
  return names.some(name => filters[name] !== undefined)
}

/** What else the address says stays. */
export function withFilters(search: Search, filters: FilterState): Search {
  const others = Object.entries(search).filter(
    ([name]) => !(names as readonly string[]).includes(name),
  )
  return { ...Object.fromEntries(others), ...filters }
}

/** All of them need not be said: what is added later is shown then, too. */
export function narrowed<Id>(ids: readonly Id[], all: readonly Id[]): readonly Id[] | undefined {
  return all.every(id => ids.includes(id)) ? undefined : ids
}
