// Whether the farm of the address is this person’s, and the period one of the farm’s, by what the device
// knows and the server says behind it. What turns out not to be theirs is taken out of storage (R35).

import type { Failure } from '@furrow/wire/client/result'
import { useEffect } from 'react'
import { useFurrow, useSignedIn } from '../data/context/furrow-context.ts'
import type { RowsShown } from '../data/hooks/use-rows.ts'
import { useRow, useRows } from '../data/hooks/use-rows.ts'
import { isDenied } from '../data/rows/call-failed.ts'
import { wishesOf } from './read-first.ts'
import type { CollectionPlace } from './use-place.ts'

type Known =
  | { readonly kind: 'there' | 'loading' | 'nobody’s' | 'not on device' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export interface KnownPlace {
  readonly known: Known
  readonly retry: () => void
}

export function useKnownFarm(farmId: number): KnownPlace {
  const { session } = useFurrow()
  const { row, ...read } = useRow('farms', farmId)
  const known = knownFrom({ ...read, isThere: row !== undefined })
  const isStored = useSignedIn().farmId === farmId
  useEffect(() => {
    // Every navigation stores what its address says.
    if (known.kind === 'nobody’s' && isStored) session.forgetFarm()
  }, [known.kind, isStored, session])
  return { known, retry: read.retry }
}

export function useKnownPeriod({ farmId, periodId }: CollectionPlace): KnownPlace {
  const { session } = useFurrow()
  const { rows, ...read } = useRows('farm_period', wishesOf({ farmId, periodId }).linkWish)
  const known = knownFrom({ ...read, isThere: rows.length > 0 })
  const now = useSignedIn()
  const isStored = now.farmId === farmId && now.periodId === periodId
  useEffect(() => {
    if (known.kind === 'nobody’s' && isStored) session.forgetPeriod()
  }, [known.kind, isStored, session])
  return { known, retry: read.retry }
}

interface Read extends Pick<RowsShown<unknown>, 'isLoading' | 'failure'> {
  readonly isThere: boolean
}

/** By the row that says so. */
export function knownFrom({ isThere, isLoading, failure }: Read): Known {
  if (isThere) return { kind: 'there' }
  if (isLoading) return { kind: 'loading' }
  if (!failure || isDenied(failure)) return { kind: 'nobody’s' }
  return failure.kind === 'unreachable' ? { kind: 'not on device' } : { kind: 'failed', failure }
}
