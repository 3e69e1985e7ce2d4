// Carries over what is chosen, and goes to the period that it went into. A try that nobody answered is
// made again under the same key, so that it is done once. Undo asks first, on the page of periods.

import { periodText } from '@furrow/farming/dates/period-text'
import type { Failure } from '@furrow/wire/client/result'
import type { RolledForward, RollForwardWish } from '@furrow/wire/roll-forward-answer'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { randomText } from '../../data/session/random-text.ts'
import { useNotices } from '../../ui/notices.tsx'
import { countsText } from './kind-words.ts'
import { useFarmAnew } from './use-farm-anew.ts'

export function useCarryOver(farmId: number, onDone: () => void) {
  const { api } = useFurrow()
  const notices = useNotices()
  const navigate = useNavigate()
  const readAnew = useFarmAnew(farmId)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const keyOf = useKeyOfWish()
  const carry = async (wish: RollForwardWish, name: string) => {
    setBusy(true)
    const answer = await api.rollForward.run(wish, { key: keyOf(wish) })
    setFailure(answer.ok ? undefined : answer.failure)
    if (!answer.ok) return setBusy(false)
    await readAnew()
    const { id, period_id: periodId } = answer.data
    const askToUndo = () =>
      void navigate({
        to: '/collection/$farmId/period',
        params: { farmId: String(farmId) },
        search: { undo: id ?? 0 },
      })
    const undo = id === null ? undefined : askToUndo
    const params = { farmId: String(farmId), periodId: String(periodId) }
    await navigate({ to: '/collection/$farmId/period/$periodId', params })
    notices.good(doneText(answer.data, name), { undo })
    onDone()
  }
  return { carry, isBusy, failure }
}

/** Another wish is another request. */
function useKeyOfWish(): (wish: RollForwardWish) => string {
  const last = useRef({ asked: '', key: '' })
  return wish => {
    const asked = JSON.stringify(wish)
    if (last.current.asked !== asked) last.current = { asked, key: randomText() }
    return last.current.key
  }
}

function doneText({ is_new, counts }: RolledForward, period: string): string {
  const name = periodText(period)
  const what = countsText(counts)
  if (is_new) return what === '' ? `${name} has started.` : `${name} has started with ${what}.`
  return what === '' ? `Nothing was missing in ${name}.` : `Carried into ${name}: ${what}.`
}
