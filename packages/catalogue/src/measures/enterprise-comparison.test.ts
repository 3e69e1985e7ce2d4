// Measures of enterprises against what they come to by hand, for an invented wheat crop and a mob of ewes.

import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import { describe, expect, test } from 'vitest'
import { cropComparison } from './crop-comparison.ts'
import type { Comparison } from './measure.ts'
import { stockComparison } from './stock-comparison.ts'

/** 400 ha of wheat on 2,000 ha, 320 of them our share; 390 ha harvested, 1,170 t. Money is cents. */
const wheat = {
  effective_ha: 2000,
  crop_ha: 400,
  own_ha: 320,
  sown_ha: 400,
  harvested_ha: 390,
  produced: 1170,
  own_produced: 936,
  produce_income: 30_888_000,
  sundry_income: 112_000,
  priced: 900,
  priced_income: 29_700_000,
  overhead: 4_800_000,
  margin_of_mm: 16_000_000,
  margin_mm_ha: 80_000,
  margin_of_ml: 2_400_000,
  margin_ml: 60,
  cost_seed: 960_000,
  cost_fertiliser: 3_200_000,
  cost_chemicals: 2_240_000,
  cost_contractors: 1_600_000,
  cost_water: 80_000,
  cost_to_market: 2_808_000,
  cost_other: 1_112_000,
  water_mm_ha: 112_000,
  water_ha: 350,
  usable_mm_ha: 70_000,
  usable_ha: 350,
  watered_kg: 1_050_000,
  watered_mm_ha: 105_000,
  possible_kg: 1_250_000,
  possible_of_kg: 1_000_000,
  rain_mm_ha: 92_000,
  rained_ha: 400,
  nitrogen_kg: 28_000,
  phosphorus_kg: 4800,
  potassium_kg: 1200,
  megalitres: 60,
  megalitre_ha: 40,
  counted_ml: 50,
  counted_produced: 150,
  sowing_days_ha: 126_000,
  sowing_known_ha: 400,
}
const wheatByHand: Readonly<Record<string, number>> = {
  yield: 3,
  yield_on_sown: 2.925,
  harvested_share: 0.975,
  share_of_farm: 0.2,
  own_share: 0.8,
  water_use_efficiency: 10,
  of_potential: 0.8,
  sowing_day: 315,
  crop_rain: 230,
  price: 33_000,
  income_per_ha: 96_875,
  gross_margin_per_ha: 59_375,
  profit_per_ha: 44_375,
  gross_margin_ratio: 19 / 31,
  return_on_cost: 19 / 12,
  margin_per_mm: 200,
  margin_per_ml: 40_000,
  direct_cost_per_ha: 37_500,
  seed_per_ha: 3000,
  fertiliser_per_ha: 10_000,
  sprays_per_ha: 7000,
  contractors_per_ha: 5000,
  water_per_ha: 250,
  to_market_per_ha: 8775,
  other_costs_per_ha: 3475,
  overhead_per_ha: 15_000,
  to_market_per_unit: 3000,
  cost_per_unit: 12_000_000 / 936,
  full_cost_per_unit: 16_800_000 / 936,
  break_even_yield: 37_500 / 33_000,
  nitrogen_per_ha: 70,
  phosphorus_per_ha: 12,
  potassium_per_ha: 3,
  nitrogen_per_unit: 28_000 / 1170,
  water_per_watered_ha: 1.5,
  produced_per_ml: 3,
}

/** 1,600 ewes of 2 DSE on 500 of 1,800 ha. */
const ewes = {
  effective_ha: 1800,
  grazed_ha: 500,
  rain_mm_ha: 250_000,
  dse: 3200,
  head: 1600,
  liveweight_kg: 64_000,
  sold_head: 1200,
  sold_for: 18_000_000,
  sold_kg: 50_000,
  sold_kg_for: 17_500_000,
  wool_kg: 5600,
  wool_kg_for: 6_720_000,
  weaned_head: 1500,
  deaths: 45,
  joined_scanned: 1500,
  pregnant: 1350,
  joined_to_mark: 1500,
  marked: 1800,
  joined_to_wean: 1500,
  weaned: 1725,
  young_seen: 2100,
  young_lost: 375,
  joined_to_weigh: 1500,
  weaned_kg: 51_750,
  trading_profit: 19_200_000,
  wool_income: 6_720_000,
  stock_value: 28_800_000,
  overhead: 6_400_000,
  cost_shearing: 1_280_000,
  cost_health: 640_000,
  cost_feed: 1_920_000,
  cost_agistment: 320_000,
  cost_sires: 480_000,
  cost_pasture: 1_000_000,
  cost_other: 760_000,
}
const ewesByHand: Readonly<Record<string, number>> = {
  kg_per_ha: 128,
  kg_per_ha_per_100mm: 25.6,
  kg_per_dse: 20,
  daily_gain: 40_000 / 365,
  dse_per_ha: 6.4,
  dse_per_ha_per_100mm: 1.28,
  share_of_farm: 500 / 1800,
  wool_per_head: 3.5,
  scanning: 0.9,
  marking: 1.2,
  weaning: 1.15,
  losses: 375 / 2100,
  kg_weaned_per_female: 34.5,
  death_rate: 0.03,
  income_per_dse: 8100,
  income_per_ha: 51_840,
  gross_margin_per_dse: 6100,
  gross_margin_per_ha: 39_040,
  gross_margin_per_head: 12_200,
  profit_per_dse: 4100,
  price_per_head: 15_000,
  price_per_kg: 350,
  wool_income_per_dse: 2100,
  wool_price: 1200,
  value_per_dse: 9000,
  direct_cost_per_dse: 2000,
  feed_per_dse: 600,
  agistment_per_dse: 100,
  health_per_dse: 200,
  shearing_per_head: 800,
  pasture_per_ha: 2000,
  overhead_per_dse: 2000,
  direct_cost_per_kg: 100,
  cost_per_kg: 200,
}

describe.each<
  [string, Comparison, LineAmounts & Record<string, number>, Readonly<Record<string, number>>]
>([
  ['a crop', cropComparison, wheat, wheatByHand],
  ['stock', stockComparison, ewes, ewesByHand],
])('of %s', (_, comparison, lines, byHand) => {
  test.each(comparison.measures)('$name', ({ name }) => {
    expect(workedMeasures(comparison, lines)[name]).toBeCloseTo(byHand[name] ?? NaN, 6)
  })

  test('each line is told', () => {
    expect(Object.keys(lines).toSorted()).toEqual(
      comparison.lines.map(({ name }) => name).toSorted(),
    )
  })

  test('three times as much of all has the same measures', () => {
    const more = Object.fromEntries(Object.entries(lines).map(([name, n]) => [name, n * 3]))
    const [one, other] = [workedMeasures(comparison, lines), workedMeasures(comparison, more)]
    for (const { name } of comparison.measures) {
      expect(other[name], name).toBeCloseTo(one[name] ?? NaN, 6)
    }
  })
})
