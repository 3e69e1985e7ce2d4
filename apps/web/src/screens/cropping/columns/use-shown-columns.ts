// The columns of the sheet of crops for who sits there: without money for who sees none, and without those
// of crops that nobody grows.

import { useMemo } from 'react'
import { useNamedPeriod } from '../../../period/use-period-days.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { columnsFor } from '../../../period/without-money.ts'
import { cropColumns } from '../crop-columns.ts'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import type { Crops } from '../use-crops.ts'
import { cropsGrown } from './grown-columns.ts'
import { useProposeVariety } from './use-propose-variety.ts'

export function useShownColumns(
  place: CollectionPlace,
  { lists, paddocks, rows }: Crops,
  mayWrite: boolean,
) {
  const seesMoney = useSeesMoney(place.farmId)
  const proposed = useProposeVariety(place)
  const period = useNamedPeriod(place.periodId)
  const propose = mayWrite ? proposed : undefined
  const crops = cropsGrown(rows, lists).join(' ')
  const isCut = rows.some(({ events }) => events.hay.length > 0)
  return useMemo(() => {
    const grown = crops === '' ? undefined : new Set(crops.split(' ').map(Number))
    return columnsFor(seesMoney, seesMoney =>
      cropColumns(paddocks, lists, { seesMoney, grown, isCut, propose, period }),
    )
  }, [paddocks, lists, seesMoney, crops, isCut, propose, period])
}
