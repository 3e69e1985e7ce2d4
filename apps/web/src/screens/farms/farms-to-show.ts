// Which farms are shown, and in which order.

import { addMonths } from '@furrow/farming/dates/dates'
import type { ListedFarm } from './use-farm-list.ts'

export const farmOrders = [
  { value: 'last', label: 'Last opened' },
  { value: 'name', label: 'Name' },
  { value: 'area', label: 'Largest' },
  { value: 'status', label: 'Least complete' },
] as const
export type FarmOrder = (typeof farmOrders)[number]['value']

export interface Wish {
  readonly typed: string
  readonly order: FarmOrder
  /** The farm that was opened last. */
  readonly last: number | undefined
  /** All of them must be true of a farm. */
  readonly tags: readonly string[]
  readonly group: string | null
  readonly product: string | null
  readonly today: string
}

export function farmsToShow(farms: readonly ListedFarm[], wish: Wish): readonly ListedFarm[] {
  const { order, last, tags, group, product, today } = wish
  const word = wish.typed.trim().toLowerCase()
  const byName = farms
    .filter(farm => wordsOf(farm).some(text => text.toLowerCase().includes(word)))
    .filter(farm => tags.every(tag => tagsOf(farm, today).includes(tag)))
    .filter(farm => group === null || farm.group === group)
    .filter(farm => product === null || farm.products.includes(product))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
  const first: Readonly<Record<FarmOrder, (farm: ListedFarm) => number>> = {
    last: ({ id }) => (id === last ? 0 : 1),
    name: () => 0,
    area: ({ facts }) => -(facts?.area ?? 0),
    // A farm without a period comes first: nothing is there yet.
    status: ({ newest }) => newest?.score ?? -1,
  }
  return byName.toSorted((one, other) => first[order](one) - first[order](other))
}

/** What can be said of a farm in a word. */
export function tagsOf({ facts, newest }: ListedFarm, today: string): readonly string[] {
  const isInactive = newest === null || (newest && newest.end < addMonths(today, -12))
  return [
    facts?.isIrrigated ? 'Irrigated' : '',
    facts?.hasCane ? 'Cane' : '',
    facts?.hasStock ? 'Livestock' : '',
    isInactive ? 'Inactive' : '',
  ].filter(tag => tag !== '')
}

/** Each that is true of some farm but not of all: others tell nothing apart. */
export function tagsToChoose(farms: readonly ListedFarm[], today: string): readonly string[] {
  const tags = farms.map(farm => tagsOf(farm, today))
  const told = [...new Set(tags.flat())].filter(tag => !tags.every(some => some.includes(tag)))
  return ['Irrigated', 'Cane', 'Livestock', 'Inactive'].filter(tag => told.includes(tag))
}

function wordsOf({ name, businesses, town = '', manager = '' }: ListedFarm): readonly string[] {
  return [name, town, manager, ...businesses.map(business => business.name)]
}
