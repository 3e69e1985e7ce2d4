// Cotton behind the picker: lint and seed, what the gin makes of it, and what it is paid (C05 to C08,
// C19, C20).

import { ratioOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import type { UsualSpan } from '../dates/usual-span.ts'

/** Lint in a bale, net. */
const kilogramsOfBale = 227
/** As the world trades it. */
const poundsOfBale = 500
const kilogramsOfTonne = 1000

/** C05: in kilograms. */
export function lintWeight(bales: number): number {
  return bales * kilogramsOfBale
}

/** C06: what of the seed cotton is lint, or seed; both in the same unit. */
export function ginTurnout(part: Known, seedCotton: Known): Known {
  return ratioOf(part, seedCotton)
}

/** The same of bales and tonnes. */
export function lintTurnout(bales: Known, seedCottonTonnes: Known): Known {
  const lint = bales === null ? null : lintWeight(bales) / kilogramsOfTonne
  return ginTurnout(lint, seedCottonTonnes)
}

/** C07: lint of lint and seed. Trash is missing, so it runs a few points above the turnout. */
export function lintFraction(bales: number, seedTonnes: number): Known {
  const lint = lintWeight(bales) / kilogramsOfTonne
  return ratioOf(lint, lint + seedTonnes)
}

export const usualLintFraction: UsualSpan = { least: 0.38, most: 0.5 }

/** C08: kilograms of seed for each bale. */
export function seedOfBale(seedTonnes: Known, bales: Known): Known {
  return ratioOf(seedTonnes === null ? null : seedTonnes * kilogramsOfTonne, bales)
}

export const usualSeedOfBale: UsualSpan = { least: 200, most: 380 }

export interface LintSale {
  readonly bales: number
  /** For each bale. */
  readonly price: number
  readonly premium?: number
  readonly discount?: number
  readonly seedTonnes?: number
  /** For each tonne of seed. */
  readonly seedPrice?: number
}

/** C19: in the unit of its prices. */
export function lintIncome(sale: LintSale): number {
  const { bales, price, premium = 0, discount = 0, seedTonnes = 0, seedPrice = 0 } = sale
  return bales * (price + premium - discount) + seedTonnes * seedPrice
}

/** C20: Australian dollars for each bale; 100 points are a US cent for a pound. */
export function dollarsOfPoints(points: number, usDollarsOfOne: number): number {
  return ((points / 10_000) * poundsOfBale) / usDollarsOfOne
}
