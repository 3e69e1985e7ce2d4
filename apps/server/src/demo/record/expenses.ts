// What crops and stock cost by themselves, segment by segment, before the farm's own way of
// spending is laid over it. Whole dollars and parts of them.

import { yearOf } from '../days.ts'
import type { FarmKind, StockLine } from '../plan.ts'
import { ofCattle, ofCropIncome, ofSheep, ofStockSales } from './expense-rates.ts'
import { perBale, perHectare, perKilogram, perMegalitre, perTonne } from './expense-rates.ts'
import type { Grown, GrownKind } from './grown.ts'
import type { Income } from './income.ts'
import type { ExpenseLine, Expenses } from './lines.ts'
import type { WaterYear } from './water.ts'
import { averageDse, cropSegments, hasStock, sumOf } from './year.ts'
import type { BySegment, CropSegment, RecordYear } from './year.ts'
import { isGrazed } from '../stock/size.ts'

interface Around {
  readonly grown: Partial<Record<CropSegment, Grown>>
  readonly income: Income
  readonly water: WaterYear
}

/** Only of what the farm has. */
export function expensesOf(
  year: RecordYear,
  { grown, income, water }: Around,
): BySegment<Expenses> {
  const earned = { dry: income.dryland, irr: income.irrigated, cane: income.cane }
  const crops = cropSegments.flatMap(segment => {
    const own = grown[segment]
    const sums = own && { segment, grown: own, income: earned[segment] / 100 }
    return sums ? [[segment, cropExpenses(sums, water)]] : []
  })
  return {
    ...Object.fromEntries(crops),
    ...(hasStock(year.stock) && { live: stockExpenses(year) }),
    ...(income.hay > 0 && { oth: hayExpenses(income.hay / 100) }),
  }
}

/** A segment's crops with what they brought, in dollars. */
interface SegmentCrops {
  readonly segment: CropSegment
  readonly grown: Grown
  readonly income: number
}

function cropExpenses({ segment, grown, income }: SegmentCrops, water: WaterYear): Expenses {
  return merged([
    ...grown.kinds.map(kind => sownExpenses(segment, kind)),
    {
      fertiliser_n: grown.nitrogen * perKilogram.n,
      fertiliser_p: grown.phosphorus * perKilogram.p,
      fertiliser_k: grown.potassium * perKilogram.k,
      fertiliser_other: grown.sulphur * perKilogram.s,
      contract_harvest: grown.cane * perTonne.cutCane,
      freight_produce: grown.grain * perTonne.grainFreight + grown.bales * perBale.freight,
      storage_handling: grown.grain * perTonne.grainStorage,
      ginning: grown.bales * perBale.ginning,
      packaging_wool_packs: grown.bales * perBale.wrap,
      insurance_crop: segment === 'cane' ? grown.sown * 8 : income * ofCropIncome.insurance,
      levies:
        grown.cane * perTonne.caneLevy +
        grown.bales * perBale.levy +
        grown.grain * perTonne.royalty +
        (segment === 'dry' ? income * ofCropIncome.levy : 0),
      ...waterExpenses(grown.megalitres, water),
    },
  ])
}

/** Cotton, cane and grain each cost their own; water asks for more of everything. */
function sownExpenses(segment: CropSegment, { crop, sown }: GrownKind): Expenses {
  const like = crop === 'cotton' ? 'irr' : crop === 'sugarcane' ? 'cane' : 'dry'
  const much = like === segment ? 1 : segment === 'dry' ? 0.55 : 1.4
  const amounts = Object.entries(perHectare[like]).map(([line, rate]) => [line, rate * sown * much])
  return Object.fromEntries(amounts)
}

/** Bought water is spread over all that was put on. */
function waterExpenses(megalitres: number, { used, bought }: WaterYear): Expenses {
  if (megalitres === 0) return {}
  return {
    water_purchase: ((bought * megalitres) / used) * perMegalitre.bought,
    water_usage_charges: megalitres * perMegalitre.usage,
    pumping_energy: megalitres * perMegalitre.pumping,
  }
}

function stockExpenses(year: RecordYear): Expenses {
  const { sheep, cattle, woolIncome, woolKg } = year.stock
  const grazed = sumOf(year.paddocks.filter(isGrazed), ({ area }) => area)
  const onPasture = year.crops.filter(({ paddock }) => isGrazed(paddock))
  const megalitres = sumOf(onPasture, crop => crop.megalitres)
  const sales = (sheep.salesValue + cattle.salesValue) / 100
  return merged([
    keptExpenses(sheep, ofSheep),
    keptExpenses(cattle, ofCattle),
    {
      pasture_maintenance: grazed * pastureOf[year.kind],
      freight_produce: sales * ofStockSales.freight,
      levies: sales * ofStockSales.levy,
      selling_commission:
        sales * ofStockSales.commission + (woolIncome / 100) * ofStockSales.woolCommission,
      packaging_wool_packs: (woolKg / 0.68 / 178) * 19,
      water_usage_charges: megalitres * perMegalitre.usage,
      pumping_energy: megalitres * perMegalitre.pumping,
    },
  ])
}

function keptExpenses(line: StockLine, each: typeof ofSheep): Expenses {
  const head = (line.openingHead + line.closingHead) / 2
  const dse = averageDse(line)
  return {
    shearing_crutching: head * each.shearing,
    animal_health: head * each.health,
    joining_sires: line.joined * each.joined,
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

/** Costs rise from year to year; those of 2024 are as the tables tell them. */
export const costLevel = (start: string): number => 1.033 ** (yearOf(start) - 2024)

function merged(all: readonly Expenses[]): Expenses {
  const sum: Expenses = {}
  for (const expenses of all) {
    for (const [line, amount] of Object.entries(expenses) as [ExpenseLine, number][]) {
      sum[line] = (sum[line] ?? 0) + amount
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
