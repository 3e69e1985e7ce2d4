// Which reports a farm's period has: some for all farms, one for each crop and each kind of stock.

import { farmAloneKinds } from './farm-alone-kinds.ts'
import { caneReport } from './kinds/cane-report.ts'
import { cottonReport } from './kinds/cotton-report.ts'
import { enterpriseReport } from './kinds/enterprise-report.ts'
import { keyFigures } from './kinds/key-figures.ts'
import { labourAndMachinery } from './kinds/labour-and-machinery.ts'
import { myYear } from './kinds/my-year.ts'
import { overTheYears } from './kinds/over-the-years.ts'
import { ownFarmsReport } from './kinds/own-farms-report.ts'
import { wholeFarmCompared } from './kinds/whole-farm-report.ts'
import { hasWater } from './missing-kinds.ts'
import type { ReportKind } from './report-kind.ts'
import type { ReportSources } from './report-sources.ts'

const ofWholeFarms: readonly ReportKind[] = [
  myYear,
  wholeFarmCompared,
  labourAndMachinery,
  overTheYears,
]

export function reportKindsOf(
  sources: Pick<ReportSources, 'scopes' | 'seesMoney' | 'lines' | 'ownFarms' | 'harvests'>,
): readonly ReportKind[] {
  const { scopes, seesMoney, harvests } = sources
  const has = (kind: 'crop' | 'stock') => scopes.some(({ scope }) => scope.startsWith(`${kind} `))
  const all: readonly ReportKind[] = [
    ...ofWholeFarms,
    ...(sources.ownFarms.length > 1 ? [ownFarmsReport] : []),
    keyFigures,
    ...scopes.flatMap(({ scope, name }) =>
      scope === 'farm' ? [] : [enterpriseReport(scope, name)],
    ),
    ...(harvests.has('lint') ? [cottonReport] : []),
    ...(harvests.has('cane') ? [caneReport] : []),
    ...farmAloneKinds({ crops: has('crop'), stock: has('stock'), water: hasWater(sources) }),
  ]
  return all.filter(kind => seesMoney || !kind.needsMoney)
}
