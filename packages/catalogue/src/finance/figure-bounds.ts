// What a share or a ratio can believably be, for those that someone types: wide enough for a drought
// and a bumper year, and too narrow for a percentage typed as a number. What is calculated is not held
// to them.

interface Bounds {
  readonly min: number
  readonly max: number
}

/** The first that a name is like counts. */
const bounds: readonly (readonly [RegExp, Bounds])[] = [
  [/^(roam|roam_average|return_.*|co_roam|co_total_asset_return)$/, { min: -1, max: 1 }],
  [/^co_.*_asset_return$/, { min: -20, max: 20 }],
  [/^roe$/, { min: -5, max: 5 }],
  [/asset_turnover$/, { min: 0, max: 5 }],
  [/(margin|gm_ratio)$/, { min: -20, max: 1 }],
  [/^equity_pct$/, { min: -1, max: 1 }],
  [/^debt_to_assets$/, { min: 0, max: 5 }],
  [/^implied_interest_rate$/, { min: 0, max: 0.5 }],
  [/^(building_ratio|water_ratio|land_ratio|livestock_ratio|leased_share)$/, { min: 0, max: 1 }],
  [/^(data_complete_pct|owned_pct_of_managed)$/, { min: 0, max: 1 }],
  [/allocation_pct$/, { min: 0, max: 2 }],
  [/^death_pct_/, { min: 0, max: 1 }],
  [/^(weaning|marking)_pct_/, { min: 0, max: 3 }],
  [/(cropping_intensity|developed_used)$/, { min: 0, max: 3 }],
  [/_income_share$/, { min: -2, max: 3 }],
  [/^(plant|current|reinvestment|gz_sheep_cattle_dse)_ratio$/, { min: 0, max: 1000 }],
  [/^working_capital_ratio$/, { min: -20, max: 20 }],
  // What is spent of each dollar earned: in a failed year many times the income.
  [/^(co_.*_)?overhead_ratio$|_(ratio|pct|pct_income|pct_of_income)$/, { min: -1, max: 20 }],
  [/^(interest_cover|interest_lease_cover|term_debt_cover)$/, { min: -10_000, max: 10_000 }],
  [/^debt_to_equity$/, { min: -1000, max: 1000 }],
  [/./, { min: 0, max: 1000 }],
]

/** Of a figure that is a fraction, or so many times another one. */
export function ratioBounds(name: string): Bounds {
  return bounds.find(([shape]) => shape.test(name))?.[1] ?? { min: -1000, max: 1000 }
}
