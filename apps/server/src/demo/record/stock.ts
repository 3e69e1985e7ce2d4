// The stock figures of the record: what was carried, what it grew, and what a kilogram cost.

import type { StockLine } from '../plan.ts'
import type { Random } from '../random.ts'
import type { SegmentResult } from './segments.ts'
import { ratio, rounded, sumOf, averageDse, hasStock } from './year.ts'
import type { Figures, RecordYear } from './year.ts'
import { isGrazed } from '../stock/size.ts'

export function grazingFigures({ stock, paddocks }: RecordYear, random: Random): Figures {
  if (!hasStock(stock)) return {}
  const { sheep, cattle } = stock
  const grazed = paddocks.filter(isGrazed)
  const mobs = averageHead(sheep) / 1_100 + averageHead(cattle) / 260
  return {
    gz_area_ha: grazedArea(paddocks),
    gz_opening_dse: rounded(sheep.openingDse + cattle.openingDse, 2),
    gz_closing_dse: rounded(sheep.closingDse + cattle.closingDse, 2),
    gz_max_dse: rounded(stock.highestDse, 2),
    ...(isKept(sheep) && {
      gz_sheep_dse: rounded(averageDse(sheep), 2),
      gz_sheep_head: averageHead(sheep),
    }),
    ...(isKept(cattle) && {
      gz_cattle_dse: rounded(averageDse(cattle), 2),
      gz_cattle_head: averageHead(cattle),
    }),
    gz_paddocks_no: grazed.length,
    gz_mobs_no: Math.max(2, Math.round(mobs * random.between(0.9, 1.2))),
    gz_kg_produced: Math.round(sheep.kilogramsProduced + cattle.kilogramsProduced),
  }
}

export function stockYieldFigures(year: RecordYear): Figures {
  const { sheep, cattle } = year.stock
  const area = grazedArea(year.paddocks)
  return {
    ...(isKept(sheep) && sheepFigures(year, area)),
    ...(isKept(cattle) && cattleFigures(cattle, area)),
  }
}

function sheepFigures({ stock }: RecordYear, area: number): Figures {
  const { sheep, woolKg } = stock
  return {
    kg_sheepmeat_per_ha: ratio(sheep.kilogramsProduced, area) ?? null,
    kg_wool_per_ha: ratio(woolKg, area) ?? null,
    kg_wool_per_dse: ratio(woolKg, averageDse(sheep)) ?? null,
    weaning_pct_sheep: ratio(sheep.weaned, sheep.joined) ?? null,
    marking_pct_sheep: ratio(sheep.marked, sheep.joined) ?? null,
    death_pct_sheep: ratio(sheep.deaths, averageHead(sheep)) ?? null,
  }
}

function cattleFigures(cattle: StockLine, area: number): Figures {
  return {
    kg_beef_per_ha: ratio(cattle.kilogramsProduced, area) ?? null,
    kg_beef_per_dse: ratio(cattle.kilogramsProduced, averageDse(cattle)) ?? null,
    weaning_pct_cattle: ratio(cattle.weaned, cattle.joined) ?? null,
    death_pct_cattle: ratio(cattle.deaths, averageHead(cattle)) ?? null,
    kg_weaned_per_female: ratio(cattle.weanedKilograms, cattle.joined) ?? null,
  }
}

/** Costs of all stock go by what each species eats; those of sheep to wool by what it earns. */
export function stockCostFigures({ stock }: RecordYear, live: SegmentResult | undefined): Figures {
  if (!live) return {}
  const { sheep, cattle, woolIncome, woolKg } = stock
  const dse = averageDse(sheep) + averageDse(cattle)
  const cost = live.direct + live.overhead
  const ofSheep = (cost * averageDse(sheep)) / dse
  const meat = Math.max(0, sheep.salesValue - sheep.purchasesValue)
  const woolShare = woolIncome / (woolIncome + meat || 1)
  const each = (cents: number, kilograms: number) =>
    kilograms > 0 ? Math.round(cents / kilograms) : null
  return {
    cost_of_production_beef: each(cost - ofSheep, cattle.kilogramsProduced),
    cost_of_production_lamb: each(ofSheep * (1 - woolShare), sheep.kilogramsProduced),
    cost_of_production_wool: each(ofSheep * woolShare, woolKg),
  }
}

const grazedArea = (paddocks: RecordYear['paddocks']): number =>
  rounded(
    sumOf(paddocks.filter(isGrazed), ({ area }) => area),
    2,
  )

const averageHead = ({ openingHead, closingHead }: StockLine): number =>
  (openingHead + closingHead) / 2

const isKept = (line: StockLine): boolean => averageHead(line) > 0
