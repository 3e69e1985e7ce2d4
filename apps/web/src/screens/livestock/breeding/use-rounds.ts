// The breeding rounds of a farm in a period, from the rows on the device.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../../data/hooks/use-same-members.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useStockLists } from '../stock/use-stock-lists.ts'
import { roundRows } from './round-row.ts'
import type { RoundEvents } from './round-row.ts'

export function useRounds(place: CollectionPlace) {
  const where = { farm_id: place.farmId, period_id: place.periodId }
  const rounds = useRows('livestock_reproduction_lifecycles', { where })
  const joining = useRows('livestock_joining_events', { where, sort: ['date', 'id'] })
  const scanning = useRows('livestock_scanning_events', { where, sort: ['date', 'id'] })
  const birthing = useRows('livestock_birthing_events', { where, sort: ['date', 'id'] })
  const marking = useRows('livestock_marking_events', { where, sort: ['date', 'id'] })
  const weaning = useRows('livestock_weaning_events', { where, sort: ['date', 'id'] })
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
