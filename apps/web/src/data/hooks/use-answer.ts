// The answer to any other call that reads, kept and refreshed as rows are.

import type { Failure, Result } from '@furrow/wire/client/result'
import { useQuery } from '@tanstack/react-query'
import { heldBy, isDenied, shownFailure } from '../rows/call-failed.ts'

export interface AnswerShown<Data> {
  readonly data: Data | undefined
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
}

export interface AnswerAbout {
  /** Kinds of records whose changes make it stale; all those of the farm, where it follows from many. */
  readonly resources?: readonly string[] | 'all'
  /** The farm it is about; nothing where it may be any. */
  readonly farmId?: number | undefined
  /** Not asked for yet where it is false. */
  readonly enabled?: boolean
}

export function useAnswer<Data, Meta>(
  key: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Result<Data, unknown, Meta>>,
  { resources = [], farmId = 0, enabled = true }: AnswerAbout = {},
): AnswerShown<Data> {
  const query = useQuery({
    queryKey: ['answer', farmId, ...key],
    queryFn: async ({ signal }) => ({ held: heldBy(await ask(signal)).data }),
    meta: { resources },
    enabled,
  })
  const failure = shownFailure(query.error, query.data !== undefined)
  return {
    data: isDenied(failure) ? undefined : query.data?.held,
    isLoading: enabled && query.isPending && !failure,
    failure,
    retry: () => void query.refetch(),
  }
}
