// What draws is loaded while what is to be drawn is read, and not before that is asked for.

import { useEffect } from 'react'
import { loadPlot } from './use-plot.ts'

/** In milliseconds: a slow machine is never idle before all is drawn that waits for it. */
const longestWait = 200

export function usePlotAhead(): void {
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return undefined
    // Where it does not come, each chart says so.
    const load = () => void loadPlot().catch(() => undefined)
    const asked = requestIdleCallback(load, { timeout: longestWait })
    return () => cancelIdleCallback(asked)
  }, [])
}
