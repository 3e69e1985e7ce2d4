// Whether the browser has had a moment for other things: what is typed into is there first, and what is
// only looked at comes behind it.

import { useEffect, useState } from 'react'

/** In milliseconds; on a busy device the moment may never come by itself. */
const atMost = 500

export function useWhenIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true))
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: atMost })
    return () => cancelIdleCallback(asked)
  }, [])
  return isIdle
}
