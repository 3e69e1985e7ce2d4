// What stands on the screen is read; someone for whom another acts has read nothing.

import { useEffect, useEffectEvent } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { lastMoment } from './question-thread.ts'
import type { QuestionThread } from './question-thread.ts'
import { useMarkRead } from './use-question-acts.ts'

export function useReadNow(thread: QuestionThread): void {
  const { actingFor } = useSignedIn()
  const markRead = useMarkRead()
  const mark = useEffectEvent((until: string) => void markRead(thread, until))
  const at = lastMoment(thread)
  const isNews = at > (thread.reads[0]?.read_at ?? '') && actingFor === undefined
  useEffect(() => {
    if (isNews) mark(at)
  }, [isNews, at])
}
