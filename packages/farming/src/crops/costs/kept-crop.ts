// What was kept of a crop for seed or feed is worth what it would have brought at the gate: its price
// without freight, levies, receival and storage (C17, C30, C167).

import { ratioOf, sumOf } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import { wholeCents } from '../../numbers/shared-cents.ts'
import { productKept } from '../crop-balances.ts'
import type { KeptWorth } from '../crop-income.ts'
import type { CropLine } from '../crop-line.ts'
import type { SalesPosition } from '../sales-position.ts'
import { linesToMarket, ownTonnes } from './cost-drivers.ts'
import type { SharedLine } from './shared-lines.ts'

export function keptWorth(
  lines: readonly CropLine[],
  positions: readonly SalesPosition[],
  shared: readonly SharedLine[],
): KeptWorth {
  const ofKind = Map.groupBy(lines, ({ crop }) => crop?.id)
  const worth = [...ofKind].flatMap(([crop, own]): [number, number][] => {
    const product = productKept(own[0]?.crop?.harvest ?? '')
    const position = positions.find(one => one.crop_id === crop && one.product === product)
    const price = position?.price ?? position?.expected_price ?? null
    if (crop === undefined || !position?.kept || price === null) return []
    const each = price - (marketCost(own, shared) ?? 0)
    return [[crop, wholeCents(position.kept * each)]]
  })
  return new Map(worth)
}

/** Cents for each tonne of our share; nothing where no line of it is known. */
export function marketCost(lines: readonly CropLine[], shared: readonly SharedLine[]): Known {
  const known = shared.filter(({ line }) => linesToMarket.includes(line))
  const cents = known.flatMap(({ shares }) => lines.map(({ id }) => shares.get(id) ?? null))
  return ratioOf(sumOf(cents), sumOf(lines.map(ownTonnes)))
}
