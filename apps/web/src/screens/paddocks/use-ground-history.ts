// The crops on a piece of ground, this period’s and those of every paddock that it ever was.

import { useMemo } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { waysOf } from '@furrow/catalogue/measured-events'
import { groundHistory, numbersIn } from './shown-history.ts'
import type { PaddockRow } from './paddock-row.ts'

export function useGroundHistory(row: PaddockRow) {
  const { paddock, priors, main } = row
  // A link that was drawn just now is not worked into the earlier paddocks by the server yet.
  const ids = [
    ...new Set([
      paddock.id,
      ...numbersIn(paddock.ancestorIds),
      ...priors,
      ...numbersIn(main?.ancestorIds),
    ]),
  ]
  const { rows, isLoading, failure, retry } = useRows('crop_collections', {
    where: { farm_id: paddock.farm_id, paddock_id: ids },
    includes: [
      'period',
      'paddock',
      'current_crop',
      'fallow_type',
      'status',
      'sowing_collection_events',
      'grain_collection_events',
      'lint_collection_events',
      'hay_collection_events',
      'cane_collection_events',
      'fallow_collection_events',
      'grazing_collection_events',
      'custom_termination_events',
    ],
  })
  const { time_zone: zone } = useFurrow().settings
  const endings = useRows('crop_termination_types').rows
  const grazings = useRows('grazing_collection_types').rows
  const crops = useMemo(
    () => groundHistory(rows, { timeZone: zone, ways: waysOf({ endings, grazings }) }),
    [rows, zone, endings, grazings],
  )
  return { crops, isLoading, failure, retry }
}
