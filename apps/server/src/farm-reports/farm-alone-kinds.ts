// The reports of a farm by itself, beside nobody: those that it has anything for.

import { balanceSheet } from './kinds/balance-sheet.ts'
import { nutrientReport } from './kinds/nutrient-report.ts'
import { paddockHistory } from './kinds/paddock-history.ts'
import { rainReport } from './kinds/rain-report.ts'
import { stockReconciled } from './kinds/stock-reconciled.ts'
import { waterAccount } from './kinds/water-report.ts'
import type { ReportKind } from './report-kind.ts'

export function farmAloneKinds(
  has: Readonly<Record<'crops' | 'stock' | 'water', boolean>>,
): readonly ReportKind[] {
  return [
    ...(has.crops ? [paddockHistory] : []),
    balanceSheet,
    rainReport,
    ...(has.water ? [waterAccount] : []),
    ...(has.crops ? [nutrientReport] : []),
    ...(has.stock ? [stockReconciled] : []),
  ]
}
