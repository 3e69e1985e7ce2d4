// Promises of what is done to the made-up crops between sowing and harvest, of the lives that they
// lead, and of the gaps that the last period is left with.

import { describe, expect, test } from 'vitest'
import { cropTrial, cropTrials, keptOf, shipped, slugOf } from './trial.ts'
import type { CropRows } from './trial.ts'
import { daysBetween } from '../demo-days.ts'
import { smallPlan, trialFarm } from '../trial-farm.ts'

const farms = cropTrials('red', 'sand')
const day = (date: string | null | undefined): string => date ?? ''
const total = (amounts: readonly (number | null | undefined)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
const types = shipped('crop_types')
const isPerennial = (crop: string) => types.get(crop)?.['lifecycle_type_id'] === 'perennial'

/** Everything that may end a crop, by kind and row. */
const endingDays = (crop: CropRows) =>
  new Map<string, string>([
    ...crop.grain.map(one => [`grain_collection_events ${one.id}`, day(one.date)] as const),
    ...crop.lint.map(one => [`lint_collection_events ${one.id}`, day(one.date)] as const),
    ...crop.hay.map(one => [`hay_collection_events ${one.id}`, day(one.date)] as const),
    ...crop.others.map(one => [`custom_termination_events ${one.id}`, day(one.date)] as const),
  ])

describe.each(farms)('what is done to the crops of a farm ($title)', trial => {
  const { making, crops } = trial
  test('every annual crop lives from its sowing to the last event that ended it (L1, L2, L5)', () => {
    for (const crop of crops.filter(one => one.crop !== 'fallow' && !isPerennial(one.crop))) {
      expect(crop.lives.length).toBe(crop.sowings.length)
      expect(crop.lives.map(life => life.establishment_event_id)).toEqual(
        crop.sowings.map(({ id }) => id),
      )
      const last = crop.lives.at(-1)
      expect(crop.row.crop_lifecycle_id).toBe(last?.id)
      expect(crop.row.termination_eventable_type ?? null).toBe(last?.termination_event_type ?? null)
      expect(crop.row.termination_eventable_id ?? null).toBe(last?.termination_event_id ?? null)
      const days = endingDays(crop)
      const ended = days.get(`${last?.termination_event_type} ${last?.termination_event_id}`)
      if (last?.termination_event_id) expect(ended).toBe([...days.values()].toSorted().at(-1))
    }
  })

  test('the status and the stage are those of the crop as it ended', () => {
    for (const crop of crops.filter(one => one.crop !== 'fallow')) {
      const status = slugOf('crop_collection_statuses', crop.row.status_id)
      const stage = slugOf('lifecycle_status', crop.row.lifecycle_status_id)
      expect(stage?.startsWith(`${crop.crop}/`)).toBe(true)
      const isOpen = status === 'growing' || status === 'carried-over'
      expect(crop.row.termination_eventable_id ?? null).toEqual(isOpen ? null : expect.any(Number))
      if (status === 'carried-over') expect(isPerennial(crop.crop)).toBe(true)
      if (status === 'cut-for-hay') expect(crop.hay.length).toBeGreaterThan(0)
      if (status === 'failed') expect(crop.made.failedArea).toBe(crop.made.sownArea)
    }
  })

  test('a fallow is bare: nothing is sown, its whole paddock rests', () => {
    const events = keptOf(making, 'fallow_collection_events')
    const fallows = crops.filter(({ crop }) => crop === 'fallow')
    expect(events.map(one => one.crop_collection_id)).toEqual(fallows.map(({ row }) => row.id))
    for (const [place, { sowings, fertilisers, paddock }] of fallows.entries()) {
      expect(sowings.length + fertilisers.length).toBe(0)
      expect(events[place]?.area).toBe(paddock.area)
    }
  })

  test('nutrients are the rate of the product times its analysis, in due amounts (W-CROP-8)', () => {
    const analysis = [...shipped('chem_element_fert_products').values()]
    const elements = [...shipped('chemical_elements').keys()]
    const applied = Map.groupBy(
      keptOf(making, 'fertiliser_chemical_applications'),
      row => row.fertiliser_collection_event_id,
    )
    for (const crop of crops.filter(one => one.crop !== 'fallow')) {
      const sums: Record<string, number> = {}
      for (const event of crop.fertilisers) {
        const product = slugOf('fertiliser_products', event.fertiliser_product_id)
        const shares = analysis.filter(one => one['fertiliser_product_id'] === product)
        const rows = applied.get(event.id) ?? []
        expect(rows.length).toBe(shares.length)
        const rates = rows.map(row => {
          const element = elements[(row.chemical_element_id ?? 0) - 1] ?? ''
          sums[element] = (sums[element] ?? 0) + (row.unit_ha ?? 0)
          const share = shares.find(one => one['chemical_element_id'] === element)
          return (row.unit_ha ?? 0) / Number(share?.['percentage'])
        })
        for (const rate of rates) expect(rate).toBeCloseTo(Math.round(rates[0] ?? 0), 1)
        const sown = crop.sowings.at(-1)?.sowing_date
        const isBefore = sown ? day(event.application_date) < day(sown) : false
        expect(event.pre_applied).toBe(isBefore)
      }
      const { nitrogen = 0, phosphorus = 0, potassium = 0, sulphur = 0 } = sums
      expect(crop.made.nitrogenPerHectare).toBeCloseTo(nitrogen, 3)
      expect(crop.made.phosphorusPerHectare).toBeCloseTo(phosphorus, 3)
      expect(crop.made.potassiumPerHectare).toBeCloseTo(potassium, 3)
      expect(crop.made.sulphurPerHectare).toBeCloseTo(sulphur, 3)
      expect(crop.fertilisers.length).toBeGreaterThan(0)
      expect(nitrogen).toBeLessThan(crop.made.irrigated ? 400 : 250)
      expect(phosphorus).toBeLessThan(60)
    }
  })

  test('water goes on watered land alone, in due amounts (E-IRR-1, W-CROP-9)', () => {
    for (const crop of crops.filter(one => one.crop !== 'fallow')) {
      const { irrigated, sownArea, megalitres } = crop.made
      const perHectare = megalitres / sownArea
      if (!irrigated) expect(crop.irrigations.length).toBe(0)
      if (irrigated && crop.irrigations.length) {
        expect(perHectare).toBeGreaterThanOrEqual(1)
        expect(perHectare).toBeLessThan(9)
      }
      if (crop.crop === 'cotton') expect(perHectare).toBeGreaterThanOrEqual(4)
      for (const { total_ml_applied, irrigation_date } of crop.irrigations) {
        expect((total_ml_applied ?? 0) / sownArea).toBeGreaterThan(0.73)
        expect((total_ml_applied ?? 0) / sownArea).toBeLessThan(1.66)
        const sown = crop.sowings.at(-1)?.sowing_date
        if (sown) expect(day(irrigation_date) > sown).toBe(true)
      }
    }
  })

  test('stock go on and off in order, at believable weights and gains (E-GRZ-1, E-DATE-2)', () => {
    for (const crop of crops) {
      const spells = crop.grazings.toSorted((one, other) =>
        day(one.grazing_start_date) < day(other.grazing_start_date) ? -1 : 1,
      )
      for (const [place, spell] of spells.entries()) {
        const [on, off] = [day(spell.grazing_start_date), day(spell.grazing_end_date)]
        const head = spell.number_of_stock ?? 0
        const gain = (spell.total_weight_off ?? 0) - (spell.total_weight_on ?? 0)
        expect(Number.isInteger(head) && head > 0).toBe(true)
        expect(on < off && off > day(spells[place - 1]?.grazing_end_date)).toBe(true)
        expect(gain).toBeGreaterThanOrEqual(0)
        const isSheep = slugOf('livestock_classes', spell.livestock_class_id)?.startsWith('sheep')
        const daily = gain / head / daysBetween(on, off)
        expect(daily).toBeLessThan(isSheep ? 0.5 : 2.5)
        const each = (spell.total_weight_on ?? 0) / head
        expect(each).toBeGreaterThan(isSheep ? 25 : 180)
        expect(each).toBeLessThan(isSheep ? 75 : 560)
      }
      const gained = total(
        crop.grazings.map(one => (one.total_weight_off ?? 0) - (one.total_weight_on ?? 0)),
      )
      expect(gained / crop.paddock.area).toBeLessThan(crop.made.irrigated ? 900 : 400)
    }
  })

  test('says of every period which crops were grown, and asks about one or two in the last', () => {
    const rows = keptOf(making, 'crop_type_farm_periods')
    const grown = new Set(crops.map(crop => `${crop.paddock.period.id} ${crop.crop}`))
    const said = rows.map(one => `${one.period_id} ${slugOf('crop_types', one.crop_type_id)}`)
    expect(said.toSorted()).toEqual([...grown].toSorted())
    const open = rows.filter(one => !one.all_questions_answered)
    expect(open.length).toBeGreaterThan(0)
    expect(open.length).toBeLessThanOrEqual(2)
    for (const one of open) expect(one.period_id).toBe(making.plan.periods.at(-1)?.id)
  })

  test('of a full farm, one crop of the last period is sown without a variety', () => {
    const named = new Set([...shipped('varieties').values()].map(one => one['crop_type_id']))
    const unnamed = crops.filter(
      crop => named.has(crop.crop) && crop.sowings.some(one => !one.variety_id),
    )
    const isSown = crops.some(
      crop =>
        named.has(crop.crop) &&
        crop.paddock.period === making.plan.periods.at(-1) &&
        crop.sowings.length > 0,
    )
    expect(unnamed.length).toBe(making.plan.full && isSown ? 1 : 0)
    for (const { paddock } of unnamed) expect(paddock.period).toBe(making.plan.periods.at(-1))
  })
})

test('a crop that is sown again had failed in between (L1)', () => {
  const resown = farms.flatMap(({ crops }) => crops.filter(({ sowings }) => sowings.length > 1))
  expect(resown.length).toBeGreaterThan(2)
  for (const crop of resown) {
    const [first, second] = crop.sowings.map(one => day(one.sowing_date))
    const failed = crop.others.find(({ id }) => id === crop.lives[0]?.termination_event_id)
    expect(slugOf('crop_termination_types', failed?.crop_termination_type_id)).toBe(
      'failed-poor-establishment',
    )
    expect(day(failed?.date) > day(first) && day(failed?.date) < day(second)).toBe(true)
  }
})

const stages = ['plant-cane', '1st-ratoon', '2nd-ratoon', '3rd-ratoon', '4th-ratoon']
const withStands = farms.filter(({ crops }) => crops.some(one => isPerennial(one.crop)))

test('there are farms with stands', () => {
  expect(withStands.length).toBeGreaterThan(8)
})

test.each(withStands)(
  'a stand has one life through the periods, ended by the plough alone (L3, L4, E-CROP-5): $title',
  ({ making, crops }) => {
    const lives = new Map(keptOf(making, 'crop_lifecycle').map(life => [life.id, life]))
    const begun = new Map(keptOf(making, 'sowing_collection_events').map(one => [one.id, one]))
    const byId = new Map(crops.map(one => [one.row.id, one]))
    for (const crop of crops.filter(one => isPerennial(one.crop))) {
      const life = lives.get(crop.row.crop_lifecycle_id ?? 0)
      expect(begun.get(life?.establishment_event_id ?? 0)).toBeDefined()
      const before = byId.get(crop.row.primary_prior_collection_id ?? 0)
      if (crop.sowings.length === 0) {
        expect(crop.row.crop_lifecycle_id).toBe(before?.row.crop_lifecycle_id)
        expect(crop.fallow).toBe('ratoon-continuing')
      }
      if (life?.termination_event_id) {
        expect(life.termination_event_type).toBe('custom_termination_events')
      }
      const stage = slugOf('lifecycle_status', crop.row.lifecycle_status_id)?.split('/')[1] ?? ''
      if (crop.crop === 'sugarcane' && before?.crop === 'sugarcane' && stages.includes(stage)) {
        const earlier = slugOf('lifecycle_status', before.row.lifecycle_status_id)?.split('/')[1]
        expect(stage).toBe(stages[stages.indexOf(earlier ?? '') + 1])
      }
    }
  },
)

test('full farms that crop leave one harvest of the last period open, small ones none', () => {
  for (const { making, crops } of farms) {
    const open = crops.filter(
      ({ row }) => slugOf('crop_collection_statuses', row.status_id) === 'growing',
    )
    const isCropped = !['sheep', 'beef'].includes(making.plan.kind)
    expect(open.length).toBe(making.plan.full && isCropped ? 1 : 0)
  }
})

test('the same seed gives the same crops and sales, another seed others', () => {
  const keptBy = (seed: string) => {
    const { making } = cropTrial(seed, trialFarm({ kind: 'mixed', seed, ...smallPlan }))
    return JSON.stringify([...making.rows.kept])
  }
  expect(keptBy('red')).toBe(keptBy('red'))
  expect(keptBy('red')).not.toBe(keptBy('black'))
})
