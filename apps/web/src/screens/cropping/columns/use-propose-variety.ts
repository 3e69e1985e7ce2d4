// A variety that is not in the list yet: kept like everything that is typed, and checked by staff later.

import { useCallback } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useChange } from '../../../data/hooks/use-change.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { ProposeVariety } from '../event-columns.ts'

export function useProposeVariety({ farmId }: CollectionPlace): ProposeVariety {
  const { outbox } = useFurrow()
  const change = useChange()
  return useCallback(
    (name, crop_type_id) => {
      const id = outbox.newId()
      const values = { name, crop_type_id }
      const label = `New variety ${name}`
      void change({ label, farmId, steps: [{ do: 'store', resource: 'varieties', id, values }] })
      return id
    },
    [outbox, change, farmId],
  )
}
