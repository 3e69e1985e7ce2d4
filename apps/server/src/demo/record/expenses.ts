// What crops and stock cost by themselves, segment by segment, before the farm's own way of
// spending is laid over it. Whole dollars and parts of them.

import { rowsNamed } from '@furrow/farming/record/formula'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { FarmKind } from '../plan.ts'
import { ofCattle, ofCropIncome, ofSheep, ofStockSales } from './expense-rates.ts'
import { perBale, perHectare, perKilogram, perMegalitre, perTonne } from './expense-rates.ts'
import type { ExpenseLine, Expenses } from './lines.ts'
import { carriedIn, croppedIn, figureIn, sumOf } from './book-year.ts'
import type { BookYear, BySegment, CropSegment } from './book-year.ts'

interface Costing {
  readonly year: BookYear
  /** The record as far as it is known. */
  readonly record: Row
  /** Megalitres, of all that was put on. */
  readonly bought: number
}

/** Only of what the farm has. */
export function expensesOf(costing: Costing): BySegment<Expenses> {
  const { record } = costing
  const cropped = croppedIn(record)
  const crops = Object.entries(cropped) as [CropSegment, number][]
  const hectares = sumOf(crops, ([, area]) => area)
  const grown = crops.map(([segment, area]) => [
    segment,
    cropExpenses(costing, { segment, area, share: area / hectares }),
  ])
  const hay = figureIn(record, 'hay_income') / 100
  return {
    ...Object.fromEntries(grown),
    ...(carriedIn(record) > 0 && { live: stockExpenses(costing) }),
    ...(hay > 0 && { oth: hayExpenses(hay) }),
  }
}

interface SegmentCrops {
  readonly segment: CropSegment
  readonly area: number
  /** Of all hectares cropped. */
  readonly share: number
}

const incomes = { dry: 'dryland_crop_income', irr: 'irrigated_crop_income', cane: 'cane_income' }

function cropExpenses(costing: Costing, crops: SegmentCrops): Expenses {
  const { record } = costing
  const { segment, area, share } = crops
  const income = figureIn(record, incomes[segment]) / 100
  const put = (nutrient: string) => figureIn(record, `fertiliser_kg_${nutrient}_per_ha`) * area
  const hasWater = segment !== 'dry'
  const watered = sumOf(['irr', 'cane'] as const, other => croppedIn(record)[other] ?? 0)
  return merged([
    sownExpenses(costing, crops),
    {
      fertiliser_n: put('n') * perKilogram.n,
      fertiliser_p: put('p') * perKilogram.p,
      fertiliser_k: put('k') * perKilogram.k,
      fertiliser_other: put('s') * perKilogram.s,
      insurance_crop: segment === 'cane' ? area * 8 : income * ofCropIncome.insurance,
    },
    segment === 'cane' ? caneExpenses(record) : grainExpenses(costing, share, income),
    segment === 'irr' ? lintExpenses(costing) : {},
    hasWater ? waterExpenses(costing, area / watered) : {},
  ])
}

/** Cotton, cane and grain each cost their own; water asks for more of everything. */
function sownExpenses({ year, record }: Costing, { segment, area }: SegmentCrops): Expenses {
  if (segment === 'cane') return times(perHectare.cane, area)
  if (segment === 'dry') return times(perHectare.dry, area)
  const picked = amountIn(year, 'lint_bales') / (figureIn(record, 'cotton_yield') || Infinity)
  const cotton = Math.min(picked, area)
  return merged([times(perHectare.irr, cotton), times(perHectare.dry, (area - cotton) * 1.4)])
}

function grainExpenses({ year }: Costing, share: number, income: number): Expenses {
  const tonnes = amountIn(year, 'grain_tonnes') * share
  return {
    freight_produce: tonnes * perTonne.grainFreight,
    storage_handling: tonnes * perTonne.grainStorage,
    levies: tonnes * perTonne.royalty + income * ofCropIncome.levy,
  }
}

function caneExpenses(record: Row): Expenses {
  const tonnes = figureIn(record, 'cane_yield') * figureIn(record, 'cane_area_ha')
  return { contract_harvest: tonnes * perTonne.cutCane, levies: tonnes * perTonne.caneLevy }
}

function lintExpenses({ year }: Costing): Expenses {
  const bales = amountIn(year, 'lint_bales')
  return {
    freight_produce: bales * perBale.freight,
    ginning: bales * perBale.ginning,
    packaging_wool_packs: bales * perBale.wrap,
    levies: bales * perBale.levy,
  }
}

function waterExpenses({ record, bought }: Costing, share: number): Expenses {
  const used = figureIn(record, 'water_used_ml') * share
  return {
    water_purchase: bought * share * perMegalitre.bought,
    water_usage_charges: used * perMegalitre.usage,
    pumping_energy: used * perMegalitre.pumping,
  }
}

function stockExpenses(costing: Costing): Expenses {
  const { year, record } = costing
  const wool = figureIn(record, 'wool_income') / 100
  const meat = ['sheep_income', 'cattle_income'].map(name => figureIn(record, name))
  const sales =
    Math.max(
      0,
      sumOf(meat, cents => cents),
    ) / 100
  const { irr, cane } = croppedIn(record)
  return merged([
    keptExpenses(record, 'sheep', ofSheep),
    keptExpenses(record, 'cattle', ofCattle),
    {
      pasture_maintenance: figureIn(record, 'gz_area_ha') * pastureOf[year.kind],
      freight_produce: sales * ofStockSales.freight,
      levies: sales * ofStockSales.levy,
      selling_commission: sales * ofStockSales.commission + wool * ofStockSales.woolCommission,
      packaging_wool_packs: wool * ofStockSales.woolPacks,
    },
    irr || cane ? {} : waterExpenses(costing, 1),
  ])
}

function keptExpenses(record: Row, species: 'sheep' | 'cattle', each: typeof ofSheep): Expenses {
  const head = figureIn(record, `gz_${species}_head`)
  const dse = figureIn(record, `gz_${species}_dse`)
  return {
    shearing_crutching: head * each.shearing,
    animal_health: head * each.health,
    joining_sires: head * each.joined,
    supplementary_feed: dse * each.feed,
    contract_other: dse * each.contract,
    labour_direct: dse * each.labour,
    freight_inputs: dse * each.freightIn,
    other_direct: dse * each.other,
  }
}

/** Hay that is sold: cut, baled and carted. */
function hayExpenses(income: number): Expenses {
  return {
    contract_other: income * 0.24,
    packaging_wool_packs: income * 0.04,
    freight_produce: income * 0.07,
    fertiliser_p: income * 0.05,
    seed: income * 0.03,
  }
}

const amountIn = ({ rows }: BookYear, name: string): number => rows[rowsNamed(name)] ?? 0

function times(expenses: Expenses, by: number): Expenses {
  const lines = Object.entries(expenses).map(([line, amount]) => [line, amount * by])
  return Object.fromEntries(lines)
}

function merged(all: readonly Expenses[]): Expenses {
  const sum: Expenses = {}
  for (const expenses of all) {
    for (const [line, amount] of Object.entries(expenses) as [ExpenseLine, number][]) {
      if (amount > 0) sum[line] = (sum[line] ?? 0) + amount
    }
  }
  return sum
}

/** Dollars for each hectare of pasture. */
const pastureOf: Readonly<Record<FarmKind, number>> = {
  mixed: 34,
  grain: 6,
  cotton: 6,
  cane: 12,
  sheep: 62,
  beef: 6.2,
}
