// What a period's crops came to, for the record: dryland, irrigated and cane apart.

import { factsOf } from './crop-facts.ts'
import type { AssetTypeSlug, MadeCrop } from './plan.ts'
import { sumOf } from './record-year.ts'

export type CropSegment = 'dry' | 'irr' | 'cane'

/** Hectares, tonnes, bales, megalitres and kilograms. */
export interface Grown {
  readonly sown: number
  readonly harvested: number
  readonly failed: number
  readonly hay: number
  readonly doubled: number
  readonly grain: number
  readonly bales: number
  readonly cane: number
  readonly cottonSeed: number
  readonly megalitres: number
  readonly nitrogen: number
  readonly phosphorus: number
  readonly potassium: number
  readonly sulphur: number
  /** The largest area first. */
  readonly kinds: readonly GrownKind[]
}

export interface GrownKind {
  readonly crop: string
  readonly taken: Taken
  readonly sown: number
  readonly harvested: number
  readonly tonnes: number
  readonly bales: number
  readonly megalitres: number
  /** Whole cents, at usual prices: for sharing costs out, not for income. */
  readonly worth: number
}

type Taken = ReturnType<typeof factsOf>['taken']

const useOf: Readonly<Record<CropSegment, AssetTypeSlug>> = {
  dry: 'dryland-cropping',
  irr: 'irrigated-cropping',
  cane: 'sugarcane',
}

export const cropSegments: readonly CropSegment[] = ['dry', 'irr', 'cane']

/** Nothing where no such land was sown. */
export function grownOn(crops: readonly MadeCrop[], segment: CropSegment): Grown | undefined {
  const own = crops.filter(({ paddock }) => paddock.use === useOf[segment])
  return own.length ? grownOf(own) : undefined
}

function grownOf(crops: readonly MadeCrop[]): Grown {
  const kinds = kindsOf(crops)
  const perHectare = (rate: (crop: MadeCrop) => number) =>
    sumOf(crops, crop => rate(crop) * crop.sownArea)
  const tonnesOf = (taken: Taken) =>
    sumOf(
      kinds.filter(kind => kind.taken === taken),
      ({ tonnes }) => tonnes,
    )
  return {
    sown: sumOf(crops, ({ sownArea }) => sownArea),
    harvested: sumOf(
      kinds.filter(({ taken }) => isHarvested(taken)),
      kind => kind.harvested,
    ),
    failed: sumOf(crops, ({ failedArea }) => failedArea),
    hay: sumOf(crops, ({ hayArea }) => hayArea),
    doubled: sumOf(crops, ({ doubleCrop, sownArea }) => (doubleCrop ? sownArea : 0)),
    grain: tonnesOf('grain'),
    bales: sumOf(kinds, ({ bales }) => bales),
    cane: tonnesOf('cane'),
    cottonSeed: tonnesOf('lint'),
    megalitres: sumOf(crops, ({ megalitres }) => megalitres),
    nitrogen: perHectare(({ nitrogenPerHectare }) => nitrogenPerHectare),
    phosphorus: perHectare(({ phosphorusPerHectare }) => phosphorusPerHectare),
    potassium: perHectare(({ potassiumPerHectare }) => potassiumPerHectare),
    sulphur: perHectare(({ sulphurPerHectare }) => sulphurPerHectare),
    kinds,
  }
}

const isHarvested = (taken: Taken): boolean => ['grain', 'lint', 'cane'].includes(taken)

function kindsOf(crops: readonly MadeCrop[]): readonly GrownKind[] {
  const kinds = [...Map.groupBy(crops, ({ crop }) => crop)].map(([crop, ofKind]) => {
    const { taken } = factsOf(crop, 'north')
    const tonnes = sumOf(ofKind, made => made.tonnes)
    const bales = sumOf(ofKind, made => made.bales)
    return {
      crop,
      taken,
      sown: sumOf(ofKind, ({ sownArea }) => sownArea),
      harvested: sumOf(ofKind, ({ harvestedArea }) => harvestedArea),
      tonnes,
      bales,
      megalitres: sumOf(ofKind, ({ megalitres }) => megalitres),
      worth: Math.round(100 * (tonnes * (usualPrice[crop] ?? 300) + bales * 620)),
    }
  })
  return kinds.toSorted((one, other) => other.sown - one.sown)
}

/** $ a tonne, of cotton the seed. */
const usualPrice: Readonly<Record<string, number>> = {
  wheat: 330,
  barley: 285,
  canola: 690,
  'chickpea-desi': 760,
  'faba-bean': 430,
  'lupin-narrow-leaf': 400,
  'sorghum-grain': 320,
  'maize-grain': 360,
  mungbean: 1_050,
  soybean: 690,
  cotton: 320,
  sugarcane: 44,
}
