// The paddocks of a farm's first period, before they are rows: each property is a block of rows of
// paddocks lying side by side from west to east.

import { countryOf, waterHoldings } from './kinds.ts'
import type { Country, Soil, Tenure, UseOfLand } from './kinds.ts'
import { paddockNamer } from './names.ts'
import { drawn, landClassOf } from './land-worth.ts'
import type { Looks } from './land-worth.ts'
import type { FarmPlan } from '../plan.ts'
import type { Random } from '../random.ts'

/** Areas here are whole hundredths of a hectare, so that parts add up to the last metre. */
export interface Ground extends Looks {
  readonly name: string
  readonly area: number
  readonly property: number
  /** Which row of the property, from the south. */
  readonly row: number
  /** How much of its row lies west of it. */
  readonly west: number
  readonly landClass: string
  readonly waterHolding: number
  readonly fallowEfficiency: number
  /** What it was a period earlier, the biggest first. */
  readonly prior: readonly Ground[]
  /** It came from a split or a merge, in whichever period. */
  readonly altered: boolean
}

type Bare = Omit<Ground, 'name' | 'row' | 'west'>

/** By property, then row, then from west to east. */
export function firstGround(
  plan: FarmPlan,
  tenures: readonly Tenure[],
  random: Random,
): readonly Ground[] {
  const { kind, paddocks } = plan
  const country = countryOf(plan)
  const uses = usesOf(country, paddocks)
  const homes = propertiesOf(uses, tenures)
  const bare = uses.map((use, place) => bareGround(country, use, homes[place] ?? 0, random))
  const laidOut = tenures.flatMap((_, property) =>
    inRows(neighbourly(bare.filter(ground => ground.property === property))),
  )
  const name = paddockNamer(kind, random.stream('names'))
  return laidOut.map(ground => ({ ...ground, name: name(ground.use, ground.property) }))
}

export const isCropped = (use: UseOfLand['use']): boolean =>
  use === 'dryland-cropping' || use === 'irrigated-cropping' || use === 'sugarcane'

export const isFarmed = (use: UseOfLand['use']): boolean =>
  isCropped(use) || use === 'grazing' || use === 'irrigated-pasture'

/** The use of each paddock, the rarest first. */
function usesOf(country: Country, paddocks: number): readonly UseOfLand[] {
  const [main, ...others] = country.uses
  const uses = others
    .toReversed()
    .flatMap(use => Array<UseOfLand>(Math.max(1, Math.round(use.share * paddocks))).fill(use))
  return [...uses, ...Array<UseOfLand>(paddocks - uses.length).fill(main)]
}

/** Deals the paddocks out so that the first properties get most; nobody shares out but crops. */
function propertiesOf(uses: readonly UseOfLand[], tenures: readonly Tenure[]): readonly number[] {
  const weights = tenures.map((_, property) => 1 / (property + 1.3))
  const dealt = tenures.map(() => 0)
  return uses.map(({ use }) => {
    const takers = tenures.flatMap((tenure, property) => (takes(tenure, use) ? [property] : []))
    const fill = (property: number) => ((dealt[property] ?? 0) + 1) / (weights[property] ?? 1)
    const taker = takers.reduce((best, next) => (fill(next) < fill(best) ? next : best))
    dealt[taker] = (dealt[taker] ?? 0) + 1
    return taker
  })
}

function takes(tenure: Tenure, use: UseOfLand['use']): boolean {
  if (tenure === 'Sharefarmed') return isCropped(use)
  return tenure === 'Owned' || isFarmed(use)
}

function bareGround(country: Country, land: UseOfLand, property: number, random: Random): Bare {
  const soil = drawn<Soil>(country.soils, random)
  const irrigation = land.irrigation ? drawn(land.irrigation, random) : null
  const looks = { use: land.use, soil, irrigation }
  const [low, high] = land.sizes
  const [least, most] = waterHoldings[soil]
  return {
    ...looks,
    property,
    area: Math.round(100 * random.between(low, high)),
    landClass: landClassOf(looks, drawn(country.pastures, random)),
    waterHolding: isFarmed(land.use) ? random.whole(least, most) : 0,
    fallowEfficiency: isCropped(land.use) ? random.whole(15, 30) / 100 : 0,
    prior: [],
    altered: false,
  }
}

/** Ground of one kind lies together. */
function neighbourly(ground: readonly Bare[]): readonly Bare[] {
  const keys = new Map(ground.map(one => [one, `${one.use} ${one.landClass} ${one.irrigation}`]))
  return ground.toSorted((one, other) =>
    (keys.get(one) ?? '') < (keys.get(other) ?? '')
      ? -1
      : keys.get(one) === keys.get(other)
        ? 0
        : 1,
  )
}

function inRows(ground: readonly Bare[]): readonly Omit<Ground, 'name'>[] {
  const total = ground.reduce((sum, { area }) => sum + area, 0)
  const rows = Math.max(1, Math.round(Math.sqrt(ground.length / 1.6)))
  let [row, band, west, before] = [0, 0, 0, 0]
  return ground.map(one => {
    const itsBand = Math.floor(((before + one.area / 2) / total) * rows)
    if (itsBand !== band && before > 0) [row, west] = [row + 1, 0]
    const placed = { ...one, row, west }
    band = itsBand
    west += one.area
    before += one.area
    return placed
  })
}
