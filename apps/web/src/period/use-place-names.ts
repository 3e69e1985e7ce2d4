// A farm and a period by their names: for the title of a screen, `Wattle Downs, 2023-24`, and for its files.

import { periodText } from '@furrow/farming/dates/period-text'
import { useRow } from '../data/hooks/use-rows.ts'
import type { CollectionPlace } from './use-place.ts'

export function usePlaceNames({ farmId, periodId }: CollectionPlace) {
  const { row: farm } = useRow('farms', farmId)
  const { row: period } = useRow('periods', periodId)
  return {
    farm: { id: farmId, name: farm?.farm_name ?? '' },
    period: { id: periodId, name: period?.name ?? '' },
  }
}

export function usePlaceWords(place: CollectionPlace): string {
  const { farm, period } = usePlaceNames(place)
  return [farm.name, periodText(period.name)].filter(Boolean).join(', ')
}
