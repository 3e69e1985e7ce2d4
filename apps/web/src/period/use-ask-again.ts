// Undoes that warnings were confirmed: they stand among the open ones again.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useState } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { countText } from '../ui/amounts.ts'
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
  /** Of the first confirmation that is being undone. */
  const [asking, setAsking] = useState<number>()
  /** `ids`: of the confirmations, which are all kept where that of the point is. */
  const askAgain = async (
    point: Pick<OpenPoint, 'money'>,
    ids: readonly number[],
  ): Promise<boolean> => {
    setAsking(ids[0])
    const answer = await api.anyRows(confirmationsOf(point)).batch.destroy(ids)
    if (answer.ok) await reread()
    setAsking(undefined)
    if (answer.ok) notices.good(`Undone: ${countText(ids.length, 'warning')} to check again.`)
    else notices.bad(answer.failure.message)
    return answer.ok
  }
  return { askAgain, asking }
}
