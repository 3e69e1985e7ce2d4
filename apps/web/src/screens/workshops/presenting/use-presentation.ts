// A presentation that is at hand: its row, which the remote control changes, and all its findings, read once.

import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { useRow } from '../../../data/hooks/use-rows.ts'
import { useEvery } from '../../../data/hooks/use-every.ts'

/** Changes are heard as they are made; this is for where nothing is heard. In milliseconds. */
const lookedAtEvery = 5000

export function usePresentation(id: number) {
  const { api } = useFurrow()
  const session = useRow('workshop_sessions', id)
  const screen = useAnswer(
    ['workshop screen', id],
    signal => api.workshops.screen(id, { signal }),
    { enabled: session.row !== undefined },
  )
  useEvery(session.row && lookedAtEvery, session.retry)
  const failure = screen.failure ?? session.failure
  return {
    session: session.row,
    screen: screen.data,
    isLoading: session.isLoading || screen.isLoading,
    failure,
    retry() {
      session.retry()
      screen.retry()
    },
  }
}
