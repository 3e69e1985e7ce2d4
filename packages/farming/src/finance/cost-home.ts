// Which side of a farm bears a direct cost: its crops or its stock. Amounts that someone said of either
// stand; the rest is borne by the side that the line belongs to, or by both, by what each earned (C114).

import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { sharedCents } from '../numbers/shared-cents.ts'

/**
 * `both`: by what each earned; where that is not known, or nothing, by crops where any was grown, else by stock.
 * `stock first`: by stock that earned, else by crops.
 */
export type CostHome = 'crops' | 'stock' | 'both' | 'stock first'

/** Of each line of the record that no other line is a sum of. */
export const costHomes = {
  exp_seed: 'crops',
  exp_fertiliser_n: 'crops',
  exp_fertiliser_p: 'crops',
  exp_fertiliser_k: 'crops',
  exp_fertiliser_other: 'crops',
  exp_herbicide_fallow: 'crops',
  exp_herbicide_crop: 'crops',
  exp_insecticide: 'crops',
  exp_fungicide: 'crops',
  exp_growth_regulator_defoliant: 'crops',
  exp_contract_planting: 'crops',
  exp_contract_spraying: 'crops',
  exp_contract_harvest: 'crops',
  exp_contract_other: 'both',
  exp_fuel_direct: 'both',
  exp_repairs_direct: 'both',
  exp_labour_direct: 'both',
  exp_freight_inputs: 'both',
  exp_freight_produce: 'both',
  exp_water_purchase: 'crops',
  exp_water_usage_charges: 'crops',
  exp_pumping_energy: 'crops',
  exp_insurance_crop: 'crops',
  exp_levies: 'both',
  exp_licence_fees: 'crops',
  exp_ginning: 'crops',
  exp_packaging_wool_packs: 'stock first',
  exp_storage_handling: 'crops',
  exp_selling_commission: 'both',
  exp_irrigation_repairs: 'crops',
  exp_other_direct: 'both',
  exp_shearing_crutching: 'stock',
  exp_animal_health: 'stock',
  exp_supplementary_feed: 'stock',
  exp_agistment_out: 'stock',
  exp_joining_sires: 'stock',
  exp_pasture_maintenance: 'stock',
} as const satisfies Readonly<Record<string, CostHome>>

export type CostLine = keyof typeof costHomes
export const costLineNames = Object.keys(costHomes) as readonly CostLine[]

export interface CropsGrown {
  readonly hasCrops: boolean
  /** Some of them are more than forage, which earns nothing by itself: only stock earn by it. */
  readonly hasCropsToSell: boolean
}

/** What a farm has that bears costs, and what its record says that each side earned, in cents. */
export interface WhoBears extends CropsGrown {
  readonly cropIncome: Known
  readonly stockIncome: Known
}

/** The side that bears what nobody said anything of. */
export function homeOf(line: CostLine, who: WhoBears): 'crops' | 'stock' | 'both' {
  const home = costHomes[line]
  if (home === 'stock first') return !who.hasCrops || (who.stockIncome ?? 0) > 0 ? 'stock' : 'crops'
  if (home !== 'both') return home
  const { crops, stock } = earnedBySides(who)
  if (crops > 0 && stock > 0) return 'both'
  return crops > 0 ? 'crops' : 'stock'
}

/** Which part of what both sides bear is of each: cents that it earned, or 1 of the side that bears it alone. */
export function earnedBySides(who: WhoBears): SidesOfCost {
  if (!who.hasCrops) return { crops: 0, stock: 1 }
  const { stockIncome } = who
  const cropIncome = earnedByCrops(who)
  const [crops, stock] = [Math.max(0, cropIncome ?? 0), Math.max(0, stockIncome ?? 0)]
  const isKnown = cropIncome !== null && stockIncome !== null
  return isKnown && crops + stock > 0 ? { crops, stock } : { crops: 1, stock: 0 }
}

export function earnedByCrops({ cropIncome, hasCropsToSell }: WhoBears): Known {
  return cropIncome ?? (hasCropsToSell ? null : 0)
}

/** An amount of a line that someone said, in cents: of a crop, or of a stock enterprise. */
export interface SaidShare {
  readonly line: string
  readonly crop_type_id: number | null
  readonly enterprise_id: number | null
  readonly livestock_enterprise_id: number | null
  readonly amount: number
}

export interface SidesOfCost {
  /** Cents to be shared over crops, and over stock, with what was said of each of them. */
  readonly crops: number
  readonly stock: number
}

/**
 * Where the sides are told to bear more than the line comes to, each still bears what was said of it:
 * its own sharing tells what is left, on the other side of 0.
 */
export function sidesOfCost(
  line: CostLine,
  cents: number,
  { said, ...who }: WhoBears & { readonly said: readonly SaidShare[] },
): SidesOfCost {
  const own = said.filter(share => share.line === line)
  const ofStock = sumSaid(own.filter(isOfStock))
  const ofCrops = sumSaid(own.filter(share => !isOfStock(share)))
  const home = homeOf(line, who)
  const rest = restOf(cents, ofStock + ofCrops)
  if (home === 'stock') return { crops: ofCrops, stock: restOf(cents, ofCrops) }
  if (home === 'crops' || rest === 0) return { crops: restOf(cents, ofStock), stock: ofStock }
  const earned = earnedBySides(who)
  const [crops = 0, stock = 0] = sharedCents(rest, [earned.crops, earned.stock])
  return { crops: ofCrops + crops, stock: ofStock + stock }
}

export function isOfStock({ livestock_enterprise_id }: SaidShare): boolean {
  return livestock_enterprise_id !== null
}

function sumSaid(shares: readonly SaidShare[]): number {
  return sumOf(shares.map(({ amount }) => amount)) ?? 0
}

/** Nothing where more was said of the others than there is. */
function restOf(cents: number, said: number): number {
  const rest = cents - said
  return Math.sign(rest) === Math.sign(cents) ? rest : 0
}

/** A line as it counts: as used up where that is known, else as paid (T13). */
export function standingCost(record: Readonly<Record<string, unknown>>, line: string): Known {
  const [used, paid] = [record[`${line}_2`], record[line]]
  if (typeof used === 'number') return used
  return typeof paid === 'number' ? paid : null
}
