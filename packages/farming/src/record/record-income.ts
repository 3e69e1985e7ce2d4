// What crops earned in the financial record: dryland, irrigated, cane and hay apart, and what of them
// is still to be sold (C17, C19). Whole cents.

import { countedLines, incomeOfCrops, withIncome } from '../crops/crop-income.ts'
import type { KeptWorth, LineOfSale } from '../crops/crop-income.ts'
import type { CostsOfFarm } from '../crops/costs/cost-drivers.ts'
import { soldCrops } from '../crops/cropping-summary.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { segmentOf } from './record-crops.ts'
import type { CropOfRecord, CropSegment } from './record-crops.ts'

export interface IncomeOfRecord {
  readonly crops: readonly CropOfRecord[]
  /** What was sold of the crops of the period, and what is still to be sold. */
  readonly sales: readonly LineOfSale[]
  /** Kinds that are grown for hay, whether or not they grew in the period. */
  readonly hayKinds: ReadonlySet<number>
  /** What the record itself says of the costs of the farm, where it says any. */
  readonly costs?: CostsOfFarm | null
  /** What was kept for seed or feed is worth. */
  readonly kept?: KeptWorth
}

/** Crops with what they cost, as the cropping summary has it, and what was kept of them. */
export function valuedCrops(income: IncomeOfRecord): IncomeOfRecord {
  const lines = income.crops.map(({ line }) => line)
  const { crops, kept } = soldCrops(lines, income.sales, income.costs)
  const valued = income.crops.map((crop, place) => ({ ...crop, line: crops[place] ?? crop.line }))
  return { ...income, kept, crops: valued }
}

export const incomeFigures: Readonly<Record<string, (income: IncomeOfRecord) => Known>> = {
  dryland_crop_income: income => earnedBy(income, 'dryland'),
  irrigated_crop_income: income => earnedBy(income, 'irrigated'),
  cane_income: income => earnedBy(income, 'cane'),
  hay_income: income =>
    incomeOf(
      haySales(income),
      keptWhere(income, crop => income.hayKinds.has(crop)),
    ),
  owned_grain_on_hand_val: income => unsold(otherSales(income)),
  owned_fodder_on_hand_val: income => unsold(haySales(income)),
}

/** Lines of crops with what their kind earned, but for hay, which the record tells by itself. */
export function earningCrops(income: IncomeOfRecord): readonly CropOfRecord[] {
  const { crops } = income
  const lines = withIncome(
    crops.map(({ line }) => line),
    otherSales(income),
    keptWhere(income, crop => !income.hayKinds.has(crop)),
  )
  return crops.map((crop, place) => ({ ...crop, line: lines[place] ?? crop.line }))
}

/** What was sold of a kind that took no ground in the period counts as dryland: it lay there before. */
function earnedBy(income: IncomeOfRecord, segment: CropSegment): Known {
  const own = earningCrops(income).filter(crop => (segmentOf(crop) ?? 'dryland') === segment)
  const earned = own.map(({ line }) => line.income)
  const carried =
    segment === 'dryland'
      ? incomeOf(
          unplaced(income),
          keptWhere(income, crop => !income.hayKinds.has(crop)),
        )
      : null
  return sumOf([...earned, carried])
}

/** Of kinds that grew nowhere, or of whose crops neither ground nor produce is known. */
function unplaced(income: IncomeOfRecord): readonly LineOfSale[] {
  const earning = earningCrops(income).filter(({ line }) => line.income !== null)
  const placed = new Set(earning.map(({ line }) => line.crop?.id))
  return otherSales(income).filter(({ crop_id }) => !placed.has(crop_id))
}

function haySales(income: IncomeOfRecord): readonly LineOfSale[] {
  return countedLines(income.sales).filter(line => isOfHay(line, income))
}

function otherSales(income: IncomeOfRecord): readonly LineOfSale[] {
  return countedLines(income.sales).filter(line => !isOfHay(line, income))
}

/** Of hay kinds in whatever unit, and of others as far as it is told in bales of hay. */
function isOfHay({ kind, crop_id }: LineOfSale, { hayKinds }: IncomeOfRecord): boolean {
  return kind === 'hay' || hayKinds.has(crop_id)
}

function incomeOf(sales: readonly LineOfSale[], kept: KeptWorth): Known {
  return sumOf(incomeOfCrops(sales, kept).map(({ income }) => income))
}

function keptWhere({ kept }: IncomeOfRecord, isMeant: (crop: number) => boolean): KeptWorth {
  return new Map([...(kept ?? [])].filter(([crop]) => isMeant(crop)))
}

function unsold(sales: readonly LineOfSale[]): Known {
  return sumOf(incomeOfCrops(sales).map(({ estimated }) => estimated))
}
