// On paper, above the heading of a screen: whose it is and when it was printed.

import { periodText } from '@furrow/farming/dates/period-text'
import { createContext, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { momentText } from '../amounts.ts'

interface Place {
  readonly business?: string | undefined
  readonly farm?: string | undefined
  readonly period?: string | undefined
}

/** Where the screens below stand, by names: also in the names of files. */
export const PrintedPlace = createContext<Place>({})

export function PrintedFor({ of }: { readonly of?: string | undefined }) {
  const { business, farm, period } = useContext(PrintedPlace)
  const place = [business, farm, period && periodText(period)].filter(Boolean).join(' · ') || of
  const printed = `printed ${momentText(useTimeOfPrinting())}`
  return (
    <p className="printed-for print-only">
      {[place, 'Furrow', printed].filter(Boolean).join(' · ')}
    </p>
  )
}

/** A screen may have stood open since yesterday. */
function useTimeOfPrinting(): string {
  const [time, setTime] = useState(() => new Date().toISOString())
  useEffect(() => {
    // The paper is drawn as soon as this returns.
    const note = () => flushSync(() => setTime(new Date().toISOString()))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  return time
}
