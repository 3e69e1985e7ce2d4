// Whatever could not be read is said once, at the bottom. What a caller shows by itself, a 401 and a
// 422, is not; nor is being without signal, which the bar at the top tells.

import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureOf } from '../data/rows/call-failed.ts'
import { useNotices } from '../ui/notices.tsx'

const toldByCaller = [401, 422]

export function useFailureNotices(client: QueryClient): void {
  const notices = useNotices()
  useEffect(
    () =>
      client.getQueryCache().subscribe(event => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const failure = failureOf(event.action.error)
        if (failure === undefined) return notices.bad()
        const isQuiet = failure.kind === 'aborted' || failure.kind === 'unreachable'
        if (isQuiet || ('status' in failure && toldByCaller.includes(failure.status))) return
        notices.bad(failure.message)
      }),
    [client, notices],
  )
}
