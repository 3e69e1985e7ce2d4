// What the country of each kind of farm is like: where it lies, what its land is used for and worth.

import type { irrigationTypes, soilTypes } from '@furrow/catalogue/choices'
import type { AssetTypeSlug, FarmKind, FarmPlan, MadeProperty } from '../plan.ts'

export type Soil = (typeof soilTypes)[number]
export type Irrigation = (typeof irrigationTypes)[number]
export type Tenure = MadeProperty['tenure']

/** What may be drawn, and how often beside the others. */
export type Odds<T> = readonly (readonly [T, number])[]

export interface UseOfLand {
  readonly use: AssetTypeSlug
  /** Share of the paddocks. */
  readonly share: number
  /** Hectares of a paddock, from the small to the large ones. */
  readonly sizes: readonly [number, number]
  readonly irrigation?: Odds<Irrigation | null>
}

export interface Country {
  /** Longitude and latitude of the district. */
  readonly centre: readonly [number, number]
  readonly tenures: readonly Tenure[]
  readonly soils: Odds<Soil>
  /** The first is what the farm lives on: whatever paddocks the shares leave over. */
  readonly uses: readonly [UseOfLand, ...UseOfLand[]]
  /** Classes of dry grazing land. */
  readonly pastures: Odds<string>
  /** $ per hectare of good dryland in the first period. */
  readonly value: number
}

const yards = (low: number, high: number): UseOfLand => ({
  use: 'infrastructure-and-other',
  share: 0.05,
  sizes: [low, high],
})
const timber = (low: number, high: number): UseOfLand => ({
  use: 'timber-and-conservation',
  share: 0.05,
  sizes: [low, high],
})

const pivoted = (share: number, low: number, high: number): UseOfLand => ({
  use: 'irrigated-pasture',
  share,
  sizes: [low, high],
  irrigation: [['Pivot', 1]],
})

const temperate: Odds<string> = [
  ['improved-pasture-temperate', 6],
  ['native-pasture-grazing', 4],
]
const tropical: Odds<string> = [
  ['improved-pasture-tropical', 5],
  ['native-pasture-grazing', 4],
  ['native-pasture-rangeland', 1],
]
const clays: Odds<Soil> = [
  ['Heavy', 6],
  ['Heavy to Medium', 3],
  ['Medium', 1],
]
const loams: Odds<Soil> = [
  ['Heavy to Medium', 3],
  ['Medium', 4],
  ['Medium to Light', 2],
  ['Light', 1],
]

const countries: Readonly<Record<FarmKind, Country>> = {
  mixed: {
    centre: [148.35, -34.4],
    tenures: ['Owned', 'Owned', 'Leased', 'Sharefarmed'],
    soils: loams,
    uses: [
      { use: 'dryland-cropping', share: 0.5, sizes: [45, 180] },
      { use: 'grazing', share: 0.36, sizes: [30, 130] },
      pivoted(0.05, 20, 45),
      yards(5, 14),
      timber(15, 50),
    ],
    pastures: temperate,
    value: 7_000,
  },
  grain: {
    centre: [150.3, -29.0],
    tenures: ['Owned', 'Leased', 'Sharefarmed', 'Owned'],
    soils: clays,
    uses: [{ use: 'dryland-cropping', share: 0.9, sizes: [60, 250] }, yards(8, 20), timber(20, 70)],
    pastures: tropical,
    value: 8_200,
  },
  cotton: {
    centre: [149.95, -28.65],
    tenures: ['Owned', 'Owned', 'Leased'],
    soils: clays,
    uses: [
      {
        use: 'irrigated-cropping',
        share: 0.6,
        sizes: [40, 120],
        irrigation: [
          ['Syphon', 6],
          ['Bankless', 2],
          ['Lateral', 1],
          ['Pivot', 1],
        ],
      },
      { use: 'dryland-cropping', share: 0.24, sizes: [60, 190] },
      { use: 'water-storage', share: 0.06, sizes: [35, 95] },
      yards(8, 18),
      timber(15, 60),
    ],
    pastures: tropical,
    value: 8_000,
  },
  cane: {
    centre: [148.5, -20.45],
    tenures: ['Owned', 'Leased', 'Owned'],
    soils: [
      ['Heavy to Medium', 3],
      ['Medium', 5],
      ['Medium to Light', 2],
    ],
    uses: [
      {
        use: 'sugarcane',
        share: 0.92,
        sizes: [3, 15],
        irrigation: [
          ['Other', 4],
          [null, 3],
          ['Syphon', 2],
          ['Pivot', 1],
        ],
      },
      yards(1.2, 3),
      timber(2, 8),
    ],
    pastures: tropical,
    value: 8_000,
  },
  sheep: {
    centre: [147.8, -35.25],
    tenures: ['Owned', 'Owned', 'Leased'],
    soils: loams,
    uses: [
      { use: 'grazing', share: 0.88, sizes: [30, 120] },
      pivoted(0.04, 18, 40),
      yards(4, 10),
      timber(8, 30),
    ],
    pastures: temperate,
    value: 11_500,
  },
  beef: {
    centre: [147.0, -21.35],
    tenures: ['Owned', 'Owned', 'Leased'],
    soils: clays,
    uses: [{ use: 'grazing', share: 0.9, sizes: [100, 900] }, yards(20, 45), timber(60, 220)],
    pastures: tropical,
    value: 6_200,
  },
}

export function countryOf({ kind, paddockSize = 1 }: FarmPlan): Country {
  const country = countries[kind]
  const resized = (use: UseOfLand): UseOfLand => ({
    ...use,
    sizes: [use.sizes[0] * paddockSize, use.sizes[1] * paddockSize],
  })
  const [main, ...others] = country.uses
  return { ...country, uses: [resized(main), ...others.map(resized)] }
}

/** Millimetres that the soil holds for a crop, from the least to the most. */
export const waterHoldings: Readonly<Record<Soil, readonly [number, number]>> = {
  Heavy: [180, 280],
  'Heavy to Medium': [140, 190],
  Medium: [100, 150],
  'Medium to Light': [70, 110],
  Light: [40, 80],
}
