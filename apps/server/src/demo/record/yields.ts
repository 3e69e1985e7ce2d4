// What crops made of each hectare, of the rain and of the water put on.

import type { Grown, GrownKind } from './grown.ts'
import type { Season } from './season.ts'
import { ratio, sumOf } from './year.ts'
import type { Figures } from './year.ts'

/** Over all segments, and of the crops that are known by name. */
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
    wue_wheat: useOf(wheat, season) ?? null,
    wue_all_crops: weightedUse(grains, season) ?? null,
    bales_per_ml: ratio(cotton.bales, cotton.megalitres) ?? null,
    ir_gpwui: grossProduction(cotton, season) ?? null,
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

/** Tonnes or bales from each hectare harvested. */
export function yieldOf({ taken, tonnes, bales, harvested }: GrownKind): number | undefined {
  return ratio(taken === 'lint' ? bales : tonnes, harvested)
}

/** Kilograms of grain from each millimetre. */
export function grainUse({ kinds }: Grown, season: Season): number | undefined {
  return useOf(together(kinds.filter(({ taken }) => taken === 'grain')), season)
}

/** Millimetres that crops could use, over all their hectares. */
export function waterFor(kinds: readonly GrownKind[], season: Season): number | undefined {
  const used = kinds.map(kind => ({ sown: kind.sown, water: waterOfKind(kind, season) }))
  if (used.some(({ water }) => water === undefined)) return undefined
  const all = sumOf(used, ({ sown, water = 0 }) => sown * water)
  return ratio(
    all,
    sumOf(used, ({ sown }) => sown),
  )
}

/** Rain in season, a third of what fell on the fallow before, and water put on. */
function waterOfKind(kind: GrownKind, season: Season): number | undefined {
  const { growing, summer } = season
  const fallow = kind.summer ? growing : season.fallow
  const rain = kind.summer ? summer : growing
  if (rain === undefined) return undefined
  return rain + (fallow ?? 0) / 3 + (100 * kind.megalitres) / kind.sown
}

interface Totals extends Pick<GrownKind, 'sown' | 'harvested' | 'tonnes' | 'bales' | 'megalitres'> {
  readonly kinds: readonly GrownKind[]
}

function together(kinds: readonly GrownKind[]): Totals {
  return {
    kinds,
    sown: sumOf(kinds, ({ sown }) => sown),
    harvested: sumOf(kinds, ({ harvested }) => harvested),
    tonnes: sumOf(kinds, ({ tonnes }) => tonnes),
    bales: sumOf(kinds, ({ bales }) => bales),
    megalitres: sumOf(kinds, ({ megalitres }) => megalitres),
  }
}

function useOf(totals: Totals, season: Season): number | undefined {
  const perHectare = ratio(1000 * totals.tonnes, totals.harvested)
  return ratio(perHectare, waterFor(totals.kinds, season))
}

/** The dearer crops count for more. */
function weightedUse(grains: readonly GrownKind[], season: Season): number | undefined {
  if (waterFor(grains, season) === undefined) return undefined
  const worth = sumOf(grains, kind => kind.worth)
  return ratio(
    sumOf(grains, kind => (useOf(together([kind]), season) ?? 0) * kind.worth),
    worth,
  )
}

/** Bales from each megalitre of irrigation, of rain that sank in, and of what the soil held. */
function grossProduction(cotton: Totals, { summer }: Season): number | undefined {
  if (summer === undefined || cotton.bales === 0) return undefined
  const sankIn = ((0.8 * summer + heldBySoil) / 100) * cotton.sown
  return ratio(cotton.bales, cotton.megalitres + sankIn)
}

const heldBySoil = 60
