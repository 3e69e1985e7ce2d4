// Promises of the made-up crops, for farms of every kind: what the books check when a farmer enters
// crops holds for all of them, and nothing is out of the usual bounds.

import { describe, expect, test } from 'vitest'
import { cropTrials, shipped, slugOf } from './trial.ts'
import type { CropRows, CropTrial } from './trial.ts'
import { addDays, daysBetween, monthOf } from '../demo-days.ts'
import { isFarmed } from '../land/ground.ts'
import type { MadePaddock } from '../plan.ts'

const farms = cropTrials('red', 'black', 'loam')
const types = shipped('crop_types')
const day = (date: string | null | undefined): string => date ?? ''
const total = (amounts: readonly (number | null | undefined)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)

interface Options {
  readonly warn_low: number
  readonly warn_high_dry: number
  readonly warn_high_irrigated: number
  readonly sow_rate_min: number
  readonly sow_rate_max: number
  readonly te_kg_mm?: number
  readonly evap_mm?: number
}

const optionsOf = (crop: string) => types.get(crop)?.['options'] as Options
const isPerennial = ({ crop }: CropRows) => types.get(crop)?.['lifecycle_type_id'] === 'perennial'
const lastSowing = ({ sowings }: CropRows) =>
  sowings
    .map(one => day(one.sowing_date))
    .toSorted()
    .at(-1)

/** Days and areas of everything that took or ended a crop. */
function endings({ grain, lint, hay, cane, others }: CropRows) {
  return [
    ...grain.map(one => ({ id: one.id, date: day(one.date), area: one.harvested_area ?? 0 })),
    ...lint.map(one => ({ id: one.id, date: day(one.date), area: one.harvested_area ?? 0 })),
    ...hay.map(one => ({ id: one.id, date: day(one.date), area: one.cut_area ?? 0 })),
    ...cane.map(one => ({ id: one.id, date: day(one.date), area: one.area ?? 0 })),
    ...others.map(one => ({ id: one.id, date: day(one.date), area: 0 })),
  ]
}

const harvests = (crop: CropRows) => endings({ ...crop, others: [] })

/** The day on which the crop before ended, however many fallows ago. */
function endBefore(crop: CropRows, crops: ReadonlyMap<number, CropRows>): string | undefined {
  const before = crops.get(crop.row.primary_prior_collection_id ?? 0)
  if (!before) return undefined
  if (before.crop === 'fallow') return endBefore(before, crops)
  return endings(before)
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
}

const byId = ({ crops }: CropTrial) => new Map(crops.map(crop => [crop.row.id, crop]))

describe.each(farms)('the crops of a farm ($title)', trial => {
  const { making, land, crops, made } = trial
  const { plan } = making
  const all = byId(trial)
  const annual = crops.filter(crop => crop.crop !== 'fallow' && !isPerennial(crop))

  test('are on all cropping land, one to a paddock or two with a double crop', () => {
    const counts = Map.groupBy(crops, ({ paddock }) => paddock)
    for (const paddock of land.paddocks.flat()) {
      const found = counts.get(paddock) ?? []
      const isCropping = /cropping|sugarcane/.test(paddock.use)
      if (isCropping) expect(found.length).toBeGreaterThan(0)
      if (!isFarmed(paddock.use)) expect(found.length).toBe(0)
      expect(found.length).toBeLessThanOrEqual(2)
      if (found[1])
        expect(found[1]).toMatchObject({ fallow: 'double-crop', row: { double_crop: true } })
    }
  })

  test('are handed on, each once, with its own figures', () => {
    expect(made.map(({ collection }) => collection)).toEqual(crops.map(({ row }) => row.id))
    for (const crop of crops) {
      const { made: sums, grain, lint, hay, cane, irrigations } = crop
      const tonnes = total([
        ...grain.map(one => one.grain_tonnes),
        ...lint.map(one => one.seed_tonnes),
        ...hay.map(one => one.hay_tonnes),
        ...cane.map(one => one.biomass_tonnes),
      ])
      expect(sums.crop).toBe(crop.crop)
      expect(sums.tonnes).toBeCloseTo(tonnes, 4)
      expect(sums.bales).toBe(total(lint.map(one => one.lint_bales)))
      expect(sums.megalitres).toBeCloseTo(total(irrigations.map(one => one.total_ml_applied)), 4)
    }
  })

  test('are sown in the window and the usual months, on no more than the paddock (E-PER-1, E-PAD-3)', () => {
    for (const crop of crops) {
      const { sowingStart, sowingEnd } = crop.paddock.period
      for (const { sowing_date, date, sowing_area } of crop.sowings) {
        expect(date).toBe(sowing_date)
        expect(sowing_area).toBeGreaterThan(0)
        expect(sowing_area).toBeLessThanOrEqual(crop.paddock.area)
        if (isPerennial(crop) && day(date) < sowingStart) continue
        expect(day(date) >= sowingStart && day(date) <= sowingEnd).toBe(true)
        expect(usualMonths(crop)).toContain(monthOf(day(date)))
      }
    }
  })

  test('are sown at usual rates and spacings, as a variety of their own (W-CROP-2)', () => {
    const varieties = [...shipped('varieties').values()]
    for (const { crop, sowings } of crops) {
      const { sow_rate_min, sow_rate_max } = optionsOf(crop) ?? {}
      for (const { sowing_rate, row_spacing, variety_id, secondary_variety_id } of sowings) {
        expect(sowing_rate).toBeGreaterThanOrEqual(sow_rate_min)
        expect(sowing_rate).toBeLessThanOrEqual(sow_rate_max)
        expect(row_spacing).toBeGreaterThanOrEqual(0.15)
        expect(row_spacing).toBeLessThanOrEqual(2)
        for (const variety of [variety_id, secondary_variety_id]) {
          if (variety) expect(varieties[variety - 1]?.['crop_type_id']).toBe(crop)
        }
      }
    }
  })

  test('are harvested after they are sown, in due time and no more than was sown (E-CROP-1, 2, 7)', () => {
    for (const crop of annual) {
      const sown = day(lastSowing(crop))
      const isWinter = types.get(crop.crop)?.['season_id'] === 'winter'
      for (const { date } of harvests(crop)) {
        const days = daysBetween(sown, date)
        expect(days).toBeGreaterThanOrEqual(isWinter ? 90 : 70)
        expect(days).toBeLessThanOrEqual(isWinter ? 240 : 220)
      }
      const taken = total(harvests(crop).map(({ area }) => area))
      expect(taken + crop.made.failedArea).toBeLessThanOrEqual(crop.made.sownArea + 0.005)
    }
    for (const crop of crops) {
      const latest = addDays(crop.paddock.period.end, 120)
      for (const { date, area } of endings(crop)) {
        expect(date <= latest && date <= '2026-10-31').toBe(true)
        expect(area).toBeLessThanOrEqual(crop.made.sownArea + 0.005)
      }
    }
  })

  test('leave no area without a harvest or a reason, but for one crop', () => {
    const open = annual.filter(crop => {
      const { sownArea, harvestedArea, hayArea, failedArea } = crop.made
      const left = sownArea - Math.max(harvestedArea, hayArea) - failedArea
      return crop.others.length === 0 && left > 0.005
    })
    expect(open.length).toBeLessThanOrEqual(plan.full ? 1 : 0)
    for (const { paddock, row } of open) {
      expect(paddock.period).toBe(plan.periods.at(-1))
      expect(row.termination_eventable_id ?? null).toBeNull()
      expect(slugOf('crop_collection_statuses', row.status_id)).toBe('growing')
    }
  })

  test('follow the same ground: the crop before is the last that it is known to have carried', () => {
    const first = plan.periods[0]
    const recorded = new Set(crops.map(({ paddock }) => paddock))
    const lastRecorded = ({ prior: [main] }: MadePaddock): MadePaddock | undefined =>
      main && !recorded.has(main) ? lastRecorded(main) : main
    for (const crop of crops) {
      const before = all.get(crop.row.primary_prior_collection_id ?? 0)
      const goesOn =
        crop.sowings.length === 0 && before && crop.paddock.prior.includes(before.paddock)
      if (before && before.paddock !== crop.paddock && !goesOn) {
        expect(before.paddock).toBe(lastRecorded(crop.paddock))
      } else if (before) {
        expect(before.row.id).toBeGreaterThan(crop.row.id)
      } else if (crop.paddock.period !== first && /cropping|sugarcane/.test(crop.paddock.use)) {
        expect.unreachable('Cropping land has a crop before.')
      }
    }
  })

  test('name the fallow and the double crop by the days since the crop before (E-CROP-6, W-CROP-6)', () => {
    for (const crop of crops) {
      const ended = endBefore(crop, all)
      const sown = crop.sowings.map(one => day(one.sowing_date)).toSorted()[0]
      expect(crop.row.double_crop).toBe(crop.fallow === 'double-crop')
      if (!ended || !sown || crop.fallow === 'legume-fallow') continue
      const days = daysBetween(ended, sown)
      expect(days).toBeGreaterThan(0)
      const usual = days <= 100 ? 'double-crop' : days <= 270 ? 'short-fallow' : 'long-fallow'
      expect(crop.fallow).toBe(usual)
    }
  })

  test('are not sown on the same ground too many periods running (W-CROP-5)', () => {
    const sown = Map.groupBy(annual, ({ paddock }) => paddock)
    const running = (crop: string, paddock: CropRows['paddock']): number =>
      sown.get(paddock)?.some(one => one.crop === crop)
        ? 1 + Math.max(0, ...paddock.prior.map(prior => running(crop, prior)))
        : 0
    for (const { crop, paddock } of annual) {
      const isTouchy = /cotton|chickpea|canola|bean|lupin/.test(crop)
      expect(running(crop, paddock)).toBeLessThan(isTouchy ? 2 : 3)
    }
  })

  test('belong to the enterprise of their use, crop and fallow, when there is one', () => {
    const enterprises = [...shipped('crop_collection_enterprises').values()]
    for (const { row, crop, fallow, paddock } of crops) {
      const fitting = enterprises.findIndex(
        one =>
          one['asset_type_id'] === paddock.use &&
          one['crop_type_id'] === crop &&
          (one['fallow_type_id'] === fallow || one['fallow_type_id'] === null),
      )
      expect(row.enterprise_id ?? null).toBe(fitting < 0 ? null : fitting + 1)
    }
  })
})

const everyCrop = farms.flatMap(({ crops }) => crops)

test('crops yield what such land yields (E-CROP-3, W-CROP-1)', () => {
  let looked = 0
  for (const crop of everyCrop) {
    const { warn_low, warn_high_dry, warn_high_irrigated } = optionsOf(crop.crop) ?? {}
    const high = crop.made.irrigated ? warn_high_irrigated : warn_high_dry
    const within = (yielded: number, low = warn_low, most = high) => {
      looked += 1
      expect(yielded).toBeGreaterThanOrEqual(low)
      expect(yielded).toBeLessThanOrEqual(most)
    }
    for (const one of crop.grain) within((one.grain_tonnes ?? 0) / (one.harvested_area ?? 0))
    for (const one of crop.lint) within((one.lint_bales ?? 0) / (one.harvested_area ?? 0))
    for (const one of crop.cane) within((one.biomass_tonnes ?? 0) / (one.area ?? 0))
    for (const one of crop.hay) within((one.hay_tonnes ?? 0) / (one.cut_area ?? 0), 0.5, 8)
    if (crop.crop === 'lucerne-hay') within(crop.made.tonnes / crop.made.hayArea)
  }
  expect(looked).toBeGreaterThan(500)
})

test('crops make no more of the rain than French and Schultz allow (W-CROP-7)', () => {
  let looked = 0
  const fully = farms.filter(({ making }) => making.plan.full)
  for (const { crops, rain } of fully) {
    for (const crop of crops.filter(one => one.crop !== 'fallow' && !isPerennial(one))) {
      const { te_kg_mm, evap_mm } = optionsOf(crop.crop)
      if (!te_kg_mm || !evap_mm || crop.grain.length === 0) continue
      const year = crop.paddock.period.start.slice(0, 4)
      const stored = rain.between(`${Number(year) - 1}-11-01`, `${year}-03-31`) / 3
      const season = rain.between(`${year}-04-01`, `${year}-10-31`)
      const pumped = (crop.made.megalitres * 100) / crop.made.sownArea
      const potential = ((stored + season + pumped - evap_mm) * te_kg_mm) / 1000
      expect(crop.made.tonnes / crop.made.harvestedArea).toBeLessThanOrEqual(potential * 1.2)
      looked += 1
    }
  }
  expect(looked).toBeGreaterThan(100)
})

test('cotton has whole bales and believable lint (E-CROP-4, W-CROP-10)', () => {
  const picked = everyCrop.flatMap(({ lint }) => lint)
  expect(picked.length).toBeGreaterThan(20)
  for (const { lint_bales, seed_tonnes } of picked) {
    expect(Number.isInteger(lint_bales)).toBe(true)
    const seed = (seed_tonnes ?? 0) / (lint_bales ?? 0)
    expect(seed).toBeGreaterThan(0.24)
    expect(seed).toBeLessThan(0.32)
    expect(0.227 / (0.227 + seed)).toBeGreaterThan(0.4)
    expect(0.227 / (0.227 + seed)).toBeLessThan(0.46)
  }
})

test('cane has believable sugar (W-CROP-11)', () => {
  const cut = everyCrop.flatMap(({ cane }) => cane)
  expect(cut.length).toBeGreaterThan(20)
  for (const { biomass_tonnes, ccs_tonnes, burn_status_id } of cut) {
    const content = (ccs_tonnes ?? 0) / (biomass_tonnes ?? 0)
    expect(content).toBeGreaterThanOrEqual(0.11)
    expect(content).toBeLessThanOrEqual(0.15)
    expect(burn_status_id).toBeGreaterThan(0)
  }
})

function usualMonths({ crop }: CropRows): readonly number[] {
  const months = { winter: [3, 4, 5, 6, 7], summer: [8, 9, 10, 11, 12, 1, 2] }
  const season = types.get(crop)?.['season_id']
  return season === 'winter' || season === 'summer'
    ? months[season]
    : [...months.winter, ...months.summer]
}
