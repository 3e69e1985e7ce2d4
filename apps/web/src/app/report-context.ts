// How a screen hands over an error that nobody expected, and gets a number for it.

import { createContext, useContext } from 'react'

/** Gives the number under which the error is known. */
export type Report = (error: unknown) => string

export const ReportContext = createContext<Report>(() => '')

export function useReport(): Report {
  return useContext(ReportContext)
}
