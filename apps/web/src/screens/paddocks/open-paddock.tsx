// The paddock that the address says is open, in its drawer.

import { useFurrow } from '../../data/context/furrow-context.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { PaddockDrawer } from './paddock-drawer.tsx'
import type { usePaddockAddress } from './use-paddock-address.ts'
import type { Paddocks } from './use-paddocks.ts'

interface Props {
  readonly place: CollectionPlace
  readonly paddocks: Paddocks
  readonly address: ReturnType<typeof usePaddockAddress>
  readonly mayWrite: boolean
}

export function OpenPaddock({ place, paddocks, address, mayWrite }: Props) {
  const { outbox } = useFurrow()
  if (address.open === undefined) return null
  // Its number may be another since the address was written.
  const id = outbox.idOf(address.open)
  return (
    <PaddockDrawer
      place={place}
      mayWrite={mayWrite}
      row={paddocks.rows.find(row => row.id === id)}
      isLoading={paddocks.isLoading}
      onClose={() => address.setOpen(undefined)}
    />
  )
}
