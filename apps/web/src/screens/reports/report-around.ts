// What blocks know of the report that they stand in: whose it is, and beside whom.

import { createContext, useContext } from 'react'
import type { CollectionPlace } from '../../period/use-place.ts'

/** As the address says it; nothing where it says none. */
export interface ReportWords {
  readonly group: string | undefined
  readonly edition: number | undefined
  readonly against: 'average' | 'top' | undefined
  /** A released one, or calculated now; the newest released unless said. */
  readonly version?: number | 'now' | undefined
}

/** With what is said alone, as calls take it. */
export function saidOf({ group, edition, against, version }: Partial<ReportWords>) {
  return {
    ...(group !== undefined && { group }),
    ...(edition !== undefined && { edition }),
    ...(against !== undefined && { against }),
    ...(version !== undefined && { version }),
  }
}

interface ReportAround {
  readonly place: CollectionPlace
  readonly words: ReportWords
  /** Farm and period, for the names of files. */
  readonly of: string
}

export const ReportAround = createContext<ReportAround | undefined>(undefined)

export function useReportAround(): ReportAround {
  const around = useContext(ReportAround)
  if (!around) throw new Error('A block stands in no report.')
  return around
}
