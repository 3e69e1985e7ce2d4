// The measures by which stock are judged (C93 to C98, C103, C108 to C112), of an enterprise or a whole farm. A
// measure is a name, what it needs, and one line.

import { ratioOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import type { MonthSpan } from '../rain/rain-months.ts'
import {
  averageFeed,
  balanced,
  closingFeed,
  closingWorth,
  daysOfHead,
  kilogramsGrown,
  openingFeed,
  openingWorth,
  sumOfClasses,
  tradingProfit,
  weanedDeathRate,
} from './stock-group.ts'
import { grownWithTransfers, profitWithTransfers } from './stock-line.ts'
import { headMoved, kilogramsMoved, openingHead, valueMoved } from './stock-of-class.ts'
import type { StockOfClass } from './stock-of-class.ts'

export interface MeasuredStock {
  readonly classes: readonly StockOfClass[]
  readonly period: MonthSpan
  /** Of one of several enterprises, what goes over to others counts (T26); on the farm it cancels out. */
  readonly isWholeFarm: boolean
  /** Hectares that they grazed (T35), and millimetres that fell on them. */
  readonly grazed: Known
  readonly rain: Known
}

interface FedStock extends MeasuredStock {
  /** By days: many measures ask for it, and each day of each movement is gone through. */
  readonly fed: Known
}

type Measure = (stock: FedStock) => Known

const stockMeasures = {
  /** C93 to C95 */
  kilograms: stock => kilogramsOf(stock),
  kilograms_per_ha: stock => ratioOf(kilogramsOf(stock), stock.grazed),
  kilograms_per_dse: stock => ratioOf(kilogramsOf(stock), stock.fed),
  /** C107, of a herd: kilograms for each day of each head. */
  daily_gain: stock => ratioOf(kilogramsOf(stock), daysOfHead(stock.classes, stock.period)),
  kilograms_per_ha_100mm: stock => byRain(ratioOf(kilogramsOf(stock), stock.grazed), stock),
  /** C96, T27: by days, and the mean of both ends beside it. */
  dse: stock => stock.fed,
  dse_of_ends: ({ classes }) => meanOf(openingFeed(classes), closingFeed(classes)),
  /** C97, C98 */
  dse_per_ha: stock => ratioOf(stock.fed, stock.grazed),
  dse_per_ha_100mm: stock => byRain(ratioOf(stock.fed, stock.grazed), stock),
  death_rate: ({ classes }) => weanedDeathRate(classes),
  replacement_rate: stock => replacementRate(stock),
  /** C109 to C112, in cents */
  profit: stock => profitOf(stock),
  inventory_change: ({ classes }) =>
    balanced({ more: [closingWorth(classes)], less: [openingWorth(classes)] }),
  price_per_head: ({ classes }) => ratioOf(soldFor(classes), sumOfClasses(classes, headSold)),
  price_per_kg: ({ classes }) => ratioOf(soldFor(classes), sumOfClasses(classes, kilogramsSold)),
  profit_per_dse: stock => ratioOf(profitOf(stock), stock.fed),
} satisfies Readonly<Record<string, Measure>>

export type StockMeasureName = keyof typeof stockMeasures

export const stockMeasureNames = Object.keys(stockMeasures) as StockMeasureName[]

/** Cents, or worked out from them. */
export const moneyMeasures: readonly StockMeasureName[] = [
  'profit',
  'inventory_change',
  'price_per_head',
  'price_per_kg',
  'profit_per_dse',
]

export function measureStock(stock: MeasuredStock): Readonly<Record<StockMeasureName, Known>> {
  const fed = { ...stock, fed: averageFeed(stock.classes, stock.period) }
  const named = Object.entries(stockMeasures).map(([name, measure]) => [name, measure(fed)])
  return Object.fromEntries(named) as Record<StockMeasureName, Known>
}

function kilogramsOf({ classes, isWholeFarm }: MeasuredStock): Known {
  return isWholeFarm ? kilogramsGrown(classes) : sumOfClasses(classes, grownWithTransfers)
}

function profitOf({ classes, isWholeFarm }: MeasuredStock): Known {
  return isWholeFarm ? tradingProfit(classes) : sumOfClasses(classes, profitWithTransfers)
}

/** C108, T32: of females at the opening, those that came to them from other classes. */
function replacementRate({ classes }: MeasuredStock): Known {
  const breeding = classes.filter(one => one.breeding)
  return ratioOf(
    sumOfClasses(breeding, one => headMoved(one, 'transfer in')),
    sumOfClasses(breeding, openingHead),
  )
}

/** For each 100 mm. */
function byRain(figure: Known, { rain }: MeasuredStock): Known {
  return ratioOf(figure, rain === null ? null : rain / 100)
}

function meanOf(one: Known, other: Known): Known {
  return one === null || other === null ? null : (one + other) / 2
}

const headSold = (one: StockOfClass): Known => headMoved(one, 'sale')
const kilogramsSold = (one: StockOfClass): Known => kilogramsMoved(one, 'sale')

function soldFor(classes: readonly StockOfClass[]): Known {
  return sumOfClasses(classes, one => valueMoved(one, 'sale'))
}
