// The breeding rounds of a farm in a period, from the rows on the device.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../../data/hooks/use-same-members.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { roundWishes } from '../stock/stock-wishes.ts'
import { useStockLists } from '../stock/use-stock-lists.ts'
import { roundRows } from './round-row.ts'
import type { RoundEvents } from './round-row.ts'

export function useRounds(place: CollectionPlace) {
  const wishes = roundWishes(place)
  const rounds = useRows(...wishes.rounds)
  const joining = useRows(...wishes.joining)
  const scanning = useRows(...wishes.scanning)
  const birthing = useRows(...wishes.birthing)
  const marking = useRows(...wishes.marking)
  const weaning = useRows(...wishes.weaning)
  const { lists, ...ofLists } = useStockLists(place)
  const events: RoundEvents = useSameMembers({
    joining: joining.rows,
    scanning: scanning.rows,
    birthing: birthing.rows,
    marking: marking.rows,
    weaning: weaning.rows,
  })
  const { classes, species } = lists
  const rows = useMemo(() => {
    const slugs = new Map(species.map(({ id, slug }) => [id, slug]))
    const slugOf = new Map(classes.map(one => [one.id, slugs.get(one.species_type_id) ?? null]))
    const speciesOf = (stockClass: number) => slugOf.get(stockClass) ?? null
    return roundRows({ rounds: rounds.rows, events, speciesOf })
  }, [rounds.rows, events, classes, species])
  const all = [rounds, joining, scanning, birthing, marking, weaning, ofLists]
  return {
    rows,
    lists,
    isLoading: all.some(({ isLoading }) => isLoading),
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => all.forEach(({ retry }) => retry()),
  }
}
