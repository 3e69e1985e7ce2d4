// Parts further down a screen are drawn behind those in sight, so that nobody waits for what they don't see yet.

import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'

export function BelowSight({ children }: { readonly children: ReactNode }) {
  const isTurn = useDeferredValue(true, false)
  return isTurn ? children : null
}
