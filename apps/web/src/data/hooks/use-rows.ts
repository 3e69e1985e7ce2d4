// Rows as a screen wishes for them: from the device at once, from the server behind it, with whatever
// waits to be saved laid over.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { RelationName } from '@furrow/wire/client/relation-types'
import type { Failure } from '@furrow/wire/client/result'
import type { RowWith } from '@furrow/wire/client/row-with'
import type { AggregateSome, Include, PathIn } from '@furrow/wire/client/wish-types'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { isDenied, shownFailure } from '../rows/call-failed.ts'
import type { Values } from '../outbox/change.ts'
import { useFurrow } from '../context/furrow-context.ts'
import { pendingChanges } from '../rows/pending-changes.ts'
import { withGiven } from '../outbox/local-ids.ts'
import { layOver } from '../rows/overlay.ts'
import type { LooseWish, OneRowWish, RowWish } from '../rows/row-wish.ts'
import { rowsQuery, unread } from '../rows/rows-query.ts'

export interface RowsShown<Row> {
  /** None as long as nothing is known. */
  readonly rows: readonly Row[]
  readonly isLoading: boolean
  /** Why there are none, or none that may be shown. */
  readonly failure: Failure | undefined
  /** How many there are on all pages, as the server knows it. */
  readonly total: number | undefined
  readonly retry: () => void
}

export interface RowShown<Row> extends Omit<RowsShown<Row>, 'rows' | 'total'> {
  readonly row: Row | undefined
}

export interface Asking {
  /** Not asked for yet where it is false. */
  readonly enabled?: boolean
}

export function useRows<
  N extends EntityName,
  const I extends Include<N> = never,
  const C extends RelationName<N> = never,
  const A extends AggregateSome<N> = never,
>(
  resource: N,
  wish?: RowWish<N, I, C, A>,
  asking?: Asking,
): RowsShown<RowWith<N, PathIn<I>, C, A>> {
  return useLooseRows(resource, wish as LooseWish | undefined, asking) as never
}

/** One row, also under the number that it had before it was saved. */
export function useRow<
  N extends EntityName,
  const I extends Include<N> = never,
  const C extends RelationName<N> = never,
>(
  resource: N,
  id: number | undefined,
  wish?: OneRowWish<N, I, C>,
): RowShown<RowWith<N, PathIn<I>, C>> {
  const { where, ...beside } = (wish ?? {}) as LooseWish
  const { rows, isLoading, failure, retry } = useLooseRows(
    resource,
    { ...beside, where: { ...where, id: id ?? 0 } },
    { enabled: id !== undefined },
  )
  return { row: rows[0] as never, isLoading, failure, retry }
}

/** Of whatever record; nothing of it is checked. */
function useLooseRows(
  resource: string,
  wish: LooseWish = {},
  { enabled = true }: Asking = {},
): RowsShown<Values> {
  const { api, outbox } = useFurrow()
  const changes = useSyncExternalStore(outbox.subscribe, outbox.now)
  const saved = useSyncExternalStore(outbox.subscribe, outbox.saved)
  const asked = useUnchanged(withGiven(wish, outbox.idOf))
  const query = useQuery({ ...rowsQuery(api, resource, asked), enabled })
  const failure = shownFailure(query.error, query.data !== undefined)
  const read = isDenied(failure) ? undefined : (query.data ?? (failure && unread(resource, asked)))
  const rows = useMemo(() => {
    const laid = pendingChanges(changes, saved)
    return read ? layOver(read, resource, { wish: asked, laid }) : []
  }, [read, resource, asked, changes, saved])
  return {
    rows,
    isLoading: enabled && query.isPending && !failure,
    failure,
    total: read?.total,
    retry: () => void query.refetch(),
  }
}

/** The same object as long as it says the same. */
function useUnchanged(wish: LooseWish): LooseWish {
  const text = JSON.stringify(wish)
  return useMemo(() => JSON.parse(text) as LooseWish, [text])
}
