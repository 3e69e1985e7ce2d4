// The name of a report as a file bears it: which report, of which farm and period, and which version it is.

import type { FarmReport } from '@furrow/wire/farm-report-answer'

export function reportTitle({ name, farm, period, release }: FarmReport): string {
  const version = release ? [`version ${release.version}`] : []
  return [name, farm, period, ...version].join(', ')
}
