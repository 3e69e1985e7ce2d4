// Lint, seed and sugar as parts of what they come out of.

import type { UsualSpan } from './usual-span.ts'

/** A bale holds 227 kg of lint, net. */
const baleTonnes = 0.227

/** Sugar is never more than this part of the cane. */
export const mostSugarInCane = 0.2

/** Sugar as a percentage of cane (CCS). */
export function sugarPercentage(sugarTonnes: number, caneTonnes: number): number | undefined {
  return caneTonnes === 0 ? undefined : (sugarTonnes / caneTonnes) * 100
}

/** Lint as a part of lint and seed; it runs above turnout, for the trash is missing. */
export function lintFraction(bales: number, seedTonnes: number): number | undefined {
  const lint = bales * baleTonnes
  return lint + seedTonnes === 0 ? undefined : lint / (lint + seedTonnes)
}

/** Kilograms of seed with each bale. */
export function seedPerBale(bales: number, seedTonnes: number): number | undefined {
  return bales === 0 ? undefined : (seedTonnes * 1000) / bales
}

export const usualSugarPercentage: UsualSpan = { least: 9, most: 17 }
export const usualLintFraction: UsualSpan = { least: 0.38, most: 0.5 }
export const usualSeedPerBale: UsualSpan = { least: 200, most: 380 }
