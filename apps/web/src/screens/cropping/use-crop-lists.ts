// Reads what the cells of a crop are chosen from.

import { useRows } from '../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../data/hooks/use-same-members.ts'
import { cropListWishes } from './crop-wishes.ts'
import { usePartedByUse } from '../../period/retiring/use-still-used.ts'
import type { CollectionPlace } from '../../period/use-place.ts'

export type CropLists = ReturnType<typeof useCropLists>['lists']

export function useCropLists(place: CollectionPlace) {
  const wishes = cropListWishes(place)
  const read = {
    types: useRows(...wishes.types),
    harvests: useRows(...wishes.harvests),
    varieties: useRows(...wishes.varieties),
    statuses: useRows(...wishes.statuses),
    fallowTypes: useRows(...wishes.fallowTypes),
    enterprises: useRows(...wishes.enterprises),
    stages: useRows(...wishes.stages),
    endings: useRows(...wishes.endings),
    grazings: useRows(...wishes.grazings),
    seasons: useRows(...wishes.seasons),
    lives: useRows(...wishes.lives),
    uses: useRows(...wishes.uses),
    burns: useRows(...wishes.burns),
    elements: useRows(...wishes.elements),
    products: useRows(...wishes.products),
    tags: useRows(...wishes.tags),
    properties: useRows(...wishes.properties),
    gauges: useRows(...wishes.gauges),
    grown: useRows(...wishes.grown),
  }
  const properties = usePartedByUse(read.properties.rows, place).used
  const gauges = usePartedByUse(read.gauges.rows, place).used
  const all = Object.entries(read).map(([name, { rows }]) => [name, rows])
  const named = { ...Object.fromEntries(all), properties, gauges }
  const lists = useSameMembers(
    named as { readonly [Name in keyof typeof read]: (typeof read)[Name]['rows'] },
  )
  return { lists, isLoading: Object.values(read).some(({ isLoading }) => isLoading) }
}
