// Which reports a farm's period has: some for all farms, one for each crop and each kind of stock.

import { enterpriseReport } from './kinds/enterprise-report.ts'
import { labourAndMachinery } from './kinds/labour-and-machinery.ts'
import { myYear } from './kinds/my-year.ts'
import { overTheYears } from './kinds/over-the-years.ts'
import { wholeFarmCompared } from './kinds/whole-farm-report.ts'
import type { ReportKind } from './report-kind.ts'
import type { ReportSources } from './report-sources.ts'

const ofWholeFarms: readonly ReportKind[] = [
  myYear,
  wholeFarmCompared,
  labourAndMachinery,
  overTheYears,
]

export function reportKindsOf({
  scopes,
  seesMoney,
}: Pick<ReportSources, 'scopes' | 'seesMoney'>): readonly ReportKind[] {
  const ofEnterprises = scopes.flatMap(({ scope, name }) =>
    scope === 'farm' ? [] : [enterpriseReport(scope, name)],
  )
  return [...ofWholeFarms, ...ofEnterprises].filter(kind => seesMoney || !kind.needsMoney)
}
