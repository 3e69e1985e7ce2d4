// The answer to any other call that reads, kept and refreshed as rows are.

import type { Failure, Result } from '@furrow/wire/client/result'
import { useQuery } from '@tanstack/react-query'
import { useFurrow } from '../context/furrow-context.ts'
import { answerQuery } from '../rows/answer-query.ts'
import type { AnswerAbout, AskedAnswer } from '../rows/answer-query.ts'
import { failureOf, isDenied, shownFailure } from '../rows/call-failed.ts'
import type { Asking } from './use-rows.ts'

export interface AnswerShown<Data> {
  readonly data: Data | undefined
  readonly isLoading: boolean
  /** It was read before: the server was asked again, and not heard. */
  readonly isKept: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
}

type AskedAbout = AnswerAbout & Asking

export function useAnswer<Data, Meta>(
  key: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Result<Data, unknown, Meta>>,
  { enabled = true, ...about }: AskedAbout = {},
): AnswerShown<Data> {
  const query = useQuery({ ...answerQuery({ ...about, key, ask }), enabled })
  const hasData = query.data !== undefined
  const failure = shownFailure(query.error, hasData)
  return {
    data: isDenied(failure) ? undefined : query.data?.held,
    isLoading: enabled && query.isPending && !failure,
    isKept: hasData && failureOf(query.error)?.kind === 'unreachable',
    failure,
    retry: () => void query.refetch(),
  }
}

/** One that may have been asked for ahead. */
export function useAsked<Data, Meta>(
  { key, ask, ...about }: AskedAnswer<Data, Meta>,
  asking: Asking = {},
): AnswerShown<Data> {
  const { api } = useFurrow()
  return useAnswer(key, signal => ask(api, signal), { ...about, ...asking })
}
