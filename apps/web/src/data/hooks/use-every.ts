// Does something again and again as long as the page is looked at.

import { useEffect, useRef } from 'react'

/** `milliseconds`: nothing while it is not to be done. */
export function useEvery(milliseconds: number | undefined, act: () => void): void {
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  useEffect(() => {
    if (milliseconds === undefined) return undefined
    const look = () => {
      if (document.visibilityState !== 'hidden') newest.current()
    }
    const timer = setInterval(look, milliseconds)
    // Who looks again sees at once what is.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [milliseconds])
}
