// The two sides of a farm that bear direct costs, and what each sheet of shared costs says.

import { earnedByCrops, earnedBySides } from '@furrow/farming/finance/cost-home'
import type { WhoBears } from '@furrow/farming/finance/cost-home'
import { sharedCents } from '@furrow/farming/numbers/shared-cents'
import { stockDrivers } from '@furrow/farming/stock/costs/shared-over-stock'
import { numberText } from '../../../ui/amounts.ts'
import { figureIn } from '../kept-figures.ts'

export type CostSide = 'stock' | 'crops'

interface SideWords {
  /** The first is what a line goes by where nobody chose. */
  readonly drivers: readonly string[]
  readonly others: { readonly heading: string; readonly help: string; readonly bear: string }
  readonly whyLeft: string
}

export const sidesOfFarm: Readonly<Record<CostSide, SideWords>> = {
  stock: {
    drivers: stockDrivers,
    others: {
      heading: 'Crops',
      help: 'What of the cost is for crops.',
      bear: 'Crops bear this cost, unless an amount says otherwise.',
    },
    whyLeft: 'Stock have neither feed ratings nor income to share it by: enter amounts.',
  },
  crops: {
    drivers: ['What was done', 'Area', 'Income'],
    others: {
      heading: 'Livestock',
      help: 'What of the cost is for livestock.',
      bear: 'Livestock bear this cost, unless an amount says otherwise.',
    },
    whyLeft: 'No crop has an area to share it by: enter amounts.',
  },
}

/** “by what crops and livestock earned: 82.4% and 17.6%”; nothing where one of them bears all of it. */
export function partsInWords(who: WhoBears): string | undefined {
  const { crops, stock } = earnedBySides(who)
  if (crops === 0 || stock === 0) return undefined
  const [ofCrops, ofStock] = sharedCents(1000, [crops, stock]).map(part => numberText(part / 10, 1))
  return `by what crops and livestock earned: ${ofCrops}% and ${ofStock}%`
}

/** Who bears what could be for either side, and why; nothing on a farm that has one of them alone. */
export function splitInWords(who: WhoBears, record: object | undefined): string | undefined {
  const hasStock = who.stockIncome !== null || figureIn(record, 'average_dse') !== null
  if (!who.hasCrops || !hasStock) return undefined
  const parts = partsInWords(who)
  if (parts) return `Costs that crops and livestock share, such as fuel, are split ${parts}.`
  const alone = earnedBySides(who).crops > 0 ? 'crops' : 'livestock'
  return `${whyAlone(who)}, so ${alone} bear costs that could be for either, such as fuel. Enter amounts where you know better.`
}

function whyAlone(who: WhoBears): string {
  const { stockIncome } = who
  const cropIncome = earnedByCrops(who)
  if (cropIncome === null) return 'What crops earned is not known yet'
  if (stockIncome === null) return 'What livestock earned is not known yet'
  if (cropIncome > 0) return 'Livestock earned nothing in this period'
  if (stockIncome > 0) return 'Crops earned nothing in this period'
  return 'Neither crops nor livestock earned anything in this period'
}
