// Moves a period one step. It is under way until the page shows the new step.

import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import type { Move } from './status-moves.ts'
import { useReread } from '../../period/use-reread.ts'

interface PeriodOfFarm {
  readonly id: number
  readonly farm_id: number
  readonly updated_at: string
}

/** The server is asked there and then: whether it may be is known only there. */
export function useMoveOn(period: PeriodOfFarm | undefined) {
  const { api } = useFurrow()
  const notices = useNotices()
  const reread = useReread(period?.farm_id ?? 0)
  const [problem, setProblem] = useState<string>()
  const [isMoving, setMoving] = useState(false)
  const moveOn = async ({ to }: Move, because?: string) => {
    if (!period) return false
    setMoving(true)
    const values = { status: to, ...(because === undefined ? {} : { reopened_because: because }) }
    const answer = await api
      .anyRows('farm_period')
      .update(period.id, values, { lastSeen: period.updated_at })
    if (answer.ok) await reread()
    setMoving(false)
    setProblem(answer.ok ? undefined : answer.failure.message)
    if (answer.ok) notices.good(`This period is now ${to.toLowerCase()}.`)
    return answer.ok
  }
  return { moveOn, problem, isMoving }
}
