// Takes back that a warning was confirmed as right: it stands among the open ones again.

import { useState } from 'react'
import { useFurrow } from '../data/furrow-context.ts'
import { useNotices } from '../ui/notices.tsx'
import { useReread } from './use-reread.ts'

export function useAskAgain(farmId: number) {
  const { api } = useFurrow()
  const notices = useNotices()
  const reread = useReread(farmId)
  /** Of the confirmation that is being taken back. */
  const [asking, setAsking] = useState<number>()
  const askAgain = async (id: number): Promise<boolean> => {
    setAsking(id)
    const answer = await api.anyRows('confirmed_warnings').destroy(id)
    if (answer.ok) await reread()
    setAsking(undefined)
    if (answer.ok) notices.good('It stands among the points worth a look again.')
    else notices.bad(answer.failure.message)
    return answer.ok
  }
  return { askAgain, asking }
}
