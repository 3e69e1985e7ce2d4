// What stands at the head of every page of a printed report: which report, of which farm and period, from which
// edition.

import { periodText } from '@furrow/farming/dates/period-text'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useEffect } from 'react'

export function usePrintedHead(report: FarmReport): void {
  const head = headOf(report)
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--printed-report', JSON.stringify(head))
    return () => void style.removeProperty('--printed-report')
  }, [head])
}

function headOf({ name, farm, period, edition, provisional, release }: FarmReport): string {
  return [
    farm,
    periodText(period),
    name,
    release ? `Version ${release.version}` : '',
    edition ? `Edition ${edition.number}` : '',
    provisional ? 'Provisional' : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
