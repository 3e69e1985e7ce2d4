// The place of the big screen, which outlives that its page is loaded again without signal: as long as the server
// hasn’t heard it, it stands in the address.

import { useEffect, useState } from 'react'
import { useAddressWords } from '../../../period/use-address-words.ts'
import type { Presentation } from './presented.ts'
import { useShownPlace } from './use-shown-place.ts'

export function useKeptPlace(session: Presentation, count: number) {
  const [{ finding }, change] = useAddressWords(['finding'])
  const [untold] = useState(() => numberIn(finding))
  const shown = useShownPlace(session, count, untold)
  const kept = shown.isUntold ? String(shown.place + 1) : null
  useEffect(() => {
    if (kept !== finding) change({ finding: kept })
    // What else changes in the address is not of this place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kept])
  return shown
}

/** From 0. */
function numberIn(finding: string | null): number | undefined {
  return finding !== null && /^\d{1,3}$/.test(finding)
    ? Math.max(0, Number(finding) - 1)
    : undefined
}
