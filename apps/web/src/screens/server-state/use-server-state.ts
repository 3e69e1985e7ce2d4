// How the server is, asked again every few seconds for as long as someone looks.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useEvery } from '../../data/hooks/use-every.ts'

/** In milliseconds. */
export const askedEvery = 5000

export function useServerState() {
  const { api } = useFurrow()
  const shown = useAnswer(['server-state'], signal => api.server.state({ signal }))
  useEvery(askedEvery, shown.retry)
  return shown
}
