// The name of a file that someone takes away: what it is, and whose, so that it is still known a year later.

import { periodText } from '@furrow/farming/dates/period-text'
import { useContext } from 'react'
import { PrintedPlace } from './printed-for.tsx'
import { fileName } from './save-file.ts'

/** `title` may name the farm or the period already. */
export function useFileName(): (title: string, ending: string) => string {
  const { farm, period } = useContext(PrintedPlace)
  return (title, ending) => {
    // Files say 2025-26, where screens say 2025–26.
    const said = period === undefined ? title : title.replaceAll(periodText(period), period)
    const missing = [farm, period].filter(part => part !== undefined && !said.includes(part))
    return fileName([said, ...missing].join(' '), ending)
  }
}
