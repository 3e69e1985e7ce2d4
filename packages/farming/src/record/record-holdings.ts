// Water, plant and buildings of the financial record: entitlements by how far they can be relied on, and
// what everything is worth. A part of a value is no value: where one is not known, all are not.

import { sumIfAllKnown, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface WaterHeld {
  readonly entitlement: string | null
  readonly megalitres: Known
  /** Cents, at the end of the period. */
  readonly value: Known
}

export interface ThingHeld {
  /** What kind of improvement; nothing for a machine or a silo. */
  readonly kind: string | null
  readonly value: Known
}

export interface HoldingsOfRecord {
  readonly waters: readonly WaterHeld[]
  readonly plant: readonly ThingHeld[]
  readonly buildings: readonly ThingHeld[]
  readonly silos: readonly ThingHeld[]
  /** What machines were bought and sold for. */
  readonly plantBought: readonly Known[]
  readonly plantSold: readonly Known[]
}

type HoldingFigures = Readonly<Record<string, (held: HoldingsOfRecord) => Known>>

const storage = 'On-farm storage'

/** Which entitlements a class of the record holds; what gives no water is in none. */
const waterClasses: Readonly<Record<string, readonly string[]>> = {
  high_security: ['High security', 'High priority', 'High-reliability water share'],
  general_security: [
    'General security',
    'Conveyance',
    'Medium priority',
    'Irrigation scheme right',
    'Surface water licence',
  ],
  supplementary: [
    'Supplementary',
    'Unsupplemented',
    'Low priority',
    'Risk priority',
    'Low-reliability water share',
  ],
  groundwater: ['Groundwater'],
  floodplain: ['Floodplain harvesting', 'Overland flow'],
  unregulated: ['Unregulated river'],
  stock_domestic: ['Domestic and stock'],
  other_water: ['Bore (no licence needed)', 'Recycled or tailwater', 'Other'],
}

const roofed = [
  'House',
  'Cottage',
  'Machinery shed',
  'Shearing shed',
  'Hay shed',
  'Grain shed',
  'Silos (fixed)',
  'Workshop',
  'Other',
]

export const holdingFigures: HoldingFigures = {
  ...Object.fromEntries(Object.entries(waterClasses).flatMap(waterFigures)),
  storage_capacity_ml: ({ waters }) => sumOf(storages(waters).map(({ megalitres }) => megalitres)),
  owned_water_val: ({ waters }) =>
    valueOf(waters.filter(({ entitlement }) => entitlement !== storage)),
  owned_plant_val: ({ plant }) => valueOf(plant),
  owned_buildings_val: ({ buildings }) => valueOf(buildings.filter(isRoofed)),
  owned_infrastructure_val: ({ buildings, silos, waters }) =>
    valueOf([...buildings.filter(building => !isRoofed(building)), ...silos, ...storages(waters)]),
  plant_purchase_val: ({ plantBought }) => sumIfAllKnown(plantBought),
  plant_sale_val: ({ plantSold }) => sumIfAllKnown(plantSold),
}

type WaterFigure = readonly [name: string, HoldingFigures[string]]

function waterFigures([name, types]: readonly [string, readonly string[]]): readonly WaterFigure[] {
  const own = ({ waters }: HoldingsOfRecord) =>
    waters.filter(({ entitlement }) => entitlement !== null && types.includes(entitlement))
  return [
    [`${name}_ml`, held => sumOf(own(held).map(({ megalitres }) => megalitres))],
    [`${name}_val`, held => valueOf(own(held))],
  ]
}

function storages(waters: readonly WaterHeld[]): readonly WaterHeld[] {
  return waters.filter(({ entitlement }) => entitlement === storage)
}

function isRoofed({ kind }: ThingHeld): boolean {
  return kind !== null && roofed.includes(kind)
}

function valueOf(things: readonly { readonly value: Known }[]): Known {
  return sumIfAllKnown(things.map(({ value }) => value))
}
