// Each kind of pasture: its paddocks, where stock can drink, and what it carries.

import type { MadePaddock } from '../plan.ts'
import type { Random } from '../random.ts'
import { rounded, sumOf, averageDse } from './year.ts'
import type { Figures, RecordYear } from './year.ts'
import { isGrazed } from '../stock/size.ts'

export function pastureFigures({ paddocks, stock }: RecordYear, random: Random): Figures {
  const carried = averageDse(stock.sheep) + averageDse(stock.cattle)
  const kinds = Map.groupBy(paddocks.filter(isGrazed), ({ landClass }) => kindOf(landClass))
  const rated = sumOf([...kinds], ([kind, ofKind]) => carries[kind] * areaOf(ofKind))
  const figures: Record<string, number> = {}
  for (const [kind, ofKind] of kinds) {
    const block = {
      ...blockOf(kind, ofKind, random),
      dse_per_ha: rounded((carried * carries[kind]) / rated, 4),
    }
    for (const [measure, figure] of Object.entries(block))
      figures[`pas_${kind}_${measure}`] = figure
  }
  return figures
}

type PastureKind = 'native' | 'temperate' | 'tropical' | 'irrigated'

/** A trough serves so many hectares, and less where paddocks are small. */
function blockOf(kind: PastureKind, paddocks: readonly MadePaddock[], random: Random) {
  const ha = rounded(areaOf(paddocks), 2)
  const served = Math.max(22, Math.min(160, (0.55 * ha) / paddocks.length))
  const points = Math.max(1, Math.round((ha / served) * random.between(0.85, 1.15)))
  const dams = kind === 'irrigated' ? 0 : Math.round(points * random.between(0.2, 0.4))
  const bores = Math.floor(points / 12)
  const walk = Math.round(Math.sqrt((ha * 10_000) / points) * 0.45)
  return {
    ha,
    paddocks_no: paddocks.length,
    troughs_no: Math.max(0, points - dams - bores),
    dams_no: dams,
    bores_no: bores,
    avg_distance_water_m: Math.round(walk / 10) * 10,
    max_distance_water_m: Math.round((walk * random.between(2, 2.6)) / 10) * 10,
  }
}

const areaOf = (paddocks: readonly MadePaddock[]): number => sumOf(paddocks, ({ area }) => area)

function kindOf(landClass: string): PastureKind {
  if (landClass === 'irrigated-pasture') return 'irrigated'
  if (landClass === 'improved-pasture-temperate') return 'temperate'
  return landClass === 'improved-pasture-tropical' ? 'tropical' : 'native'
}

/** What each kind carries beside the others. */
const carries: Readonly<Record<PastureKind, number>> = {
  native: 3,
  temperate: 8.5,
  tropical: 4.4,
  irrigated: 15,
}
