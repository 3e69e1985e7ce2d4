// Which reports a farm has nothing for in a period, and why.

import { caneReport } from './kinds/cane-report.ts'
import { cottonReport } from './kinds/cotton-report.ts'
import { nutrientReport } from './kinds/nutrient-report.ts'
import { paddockHistory } from './kinds/paddock-history.ts'
import { stockReconciled } from './kinds/stock-reconciled.ts'
import { waterAccount } from './kinds/water-report.ts'
import type { ReportKind } from './report-kind.ts'
import type { ReportSources } from './report-sources.ts'
import { nothingOf } from './why-not.ts'
import type { WhyNot } from './why-not.ts'

export const hasWater = ({ lines }: Pick<ReportSources, 'lines'>) =>
  (lines['water_available_ml'] ?? 0) > 0

interface Missing {
  readonly kind: ReportKind
  readonly why: WhyNot
}

/** Those that the farm has nothing for in the period. Its own farms side by side are for who has several. */
export function missingKinds(
  sources: Pick<ReportSources, 'scopes' | 'seesMoney' | 'lines' | 'harvests' | 'collection'>,
): readonly Missing[] {
  const { scopes, seesMoney, harvests } = sources
  const has = (kind: 'crop' | 'stock') => scopes.some(({ scope }) => scope.startsWith(`${kind} `))
  const all: readonly (readonly [ReportKind, boolean, string, string | null])[] = [
    [cottonReport, harvests.has('lint'), 'No cotton was grown in', null],
    [caneReport, harvests.has('cane'), 'No cane was grown in', null],
    [paddockHistory, has('crop'), 'No crop has been entered for', 'crop_collections'],
    [waterAccount, hasWater(sources), 'No water has been entered for', 'water_accounts'],
    [
      nutrientReport,
      has('crop'),
      'Nutrients go by crops, and none has been entered for',
      'crop_collections',
    ],
    [stockReconciled, has('stock'), 'No livestock has been entered for', 'livestock_ledgers'],
  ]
  return all.flatMap(([kind, isThere, words, record]) =>
    isThere || (kind.needsMoney && !seesMoney)
      ? []
      : [{ kind, why: nothingOf(sources, words, record) }],
  )
}
