// Promises of the made-up crop sales, for farms of every kind: what came off is sold, kept or still
// there, at prices that such crops bring.

import { describe, expect, test } from 'vitest'
import { cropTrials, keptOf, shipped, slugOf } from '../crops/trial.ts'
import type { CropRows } from '../crops/trial.ts'
import type { NewRow } from '../row-set.ts'

const farms = cropTrials('red', 'loam', 'sand')
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** Cents a tonne, a bale for lint: less or more is doubted. */
const bands: Readonly<Record<string, readonly [number, number]>> = {
  wheat: [120, 700],
  barley: [100, 600],
  canola: [300, 1_400],
  'chickpea-desi': [250, 1_800],
  'sorghum-grain': [120, 600],
  hay: [60, 600],
  lint: [300, 1_400],
  seed: [100, 900],
  sugarcane: [15, 80],
}

function isUsual(what: string, cents: number): void {
  const [low, high] = bands[what] ?? [100, 2_000]
  expect(cents).toBeGreaterThanOrEqual(low * 100)
  expect(cents).toBeLessThanOrEqual(high * 100)
}

/** Where all that grows is eaten, nothing comes off. */
const [eaten = [], selling = []] = [true, false].map(isEaten =>
  farms.filter(({ making }) => (making.plan.kind === 'beef') === isEaten),
)

test.each(eaten)('$title: nothing comes off, and nothing is sold', ({ making, crops }) => {
  const taken = crops.flatMap(({ grain, hay, lint, cane }) => [...grain, ...hay, ...lint, ...cane])
  expect([taken, keptOf(making, 'crop_sale_actuals')]).toEqual([[], []])
})

describe.each(selling)('the crop sales of a farm ($title)', trial => {
  const { making, crops, income } = trial
  const sales = new Map(keptOf(making, 'crop_sale_actuals').map(sale => [sale.id, sale]))
  const pools = new Map(keptOf(making, 'crop_sale_estimate_pools').map(pool => [pool.id, pool]))
  const grain = keptOf(making, 'grain_sale_actuals').map(line => ({
    ...line,
    grown: sales.get(line.crop_sale_actual_id ?? 0)?.crop_type_farm_period_id,
  }))
  const hay = keptOf(making, 'hay_sale_actuals').map(line => ({
    ...line,
    grown: sales.get(line.crop_sale_actual_id ?? 0)?.crop_type_farm_period_id,
  }))
  const lint = keptOf(making, 'lint_sale_actuals').map(line => ({
    ...line,
    grown: sales.get(line.cropSaleActualId ?? 0)?.crop_type_farm_period_id,
  }))
  const leftGrain = keptOf(making, 'grain_sale_estimates').map(left => ({
    ...left,
    grown: pools.get(left.crop_sale_estimate_pool_id ?? 0)?.crop_type_farm_period_id,
  }))
  const leftHay = keptOf(making, 'hay_sale_estimates').map(left => ({
    ...left,
    grown: pools.get(left.crop_sale_estimate_pool_id ?? 0)?.crop_type_farm_period_id,
  }))
  const leftLint = keptOf(making, 'lint_sale_estimates').map(left => ({
    ...left,
    grown: pools.get(left.cropSaleEstimatePoolId ?? 0)?.crop_type_farm_period_id,
  }))
  const grown = Map.groupBy(crops, ({ made }) => made.grown)
  const of = <T extends { readonly grown?: number | null | undefined }>(
    rows: readonly T[],
    key: number,
  ) => rows.filter(row => row.grown === key)

  const own = (list: readonly CropRows[], amount: (crop: CropRows) => number) =>
    sum(list.map(crop => amount(crop) * crop.paddock.property.share))
  const weightOf = (bale: {
    readonly bales?: number | null
    readonly bale_weight?: number | null
  }) => (bale.bales ?? 0) * (bale.bale_weight ?? 0)

  test('account for all that came off, our share of it (E-SALE-2, C18)', () => {
    for (const [key, list] of grown) {
      const balanced = (came: number, went: number, slack = 0.006) =>
        expect(Math.abs(came - went)).toBeLessThanOrEqual(slack)
      const tonnes = (row: { readonly tonnes?: number | null }) => row.tonnes ?? 0
      balanced(
        own(list, crop =>
          sum([
            ...crop.grain.map(one => one.grain_tonnes ?? 0),
            ...crop.cane.map(one => one.biomass_tonnes ?? 0),
          ]),
        ),
        sum([...of(grain, key).map(tonnes), ...of(leftGrain, key).map(tonnes)]),
      )
      const ownHay = own(list, crop => sum(crop.hay.map(one => one.hay_tonnes ?? 0)))
      balanced(ownHay, sum([...of(hay, key), ...of(leftHay, key)].map(weightOf)), ownHay * 0.001)
      balanced(
        own(list, crop => crop.made.bales),
        sum([...of(lint, key), ...of(leftLint, key)].map(row => row.bales ?? 0)),
      )
      balanced(
        own(list, crop => sum(crop.lint.map(one => one.seed_tonnes ?? 0))),
        sum([...of(lint, key), ...of(leftLint, key)].map(row => row.seedTonnes ?? 0)),
      )
    }
  })

  test('sell something each time, in whole cents and bales (E-SALE-1, E-HAY-1)', () => {
    for (const { tonnes, income: cents } of grain) {
      expect(tonnes).toBeGreaterThan(0)
      expect(Number.isInteger(cents)).toBe(true)
    }
    for (const { bales, bale_weight, income: cents } of hay) {
      expect(bales).toBeGreaterThan(0)
      expect(Number.isInteger(bales) && Number.isInteger(cents)).toBe(true)
      expect(bale_weight).toBeGreaterThanOrEqual(0.01)
      expect(bale_weight).toBeLessThanOrEqual(1.5)
    }
    for (const row of lint) {
      expect(row.bales).toBeGreaterThan(0)
      expect([row.bales, row.lintIncome, row.seedIncome].every(Number.isInteger)).toBe(true)
    }
    const lines = Map.groupBy([...grain, ...hay], line => line.crop_sale_actual_id)
    const picked = Map.groupBy(lint, line => line.cropSaleActualId)
    for (const id of sales.keys()) expect(lines.has(id) || picked.has(id)).toBe(true)
  })

  test('come after the harvest, and nothing later than October 2026', () => {
    for (const { date, crop_type_farm_period_id } of sales.values()) {
      const first = (grown.get(crop_type_farm_period_id ?? 0) ?? [])
        .flatMap(({ made }) => made.lastHarvest ?? [])
        .toSorted()[0]
      expect(first).toBeDefined()
      expect((date ?? '') > (first ?? '') && (date ?? '') <= '2026-10-31').toBe(true)
    }
  })

  test('bring usual prices, as a grade of the crop (5.5)', () => {
    const grades = [...shipped('crop_type_qualities').values()]
    for (const line of grain) {
      const crop = grown.get(line.grown ?? 0)?.[0]?.crop ?? ''
      isUsual(crop, (line.income ?? 0) / (line.tonnes ?? 0))
      const grade = grades[(line.crop_type_quality_id ?? 0) - 1]
      expect(grade?.['crop_type_id'] ?? 'sugarcane').toBe(crop)
    }
    for (const line of hay) {
      isUsual('hay', (line.income ?? 0) / weightOf(line))
      expect(slugOf('hay_sale_qualities', line.hay_sale_quality_id)).not.toBeNull()
    }
    for (const line of lint) {
      isUsual('lint', (line.lintIncome ?? 0) / (line.bales ?? 0))
      isUsual('seed', (line.seedIncome ?? 0) / (line.seedTonnes ?? 0))
    }
  })

  test('are invoiced by the buyer, under numbers that come once (W-SALE-3)', () => {
    const invoices = new Map(keptOf(making, 'crop_rctis').map(invoice => [invoice.id, invoice]))
    const numbers = [...invoices.values()].map(({ rcti_id }) => rcti_id)
    expect(new Set(numbers).size).toBe(numbers.length)
    const bySale = new Map<number, number>()
    for (const line of grain) {
      const invoice = invoices.get(line.crop_rcti_id ?? 0)
      expect(invoice?.period_id).toBe(grown.get(line.grown ?? 0)?.[0]?.paddock.period.id)
      const known = bySale.get(line.crop_sale_actual_id ?? 0)
      if (known !== undefined) expect(line.crop_rcti_id).toBe(known)
      bySale.set(line.crop_sale_actual_id ?? 0, line.crop_rcti_id ?? 0)
    }
  })

  test('go to points and storages of the farm', () => {
    const points = keptOf(making, 'crop_sale_terminal_farm').map(one => one.crop_sale_terminal_id)
    expect(new Set(points).size).toBe(points.length)
    const stores = keptOf(making, 'crop_storage_farm').map(one => one.crop_storage_id)
    expect(stores).toEqual(keptOf(making, 'crop_storages').map(({ id }) => id))
    for (const { terminal_id } of sales.values()) expect(points).toContain(terminal_id)
    for (const { crop_storage_id } of pools.values()) expect(stores).toContain(crop_storage_id)
  })

  test('leave nothing to be sold but of the last period; its estimates are summed up', () => {
    const last = making.plan.periods.at(-1)
    const homely = new Set(['any/seed-kept', 'any/fed-on-farm'])
    for (const left of [...leftGrain, ...leftHay]) {
      const quality = slugOf('crop_type_qualities', left.crop_type_quality_id) ?? ''
      const period = grown.get(left.grown ?? 0)?.[0]?.paddock.period
      if (!homely.has(quality)) expect(period).toBe(last)
    }
    for (const left of leftLint) {
      expect(grown.get(left.grown ?? 0)?.[0]?.paddock.period).toBe(last)
    }
    const summed = keptOf(making, 'crop_sale_estimates').map(one => one.crop_sale_estimate_pool_id)
    const detailed = [
      ...leftGrain.map(one => one.crop_sale_estimate_pool_id),
      ...leftHay.map(one => one.crop_sale_estimate_pool_id),
      ...leftLint.map(one => one.cropSaleEstimatePoolId),
    ]
    expect(Object.groupBy(summed, String)).toEqual(Object.groupBy(detailed, String))
    expect(new Set(detailed).size).toBe(pools.size)
  })

  test('are handed on, period by period, to the last cent', () => {
    expect(income.map(({ period }) => period)).toEqual(making.plan.periods)
    for (const sums of income) {
      const inPeriod = new Set(
        [...grown].flatMap(([key, [crop]]) => (crop?.paddock.period === sums.period ? [key] : [])),
      )
      const isHere = (row: { readonly grown?: number | null | undefined }) =>
        inPeriod.has(row.grown ?? 0)
      const sold =
        sum(grain.filter(isHere).map(row => row.income ?? 0)) +
        sum(lint.filter(isHere).map(paidForCotton))
      expect(sums.dryland + sums.irrigated + sums.cane).toBe(sold)
      expect(sums.hay).toBe(sum(hay.filter(isHere).map(row => row.income ?? 0)))
      if (sums.period !== making.plan.periods.at(-1)) expect(sums.onHand).toBe(0)
      expect(
        Object.values(sums).every(one => typeof one === 'object' || Number.isInteger(one)),
      ).toBe(true)
    }
  })
})

test('each kind of farm brings what it lives on, in every period', () => {
  const brings = { grain: 'dryland', mixed: 'dryland', cotton: 'irrigated', cane: 'cane' } as const
  for (const [kind, what] of Object.entries(brings)) {
    const own = farms.filter(({ making }) => making.plan.kind === kind)
    expect(own.length).toBeGreaterThan(0)
    for (const { income } of own) expect(income.every(sums => sums[what] > 0)).toBe(true)
  }
  for (const { making, income } of farms) {
    const hay = income.some(sums => sums.hay > 0)
    if (making.plan.kind === 'mixed') expect(hay).toBe(true)
  }
})

/** C19 */
function paidForCotton(row: NewRow<'lint_sale_actuals'>): number {
  const { bales, lintIncome, premium, discount, seedIncome } = row
  return (lintIncome ?? 0) + (bales ?? 0) * ((premium ?? 0) - (discount ?? 0)) + (seedIncome ?? 0)
}
