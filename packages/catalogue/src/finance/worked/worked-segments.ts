// For tests: the farm as a company by hand: what each segment earned, cost, bore of the overheads, and the
// assets that it used (domain 7.13, decision 25).

import { dollars as $, dollarsOfRows as rows } from './invented-dollars.ts'
import { costOfOthers } from './invented-expenses.ts'
import { measures as m } from './invented-measures.ts'
import { asUsedUp } from './worked-costs.ts'
import {
  croppedHa,
  managedStock,
  managedTotal,
  managedWater,
  otherIncome,
  overheads,
  stockIncome,
} from './worked-sums.ts'
import type { Results } from './worked-sums.ts'

/** What is left for crops and stock goes by their work, and among crops by hectares. */
const bornByCropsAndStock = overheads - $.co_head_office_overhead - $.co_oth_overhead
const work = $.labour_cost_crop + $.labour_cost_livestock
const bornByCrops = (bornByCropsAndStock * $.labour_cost_crop) / work

export const overheadOf = {
  dry: inCents((bornByCrops * m.dl_area_cropped_ha) / croppedHa),
  irr: inCents((bornByCrops * m.ir_area_cropped_ha) / croppedHa),
  cane: inCents((bornByCrops * m.cane_area_ha) / croppedHa),
  live: inCents((bornByCropsAndStock * $.labour_cost_livestock) / work),
  oth: $.co_oth_overhead,
}

/** Plant, buildings, stores and cash, which go as the overheads do. */
const usedByAll = managedTotal - rows.segment_land - managedWater - managedStock
const bornBySegments = overheads - $.co_head_office_overhead
const wateredHa = m.ir_area_cropped_ha + m.cane_area_ha

export const assetsOf = {
  dry: rows.dryland_land + (usedByAll * overheadOf.dry) / bornBySegments,
  irr:
    rows.irrigated_land +
    (managedWater * m.ir_area_cropped_ha) / wateredHa +
    (usedByAll * overheadOf.irr) / bornBySegments,
  cane:
    rows.cane_land +
    (managedWater * m.cane_area_ha) / wateredHa +
    (usedByAll * overheadOf.cane) / bornBySegments,
  live: rows.grazed_land + managedStock + (usedByAll * overheadOf.live) / bornBySegments,
  oth: (usedByAll * overheadOf.oth) / bornBySegments,
}

export const incomeOf = {
  dry: $.dryland_crop_income,
  irr: $.irrigated_crop_income,
  cane: $.cane_income,
  live: stockIncome,
  /** Hay, and all that is neither crop nor stock. */
  oth: $.hay_income + otherIncome,
}

export function segmentsWith(r: Results) {
  const costs = r.costs === asUsedUp ? costOfOthers.usedUp : costOfOthers.paid
  const marginOf = {
    dry: r.drylandMargin,
    irr: r.irrigatedMargin,
    cane: r.caneMargin,
    live: r.stockMargin,
    oth: incomeOf.oth - costs,
  }
  const profitOf = {
    dry: marginOf.dry - overheadOf.dry,
    irr: marginOf.irr - overheadOf.irr,
    cane: marginOf.cane - overheadOf.cane,
    live: marginOf.live - overheadOf.live,
    oth: marginOf.oth - overheadOf.oth,
  }
  return { marginOf, profitOf }
}

function inCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}
