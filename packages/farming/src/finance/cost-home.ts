// Which side of a farm bears a direct cost: its crops or its stock. Amounts that someone said of either
// stand; the rest is borne by the side that the line belongs to.

import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** `crops first`: by crops where any was grown, else by stock; `stock first`: by stock that earned, else by crops. */
export type CostHome = 'crops' | 'stock' | 'crops first' | 'stock first'

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
  exp_contract_other: 'crops first',
  exp_fuel_direct: 'crops first',
  exp_repairs_direct: 'crops first',
  exp_labour_direct: 'crops first',
  exp_freight_inputs: 'crops first',
  exp_freight_produce: 'crops first',
  exp_water_purchase: 'crops',
  exp_water_usage_charges: 'crops',
  exp_pumping_energy: 'crops',
  exp_insurance_crop: 'crops',
  exp_levies: 'crops first',
  exp_licence_fees: 'crops',
  exp_ginning: 'crops',
  exp_packaging_wool_packs: 'stock first',
  exp_storage_handling: 'crops',
  exp_selling_commission: 'stock first',
  exp_irrigation_repairs: 'crops',
  exp_other_direct: 'crops first',
  exp_shearing_crutching: 'stock',
  exp_animal_health: 'stock',
  exp_supplementary_feed: 'stock',
  exp_agistment_out: 'stock',
  exp_joining_sires: 'stock',
  exp_pasture_maintenance: 'stock',
} as const satisfies Readonly<Record<string, CostHome>>

export type CostLine = keyof typeof costHomes
export const costLineNames = Object.keys(costHomes) as readonly CostLine[]

/** What a farm has that bears costs. */
export interface WhoBears {
  readonly hasCrops: boolean
  /** Enterprises that earned something. */
  readonly hasEarningStock: boolean
}

/** The side that bears what nobody said anything of. */
export function homeOf(line: CostLine, { hasCrops, hasEarningStock }: WhoBears): 'crops' | 'stock' {
  switch (costHomes[line]) {
    case 'crops':
      return 'crops'
    case 'stock':
      return 'stock'
    case 'crops first':
      return hasCrops ? 'crops' : 'stock'
    case 'stock first':
      return hasEarningStock || !hasCrops ? 'stock' : 'crops'
  }
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
  return homeOf(line, who) === 'crops'
    ? { crops: restOf(cents, ofStock), stock: ofStock }
    : { crops: ofCrops, stock: restOf(cents, ofCrops) }
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
