// The questions that someone may read, each with what was answered and how far they have read it.

import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { countNew, inOrderOfNews } from './question-thread.ts'
import type { QuestionThread } from './question-thread.ts'

interface Where {
  readonly farm_id?: number
  readonly period_id?: number
  readonly status?: 'Open'
}

export function useQuestions(where: Where = {}, asking: { readonly enabled?: boolean } = {}) {
  const { person } = useSignedIn()
  const { rows, isLoading, failure, retry } = useRows(
    'questions',
    { where, includes: [...beside], sort: ['id'] },
    asking,
  )
  const threads: readonly QuestionThread[] = rows
  return {
    threads: inOrderOfNews(threads, person.id),
    isLoading,
    failure,
    retry,
    countNewTo: (thread: QuestionThread) => countNew(thread, person.id),
  }
}

const beside = [
  'messages',
  'messages.user',
  'reads',
  'asked_by',
  'resolved_by',
  'farm',
  'period',
] as const
