// Which reports a farm's period has: some for all farms, one for each crop and each kind of stock.

import { balanceSheet } from './kinds/balance-sheet.ts'
import { enterpriseReport } from './kinds/enterprise-report.ts'
import { keyFigures } from './kinds/key-figures.ts'
import { labourAndMachinery } from './kinds/labour-and-machinery.ts'
import { myYear } from './kinds/my-year.ts'
import { nutrientReport } from './kinds/nutrient-report.ts'
import { overTheYears } from './kinds/over-the-years.ts'
import { paddockHistory } from './kinds/paddock-history.ts'
import { rainReport } from './kinds/rain-report.ts'
import { stockReconciled } from './kinds/stock-reconciled.ts'
import { waterAccount } from './kinds/water-report.ts'
import { wholeFarmCompared } from './kinds/whole-farm-report.ts'
import type { ReportKind } from './report-kind.ts'
import type { ReportSources } from './report-sources.ts'

const ofWholeFarms: readonly ReportKind[] = [
  myYear,
  wholeFarmCompared,
  labourAndMachinery,
  overTheYears,
]

export function reportKindsOf(
  sources: Pick<ReportSources, 'scopes' | 'seesMoney' | 'lines'>,
): readonly ReportKind[] {
  const { scopes, seesMoney } = sources
  const has = (kind: 'crop' | 'stock') => scopes.some(({ scope }) => scope.startsWith(`${kind} `))
  const hasWater = (sources.lines['water_available_ml'] ?? 0) > 0
  const all: readonly ReportKind[] = [
    ...ofWholeFarms,
    keyFigures,
    ...scopes.flatMap(({ scope, name }) =>
      scope === 'farm' ? [] : [enterpriseReport(scope, name)],
    ),
    ...(has('crop') ? [paddockHistory] : []),
    balanceSheet,
    rainReport,
    ...(hasWater ? [waterAccount] : []),
    ...(has('crop') ? [nutrientReport] : []),
    ...(has('stock') ? [stockReconciled] : []),
  ]
  return all.filter(kind => seesMoney || !kind.needsMoney)
}
