// Takes back what was carried into a period, and leaves the period where it is gone with it.

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
  return async ({ id, periodId, name }) => {
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
        ? `What was carried into ${name} is taken back. The rest of ${name} stays.`
        : `${name} is taken back, with all that was carried into it.`,
    )
  }
}
