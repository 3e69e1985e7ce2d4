// All that the wizard reads of the stock of a period.

import { useMemo } from 'react'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useRounds } from '../breeding/use-rounds.ts'
import { useStock } from '../stock/use-stock.ts'

export function useReadStock(place: CollectionPlace) {
  const stock = useStock(place)
  const { rows: rounds, isLoading } = useRounds(place)
  const read = useMemo(() => ({ place, stock, rounds }), [place, stock, rounds])
  const { failure, retry } = stock
  return { read, isLoading: isLoading || stock.isLoading, failure, retry }
}
