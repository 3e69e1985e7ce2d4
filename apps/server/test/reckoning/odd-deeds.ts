// Plants a crop of an odd farm, and does to it whatever is done to crops.

import type { OddCrop, Site } from './odd-farm.ts'
import { dayAfter } from './plain-days.ts'

export function plant(site: Site, crop: string | null): OddCrop {
  const { id: farm_id, period, paddock, before, add, listed } = site
  const current_crop_id = crop === null ? null : listed('crop_types', crop)
  const double_crop = site.random.pick([null, false, true])
  const values = {
    farm_id,
    period_id: period.id,
    paddock_id: paddock,
    current_crop_id,
    double_crop,
  }
  const prior = before === undefined ? {} : { primary_prior_collection_id: before }
  const life = site.stand ? { crop_lifecycle_id: site.stand.life } : {}
  return { id: add('crop_collections', { ...values, ...prior, ...life }), crop: crop ?? '', period }
}

/** With one life, which the row of the crop names where it is the first of a stand. */
export function deedsOn(site: Site, { id: crop_collection_id }: OddCrop) {
  const { id: farm_id, period, add, listed, random } = site
  const of = { farm_id, crop_collection_id }
  const there = { ...of, period_id: period.id }
  return {
    sow: (sowing_date: string, sowing_area: number | null) =>
      add('sowing_collection_events', {
        ...there,
        sowing_date,
        date: sowing_date,
        sowing_area,
        variety_id: random.chance(0.4) ? listed('varieties', 'wheat/scepter') : null,
      }),
    grain: (day: string, harvested_area: number | null, grain_tonnes: number | null) =>
      add('grain_collection_events', {
        ...there,
        harvested_date: day,
        date: day,
        harvested_area,
        grain_tonnes,
      }),
    lint: (day: string, harvested_area: number, lint_bales: number | null) =>
      add('lint_collection_events', {
        ...there,
        harvested_date: day,
        date: day,
        harvested_area,
        lint_bales,
        seed_tonnes: lint_bales && lint_bales * 0.3,
      }),
    hay: (day: string, cut_area: number | null, hay_tonnes: number | null) =>
      add('hay_collection_events', { ...there, cut_date: day, date: day, cut_area, hay_tonnes }),
    cane: (date: string, area: number, biomass_tonnes: number) =>
      add('cane_collection_events', {
        ...there,
        date,
        area,
        biomass_tonnes,
        ccs_tonnes: biomass_tonnes * 0.13,
      }),
    graze: (start: string, days: number, area: number | null, gain: number | null) =>
      add('grazing_collection_events', {
        ...of,
        grazing_area: area,
        number_of_stock: site.random.pick([100, 100, 37, null]),
        total_weight_on: 4000,
        grazing_start_date: start,
        grazing_end_date: site.random.chance(0.9) ? dayAfter(start, days) : null,
        total_weight_off: gain === null ? null : 4000 + gain,
      }),
    water: (total_ml_applied: number | null) =>
      add('irrigation_collection_events', {
        ...there,
        total_ml_applied,
        irrigation_date: random.pick([null, `${period.year}-11-11`]),
      }),
    feed: (element: string, unit_ha: number | null) =>
      add('fertiliser_chemical_applications', {
        fertiliser_collection_event_id: add('fertiliser_collection_events', {
          ...there,
          pre_applied: false,
        }),
        chemical_element_id: listed('chemical_elements', element),
        unit_ha,
        farm_id,
      }),
    end: (date: string, how: string) => endCrop(site, crop_collection_id, { date, how }),
    fallow: (area: number | null) => add('fallow_collection_events', { ...of, area }),
    live: (sowing: number) =>
      add('crop_lifecycle', {
        ...of,
        establishment_event_type: 'sowing_collection_events',
        establishment_event_id: sowing,
      }),
  }
}

/** Where all of it ended, its row says so. */
function endCrop(
  { id: farm_id, period, add, amend, listed }: Site,
  crop_collection_id: number,
  { date, how }: { readonly date: string; readonly how: string },
): void {
  const ending = add('custom_termination_events', {
    farm_id,
    period_id: period.id,
    crop_collection_id,
    date,
    crop_termination_type_id: listed('crop_termination_types', how),
  })
  if (how === 'failed-poor-establishment') return
  amend('crop_collections', crop_collection_id, {
    termination_eventable_type: 'custom_termination_events',
    termination_eventable_id: ending,
  })
}
