// Moves a period one step. It is under way until the page shows the new step. Where a step leads back, it is
// undone from its notice.

import { useState } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { useReread } from '../use-reread.ts'
import { movesOf } from './status-moves.ts'
import type { Move, Mover } from './status-moves.ts'

interface PeriodOfFarm {
  readonly id: number
  readonly farm_id: number
  readonly status: Move['to']
  readonly updated_at: string
}

/** The server is asked there and then: whether it may be is known only there. */
export function useMoveOn(period: PeriodOfFarm | undefined, called = 'This period') {
  const { api } = useFurrow()
  const notices = useNotices()
  const reread = useReread(period?.farm_id ?? 0)
  const mover = useMover(period?.farm_id ?? 0)
  const [problem, setProblem] = useState<string>()
  const [isMoving, setMoving] = useState(false)
  const change = async ({ id, updated_at }: PeriodOfFarm, to: Move['to'], because?: string) => {
    setMoving(true)
    const values = { status: to, ...(because === undefined ? {} : { reopened_because: because }) }
    const answer = await api.rows('farm_period').update(id, values, { lastSeen: updated_at })
    const failure = answer.ok ? undefined : answer.failure
    const wasMoved = failure?.kind === 'refused' && failure.code === 'conflict'
    if (answer.ok || wasMoved) await reread()
    setMoving(false)
    setProblem(wasMoved ? movedByOthers : failure?.message)
    return answer
  }
  const moveOn = async ({ to }: Move, because?: string) => {
    if (!period) return false
    const answer = await change(period, to, because)
    if (!answer.ok) return false
    const back = movesOf(to, mover).find(move => move.to === period.status && !move.needsReason)
    const takeBack = async () => {
      const { updated_at } = answer.data
      const taken = await change({ ...period, updated_at }, period.status)
      if (!taken.ok) notices.bad(taken.failure.message)
    }
    notices.good(`${called} is now ${to.toLowerCase()}.`, back && { undo: () => void takeBack() })
    return true
  }
  return { moveOn, problem, isMoving }
}

const movedByOthers =
  'Someone else moved this period in the meantime. Check its status before you go on.'

/** What whoever looks is to the farm. */
export function useMover(farmId: number): Mover {
  const { person, isAdmin } = useSignedIn()
  const right = person.farm_rights.find(({ farm_id }) => farm_id === farmId)
  return { manages: right?.manages === true, consults: isAdmin || right?.consults === true }
}
