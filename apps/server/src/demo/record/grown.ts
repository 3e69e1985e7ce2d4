// What a period's crops came to, for the record: dryland, irrigated and cane apart.

import { factsOf } from '../crops/facts.ts'
import { monthOf } from '../days.ts'
import type { MadeCrop, MadePaddock } from '../plan.ts'
import { cropSegments, sumOf } from './year.ts'
import type { CropSegment } from './year.ts'

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
  readonly paddocks: readonly MadePaddock[]
}

export interface GrownKind {
  readonly crop: string
  readonly taken: Taken
  /** Grows from spring to autumn. */
  readonly summer: boolean
  readonly sown: number
  readonly harvested: number
  readonly tonnes: number
  readonly bales: number
  readonly megalitres: number
  /** Whole cents, at usual prices: for sharing costs out, not for income. */
  readonly worth: number
}

type Taken = ReturnType<typeof factsOf>['taken']

/** Only of what was sown; pastures are no crop here. */
export function grownBySegment(crops: readonly MadeCrop[]): Partial<Record<CropSegment, Grown>> {
  const found = Map.groupBy(crops, segmentOf)
  const all = cropSegments.flatMap(segment => {
    const own = found.get(segment)
    return own ? [[segment, grownOf(own)]] : []
  })
  return Object.fromEntries(all)
}

/** What is sown between two stands of cane counts as any other crop. */
function segmentOf({ crop, paddock }: MadeCrop): CropSegment | undefined {
  if (paddock.use === 'dryland-cropping') return 'dry'
  if (paddock.use === 'irrigated-cropping') return 'irr'
  if (paddock.use !== 'sugarcane') return undefined
  if (crop === 'sugarcane') return 'cane'
  return paddock.irrigation === null ? 'dry' : 'irr'
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
    paddocks: [...new Set(crops.map(({ paddock }) => paddock))],
  }
}

const isHarvested = (taken: Taken): boolean => ['grain', 'lint', 'cane'].includes(taken)

function kindsOf(crops: readonly MadeCrop[]): readonly GrownKind[] {
  const kinds = [...Map.groupBy(crops, ({ crop }) => crop)].map(([crop, ofKind]) => {
    const { taken, sow } = factsOf(crop, 'north')
    const tonnes = sumOf(ofKind, made => made.tonnes)
    const bales = sumOf(ofKind, made => made.bales)
    return {
      crop,
      taken,
      summer: monthOf(`0000-${sow[0]}`) > 7 || crop === 'sugarcane',
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
