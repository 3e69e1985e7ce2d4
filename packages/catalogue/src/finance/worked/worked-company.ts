// For tests: group M by hand: the figures of the company (domain 7.13). Head office stands between the
// segments and the whole (T11).

import { dollars as $ } from './invented-dollars.ts'
import { assetsOf, incomeOf, overheadOf, segmentsWith } from './worked-segments.ts'
import { averageDse, hundredsOfMm, managedTotal, people } from './worked-sums.ts'
import type { Results } from './worked-sums.ts'

const income = incomeOf.dry + incomeOf.irr + incomeOf.cane + incomeOf.live + incomeOf.oth
const overhead =
  overheadOf.dry +
  overheadOf.irr +
  overheadOf.cane +
  overheadOf.live +
  overheadOf.oth +
  $.co_head_office_overhead

export function workedCompany(r: Results) {
  const { marginOf, profitOf } = segmentsWith(r)
  const margin = marginOf.dry + marginOf.irr + marginOf.cane + marginOf.live + marginOf.oth
  const profit = margin - overhead
  return {
    ...segmentMeasures(r),
    ...segmentRatios(r),
    co_total_gross_income: income,
    co_total_direct_cost: income - margin,
    co_total_gross_margin: margin,
    co_total_overhead: overhead,
    co_total_operating_profit: profit,

    co_total_gm_ratio: margin / income,
    co_total_overhead_ratio: overhead / income,
    co_total_profit_margin: profit / income,
    co_total_asset_return: profit / managedTotal,
    co_gross_income_per_fte: income / people,
    co_gross_income_per_100mm: income / hundredsOfMm,
    co_operating_profit_per_100mm: profit / hundredsOfMm,
    co_operating_profit_per_dse: profitOf.live / averageDse,
    co_head_office_overhead_pct: $.co_head_office_overhead / income,
    co_roam: profit / managedTotal,
    co_asset_turnover: income / managedTotal,
    co_operating_margin: profit / income,
  }
}

function segmentMeasures(r: Results) {
  const { marginOf, profitOf } = segmentsWith(r)
  return {
    co_dry_gross_income: incomeOf.dry,
    co_dry_direct_cost: $.dl_crop_direct_cost,
    co_dry_gross_margin: marginOf.dry,
    co_dry_overhead: overheadOf.dry,
    co_dry_operating_profit: profitOf.dry,
    co_irr_gross_income: incomeOf.irr,
    co_irr_direct_cost: $.ir_crop_direct_cost,
    co_irr_gross_margin: marginOf.irr,
    co_irr_overhead: overheadOf.irr,
    co_irr_operating_profit: profitOf.irr,
    co_cane_gross_income: incomeOf.cane,
    co_cane_gross_margin: marginOf.cane,
    co_cane_overhead: overheadOf.cane,
    co_cane_operating_profit: profitOf.cane,
    co_live_gross_income: incomeOf.live,
    co_live_direct_cost: r.costs.stock,
    co_live_gross_margin: marginOf.live,
    co_live_overhead: overheadOf.live,
    co_live_operating_profit: profitOf.live,
    co_oth_gross_income: incomeOf.oth,
    co_oth_gross_margin: marginOf.oth,
    co_oth_operating_profit: profitOf.oth,
  }
}

function segmentRatios(r: Results) {
  const { marginOf, profitOf } = segmentsWith(r)
  return {
    co_dry_gm_ratio: marginOf.dry / incomeOf.dry,
    co_dry_overhead_ratio: overheadOf.dry / incomeOf.dry,
    co_dry_profit_margin: profitOf.dry / incomeOf.dry,
    co_dry_income_share: incomeOf.dry / income,
    co_dry_asset_return: profitOf.dry / assetsOf.dry,
    co_irr_gm_ratio: marginOf.irr / incomeOf.irr,
    co_irr_overhead_ratio: overheadOf.irr / incomeOf.irr,
    co_irr_profit_margin: profitOf.irr / incomeOf.irr,
    co_irr_income_share: incomeOf.irr / income,
    co_irr_asset_return: profitOf.irr / assetsOf.irr,
    co_cane_gm_ratio: marginOf.cane / incomeOf.cane,
    co_cane_overhead_ratio: overheadOf.cane / incomeOf.cane,
    co_cane_profit_margin: profitOf.cane / incomeOf.cane,
    co_cane_income_share: incomeOf.cane / income,
    co_cane_asset_return: profitOf.cane / assetsOf.cane,
    co_live_gm_ratio: marginOf.live / incomeOf.live,
    co_live_overhead_ratio: overheadOf.live / incomeOf.live,
    co_live_profit_margin: profitOf.live / incomeOf.live,
    co_live_income_share: incomeOf.live / income,
    co_live_asset_return: profitOf.live / assetsOf.live,
    co_oth_gm_ratio: marginOf.oth / incomeOf.oth,
    co_oth_overhead_ratio: overheadOf.oth / incomeOf.oth,
    co_oth_profit_margin: profitOf.oth / incomeOf.oth,
    co_oth_income_share: incomeOf.oth / income,
    co_oth_asset_return: profitOf.oth / assetsOf.oth,
  }
}
