// Undoes what was carried into a period, and leaves the period where it is gone with it. What was undone
// can be redone.

import { useNavigate } from '@tanstack/react-router'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { useFarmAnew } from './use-farm-anew.ts'

interface CarriedInto {
  readonly id: number
  readonly periodId: number
  /** Of that period. */
  readonly name: string
}

/** The server knows whether it may be; what it says is told. */
export function useTakeBack(farmId: number): (carried: CarriedInto) => Promise<void> {
  const { api, session } = useFurrow()
  const notices = useNotices()
  const navigate = useNavigate()
  const readAnew = useFarmAnew(farmId)
  const redo = async ({ id, name }: CarriedInto) => {
    const answer = await api.rollForward.redo(id)
    await readAnew()
    if (answer.ok) notices.good(`${name} has been started again.`)
    else notices.bad(answer.failure.message)
  }
  return async carried => {
    const { id, periodId, name } = carried
    const answer = await api.rollForward.undo(id)
    if (!answer.ok) {
      notices.bad(answer.failure.message)
      return readAnew()
    }
    if (!answer.data.period_stays) {
      const now = session.now()
      if (now.kind === 'signed in' && now.periodId === periodId) session.forgetPeriod()
      await navigate({ to: '/collection/$farmId/period', params: { farmId: String(farmId) } })
    }
    await readAnew()
    notices.good(
      answer.data.period_stays
        ? `What was carried into ${name} has been removed. The rest of ${name} stays.`
        : `${name} has been removed.`,
      { undo: () => void redo(carried) },
    )
  }
}
