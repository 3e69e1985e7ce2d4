// What farms of each kind own besides land and stock, in whole dollars of the first period.

import type {
  grainStorageTypes,
  improvementTypes,
  waterEntitlementTypes,
} from '@furrow/catalogue/choices'
import type { FarmKind } from '../plan.ts'

export type Improvement = (typeof improvementTypes)[number]
type GrainStorage = (typeof grainStorageTypes)[number]
type Entitlement = (typeof waterEntitlementTypes)[number]

export interface Building {
  readonly name: string
  readonly type: Improvement
  readonly value: number
  /** The value is that of a hectare of such land. */
  readonly per?: 'grazed'
}

const everywhere: readonly Building[] = [
  { name: 'Homestead', type: 'House', value: 430_000 },
  { name: 'Machinery shed', type: 'Machinery shed', value: 185_000 },
  { name: 'Workshop', type: 'Workshop', value: 84_000 },
  { name: 'Mains power line', type: 'Power', value: 56_000 },
  { name: 'Gravel roads and ramps', type: 'Internal roads', value: 62_000 },
]

const cottage: Building = { name: 'Cottage', type: 'Cottage', value: 172_000 }

export const buildings: Readonly<Record<FarmKind, readonly Building[]>> = {
  mixed: [
    ...everywhere,
    { name: 'Shearing shed', type: 'Shearing shed', value: 190_000 },
    { name: 'Hay shed', type: 'Hay shed', value: 68_000 },
    { name: 'Sheep and cattle yards', type: 'Yards', value: 96_000 },
    { name: 'Boundary and inner fences', type: 'Fencing', value: 118, per: 'grazed' },
    { name: 'Tanks, troughs and pipes', type: 'Water points', value: 54, per: 'grazed' },
  ],
  grain: [
    ...everywhere,
    cottage,
    { name: 'Grain shed', type: 'Grain shed', value: 165_000 },
    { name: 'Silos at the siding', type: 'Silos (fixed)', value: 118_000 },
  ],
  cotton: [
    ...everywhere,
    cottage,
    { name: 'Quarters for seasonal workers', type: 'Other', value: 245_000 },
    { name: 'Pump station power', type: 'Power', value: 190_000 },
  ],
  cane: [...everywhere, cottage],
  sheep: [
    ...everywhere,
    cottage,
    { name: 'Woolshed', type: 'Shearing shed', value: 320_000 },
    { name: 'Hay shed', type: 'Hay shed', value: 82_000 },
    { name: 'Sheep yards', type: 'Yards', value: 130_000 },
    { name: 'Boundary and inner fences', type: 'Fencing', value: 168, per: 'grazed' },
    { name: 'Tanks, troughs and pipes', type: 'Water points', value: 72, per: 'grazed' },
  ],
  beef: [
    ...everywhere,
    cottage,
    { name: 'Ringers’ quarters', type: 'Other', value: 150_000 },
    { name: 'Main yards', type: 'Yards', value: 265_000 },
    { name: 'Trap yards', type: 'Yards', value: 112_000 },
    { name: 'Boundary and inner fences', type: 'Fencing', value: 30, per: 'grazed' },
    { name: 'Tanks, troughs and pipes', type: 'Water points', value: 34, per: 'grazed' },
  ],
}

/** What may be built again while the farm records. */
export const laterBuildings: readonly Building[] = [
  { name: 'Solar panels on the workshop', type: 'Solar', value: 48_000 },
  { name: 'New machinery shed', type: 'Machinery shed', value: 145_000 },
  { name: 'Fuel and chemical store', type: 'Other', value: 62_000 },
  { name: 'Skillion on the shed', type: 'Machinery shed', value: 54_000 },
]

/** What counts among buildings; everything else is infrastructure. */
export interface Silo {
  readonly name: string
  readonly type: GrainStorage
  readonly tonnes: number
  readonly value: number
}

export const silos: Readonly<Record<FarmKind, readonly Silo[]>> = {
  mixed: [
    { name: 'Flat-bottom silos', type: 'Flat bottom', tonnes: 900, value: 108_000 },
    { name: 'Seed silo', type: 'Cone bottom', tonnes: 110, value: 24_000 },
  ],
  grain: [
    { name: 'Steel silos', type: 'Steel silo', tonnes: 2_400, value: 265_000 },
    { name: 'Bunker pad', type: 'Bunker pad', tonnes: 3_000, value: 72_000 },
    { name: 'Seed silos', type: 'Cone bottom', tonnes: 220, value: 44_000 },
  ],
  cotton: [{ name: 'Steel silos', type: 'Steel silo', tonnes: 1_200, value: 138_000 }],
  cane: [],
  sheep: [{ name: 'Feed silo', type: 'Cone bottom', tonnes: 90, value: 21_000 }],
  beef: [],
}

export interface Water {
  readonly name: string
  readonly type: Entitlement
  /** Megalitres for each irrigated hectare. */
  readonly perHectare?: number
  /** Megalitres whatever is irrigated. */
  readonly fixed?: number
  /** $ for a megalitre. */
  readonly price: number
}

const domestic: Water = {
  name: 'Stock and domestic licence',
  type: 'Domestic and stock',
  fixed: 18,
  price: 1_450,
}
const bores: Water = {
  name: 'Stock bores',
  type: 'Bore (no licence needed)',
  fixed: 26,
  price: 2_900,
}
const aquifer: Water = {
  name: 'Bore licence',
  type: 'Groundwater',
  perHectare: 4.4,
  price: 2_300,
}

export const waters: Readonly<Record<FarmKind, readonly Water[]>> = {
  mixed: [aquifer, domestic],
  grain: [domestic],
  cotton: [
    { name: 'General security licence', type: 'General security', perHectare: 3.8, price: 2_600 },
    { name: 'Supplementary licence', type: 'Supplementary', perHectare: 1.1, price: 1_150 },
    { ...aquifer, perHectare: 0.8, price: 3_400 },
    { name: 'Floodplain licence', type: 'Floodplain harvesting', perHectare: 0.9, price: 900 },
    { name: 'Ring tank', type: 'On-farm storage', perHectare: 3.6, price: 520 },
    domestic,
  ],
  cane: [
    { name: 'Scheme allocation', type: 'Medium priority', perHectare: 4.2, price: 880 },
    { ...aquifer, perHectare: 1.2, price: 760 },
    domestic,
  ],
  sheep: [{ ...aquifer, price: 1_750 }, domestic],
  beef: [bores, { ...domestic, fixed: 60 }],
}
