// Which side of a farm bears a line of direct costs, reckoned line by line: what someone said of crops and of stock
// stands, and the rest is of one side, or of both by what each earned in the record (C114).

import { isCropped } from './plain-crops-of-record.ts'
import type { PlainCrop } from './plain-crop.ts'
import type { Figure } from './raw-farm.ts'
import type { RawShare } from './raw-record.ts'

const ofCropsAlone = `seed fertiliser_n fertiliser_p fertiliser_k fertiliser_other herbicide_fallow
  herbicide_crop insecticide fungicide growth_regulator_defoliant contract_planting contract_spraying
  contract_harvest water_purchase water_usage_charges pumping_energy insurance_crop licence_fees ginning
  storage_handling irrigation_repairs`
const ofBoth = `contract_other fuel_direct repairs_direct labour_direct freight_inputs freight_produce
  levies other_direct selling_commission`
const ofWool = 'packaging_wool_packs'
const ofStockAlone = `shearing_crutching animal_health supplementary_feed agistment_out joining_sires
  pasture_maintenance`
const named = (words: string) => words.split(/\s+/)

export const allLines = [ofCropsAlone, ofBoth, ofWool, ofStockAlone].flatMap(named)
export const linesOfStock = named(ofStockAlone)

export interface GrownKinds {
  readonly hasCrops: boolean
  /** Some are more than forage, which earns nothing by itself. */
  readonly hasCropsToSell: boolean
}

export function grownKinds(crops: readonly PlainCrop[]): GrownKinds {
  const grown = crops.filter(isCropped)
  const sold = grown.filter(({ crop }) => crop?.harvest !== 'grazing')
  return { hasCrops: grown.length > 0, hasCropsToSell: sold.length > 0 }
}

/** Which part of what nobody said anything of crops bear, as a fraction of whole numbers. */
export function partOfCrops(
  line: string,
  { hasCrops, hasCropsToSell }: GrownKinds,
  record: Readonly<Record<string, Figure>>,
): readonly [bigint, bigint] {
  if (named(ofCropsAlone).includes(line)) return [1n, 1n]
  if (named(ofStockAlone).includes(line) || !hasCrops) return [0n, 1n]
  const stock = record['livestock_income'] ?? null
  const crops = record['crop_income'] ?? (hasCropsToSell ? null : 0)
  if (named(ofWool).includes(line)) return [stock !== null && stock > 0 ? 0n : 1n, 1n]
  const [earned, others] = [BigInt(Math.max(0, crops ?? 0)), BigInt(Math.max(0, stock ?? 0))]
  const isKnown = crops !== null && stock !== null && earned + others > 0n
  return isKnown ? [earned, earned + others] : [1n, 1n]
}

/** Half a cent goes to crops. */
function rounded(cents: number, part: bigint, of: bigint): number {
  const size = BigInt(Math.abs(cents))
  const share = Number((2n * size * part + of) / (2n * of))
  return cents < 0 ? -share : share
}

/** Cents that crops bear of what nobody said anything of; where more was said than there is, nothing is left. */
export function openPart(
  cents: number,
  shares: readonly RawShare[],
  [part, of]: readonly [bigint, bigint],
): number {
  const open = cents - amountOf(shares)
  return Math.sign(open) === Math.sign(cents) ? rounded(open, part, of) : 0
}

/** Cents of a line that stock bear; nothing where none of it is theirs. */
export function borneByStock(
  cents: number,
  shares: readonly RawShare[],
  [part, of]: readonly [bigint, bigint],
): Figure {
  const isOfStock = (one: RawShare) => one.livestock_enterprise_id !== null
  const [said, others] = [
    amountOf(shares.filter(isOfStock)),
    amountOf(shares.filter(one => !isOfStock(one))),
  ]
  // Of a line that is theirs alone they bear what crops leave, whatever was said of them.
  if (part === 0n) return Math.sign(cents - others) === Math.sign(cents) ? cents - others : 0
  const open = cents - said - others
  const isOpen = Math.sign(open) === Math.sign(cents)
  const borne = said + (isOpen ? open - openPart(cents, shares, [part, of]) : 0)
  return part === of && borne === 0 ? null : borne
}

export function amountOf(shares: readonly RawShare[]): number {
  return shares.reduce((sum, { amount }) => sum + amount, 0)
}
