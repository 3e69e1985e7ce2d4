// How many seconds a busy server has asked to be left alone for; nothing where it may be asked.

import { useCallback, useSyncExternalStore } from 'react'
import { useFurrow } from '../context/furrow-context.ts'
import type { ServerPause } from '../outbox/server-pause.ts'

export function useServerPause(): number | undefined {
  const { pause } = useFurrow()
  const subscribe = useCallback((listener: () => void) => eachSecond(pause, listener), [pause])
  return useSyncExternalStore(subscribe, () => secondsLeft(pause))
}

function secondsLeft(pause: ServerPause): number | undefined {
  return pause.until() === undefined ? undefined : Math.max(1, Math.ceil(pause.left() / 1000))
}

/** Of a pause; else only when one begins. */
function eachSecond(pause: ServerPause, listener: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    timer = pause.until() === undefined ? undefined : setInterval(listener, 1000)
    listener()
  }
  const stop = pause.subscribe(follow)
  follow()
  return () => {
    clearInterval(timer)
    stop()
  }
}
