import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered } from '@furrow/farming/record/worked-record'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordPlan } from './furrow-record-plan.ts'
import { costLines } from './production-expenses.ts'

function worked(said: Readonly<Record<string, number>>, rows: Readonly<Record<string, number>>) {
  const entered = Object.entries(said).map(([name, value]): [string, Entered] => [
    name,
    { value, from: 'typed' },
  ])
  const record = workedRecord(recordPlan, { entered: new Map(entered), rows, before: {} })
  return (name: string) => record.get(name)?.value ?? null
}
const dollar = 100

test('grain and cotton for each person, ginning of a bale and freight of a tonne follow from rows', () => {
  const said = {
    fte_total: 4.5,
    exp_ginning: 214_500 * dollar,
    exp_freight_produce: 85_110 * dollar,
  }
  const rows = { grain_tonnes: 2520, lint_bales: 3300, tonnes_sold: 2837 }
  const amounts = Object.fromEntries(Object.entries(rows).map(([name, n]) => [`rows(${name})`, n]))
  const figure = worked(said, amounts)
  expect(figure('tonnes_per_fte')).toBe(560)
  expect(figure('bales_per_fte')).toBeCloseTo(733.333333, 6)
  expect(figure('ginning_per_bale')).toBe(65 * dollar)
  expect(figure('freight_per_tonne')).toBe(30 * dollar)
  expect(worked(said, {})('tonnes_per_fte')).toBeNull()
})

test('C38: $566 a hectare from 297.8 mm are $1.90 a millimetre', () => {
  const said = { dl_crop_gross_margin: 509_400 * dollar, dl_area_cropped_ha: 900 }
  expect(worked(said, { 'rows(dryland_water_mm)': 297.8 })('dl_crop_gm_per_mm')).toBe(190)
})

test('what was typed stands where rows do not say the amount', () => {
  expect(worked({ tonnes_per_fte: 500, fte_total: 4.5 }, {})('tonnes_per_fte')).toBe(500)
})

describe('what could be turned into money within the year', () => {
  const said = {
    owned_cash_fmd_val: 40_000,
    debtors_val: 10_000,
    owned_grain_on_hand_val: 90_000,
    owned_fodder_on_hand_val: 15_000,
    owned_inputs_on_hand_val: 25_000,
    owned_wool_on_hand_val: 20_000,
  }

  test('is cash, debtors, stores and stock that could be sold', () => {
    const figure = worked(said, { 'rows(saleable_stock)': 170_000 })
    expect(figure('current_assets_val')).toBe(370_000)
    expect(worked({ ...said, current_assets_val: 1 }, {})('current_assets_val')).toBe(1)
    expect(worked(said, {})('current_assets_val')).toBe(200_000)
  })
})

describe('the assets of a segment', () => {
  const rows = {
    'rows(dryland_land)': 9_000_000,
    'rows(irrigated_land)': 4_000_000,
    'rows(cane_land)': 0,
    'rows(grazed_land)': 2_000_000,
    'rows(segment_land)': 15_000_000,
  }
  const profits = Object.fromEntries(
    ['dry', 'irr', 'live', 'oth'].flatMap(name => [
      [`co_${name}_operating_profit`, 100_000],
      [`co_${name}_overhead`, name === 'oth' ? 100_000 : 300_000],
    ]),
  )
  const said = {
    ...profits,
    co_head_office_overhead: 50_000,
    managed_total_val: 25_000_000,
    managed_water_val: 3_000_000,
    managed_livestock_val: 1_000_000,
    ir_area_cropped_ha: 300,
  }

  test('are its land, its water, its stock, and of all else what it bears of the overheads', () => {
    const figure = worked(said, rows)
    expect(figure('co_dry_asset_return')).toBeCloseTo(100_000 / (9_000_000 + 1_800_000), 6)
    expect(figure('co_irr_asset_return')).toBeCloseTo(100_000 / (7_000_000 + 1_800_000), 6)
    expect(figure('co_live_asset_return')).toBeCloseTo(100_000 / (3_000_000 + 1_800_000), 6)
    expect(figure('co_oth_asset_return')).toBeCloseTo(100_000 / 600_000, 6)
    expect(figure('co_cane_asset_return')).toBeNull()
  })

  test('are not known without the worth of its land, and what somebody says stands', () => {
    expect(worked(said, {})('co_dry_asset_return')).toBeNull()
    expect(worked({ ...said, co_dry_asset_return: 0.05 }, rows)('co_dry_asset_return')).toBe(0.05)
  })
})

describe('overheads of the segments', () => {
  const said = {
    oh_legal: 1_000_000,
    co_head_office_overhead: 100_000,
    labour_cost_crop: 300_000,
    labour_cost_livestock: 100_000,
    dl_area_cropped_ha: 1500,
    ir_area_cropped_ha: 300,
  }

  test('go by the work, and those of crops by hectares', () => {
    const figure = worked(said, {})
    expect(figure('co_live_overhead')).toBe(225_000)
    expect([figure('co_dry_overhead'), figure('co_irr_overhead')]).toEqual([562_500, 112_500])
    expect([figure('co_cane_overhead'), figure('co_oth_overhead')]).toEqual([null, null])
    expect(figure('co_total_overhead')).toBe(1_000_000)
  })

  test('what hay and contracts bear is not parted among crops and stock as well', () => {
    const figure = worked({ ...said, co_oth_overhead: 60_000 }, {})
    expect(figure('co_live_overhead')).toBe(210_000)
    expect(figure('co_total_overhead')).toBe(1_000_000)
  })

  test('are what somebody says, and not known of a farm that did not part its work', () => {
    expect(worked({ ...said, co_live_overhead: 50_000 }, {})('co_live_overhead')).toBe(50_000)
    const { labour_cost_crop: _, labour_cost_livestock: __, ...unparted } = said
    expect(worked(unparted, {})('co_dry_overhead')).toBeNull()
    const { labour_cost_livestock: ___, ...cropsAlone } = said
    expect(worked(cropsAlone, {})('co_dry_overhead')).toBe(750_000)
  })
})

describe('costs that were carried over', () => {
  const said = { exp_fertiliser_n: 120_000, exp_seed: 90_000, exp_ginning: 60_000 }
  const rows = { 'rows(exp_fertiliser_n_moved)': -18_000, 'rows(exp_seed_moved)': 4000 }

  test('were used up as they were paid and moved; all other lines count as paid', () => {
    const figure = worked(said, rows)
    expect([figure('exp_fertiliser_n_2'), figure('exp_seed_2')]).toEqual([102_000, 94_000])
    expect(figure('exp_ginning_2')).toBeNull()
    expect([figure('exp_total'), figure('exp_total_2')]).toEqual([270_000, 256_000])
    expect(figure('direct_cost')).toBe(256_000)
  })

  test('a line that is typed as used up stands where rows say nothing of it', () => {
    const figure = worked({ ...said, exp_ginning_2: 65_000, exp_seed_2: 1 }, rows)
    expect([figure('exp_ginning_2'), figure('exp_seed_2')]).toEqual([65_000, 94_000])
    expect(figure('exp_total_2')).toBe(261_000)
    expect(worked({ exp_ginning_2: 65_000 }, {})('direct_cost')).toBe(65_000)
  })

  test('nothing is used up of a line that nobody paid yet', () => {
    const { exp_seed: _, ...others } = said
    expect(worked(others, rows)('exp_seed_2')).toBeNull()
    expect(worked({ ...others, exp_seed: 0 }, rows)('exp_seed_2')).toBe(4000)
  })

  test('all lines together are the total, whatever is on hand, paid ahead and owed', () => {
    const amounts = fc.array(fc.option(fc.integer({ min: -1e9, max: 1e9 })), {
      minLength: costLines.length,
      maxLength: costLines.length,
    })
    fc.assert(
      fc.property(amounts, amounts, (paid, moved) => {
        const known = (
          from: readonly (number | null)[],
          ending = '',
          wrap = (name: string) => name,
        ) =>
          Object.fromEntries(
            costLines.flatMap((line, place) => {
              const amount = from[place] ?? null
              return amount === null ? [] : [[wrap(`${line}${ending}`), amount]]
            }),
          )
        const figure = worked(
          known(paid),
          known(moved, '_moved', name => `rows(${name})`),
        )
        const lines = costLines.map(line => figure(`${line}_2`) ?? figure(line))
        const isUsed = costLines.some(line => figure(`${line}_2`) !== null)
        const sum = lines.reduce<number>((all, line) => all + (line ?? 0), 0)
        expect(figure('exp_total_2')).toBe(isUsed ? sum : null)
      }),
      { numRuns: 60 },
    )
  })

  test('what is on hand of them is what inputs in store are worth, unless someone says so', () => {
    expect(worked({}, { 'rows(inputs_on_hand)': 42_000 })('owned_inputs_on_hand_val')).toBe(42_000)
    const typed = { owned_inputs_on_hand_val: 50_000 }
    expect(worked(typed, { 'rows(inputs_on_hand)': 42_000 })('owned_inputs_on_hand_val')).toBe(
      50_000,
    )
    expect(worked({}, {})('owned_inputs_on_hand_val')).toBeNull()
  })
})

test('C163: $14,456,000 of land over 2,000 ha are $7,228 a hectare', () => {
  const figure = worked({ owned_land_val: 14_456_000 * dollar, owned_ha: 2000 }, {})
  expect(figure('owned_land_val_per_ha')).toBe(7228 * dollar)
})
