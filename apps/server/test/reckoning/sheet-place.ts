// The cropping spreadsheet and the history of a paddock, read by the functions that these screens use
// themselves. What their hooks put together from what they read is put together here.

import { costsOfFarm } from '@furrow/farming/crops/costs/cost-drivers'
import { rainReader } from '@furrow/farming/crops/crop-rain'
import { gaugeOfPaddock } from '@furrow/farming/rain/gauge-of-paddock'
import type { Told } from './differences.ts'
import type { FarmRead, Lists, Rows } from './farm-read.ts'
import { daysOfPeriod } from './plain-days.ts'

const screens = new URL('../../../web/src/screens/', import.meta.url).href

export interface Screens {
  cropRows(read: object): Rows
  linesOfSales(heads: object, grown: Rows): readonly object[]
  cropColumns(paddocks: Rows, lists: object, looks: object): readonly Column[]
  cropNames(lists: object): { readonly ways: object }
  totalsOf(rows: Rows): Told
  paddockOffers(ground: object): readonly Offer[]
  roomLeft(area: number | null, rows: Rows): number | null
  groundHistory(rows: Rows, around: object): readonly GrownCrop[]
}

/** As far as it holds figures. */
export interface Offer {
  readonly paddock: { readonly id: number; readonly area: number | null }
  readonly left: number | null
  readonly standing: readonly string[]
  readonly isDouble: boolean
}

interface Column {
  readonly id: string
  readonly value: (row: unknown) => unknown
}

interface GrownCrop {
  readonly id: number
  readonly yields: readonly { readonly kind: string; readonly figure: number }[]
}

/** They are of another project of the compiler: here they are known by what is asked of them alone. */
export async function screensRead(): Promise<Screens> {
  const cropping = [
    'crop-rows',
    'crop-columns',
    'crop-names',
    'figure-columns',
    'wizard/paddock-offers',
    'sales/use-lines-of-sales',
  ]
  const paths = cropping.map(name => `cropping/${name}.ts`)
  const read = await Promise.all(
    [...paths, 'paddocks/shown-history.ts'].map(path => import(`${screens}${path}`)),
  )
  return Object.assign({}, ...(read as readonly object[])) as Screens
}

/** By what the columns of the sheet are called: the figure that each shows. */
const figuresOf: Readonly<Record<string, string>> = {
  fallow_rain: 'fallow_rain',
  crop_rain: 'crop_rain',
  crop_rain_unread: 'crop_rain_unread',
  stored_water: 'stored_water',
  own: 'own',
  yield: 'yield',
  hay_yield: 'hay_yield',
  'hay.hay_tonnes': 'hay',
  grazing_gain: 'grazing_gain',
  water_use: 'water_use',
  potential: 'of_potential',
  ml_per_ha: 'megalitres_per_ha',
  'irrigation.total_ml_applied': 'megalitres',
  'sowing.sowing_area': 'area_sown',
  sold: 'sold',
  price: 'price',
  income_per_ha: 'income_per_ha',
  income: 'income',
  cost: 'cost',
  cost_per_ha: 'cost_per_ha',
  gross_margin: 'gross_margin',
  margin_per_ha: 'margin_per_ha',
  return_on_cost: 'return_on_cost',
  break_even_yield: 'break_even_yield',
  break_even_price: 'break_even_price',
  margin_per_ml: 'margin_per_ml',
  farm_gate_price: 'farm_gate_price',
}

interface Asked {
  readonly screens: Screens
  /** As it is called. */
  readonly period: { readonly id: number; readonly name: string }
  readonly today: string
}

/** The rows of the sheet of a period, which the wizard shows, too. */
export function sheetRows(read: FarmRead, asked: Asked): Rows {
  const { screens: of, period } = asked
  return of.cropRows({
    ...cropsIn(read, period.id),
    paddocks: read.paddocks.filter(({ period_id }) => period_id === period.id),
    types: read.lists.crop_types,
    names: of.cropNames(listsOf(read.lists, read.gauges)),
    around: aroundOf(read, asked),
    sales: of.linesOfSales(
      read.sales,
      read.grown.filter(({ period_id }) => period_id === period.id),
    ),
    costs: costsIn(read, period.id),
  })
}

function costsIn({ records, allocations, shares }: FarmRead, period: number) {
  const own = (rows: Rows) => rows.filter(({ period_id }) => period_id === period)
  const [record] = own(records)
  const [drivers, said] = [own(allocations), own(shares)] as unknown as [
    Sharing['drivers'],
    Sharing['said'],
  ]
  return record && costsOfFarm(record, { drivers, said })
}

type Sharing = Parameters<typeof costsOfFarm>[1]

/** Of every crop of a period, by its number. */
export function toldBySheet(
  rows: Rows,
  read: FarmRead,
  { screens: of, period }: Asked,
): ReadonlyMap<number, Told> {
  const paddocks = read.paddocks.filter(({ period_id }) => period_id === period.id)
  const lists = listsOf(read.lists, read.gauges)
  const shown = of.cropColumns(paddocks, lists, { seesMoney: true }).flatMap(column => {
    const figure = figuresOf[column.id]
    return figure === undefined ? [] : [{ value: column.value, figure }]
  })
  if (shown.length < Object.keys(figuresOf).length) throw new Error('The sheet has lost a figure.')
  return new Map(
    rows.map(row => [
      Number(row['id']),
      Object.fromEntries(shown.map(({ figure, value }) => [figure, value(row) as number | null])),
    ]),
  )
}

function cropsIn({ crops, events, lives }: FarmRead, period: number) {
  const own = crops.filter(({ period_id }) => period_id === period)
  const ids = new Set(own.map(({ id }) => id))
  const ofCrops = Object.entries(events).map(([kind, rows]) => [
    kind,
    rows.filter(({ crop_collection_id: crop }) => ids.has(crop)),
  ])
  return {
    events: Object.fromEntries(ofCrops) as FarmRead['events'],
    crops: own.map(crop => ({
      ...crop,
      taggables: [],
      crop_lifecycle: lives.get(crop['crop_lifecycle_id']) ?? null,
    })),
  }
}

function aroundOf(read: FarmRead, { period, today }: Asked): object {
  const { from: start, to: end } = daysOfPeriod(period.name)
  const rain = rainOf(read)
  const sown = new Map((read.events['sowing'] ?? []).map(row => [row['id'], row]))
  const gauges = read.gauges as unknown as Parameters<typeof gaugeOfPaddock>[1]
  return {
    fallowTypes: new Map(),
    enterprises: [],
    period: { start, end, today, sowing_start: `${start.slice(0, 4)}-03-01` },
    gaugeOf(paddock: Parameters<typeof gaugeOfPaddock>[0]) {
      const gauge = gaugeOfPaddock(paddock, gauges)?.gauge
      return gauge && { name: '', rain: rain.get(gauge.id) }
    },
    before(crop: Rows[number]) {
      const life = crop['crop_lifecycle'] as Rows[number] | null
      const begun = sown.get(life?.['establishment_event_id'])
      return {
        ended_before: lastDayOf(read, crop['primary_prior_collection_id']),
        stands_since: begun?.['sowing_date'] ?? begun?.['date'] ?? null,
      }
    },
  }
}

const taking = {
  grain: 'harvested_date',
  lint: 'harvested_date',
  hay: 'cut_date',
  cane: 'date',
  ending: 'date',
}

/** On which something came off a crop, or ended it. */
function lastDayOf({ events }: FarmRead, crop: unknown): unknown {
  const days = Object.entries(taking).flatMap(([kind, day]) =>
    (events[kind] ?? []).flatMap(row =>
      row['crop_collection_id'] === crop && crop !== null ? [row[day] ?? row['date']] : [],
    ),
  )
  return (
    days
      .filter(day => typeof day === 'string')
      .toSorted()
      .at(-1) ?? null
  )
}

const rains = new WeakMap<FarmRead, ReadonlyMap<number, ReturnType<typeof rainReader>>>()

function rainOf(read: FarmRead): ReadonlyMap<number, ReturnType<typeof rainReader>> {
  const known = rains.get(read)
  if (known) return known
  const byGauge = Map.groupBy(read.rain, row => Number(row['rain_gauge_id']))
  const made = new Map(
    read.gauges.map(({ id }) => [
      Number(id),
      rainReader(
        (byGauge.get(Number(id)) ?? []).map(row => ({
          day: String(row['date']),
          days: Number(row['days']),
          mm: Number(row['total_mm']),
        })),
      ),
    ]),
  )
  rains.set(read, made)
  return made
}

function listsOf(lists: Lists, gauges: Rows): object {
  return {
    varieties: [],
    statuses: [],
    fallowTypes: [],
    enterprises: lists.crop_collection_enterprises,
    stages: [],
    burns: [],
    products: [],
    tags: [],
    properties: [],
    grown: [],
    gauges,
    types: lists.crop_types,
    harvests: lists.harvest_types,
    seasons: lists.seasons,
    lives: lists.lifecycle_types,
    uses: lists.asset_types,
    elements: lists.chemical_elements,
    endings: lists.crop_termination_types,
    grazings: lists.grazing_collection_types,
  }
}

/** Yields of each kind of harvest, as the history of a paddock shows them; by the number of a crop. */
export function toldByHistory(read: FarmRead, of: Screens): ReadonlyMap<number, Told> {
  const paddocks = new Map(read.paddocks.map(paddock => [paddock['id'], paddock]))
  const types = new Map(read.lists.crop_types.map(type => [type['id'], type]))
  const eventsOf = Object.entries(read.events).map(([kind, events]) => {
    const relation = kind === 'ending' ? 'custom_termination_events' : `${kind}_collection_events`
    return [relation, Map.groupBy(events, event => event['crop_collection_id'])] as const
  })
  const rows = read.crops.map(crop => ({
    ...crop,
    period: null,
    status: null,
    fallow_type: null,
    paddock: paddocks.get(crop['paddock_id']),
    current_crop: types.get(crop['current_crop_id']) ?? null,
    ...Object.fromEntries(eventsOf.map(([name, events]) => [name, events.get(crop['id']) ?? []])),
  }))
  const around = {
    timeZone: 'Australia/Brisbane',
    ways: of.cropNames(listsOf(read.lists, read.gauges)).ways,
  }
  return new Map(
    of
      .groundHistory(rows, around)
      .map(({ id, yields }) => [
        id,
        Object.fromEntries(yields.map(({ kind, figure }) => [`${kind} of the history`, figure])),
      ]),
  )
}
