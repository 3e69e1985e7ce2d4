// The device doesn’t go dark while someone presents with it, where its browser can see to that.

import { useEffect } from 'react'

export function useLitScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState === 'hidden') return
      // A battery that is low, or a browser that doesn’t want to: it goes dark as it would.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void held?.release()
      else lock = held
    }
    const look = () => void hold()
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', look)
      void lock?.release()
    }
  }, [])
}
