// Two farms' made-up rows, with everything that a search may trip over: nothing, ties, wildcard
// characters, marks and other writing systems, figures as text, deleted rows and links.

import { sharedRows } from './shared-rows.ts'
import { oddNames, oddNotes } from './odd-texts.ts'
import { cycled, someMoments } from './cycled.ts'
import type { Cycle, Values } from './cycled.ts'

/** The numbers of the other farm's rows begin here, so that each can be told in any answer. */
export const otherFarm = 7_000_000

/** Rows by table; all in one transaction, for some point at later ones. */
export function twoFarms(): ReadonlyMap<string, readonly Values[]> {
  const tables = new Map<string, Values[]>()
  for (const [name, rows] of [...sharedRows(), ...farmRows(0), ...farmRows(otherFarm)]) {
    tables.set(name, [...(tables.get(name) ?? []), ...rows])
  }
  return tables
}

type Table = readonly [string, readonly Values[]]
type MakeRow = (at: Cycle, id: (number: number) => number) => Values

function farmRows(base: number): readonly Table[] {
  const farm_id = base + 1
  const id = (number: number) => base + number
  const name = (text: string | null, at: Cycle) =>
    base > 0 && at.number % 2 === 0 && text !== null ? `${text} Nachbar` : text
  const rows = (table: string, howMany: number, make: MakeRow): Table => [
    table,
    Array.from({ length: howMany }, (_, place) => {
      const at = cycled(place)
      const made: Values = { id: id(at.number), ...someMoments(at), ...make(at, id) }
      const named = 'name' in made ? { name: name(made['name'] as string | null, at) } : {}
      return { ...made, ...named }
    }),
  ]
  const owned = (table: string, howMany: number, make: MakeRow): Table =>
    rows(table, howMany, (at, id) => ({ ...make(at, id), farm_id }))
  return [
    rows('farms', 2, farmItself),
    ...peopleOf(base, owned),
    owned('farm_period', 4, farmPeriod),
    owned('farm_properties', 5, property),
    owned('farm_property_periods', 5, propertyPeriod),
    owned('rain_gauges', 3, gauge),
    owned('rainfalls', 20, rain),
    owned('paddocks', 22, paddock),
    owned('paddock_prior_paddocks', 10, priorPaddock),
    owned('crop_type_farm_periods', 6, grown),
    owned('crop_collections', 24, crop),
    owned('sowing_collection_events', 24, sowing),
    owned('property_paddock_valuations', 3, landValue),
    rows('taggables', 6, tagging),
    rows('geolocations', 5, place),
  ]
}

type Owned = (table: string, howMany: number, make: MakeRow) => Table

function peopleOf(base: number, owned: Owned): readonly Table[] {
  const person = (number: number) => {
    const at = cycled(number - 1)
    const name = base > 0 ? 'Nachbar' : at.of(['Ann', 'Bo', 'Ção', 'Ann'])
    const email = `${number + base}@example.org`
    return { id: base + number, name, email, ...someMoments(at) }
  }
  const numbers = base > 0 ? [1] : [1, 2, 3, 4]
  const members = base > 0 ? [1] : [2, 3, 4]
  return [
    ['users', numbers.map(number => ({ ...person(number), deleted_at: null }))],
    owned('details_user', members.length, (at, id) => ({
      details_id: id(1),
      user_id: id(members[at.number - 1] ?? 1),
      is_farms_manager: at.number === 1,
      deleted_at: at.number === 3 ? '2024-03-01T00:00:00Z' : null,
    })),
  ]
}

/** The second one is deleted, and has nothing. */
const farmItself: MakeRow = (at, id) => ({
  farm_name: at.of([id(0) > 0 ? 'Nachbar 100%' : 'Unsere Äcker', 'Gone']),
  billing_notes: at.of(['pays late, secret', null]),
  manager_id: id(0) > 0 ? id(1) : 2,
  deleted_at: at.of([null, '2024-02-02T00:00:00Z']),
})

const farmPeriod: MakeRow = at => ({
  period_id: at.number,
  status: at.of(['In progress', 'Not started', 'Released', 'In progress']),
  deleted_at: at.of([null, null, null, '2024-02-02T10:00:00Z']),
})

const property: MakeRow = at => ({
  name: at.of(['Home 2', 'Home 10', 'home 2', '50%_off', 'Gone']),
  color: at.of([null, '#00ff00', '#00FF00']),
  colour_id: at.of([1, null, 2, 3]),
  period_id: at.of([1, null, 4]),
  deleted_at: at.of([null, null, null, null, '2024-01-01T10:00:00.123456Z']),
})

const propertyPeriod: MakeRow = (at, id) => ({
  property_id: id(at.number),
  period_id: at.of([1, 2, 3]),
  title_area: at.of([120.5, null, 0, 120.5, 33.3333]),
  ownership_type: at.of(['Owned', null, 'Owned – related entity', 'Leased']),
  deleted_at: at.of([null, null, null, '2024-01-01T10:00:00Z', null]),
})

const gauge: MakeRow = at => ({
  name: at.of(['Gauge 1', 'gauge_1', 'Gauge 10']),
  deleted_at: at.of([null, null, '2024-02-02T00:00:00Z']),
})

const rain: MakeRow = (at, id) => ({
  rain_gauge_id: id(at.of([1, 2, 3])),
  date: `2024-0${at.of([1, 2, 3, 2, 1])}-${10 + at.number}`,
  total_mm: at.of([0, 0.5, 12.25, 12.25, 100, 7.1, 0]),
  days: at.of([1, 1, 2, 3]),
  deleted_at: at.of([null, null, null, null, null, null, null, null, '2024-02-03T00:00:00Z']),
})

const paddock: MakeRow = (at, id) => ({
  period_id: at.of([1, 2, 3]),
  name: at.of(oddNames),
  area: at.of([10, 2.5, null, 10, 0, 1234.5678, 2.25]),
  asset_type_id: at.of([1, 2, null, 4]),
  rain_gauge_id: at.of([id(1), id(2), id(3), null]),
  property_id: at.of([id(1), null, id(2), id(5), id(3)]),
  soil_type: at.of(['Heavy', null, 'Medium to Light', 'Light']),
  irrigation_type: at.of([null, 'Pivot', 'Other']),
  sharefarm_percentage: at.of([1, null, 0.333333, 0.5]),
  primary_parent_paddock_id: at.number > 6 ? id(at.number - at.of([3, 5])) : null,
  fallow_efficiency: at.of([null, 0.2]),
  water_holding: at.of([150, null, 149.99]),
  valuation_category_id: at.of([1, null, 2]),
  deleted_at: at.number % 8 === 0 ? '2024-02-02T23:59:59.999999Z' : null,
})

const priorPaddock: MakeRow = (at, id) => ({
  parent_paddock_id: id(at.number + 3),
  prior_paddock_id: id(at.number),
  is_primary: at.of([true, false]),
  deleted_at: at.number === 5 ? '2024-02-02T00:00:00Z' : null,
})

const grown: MakeRow = at => ({
  crop_type_id: at.of([1, 2, 4]),
  period_id: at.number > 3 ? 2 : 1,
  all_questions_answered: at.of([false, true]),
  deleted_at: at.number === 2 ? '2024-02-02T00:00:00Z' : null,
})

const crop: MakeRow = (at, id) => {
  const paddock = at.of([1, 1, 2, 3, 4, 5, 8, 9, 10, 12, 13])
  return {
    paddock_id: id(paddock),
    period_id: cycled(paddock - 1).of([1, 2, 3]),
    double_crop: at.of([false, true, false]),
    current_crop_id: at.of([1, null, 2, 3, 4]),
    primary_prior_collection_id: at.number > 4 ? id(at.number - 4) : null,
    tags: at.of([null, '[]', '["a", "b"]', '["a"]', '["100%", "ß"]', '[1, "1"]']),
    notes: at.of(oddNotes),
    deleted_at: at.number % 7 === 0 ? '2024-02-02T00:00:00Z' : null,
  }
}

const sowing: MakeRow = (at, id) => ({
  crop_collection_id: id(at.of([1, 1, 3, 4, 7, 9, 10, 11, 12, 13])),
  period_id: at.of([1, 2, 3]),
  variety_id: at.of([1, null, 2, 9, 14]),
  secondary_variety_id: at.of([null, 3, null]),
  sowing_area: at.of([10, 9.9999, null]),
  sowing_date: at.of([null, '2024-02-02', '2024-02-03', '2024-01-01', '2024-02-02']),
  sowing_rate: at.of([60, 60.25, 0, null]),
  row_spacing: at.of([0.333, null, 1]),
  date: at.of([null, '2024-02-02', '2024-02-03', '2024-01-01', '2024-02-02']),
  deleted_at: at.number % 9 === 0 ? '2024-02-03T00:00:00Z' : null,
})

const landValue: MakeRow = (at, id) => ({
  valuation_category_id: at.of([1, 2]),
  farm_property_id: id(at.number),
  period_id: 1,
  val_per_hectare: at.of([1_234_500, null, 99]),
  deleted_at: null,
})

const tagging: MakeRow = (at, id) => ({
  tag_id: at.of([1, 2, 3, 4]),
  taggable_type: 'crop_collections',
  taggable_id: id(at.of([1, 2, 7])),
  deleted_at: at.number === 6 ? '2024-02-02T00:00:00Z' : null,
})

const place: MakeRow = (at, id) => ({
  name: at.of([null, 'Point 1', 'point_2']),
  location: JSON.stringify({ type: 'Point', coordinates: [151.2, -33.8], at: at.number }),
  geolocatable_type: at.of(['paddocks', 'farm_properties', 'rain_gauges', 'farms']),
  geolocatable_id: id(at.of([1, 1, 1, 1, 8])),
  deleted_at: at.number === 3 ? '2024-02-02T00:00:00Z' : null,
})
