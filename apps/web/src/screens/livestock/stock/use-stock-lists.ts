// Reads what stock is chosen from, and what a farm said of its enterprises in a period.

import { useRows } from '../../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../../data/hooks/use-same-members.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { stockListWishes } from './stock-wishes.ts'

export type StockLists = ReturnType<typeof useStockLists>['lists']

export function useStockLists(place: CollectionPlace) {
  const wishes = stockListWishes(place)
  const read = {
    species: useRows(...wishes.species),
    classes: useRows(...wishes.classes),
    purposes: useRows(...wishes.purposes),
    enterprises: useRows(...wishes.enterprises),
    uses: useRows(...wishes.uses),
    ratings: useRows(...wishes.ratings),
    contacts: useRows(...wishes.contacts),
    run: useRows(...wishes.run),
    settings: useRows(...wishes.settings),
    kept: useRows(...wishes.kept),
  }
  const all = Object.values(read)
  const named = Object.entries(read).map(([name, { rows }]) => [name, rows])
  const lists = useSameMembers(
    Object.fromEntries(named) as {
      readonly [Name in keyof typeof read]: (typeof read)[Name]['rows']
    },
  )
  return {
    lists,
    isLoading: all.some(({ isLoading }) => isLoading),
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => all.forEach(({ retry }) => retry()),
  }
}
