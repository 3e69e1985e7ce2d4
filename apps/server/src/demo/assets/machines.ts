// The machinery of farms of each kind: what it cost new, in whole dollars.

import type { FarmKind } from '../plan.ts'

export interface Machine {
  readonly name: string
  /** Lasting name of its category. */
  readonly category: string
  readonly price: number
  /** How much of its worth a year takes. */
  readonly wear: number
  /** Engine hours of a year; none for things without an engine. */
  readonly hours?: number
  /** Only where so many hectares are cropped. */
  readonly cropped?: number
}

const ute: Machine = { name: 'Ute', category: 'utes-and-cars', price: 68_000, wear: 0.14 }
const bikes: Machine = {
  name: 'Two side-by-sides',
  category: 'bikes-quads-side-by-sides',
  price: 42_000,
  wear: 0.18,
}
const loader: Machine = {
  name: 'Telehandler',
  category: 'forklifts-telehandlers-loaders',
  price: 165_000,
  wear: 0.09,
  hours: 420,
}
const tools: Machine = {
  name: 'Workshop tools',
  category: 'workshop-and-tools',
  price: 58_000,
  wear: 0.07,
}
const guidance: Machine = {
  name: 'Guidance and screens',
  category: 'precision-ag-computers-guidance',
  price: 62_000,
  wear: 0.17,
}
const tractor = (name: string, price: number, hours: number): Machine => ({
  name,
  category: price > 130_000 ? 'tractors-from-100-kw' : 'tractors-under-100-kw',
  price,
  wear: 0.09,
  hours,
})
const truck = (name: string, price: number): Machine => ({
  name,
  category: 'trucks-and-trailers',
  price,
  wear: 0.08,
})

const cropping: readonly Machine[] = [
  tractor('Tractor 400 kW', 690_000, 620),
  tractor('Tractor 220 kW', 360_000, 540),
  {
    name: 'Header with 12 m front',
    category: 'headers-harvesters-and-fronts',
    price: 880_000,
    wear: 0.1,
    hours: 340,
  },
  {
    name: 'Second header',
    category: 'headers-harvesters-and-fronts',
    price: 820_000,
    wear: 0.1,
    hours: 300,
    cropped: 3_200,
  },
  {
    name: 'Self-propelled sprayer 36 m',
    category: 'sprayers-self-propelled',
    price: 610_000,
    wear: 0.1,
    hours: 520,
  },
  { name: 'Disc planter 18 m', category: 'planters-seeders', price: 420_000, wear: 0.08 },
  { name: 'Chaser bin 40 t', category: 'chaser-bins-mother-bins', price: 160_000, wear: 0.06 },
  { name: 'Cultivator', category: 'tillage', price: 95_000, wear: 0.06 },
  truck('Prime mover and grain trailers', 330_000),
]

export const machines: Readonly<Record<FarmKind, readonly Machine[]>> = {
  mixed: [
    tractor('Tractor 300 kW', 480_000, 560),
    tractor('Tractor 120 kW', 165_000, 480),
    {
      name: 'Header with 11 m front',
      category: 'headers-harvesters-and-fronts',
      price: 640_000,
      wear: 0.1,
      hours: 270,
    },
    {
      name: 'Trailed sprayer 36 m',
      category: 'sprayers-trailed-spreaders',
      price: 190_000,
      wear: 0.09,
    },
    { name: 'Air seeder 12 m', category: 'planters-seeders', price: 310_000, wear: 0.08 },
    { name: 'Chaser bin 28 t', category: 'chaser-bins-mother-bins', price: 98_000, wear: 0.06 },
    { name: 'Mower, rake and baler', category: 'hay-gear', price: 210_000, wear: 0.1 },
    { name: 'Sheep handler and crush', category: 'livestock-plant', price: 64_000, wear: 0.06 },
    { name: 'Shearing plant', category: 'shearing-plant', price: 26_000, wear: 0.05 },
    truck('Tipper and stock crate', 140_000),
    ute,
    bikes,
    guidance,
    tools,
  ],
  grain: [...cropping, loader, ute, { ...ute, name: 'Second ute' }, guidance, tools],
  cotton: [
    ...cropping,
    {
      name: 'Round module picker',
      category: 'cotton-pickers',
      price: 1_350_000,
      wear: 0.11,
      hours: 380,
    },
    { name: 'Pumps and pipes', category: 'irrigation-plant', price: 520_000, wear: 0.06 },
    { name: 'Siphons and boxes', category: 'irrigation-plant', price: 110_000, wear: 0.09 },
    { name: 'Excavator', category: 'other-plant', price: 290_000, wear: 0.09, hours: 500 },
    loader,
    ute,
    { ...ute, name: 'Second ute' },
    bikes,
    guidance,
    tools,
  ],
  cane: [
    tractor('Tractor 160 kW', 240_000, 620),
    tractor('Tractor 95 kW', 118_000, 520),
    {
      name: 'Cane harvester (half share)',
      category: 'cane-harvesters-and-haulouts',
      price: 340_000,
      wear: 0.12,
      hours: 420,
    },
    { name: 'Billet planter', category: 'planters-seeders', price: 92_000, wear: 0.08 },
    { name: 'Stool splitter fertiliser box', category: 'tillage', price: 64_000, wear: 0.07 },
    {
      name: 'High-clearance sprayer',
      category: 'sprayers-trailed-spreaders',
      price: 88_000,
      wear: 0.09,
    },
    { name: 'Pumps and winches', category: 'irrigation-plant', price: 160_000, wear: 0.07 },
    ute,
    guidance,
    tools,
  ],
  sheep: [
    tractor('Tractor 110 kW', 158_000, 460),
    tractor('Tractor 75 kW', 92_000, 320),
    loader,
    { name: 'Spreader', category: 'sprayers-trailed-spreaders', price: 78_000, wear: 0.08 },
    { name: 'Mower, rake and baler', category: 'hay-gear', price: 185_000, wear: 0.1 },
    { name: 'Sheep handler and scales', category: 'livestock-plant', price: 92_000, wear: 0.06 },
    { name: 'Shearing plant', category: 'shearing-plant', price: 54_000, wear: 0.05 },
    truck('Truck and crate', 155_000),
    ute,
    { ...ute, name: 'Second ute' },
    bikes,
    tools,
  ],
  beef: [
    tractor('Tractor 140 kW', 205_000, 420),
    { name: 'Grader', category: 'other-plant', price: 260_000, wear: 0.08, hours: 380 },
    loader,
    truck('Prime mover and stock trailers', 420_000),
    truck('Body truck', 130_000),
    { name: 'Crush, scales and panels', category: 'livestock-plant', price: 118_000, wear: 0.06 },
    { name: 'Pumps and generators', category: 'irrigation-plant', price: 96_000, wear: 0.08 },
    ute,
    { ...ute, name: 'Second ute' },
    { ...ute, name: 'Third ute' },
    bikes,
    tools,
  ],
}
