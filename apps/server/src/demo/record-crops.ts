// The crop figures of the record: areas, yields, what the rain and the water were turned into.

import type { MadePaddock } from './plan.ts'
import type { Grown, GrownKind } from './record-grown.ts'
import type { Season } from './record-season.ts'
import { ratio, rounded, sumOf } from './record-year.ts'
import type { Figures } from './record-year.ts'

export interface Cropped {
  readonly grown: Grown
  readonly paddocks: readonly MadePaddock[]
  readonly season: Season
  /** Whole cents. */
  readonly income: number
  readonly directCost: number
}

export function summaryFigures(prefix: 'dl' | 'ir', cropped: Cropped): Figures {
  const { grown, paddocks, season, directCost } = cropped
  const [main] = grown.kinds
  const own = sumOf(paddocks, ({ area }) => area)
  const figures = {
    area_cropped_ha: hectares(grown.sown),
    area_harvested_ha: hectares(grown.harvested),
    area_fallow_ha: hectares(Math.max(0, own - grown.sown + grown.doubled)),
    area_failed_ha: hectares(grown.failed),
    area_hay_ha: hectares(grown.hay),
    area_double_crop_ha: hectares(grown.doubled),
    crop_types_no: grown.kinds.length,
    paddocks_no: paddocks.length,
    avg_paddock_ha: ratio(own, paddocks.length),
    main_crop_ha: main && hectares(main.sown),
    main_crop_yield: main && yieldOf(main),
    crop_direct_cost: directCost,
    crop_gm_per_mm: marginPerMillimetre(cropped),
    avg_wue: averageUse(grown, season),
    fallow_rain_mm: season.fallow,
  }
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [`${prefix}_${name}`, figure ?? null]),
  )
}

/** All segments together, and the crops that are known by name. */
export function yieldFigures(all: readonly Grown[], season: Season): Figures {
  const kinds = all.flatMap(grown => grown.kinds)
  const named = (crop: string) => together(kinds.filter(kind => kind.crop === crop))
  const grains = kinds.filter(({ taken }) => taken === 'grain')
  const [wheat, cotton, cane] = [named('wheat'), named('cotton'), named('sugarcane')]
  return {
    crop_tonnes_per_ha: ratio(together(grains).tonnes, together(grains).harvested) ?? null,
    wheat_yield: ratio(wheat.tonnes, wheat.harvested) ?? null,
    cotton_yield: ratio(cotton.bales, cotton.harvested) ?? null,
    cane_yield: ratio(cane.tonnes, cane.harvested) ?? null,
    wue_wheat: ratio(kilogramsPerHectare(wheat), water(season, wheat)) ?? null,
    wue_all_crops: weightedUse(grains, season) ?? null,
    bales_per_ml: ratio(cotton.bales, cotton.megalitres) ?? null,
  }
}

export function nutrientFigures(all: readonly Grown[]): Figures {
  const sown = sumOf(all, grown => grown.sown)
  const rate = (kilograms: (grown: Grown) => number) => ratio(sumOf(all, kilograms), sown) ?? null
  return {
    fertiliser_kg_n_per_ha: rate(({ nitrogen }) => nitrogen),
    fertiliser_kg_p_per_ha: rate(({ phosphorus }) => phosphorus),
    fertiliser_kg_k_per_ha: rate(({ potassium }) => potassium),
    fertiliser_kg_s_per_ha: rate(({ sulphur }) => sulphur),
  }
}

/** Bales from each megalitre of irrigation, of rain that sank in, and of what the soil held. */
export function grossProduction(grown: Grown, { summer }: Season): number | undefined {
  const cotton = together(grown.kinds.filter(({ crop }) => crop === 'cotton'))
  if (summer === undefined || cotton.bales === 0) return undefined
  const soilWater = 60
  const fell = ((0.8 * summer + soilWater) / 100) * cotton.sown
  return ratio(cotton.bales, cotton.megalitres + fell)
}

type Totals = Pick<GrownKind, 'sown' | 'harvested' | 'tonnes' | 'bales' | 'megalitres'>

function together(kinds: readonly GrownKind[]): Totals {
  return {
    sown: sumOf(kinds, ({ sown }) => sown),
    harvested: sumOf(kinds, ({ harvested }) => harvested),
    tonnes: sumOf(kinds, ({ tonnes }) => tonnes),
    bales: sumOf(kinds, ({ bales }) => bales),
    megalitres: sumOf(kinds, ({ megalitres }) => megalitres),
  }
}

const hectares = (area: number): number => rounded(area, 2)

function yieldOf(kind: GrownKind): number | undefined {
  return ratio(kind.taken === 'lint' ? kind.bales : kind.tonnes, kind.harvested)
}

function kilogramsPerHectare({ tonnes, harvested }: Totals): number | undefined {
  return harvested > 0 ? (1000 * tonnes) / harvested : undefined
}

/** Millimetres that a crop could use: a third of the fallow rain, what fell on it, what it was given. */
function water(
  { growing, fallow }: Season,
  { megalitres, sown }: Pick<Totals, 'megalitres' | 'sown'>,
): number | undefined {
  if (growing === undefined) return undefined
  return growing + (fallow ?? 0) / 3 + (sown > 0 ? (100 * megalitres) / sown : 0)
}

function averageUse({ kinds }: Grown, season: Season): number | undefined {
  const grains = together(kinds.filter(({ taken }) => taken === 'grain'))
  return ratio(kilogramsPerHectare(grains), water(season, grains))
}

/** The dearer crops count for more. */
function weightedUse(grains: readonly GrownKind[], season: Season): number | undefined {
  const worth = sumOf(grains, kind => kind.worth)
  const weighted = sumOf(grains, kind => {
    const use = ratio(kilogramsPerHectare(kind), water(season, kind))
    return (use ?? 0) * kind.worth
  })
  return season.growing === undefined ? undefined : ratio(weighted, worth)
}

function marginPerMillimetre({ grown, season, income, directCost }: Cropped): number | undefined {
  const used = water(season, grown)
  return used && Math.round((income - directCost) / grown.sown / used)
}
