// The name of a file that someone takes away: what it is, and whose, so that it is still known a year later.

import { useContext } from 'react'
import { PrintedPlace } from './printed-for.tsx'
import { fileName } from './save-file.ts'

/** `title` may name the farm or the period already. */
export function useFileName(): (title: string, ending: string) => string {
  const { farm, period } = useContext(PrintedPlace)
  return (title, ending) => {
    const missing = [farm, period].filter(part => part !== undefined && !title.includes(part))
    return fileName([title, ...missing].join(' '), ending)
  }
}
