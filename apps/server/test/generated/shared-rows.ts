// Rows that are everyone's: periods, crops and lists, some no longer there.

import { cycled, someMoments } from './cycled.ts'
import type { Cycle, Values } from './cycled.ts'

export function sharedRows(): readonly (readonly [string, readonly Values[]])[] {
  return [
    rows('periods', 4, period),
    rows('asset_types', 4, assetType),
    rows('property_colours', 3, colour),
    rows('crop_categories', 3, category),
    ...['seasons', 'harvest_types', 'lifecycle_types'].map(table => rows(table, 1, onlyNamed)),
    rows('crop_types', 5, cropType),
    rows('varieties', 14, variety),
    rows('crop_tags', 4, tag),
    rows('valuation_categories', 2, valuationCategory),
  ]
}

function rows(table: string, howMany: number, make: (at: Cycle) => Values) {
  const made = Array.from({ length: howMany }, (_, place) => {
    const at = cycled(place)
    return { id: at.number, ...someMoments(at), ...listed(at), ...make(at) }
  })
  return [table, made] as const
}

/** The last one of each list is deleted, but of a list of one. */
function listed(at: Cycle): Values {
  return { sort_order: at.of([3, null, 1, 1]), active: at.of([true, true, false]) }
}

const gone = '2024-02-02T00:00:00Z'

const period = (at: Cycle) => ({
  name: at.of(['2021-22', '2022-23', '2023-24', '2030-31']),
  year_name: at.of(['2022', null, '2024']),
  start_date: `202${at.number}-07-01T00:00:00Z`,
  end_date: `202${at.number + 1}-06-30T00:00:00Z`,
  sowing_start_date: `202${at.number}-04-01T00:00:00Z`,
  sowing_end_date: `202${at.number + 1}-03-31T14:30:00.5Z`,
  deleted_at: at.number === 4 ? gone : null,
})

const assetType = (at: Cycle) => ({
  name: at.of(['Dryland 2', 'Dryland 10', 'dryland 2', 'Gone land']),
  color: at.of(['#fff', '#000']),
  deleted_at: at.number === 4 ? gone : null,
})

const colour = (at: Cycle) => ({
  hex_code: at.of(['#abc', '#ABC', '#def']),
  sequence: at.of([2, 2, 1]),
  deleted_at: at.number === 3 ? gone : null,
})

const category = (at: Cycle) => ({
  name: at.of(['Cereals', 'Pulses', 'Öl']),
  color: '#fff',
  deleted_at: null,
})

const onlyNamed = () => ({ name: 'Only one', deleted_at: null })

const options = [
  { lang: 'en', rate: 2.5, ok: true, tags: ['a', 'b'], deep: { a: { b: 'x' } } },
  null,
  {},
  { lang: null, rate: 10, ok: false, tags: ['a'], deep: { a: {} } },
  { lang: '100% fr_', rate: 2.25, ok: true, tags: [], deep: { a: { b: 'Y' } } },
]

const cropType = (at: Cycle) => {
  const sent = at.of(options)
  return {
    name: at.of(['Wheat 2', 'Wheat 10', 'wheat 2', 'Gone crop', 'Blé %']),
    color: at.of(['#fff', '#eee']),
    options: sent && JSON.stringify(sent),
    category_id: at.of([1, 2, 3]),
    season_id: 1,
    harvest_type_id: 1,
    lifecycle_type_id: 1,
    deleted_at: at.number === 4 ? gone : null,
  }
}

const variety = (at: Cycle) => ({
  name: at.of(['Kora 1', 'Kora 10', 'kora 1', 'Kora 01', '5', "D'Or", '_x_', 'Ä', 'ä', 'A', 'a']),
  crop_type_id: at.of([1, 2, 3, 5]),
  validated: at.of([true, false]),
  deleted_at: at.number === 14 ? gone : null,
})

const tag = (at: Cycle) => ({
  name: at.of(['organic', 'Organic', 'tag_3', 'old']),
  deleted_at: at.number === 4 ? gone : null,
})

const valuationCategory = (at: Cycle) => ({
  name: at.of(['Dry', 'Wet']),
  asset_type_id: at.of([1, null]),
  value_index: at.of([100, null]),
  deleted_at: null,
})
