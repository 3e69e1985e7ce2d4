// What is another with a paddock than it was in the period before, in a few words.

import type { LineageKind } from '@furrow/farming/land/paddock-lineage'
import type { ReadPaddock } from '../read-paddock.ts'

const figures = [
  ['asset_type_id', 'use'],
  ['property_id', 'property'],
  ['soil_type', 'soil'],
  ['irrigation_type', 'irrigation'],
  ['sharefarm_percentage', 'share'],
  ['rain_gauge_id', 'gauge'],
  ['valuation_category_id', 'land class'],
  ['water_holding', 'water holding'],
  ['fallow_efficiency', 'fallow efficiency'],
] as const

export function changedSince(
  paddock: ReadPaddock,
  before: ReadPaddock | undefined,
  kind: LineageKind | undefined,
): readonly string[] {
  if (!before || kind === undefined || kind === 'new') return ['new']
  const isKept = kind === 'kept'
  return [
    ...(isKept ? [] : [kind]),
    ...(paddock.name === before.name ? [] : ['name']),
    // Of a split or of a joining, the areas must differ.
    ...(isKept && differs(paddock.area, before.area) ? ['area'] : []),
    ...figures.filter(([name]) => differs(paddock[name], before[name])).map(([, word]) => word),
  ]
}

function differs(now: string | number | null, before: string | number | null): boolean {
  if (typeof now === 'number' && typeof before === 'number') return Math.abs(now - before) > 1e-6
  return now !== before
}
