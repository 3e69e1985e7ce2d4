// What the farm owns at the end of a period, thing by thing. Whole cents.

import type { FarmKind } from '../plan.ts'
import type { Random } from '../random.ts'
import type { Costs } from './costs.ts'
import type { DraftedYear } from './draft.ts'
import { nearHundred } from './year.ts'
import type { Figures } from './year.ts'

export interface Holdings {
  readonly land: number
  readonly water: number
  readonly infrastructure: number
  readonly buildings: number
  readonly plant: number
  readonly livestock: number
  readonly grain: number
  readonly fodder: number
  /** Not known where the accounts tell only what was paid. */
  readonly inputs: number | null
  readonly growing: number
  readonly wool: number
  readonly cash: number
  readonly other: number
}

export interface Gathered {
  readonly year: DraftedYear
  readonly costs: Costs
  readonly random: Random
}

/** Before the first period: not recorded, and so worked back from that period. */
export function openingHoldings({ year, costs, random }: Gathered): Holdings {
  const { assets, stock, income } = year.year
  const { water, gross } = year
  return {
    land: nearHundred(year.ground.ownedValue / random.between(1.04, 1.07)),
    water: nearHundred(water.value / 1.03),
    infrastructure: nearHundred((assets.infrastructure + water.storageValue) * 1.012),
    buildings: nearHundred(assets.buildings * 1.004),
    plant: assets.plantOpening,
    livestock: stock.sheep.openingValue + stock.cattle.openingValue,
    grain: nearHundred(income.onHand * random.between(0.5, 1.1)),
    fodder: fodderOf(year, random),
    inputs: costs.stores?.opening ?? null,
    growing: growingOf(year, costs),
    wool: 0,
    cash: nearHundred(gross * random.between(0.04, 0.12)),
    other: nearHundred(gross * random.between(0.004, 0.014)),
  }
}

export function closingHoldings(before: Holdings, gathered: Gathered): Omit<Holdings, 'cash'> {
  const { year, costs, random } = gathered
  const { assets, stock, income } = year.year
  return {
    land: year.ground.ownedValue,
    water: year.water.value,
    infrastructure: assets.infrastructure + year.water.storageValue,
    buildings: assets.buildings,
    plant: assets.plant,
    livestock: stock.sheep.closingValue + stock.cattle.closingValue,
    grain: income.onHand,
    fodder: fodderOf(year, random),
    inputs: costs.stores?.closing ?? null,
    growing: growingOf(year, costs),
    wool: stock.woolOnHand,
    other: nearHundred(before.other * random.between(1, 1.03)),
  }
}

export const heldIn = (holdings: Holdings): number =>
  Object.values(holdings).reduce((sum: number, value: number | null) => sum + (value ?? 0), 0)

/** How crop, stock, wool and inputs on hand grew. */
export function grownSince(before: Holdings, holdings: Omit<Holdings, 'cash'>): number {
  const stored = ['grain', 'livestock', 'wool', 'fodder', 'inputs'] as const
  return stored.reduce((sum, name) => sum + (holdings[name] ?? 0) - (before[name] ?? 0), 0)
}

/** What could be sold within the year; of the stock, what a year sells. */
export function saleableSoon({ cash, grain, wool, fodder, inputs, livestock }: Holdings): number {
  return cash + grain + wool + fodder + (inputs ?? 0) + nearHundred(livestock * 0.28)
}

export function holdingFigures(holdings: Holdings): Figures {
  return {
    owned_infrastructure_val: holdings.infrastructure,
    owned_buildings_val: holdings.buildings,
    owned_plant_val: holdings.plant,
    ...(holdings.livestock && { owned_livestock_val: holdings.livestock }),
    ...((holdings.grain || holdings.growing) && { owned_grain_on_hand_val: holdings.grain }),
    ...(holdings.fodder && { owned_fodder_on_hand_val: holdings.fodder }),
    owned_inputs_on_hand_val: holdings.inputs,
    ...(holdings.growing && { owned_growing_crop_val: holdings.growing }),
    ...(holdings.wool && { owned_wool_on_hand_val: holdings.wool }),
    owned_cash_fmd_val: holdings.cash,
    owned_other_val: holdings.other,
  }
}

/** Hay and grain kept for the stock. */
function fodderOf({ year, gross }: DraftedYear, random: Random): number {
  const head = year.stock.sheep.closingHead + year.stock.cattle.closingHead
  return head > 0 ? nearHundred(gross * random.between(0.008, 0.02)) : 0
}

/** What has been spent by the end of June on the crops that then stand. */
function growingOf({ year }: DraftedYear, { direct }: Costs): number {
  const dry = (direct.dry ?? 0) * (standing[year.kind] ?? 0)
  return nearHundred(dry + (direct.cane ?? 0) * 0.38 + (direct.irr ?? 0) * 0.08)
}

/** The part of a winter crop's cost that is spent by the end of June. */
const standing: Partial<Record<FarmKind, number>> = { mixed: 0.34, grain: 0.24, cotton: 0.24 }
