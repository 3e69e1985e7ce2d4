// Keeps what is drawn, imported or deleted, says so, and offers to take it back.

import { useCallback } from 'react'
import type { Change } from '../../data/outbox/change.ts'
import { oppositeOf } from '../../data/outbox/opposite-change.ts'
import { useChange } from '../../data/hooks/use-change.ts'
import { useNotices } from '../../ui/notices.tsx'

/** `said`: what was done, once it is. Gives back whether it is kept. */
type KeepMap = (change: Change, said: string) => Promise<boolean>

/** Nothing goes along with a place on the map: it comes back as it went. */
const whole = { canRestore: true }

export function useKeepMap(): KeepMap {
  const change = useChange()
  const notices = useNotices()
  const send = useCallback(
    async (what: Change) => {
      const outcome = await change(what, whole)
      if (outcome.kind === 'refused') notices.bad(outcome.refusal.message)
      return outcome.kind !== 'refused'
    },
    [change, notices],
  )
  return async (what, said) => {
    const isKept = await send(what)
    const opposite = oppositeOf(what, whole)
    const undo = opposite && (() => void send(opposite))
    if (isKept) notices.good(said, { undo })
    return isKept
  }
}
