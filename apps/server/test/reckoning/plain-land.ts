// The land of the financial record, reckoned paddock by paddock: hectares by how they are held and used,
// by class and kind of pasture, and what they are worth (C163, C164).

import { total } from './plain-figures.ts'
import type { Figure } from './raw-farm.ts'
import type { RawGround, RawRecord, RawTenure, RawValuation } from './raw-record.ts'

type Ground = RawGround & { readonly held: string | null; readonly worth: Figure }
type Said = boolean | string | null | undefined
type IsMeant = (ground: Ground) => Said

/** Table 2.13 of the domain; land that is run for others is in none. */
const heldAs: Readonly<Record<string, string>> = {
  Owned: 'ours',
  'Owned – related entity': 'ours',
  'Sharefarmed out': 'ours',
  'Leased out': 'ours',
  Leased: 'leased',
  'Licence or Crown permit': 'leased',
  Sharefarmed: 'shared',
  'Agisted in': 'agisted',
  'Managed for another owner': 'run for others',
}

const classes = `dry_arable dry_arable_high dry_marginal irr_developed_furrow irr_developed_bankless
  irr_developed_pivot irr_undeveloped pasture_improved pasture_tropical pasture_native
  pasture_rangeland pasture_irrigated storage_land timber_land infrastructure_land other_land`.split(
  /\s+/,
)

const uses = {
  arable: [
    'dryland-cropping',
    'irrigated-cropping',
    'semi-irrigated-cropping',
    'sugarcane',
    'horticulture',
  ],
  grazed: ['grazing', 'irrigated-pasture', 'feedlot'],
  idle: ['water-storage', 'timber-and-conservation', 'infrastructure-and-other'],
  dryland: ['dryland-cropping'],
  irrigated: ['irrigated-cropping', 'semi-irrigated-cropping'],
}

export function plainLand(raw: RawRecord, period: number, begun: ReadonlyMap<number, string>) {
  const tenures = raw.tenures.filter(one => one.period_id === period)
  const ground = raw.ground
    .filter(one => one.period_id === period)
    .map(one => ({ ...one, held: tenureOf(one, tenures), worth: worthOf(one, raw, begun) }))
  const used =
    (of: readonly string[]): IsMeant =>
    one =>
      one.use && of.includes(one.use)
  const watered =
    (...kinds: string[]): IsMeant =>
    ({ irrigation_type: kind }) =>
      kinds.includes(kind ?? '')
  const area = (isMeant: IsMeant) => areaOf(ground, isMeant)
  const paddocks = (isMeant: IsMeant) => countOf(ground, isMeant)
  return {
    owned_ha: ownedArea(ground, tenures),
    leased_out_ha: letOut(ground, tenures),
    leased_ha: area(held('leased')),
    sharefarmed_ha: area(held('shared')),
    agisted_in_ha: area(held('agisted')),
    non_productive_ha: area(used(uses.idle)),
    arable_ha: area(used(uses.arable)),
    grazing_ha: area(used(uses.grazed)),
    gz_area_ha: area(used(uses.grazed)),
    gz_paddocks_no: paddocks(used(uses.grazed)),
    dl_paddocks_no: paddocks(used(uses.dryland)),
    ir_paddocks_no: paddocks(used(uses.irrigated)),
    dl_avg_paddock_ha: meanArea(ground, used(uses.dryland)),
    ir_avg_paddock_ha: meanArea(ground, used(uses.irrigated)),
    ir_pivot_lateral_ha: area(watered('Pivot', 'Lateral')),
    ir_furrow_syphon_ha: area(watered('Syphon')),
    ir_bankless_ha: area(watered('Bankless')),
    ir_drip_ha: area(watered('Subsurface drip')),
    owned_land_val: valueOf(ground, held('ours')),
    leased_land_val: valueOf(ground, fromOthers),
    ...byClass(ground),
    ...pastures(ground),
  }
}

function byClass(ground: readonly Ground[]) {
  const figures = classes.flatMap(name => [
    [`${name}_owned_ha`, areaOf(ground, both(isOf(name), held('ours')))],
    [`${name}_leased_ha`, areaOf(ground, both(isOf(name), fromOthers))],
    [`${name}_val`, valueOf(ground, isOf(name))],
  ])
  return Object.fromEntries(figures) as Readonly<Record<string, Figure>>
}

function pastures(ground: readonly Ground[]) {
  const kinds = {
    native: isOf('pasture_native', 'pasture_rangeland'),
    temperate: isOf('pasture_improved'),
    tropical: isOf('pasture_tropical'),
    irrigated: isOf('pasture_irrigated'),
  }
  const figures = Object.entries(kinds).flatMap(([kind, isMeant]) => [
    [`pas_${kind}_ha`, areaOf(ground, isMeant)],
    [`pas_${kind}_paddocks_no`, countOf(ground, isMeant)],
  ])
  return Object.fromEntries(figures) as Readonly<Record<string, Figure>>
}

function isOf(...names: string[]): IsMeant {
  return ({ value_line: line }) => line && names.some(name => line === `${name}_val`)
}

const held =
  (as: string): IsMeant =>
  one =>
    one.held && one.held === as

const fromOthers: IsMeant = one => one.held && ['leased', 'shared', 'agisted'].includes(one.held)

function both(one: IsMeant, other: IsMeant): IsMeant {
  return ground => {
    const said = [one(ground), other(ground)].map(known)
    return said.includes(false) ? false : said.includes(null) ? null : true
  }
}

/** What is not recorded is neither yes nor no. */
const known = (said: Said): boolean | null => (typeof said === 'boolean' ? said : null)

const isNone = (ground: readonly Ground[], isMeant: IsMeant): boolean =>
  ground.length > 0 && ground.every(one => known(isMeant(one)) === false)

function areaOf(ground: readonly Ground[], isMeant: IsMeant): Figure {
  const areas = ground.filter(one => isMeant(one) === true).map(({ area }) => area)
  return total(areas) ?? (isNone(ground, isMeant) ? 0 : null)
}

function countOf(ground: readonly Ground[], isMeant: IsMeant): Figure {
  const count = ground.filter(one => isMeant(one) === true).length
  return count || (isNone(ground, isMeant) ? 0 : null)
}

function meanArea(ground: readonly Ground[], isMeant: IsMeant): Figure {
  const areas = ground.flatMap(one =>
    isMeant(one) === true && one.area !== null ? [one.area] : [],
  )
  return areas.length === 0 ? null : (total(areas) ?? 0) / areas.length
}

/** Where one of them might be meant, or nobody knows what one is worth, nobody knows what all are. */
function valueOf(ground: readonly Ground[], isMeant: IsMeant): Figure {
  const said = ground.map(one => ({ one, is: known(isMeant(one)) }))
  if (ground.length === 0 || said.some(({ is }) => is === null)) return null
  const worths = said.filter(({ is }) => is).map(({ one }) => one.worth)
  if (worths.includes(null)) return null
  return total(worths) ?? 0
}

function tenureOf({ property_id }: RawGround, tenures: readonly RawTenure[]): string | null {
  const held = tenures.find(one => one.property_id === property_id)?.ownership_type
  return held ? (heldAs[held] ?? null) : null
}

/** Land that others rent from us stands in its title, whether or not it is among the paddocks. */
function letOut(ground: readonly Ground[], tenures: readonly RawTenure[]): Figure {
  if (tenures.length === 0 || tenures.some(one => one.ownership_type === null)) return null
  const let_out = tenures.filter(one => one.ownership_type === 'Leased out')
  if (let_out.length === 0) return 0
  return total(
    let_out.map(
      ({ property_id, title_area }) =>
        title_area ?? total(ground.map(one => (one.property_id === property_id ? one.area : null))),
    ),
  )
}

function ownedArea(ground: readonly Ground[], tenures: readonly RawTenure[]): Figure {
  const rented = letOut(ground, tenures)
  const isLet = ({ property_id }: Ground) =>
    tenures.some(one => one.property_id === property_id && one.ownership_type === 'Leased out')
  const own = areaOf(ground, one => (isLet(one) ? false : one.held && one.held === 'ours'))
  return rented ? total([own, rented]) : own
}

/** By the value of its class on its property, the last one that was entered. */
function worthOf(one: RawGround, raw: RawRecord, begun: ReadonlyMap<number, string>): Figure {
  const day = (period: number) => begun.get(period) ?? ''
  const values = raw.valuations.filter(
    ({ farm_property_id, valuation_category_id, val_per_hectare, period_id }: RawValuation) =>
      farm_property_id === one.property_id &&
      valuation_category_id === one.valuation_category_id &&
      val_per_hectare !== null &&
      day(period_id) <= day(one.period_id),
  )
  const last = values.toSorted((a, b) => (day(a.period_id) < day(b.period_id) ? 1 : -1))[0]
  const each = last?.val_per_hectare ?? null
  return one.area === null || each === null ? null : Math.round(one.area * each)
}
