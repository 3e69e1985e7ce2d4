// How much stock a farm runs, and in which enterprises: what its pastures carry, and its kind.

import { breeders, merinos, primeLambs, traders } from './classes.ts'
import type { StockEnterprise } from './classes.ts'
import type { FarmKind, MadePaddock } from '../plan.ts'
import type { Random } from '../random.ts'

/** Enterprises with the share of the pasture that each is to have. */
export type Shares = Partial<Record<StockEnterprise, number>>

export const isGrazed = ({ use }: MadePaddock): boolean =>
  use === 'grazing' || use === 'irrigated-pasture'

/** Dry sheep equivalents that the paddocks of a period carry. */
export function carried(kind: FarmKind, paddocks: readonly MadePaddock[]): number {
  return (
    paddocks
      .filter(isGrazed)
      .reduce((sum, { area, landClass }) => sum + area * (perHectare[landClass] ?? 2), 0) *
    growth[kind]
  )
}

/** Too small a flock or herd is not worth its fences: then the country is left empty. */
export function sharesOf(kind: FarmKind, dse: number, random: Random): Shares {
  const shares = drawnShares(kind, random)
  const worthwhile = Object.entries(shares) as [StockEnterprise, number][]
  const kept = worthwhile.filter(([enterprise, share]) => share * dse >= least[enterprise])
  const all = kept.reduce((sum, [, share]) => sum + share, 0)
  return Object.fromEntries(kept.map(([enterprise, share]) => [enterprise, share / all]))
}

function drawnShares(kind: FarmKind, random: Random): Shares {
  const part = random.between(-0.05, 0.05)
  if (kind === 'sheep') return { [merinos]: 0.6 + part, [primeLambs]: 0.4 - part }
  if (kind === 'beef') return { [breeders]: 0.78 + part, [traders]: 0.22 - part }
  if (kind !== 'mixed') return { [breeders]: 1 }
  const flock = random.chance(0.6) ? merinos : primeLambs
  return { [flock]: 0.62 + part, [breeders]: 0.38 - part }
}

/** Dry sheep equivalents below which an enterprise is not begun. */
const least: Readonly<Record<StockEnterprise, number>> = {
  [merinos]: 600,
  [primeLambs]: 600,
  [breeders]: 1_900,
  [traders]: 300,
}

/** Dry sheep equivalents on a hectare in ordinary country. */
const perHectare: Readonly<Record<string, number>> = {
  'improved-pasture-temperate': 8.5,
  'improved-pasture-tropical': 4.4,
  'native-pasture-grazing': 3.2,
  'native-pasture-rangeland': 1.2,
  'irrigated-pasture': 15,
}

/** How well grass grows where farms of the kind lie. */
const growth: Readonly<Record<FarmKind, number>> = {
  mixed: 1,
  grain: 0.9,
  cotton: 0.9,
  cane: 1.1,
  sheep: 1.35,
  beef: 1,
}
