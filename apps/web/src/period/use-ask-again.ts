// Takes back that a warning was confirmed as right: it stands among the open ones again.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useState } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { useNotices } from '../ui/notices.tsx'
import { useReread } from './use-reread.ts'

/** Where it is kept that a point was confirmed: what is said about money stands apart. */
export function confirmationsOf({ money }: Pick<OpenPoint, 'money'>) {
  return money ? 'confirmed_money_warnings' : 'confirmed_warnings'
}

export function useAskAgain(farmId: number) {
  const { api } = useFurrow()
  const notices = useNotices()
  const reread = useReread(farmId)
  /** Of the confirmation that is being taken back. */
  const [asking, setAsking] = useState<number>()
  const askAgain = async (point: Pick<OpenPoint, 'money'>, id: number): Promise<boolean> => {
    setAsking(id)
    const answer = await api.anyRows(confirmationsOf(point)).destroy(id)
    if (answer.ok) await reread()
    setAsking(undefined)
    if (answer.ok) notices.good('It stands among the points worth a look again.')
    else notices.bad(answer.failure.message)
    return answer.ok
  }
  return { askAgain, asking }
}
