// What a period earned, whole cents. Crops count with what is still unsold, stock with its growth.

import type { MadeCropIncome, StockLine } from '../plan.ts'
import type { Random } from '../random.ts'
import type { Grown } from './grown.ts'
import type { Habits } from './habits.ts'
import type { WaterYear } from './water.ts'
import { positive } from './year.ts'
import type { Figures, RecordYear, CropSegment } from './year.ts'

export interface Income {
  readonly dryland: number
  readonly irrigated: number
  readonly cane: number
  readonly hay: number
  readonly sheep: number
  readonly wool: number
  readonly cattle: number
  /** What is neither crop nor stock, by its name in the record. */
  readonly other: Readonly<Record<string, number>>
}

interface Around {
  readonly habits: Habits
  readonly water: WaterYear
  readonly woolBefore: number
  readonly random: Random
}

export function incomeOf(year: RecordYear, around: Around): Income {
  const { income, stock } = year
  return {
    ...withUnsold(income),
    cane: income.cane,
    sheep: tradingProfit(stock.sheep),
    wool: stock.woolIncome + stock.woolOnHand - around.woolBefore,
    cattle: tradingProfit(stock.cattle),
    other: otherIncome(year, around),
  }
}

/** What is still unsold counts too, by what the same crops brought. */
function withUnsold({ dryland, irrigated, hay, onHand }: MadeCropIncome) {
  const sold = dryland + irrigated + hay
  const unsold = (brought: number) => (sold > 0 ? Math.round((onHand * brought) / sold) : 0)
  const [ofIrrigated, ofHay] = [unsold(irrigated), unsold(hay)]
  return {
    dryland: dryland + onHand - ofIrrigated - ofHay,
    irrigated: irrigated + ofIrrigated,
    hay: hay + ofHay,
  }
}

const tradingProfit = (line: StockLine): number =>
  line.salesValue + line.closingValue - line.purchasesValue - line.openingValue

function otherIncome({ crops, assets }: RecordYear, { habits, water, random }: Around) {
  const dollars = (amount: number) => Math.round(amount) * 100
  const failed = crops.some(({ failedArea }) => failedArea > 0)
  return positive({
    contract_income: dollars(habits.contracting * random.between(0.6, 1.3)),
    water_sale_income: dollars(water.sold * random.between(95, 210)),
    insurance_income: failed && random.chance(0.3) ? dollars(random.between(15_000, 60_000)) : 0,
    rebate_income: dollars((assets.plant / 100) * random.between(0.0045, 0.007)),
    carbon_stewardship_income: dollars(habits.stewardship),
    sundry_income: dollars(random.between(2_500, 14_000)),
  })
}

export const otherOf = ({ other }: Income): number =>
  Object.values(other).reduce((sum, amount) => sum + amount, 0)

export function grossOf(income: Income): number {
  const { dryland, irrigated, cane, hay, sheep, wool, cattle } = income
  return dryland + irrigated + cane + hay + sheep + wool + cattle + otherOf(income)
}

export interface Earned {
  readonly year: RecordYear
  readonly grown: Partial<Record<CropSegment, Grown>>
  readonly income: Income
}

/** An enterprise that the farm does not have is left out; one that earned nothing is not. */
export function incomeFigures({ year, grown, income }: Earned): Figures {
  const { stock, paddocks } = year
  const uses = new Set(paddocks.map(({ use }) => use))
  const has = (line: StockLine) => line.openingHead + line.closingHead > 0
  const isDry = grown.dry || income.dryland || uses.has('dryland-cropping')
  const isWatered = grown.irr || income.irrigated || uses.has('irrigated-cropping')
  return {
    ...(isDry && { dryland_crop_income: income.dryland }),
    ...(isWatered && { irrigated_crop_income: income.irrigated }),
    ...((grown.cane || income.cane) && { cane_income: income.cane }),
    ...(income.hay && { hay_income: income.hay }),
    ...(has(stock.sheep) && { sheep_income: income.sheep, wool_income: income.wool }),
    ...(has(stock.cattle) && { cattle_income: income.cattle }),
    ...income.other,
  }
}
