// The crops of a farm in a period, with their ground, all that was done to them, and what follows.

import { useMemo, useState } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { wishesOf } from '../../period/read-first.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { cropNames } from './crop-names.ts'
import type { CropRow } from './crop-row.ts'
import { cropRows } from './crop-rows.ts'
import { cropWishes } from './crop-wishes.ts'
import { keptSame } from './kept-same.ts'
import { useCropEvents } from './use-crop-events.ts'
import { useCropLists } from './use-crop-lists.ts'
import type { CropLists } from './use-crop-lists.ts'
import { useCropMoney } from './columns/use-crop-money.ts'
import { useCropsAround } from './use-crops-around.ts'

export interface Crops {
  readonly rows: readonly CropRow[]
  readonly paddocks: ReturnType<typeof useRows<'paddocks'>>['rows']
  readonly lists: CropLists
  readonly isLoading: boolean
  readonly failure: ReturnType<typeof useRows>['failure']
  readonly retry: () => void
}

export function useCrops(place: CollectionPlace): Crops {
  const crops = useRows(...cropWishes(place).crops)
  const paddocks = useRows('paddocks', wishesOf(place).paddocksWish)
  const events = useCropEvents(place)
  const { lists, isLoading } = useCropLists(place)
  const around = useCropsAround(place, lists, crops.rows)
  const names = useMemo(() => cropNames(lists), [lists])
  const [same, sameSold] = useState(() => [keptSame<CropRow>(), keptSame<CropRow>()] as const)[0]
  const { sales, costs } = useCropMoney(place, lists, !isLoading)
  const rows = useMemo(
    () =>
      cropRows(
        {
          crops: crops.rows,
          paddocks: paddocks.rows,
          events: events.events,
          types: lists.types,
          names,
          around,
          sales,
          costs,
        },
        same,
        sameSold,
      ),
    [
      crops.rows,
      paddocks.rows,
      events.events,
      lists.types,
      names,
      around,
      sales,
      costs,
      same,
      sameSold,
    ],
  )
  const all = [crops, paddocks, events]
  return {
    rows,
    lists,
    paddocks: paddocks.rows,
    isLoading: isLoading || all.some(one => one.isLoading),
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => all.forEach(({ retry }) => retry()),
  }
}
