// What fertiliser brings to the ground and grain takes from it, always as elements, in kilograms for
// each hectare unless said otherwise (C75 to C85).

import type { NutrientApplied } from './crop-record.ts'
import { ratioOf, sumOf, weightedMean } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

const kilogramsOfTonne = 1000

/** C75: what of a product is the element. Of liquids in litres, weight of the element in a litre. */
export function nutrientRate(productRate: Known, fraction: Known): Known {
  return productRate === null || fraction === null ? null : productRate * fraction
}

/** C76: litres for each hectare; `density` in kilograms for each litre. */
export function liquidNutrientRate(litres: Known, density: number, fraction: Known): Known {
  return nutrientRate(litres === null ? null : litres * density, fraction)
}

/** Kilograms of an element on each hectare, all applications together: each went over all of the crop. */
export function nutrientApplied(applied: readonly NutrientApplied[], element: string): Known {
  return sumOf(applied.flatMap(one => (one.element === element ? [one.rate] : [])))
}

const mainElements = ['N', 'P', 'K']

export function otherElements(applied: readonly NutrientApplied[]): Known {
  return sumOf(applied.flatMap(one => (mainElements.includes(one.element) ? [] : [one.rate])))
}

export interface Spread {
  /** Of the element, where it was spread. */
  readonly rate: Known
  /** Hectares. */
  readonly area: Known
}

/** C77: over the whole crop, also where only a part of it had some. */
export function nutrientOfCrop(spread: readonly Spread[], cropArea: Known): Known {
  const amounts = spread.map(({ rate, area }) =>
    rate === null || area === null ? null : rate * area,
  )
  return ratioOf(sumOf(amounts), cropArea)
}

/** C78: of the product, for so much of the element. */
export function productNeeded(rate: Known, fraction: Known): Known {
  return ratioOf(rate, fraction)
}

/** C79 */
export function productTonnes(rate: number, area: number): number {
  return (rate * area) / kilogramsOfTonne
}

/** C80: a kilogram of the element, of what a tonne of the product costs. */
export function nutrientCost(priceOfTonne: Known, fraction: Known): Known {
  return ratioOf(priceOfTonne, fraction === null ? null : fraction * kilogramsOfTonne)
}

/** C81: kilograms of grain for each kilogram of the element. */
export function grainOfNutrient(yielded: Known, applied: Known): Known {
  return ratioOf(yielded, applied)
}

/** Kilograms in a tonne of grain for each per cent of protein, which is 5.7 times its nitrogen. */
const nitrogenOfProtein = 1.75

/** C82: by tonnes for each hectare and per cent of protein. */
export function nitrogenRemoved(tonnes: number, protein: number): number {
  return tonnes * protein * nitrogenOfProtein
}

/** The same, of a yield and a share of protein; nothing where either is not known. */
export function removedByGrain(yielded: Known, protein: Known): Known {
  return yielded === null || protein === null ? null : nitrogenRemoved(yielded, protein * 100)
}

/** A share: of one harvest also where it was not weighed, of several by their tonnes. */
export function proteinOfGrain(
  loads: readonly { readonly protein: Known; readonly tonnes: Known }[],
): Known {
  const [first, ...others] = loads
  if (others.length === 0) return first?.protein ?? null
  return weightedMean(loads.map(({ protein, tonnes }) => ({ figure: protein, weight: tonnes })))
}

/** C83 */
export function nitrogenBalance(applied: number, fixed: number, removed: number): number {
  return applied + fixed - removed
}

/** The same, where each of its parts is known. */
export function balanceOfNitrogen(applied: Known, fixed: Known, removed: Known): Known {
  if (applied === null || fixed === null || removed === null) return null
  return nitrogenBalance(applied, fixed, removed)
}

/** Kilograms for each tonne of grain. */
const phosphorusInGrain: Readonly<Record<string, number>> = {
  wheat: 3,
  barley: 2.8,
  canola: 4,
  'chickpea-desi': 3.5,
  'chickpea-kabuli': 3.5,
}

/** C84: nothing of a crop whose grain we do not know. */
export function phosphorusRemoved(crop: string, tonnes: number): Known {
  const inTonne = phosphorusInGrain[crop]
  return inTonne === undefined ? null : tonnes * inTonne
}

/** What was put on less what went with the grain, where both are known. */
export function balanceOfPhosphorus(applied: Known, removed: Known): Known {
  return applied === null || removed === null ? null : applied - removed
}

const elementOfOxide = { P2O5: 0.4364, K2O: 0.8302, SO3: 0.4005 } as const

/** C85: labels tell of oxides. */
export function elementOf(oxide: keyof typeof elementOfOxide, share: number): number {
  return share * elementOfOxide[oxide]
}

export interface Analysis {
  /** Kilograms for each litre; nothing of what is weighed. */
  readonly density: Known
  readonly fraction: Known
}

/** C75, or of a liquid C76; `rate` in kilograms or litres of the product for each hectare. */
export function rateOfElement(rate: Known, { density, fraction }: Analysis): Known {
  if (density === null || rate === null) return nutrientRate(rate, fraction)
  return liquidNutrientRate(rate, density, fraction)
}

/** The same turned round: the product that brought so much of the element. */
export function rateOfProduct(elementRate: Known, { density, fraction }: Analysis): Known {
  const needed = productNeeded(elementRate, fraction)
  return density === null ? needed : ratioOf(needed, density)
}

/** Of several crops by their hectares; nothing where it is not known of one of them. */
export function nutrientOfAll(
  crops: readonly { readonly rate: Known; readonly area: Known }[],
): Known {
  if (crops.some(({ rate, area }) => rate === null || area === null)) return null
  return weightedMean(crops.map(({ rate, area }) => ({ figure: rate, weight: area })))
}
