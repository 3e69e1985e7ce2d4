// The fertilisers of the made-up farms: what is in them, and which crop gets what, how much and when.

import type { Region } from './facts.ts'

export type Product =
  | 'urea'
  | 'anhydrous-ammonia'
  | 'map'
  | 'map-1-percent-zinc'
  | 'dap'
  | 'granulock-z-type'
  | 'single-superphosphate'
  | 'granulated-ammonium-sulphate'
  | 'muriate-of-potash'

/** The share of each element, by weight. */
export const analyses: Readonly<Record<Product, Readonly<Record<string, number>>>> = {
  urea: { nitrogen: 0.46 },
  'anhydrous-ammonia': { nitrogen: 0.82 },
  map: { nitrogen: 0.1, phosphorus: 0.219, sulphur: 0.015 },
  'map-1-percent-zinc': { nitrogen: 0.102, phosphorus: 0.214, sulphur: 0.015, zinc: 0.01 },
  dap: { nitrogen: 0.18, phosphorus: 0.2, sulphur: 0.016 },
  'granulock-z-type': { nitrogen: 0.11, phosphorus: 0.218, sulphur: 0.04, zinc: 0.01 },
  'single-superphosphate': { phosphorus: 0.088, sulphur: 0.11, calcium: 0.19 },
  'granulated-ammonium-sulphate': { nitrogen: 0.202, sulphur: 0.24 },
  'muriate-of-potash': { potassium: 0.5, chloride: 0.47 },
}

export interface Dressing {
  readonly product: Product
  /** Kilograms of the product per hectare. */
  readonly rate: readonly [number, number]
  /** Days after sowing (below zero: before); for a stand, after the season begins. */
  readonly days: readonly [number, number]
  /** How often it is put on at all. */
  readonly odds?: number
}

interface Grower {
  readonly irrigated: boolean
  readonly region: Region
  /** A perennial beyond its first year. */
  readonly standing: boolean
}

export function dressingsOf(crop: string, grower: Grower): readonly Dressing[] {
  const ways = [
    ...(grower.standing ? [`${crop} standing`] : []),
    ...(grower.irrigated ? [`${crop} irrigated`] : []),
    `${crop} ${grower.region}`,
    crop,
  ]
  const way = ways.find(name => dressings[name])
  return (way && dressings[way]) || []
}

const atSowing = [0, 0] as const
const starter: readonly Dressing[] = [
  { product: 'granulock-z-type', rate: [30, 45], days: atSowing },
]

const northernCereal: readonly Dressing[] = [
  { product: 'urea', rate: [70, 140], days: [-55, -20], odds: 0.72 },
  { product: 'anhydrous-ammonia', rate: [45, 75], days: [-70, -30], odds: 0.3 },
  ...starter,
]

const southernCereal: readonly Dressing[] = [
  { product: 'map', rate: [60, 85], days: atSowing },
  { product: 'urea', rate: [70, 130], days: [55, 95] },
]

const southernPulse: readonly Dressing[] = [
  { product: 'single-superphosphate', rate: [100, 150], days: atSowing },
]

const pasture: readonly Dressing[] = [
  { product: 'single-superphosphate', rate: [90, 150], days: [200, 260] },
]

const lucerne: readonly Dressing[] = [
  { product: 'single-superphosphate', rate: [150, 240], days: [20, 60] },
  { product: 'muriate-of-potash', rate: [80, 140], days: [70, 110], odds: 0.6 },
]

const dressings: Readonly<Record<string, readonly Dressing[]>> = {
  wheat: northernCereal,
  'wheat south': southernCereal,
  'wheat irrigated': [
    { product: 'map-1-percent-zinc', rate: [70, 100], days: atSowing },
    { product: 'urea', rate: [140, 200], days: [45, 70] },
    { product: 'urea', rate: [60, 100], days: [80, 100], odds: 0.6 },
  ],
  barley: northernCereal,
  'barley south': southernCereal,
  'chickpea-desi': starter,
  'faba-bean': southernPulse,
  'lupin-narrow-leaf': southernPulse,
  canola: [
    { product: 'granulated-ammonium-sulphate', rate: [70, 110], days: [-30, -8], odds: 0.7 },
    { product: 'map', rate: [70, 90], days: atSowing },
    { product: 'urea', rate: [100, 170], days: [65, 100] },
  ],
  'oaten-hay': [
    { product: 'dap', rate: [70, 100], days: atSowing },
    { product: 'urea', rate: [50, 80], days: [45, 70] },
  ],
  'sorghum-grain': [
    { product: 'anhydrous-ammonia', rate: [65, 105], days: [-75, -25] },
    { product: 'granulock-z-type', rate: [25, 40], days: atSowing },
  ],
  mungbean: [{ product: 'granulock-z-type', rate: [20, 35], days: atSowing }],
  'maize-grain': [
    { product: 'anhydrous-ammonia', rate: [150, 190], days: [-60, -20] },
    { product: 'map-1-percent-zinc', rate: [90, 120], days: atSowing },
    { product: 'urea', rate: [140, 200], days: [35, 50] },
  ],
  soybean: [{ product: 'single-superphosphate', rate: [120, 180], days: atSowing }],
  cotton: [
    { product: 'anhydrous-ammonia', rate: [150, 190], days: [-80, -25] },
    { product: 'map-1-percent-zinc', rate: [70, 100], days: atSowing },
    { product: 'urea', rate: [110, 180], days: [60, 80] },
  ],
  sugarcane: [
    { product: 'dap', rate: [150, 200], days: atSowing },
    { product: 'urea', rate: [150, 210], days: [90, 120] },
    { product: 'muriate-of-potash', rate: [120, 180], days: [90, 120] },
  ],
  'sugarcane standing': [
    { product: 'urea', rate: [230, 290], days: [70, 130] },
    { product: 'muriate-of-potash', rate: [150, 200], days: [70, 130] },
    { product: 'granulated-ammonium-sulphate', rate: [40, 70], days: [70, 130], odds: 0.5 },
    { product: 'dap', rate: [60, 90], days: [70, 130], odds: 0.4 },
  ],
  'forage-oats': [
    { product: 'dap', rate: [60, 90], days: atSowing },
    { product: 'urea', rate: [60, 100], days: [60, 90], odds: 0.7 },
  ],
  'annual-medic-sub-clover-pasture': southernPulse,
  'improved-temperate-pasture': southernPulse,
  'improved-temperate-pasture standing': pasture,
  'improved-tropical-pasture': southernPulse,
  'improved-tropical-pasture standing': pasture,
  'irrigated-pasture': [{ product: 'dap', rate: [100, 140], days: atSowing }],
  'irrigated-pasture standing': [
    { product: 'dap', rate: [80, 120], days: [60, 100] },
    { product: 'urea', rate: [80, 120], days: [140, 200] },
  ],
  'lucerne-grazing': southernPulse,
  'lucerne-grazing standing': pasture,
  'lucerne-hay': lucerne,
}
