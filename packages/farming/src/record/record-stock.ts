// The stock of the financial record, by species: what they ate, what they grew, what they earned and how
// many died (C92 to C98, C103, C109, T27, T30).

import type { MonthSpan } from '../rain/rain-months.ts'
import { ratioOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import {
  averageFeed,
  closingFeed,
  closingWorth,
  kilogramsGrown,
  meanHead,
  mostFeed,
  openingFeed,
  openingWorth,
  tradingProfit,
  weanedDeathRate,
} from '../stock/stock-group.ts'
import type { StockOfClass } from '../stock/stock-of-class.ts'
import { cleanWool, woolIncome, woolOnHand } from '../stock/wool-clip.ts'
import type { WoolOfRecord } from '../stock/wool-clip.ts'

export interface StockOfRecord {
  readonly period: MonthSpan
  readonly classes: readonly StockOfClass[]
  readonly wool: WoolOfRecord
  /** Hectares of pasture and forage. */
  readonly grazed: Known
}

type StockFigures = Readonly<Record<string, (stock: StockOfRecord) => Known>>

export const stockFigures: StockFigures = {
  gz_opening_dse: ({ classes }) => openingFeed(classes),
  gz_closing_dse: ({ classes }) => closingFeed(classes),
  gz_max_dse: ({ classes, period }) => mostFeed(classes, period),
  gz_sheep_dse: stock => averageFeed(sheepOf(stock), stock.period),
  gz_cattle_dse: stock => averageFeed(cattleOf(stock), stock.period),
  gz_other_dse: stock => averageFeed(othersOf(stock), stock.period),
  gz_sheep_head: stock => meanHead(sheepOf(stock)),
  gz_cattle_head: stock => meanHead(cattleOf(stock)),
  gz_kg_produced: ({ classes }) => kilogramsGrown(classes),
  kg_beef_per_ha: stock => ratioOf(kilogramsGrown(cattleOf(stock)), stock.grazed),
  kg_beef_per_dse: stock =>
    ratioOf(kilogramsGrown(cattleOf(stock)), averageFeed(cattleOf(stock), stock.period)),
  kg_sheepmeat_per_ha: stock => ratioOf(kilogramsGrown(sheepOf(stock)), stock.grazed),
  kg_wool_per_ha: stock => ratioOf(cleanWool(stock.wool), stock.grazed),
  kg_wool_per_dse: stock =>
    ratioOf(cleanWool(stock.wool), averageFeed(sheepOf(stock), stock.period)),
  death_pct_sheep: stock => weanedDeathRate(sheepOf(stock)),
  death_pct_cattle: stock => weanedDeathRate(cattleOf(stock)),
  sheep_income: stock => tradingProfit(sheepOf(stock)),
  cattle_income: stock => tradingProfit(cattleOf(stock)),
  other_livestock_income: stock => tradingProfit(othersOf(stock)),
  wool_income: ({ wool }) => woolIncome(wool),
  owned_wool_on_hand_val: ({ wool }) => woolOnHand(wool.clips),
  owned_livestock_val: ({ classes }) => closingWorth(classes),
  livestock_opening_val: ({ classes }) => openingWorth(classes),
}

type Classes = readonly StockOfClass[]

const sheepOf = ({ classes }: StockOfRecord): Classes =>
  classes.filter(({ species }) => species === 'sheep')
const cattleOf = ({ classes }: StockOfRecord): Classes =>
  classes.filter(({ species }) => species === 'cattle')
const othersOf = ({ classes }: StockOfRecord): Classes =>
  classes.filter(({ species }) => species !== 'sheep' && species !== 'cattle')

/** Males that are kept to breed, and horses to ride. */
const kept = [
  'sheep/rams',
  'cattle/bulls-working',
  'goats/bucks',
  'pigs/boars',
  'alpaca/males',
  'horses/horses-station',
]

/** What could be sold and leave the herd whole: neither bred from nor at foot. */
export function saleableStock(classes: Classes): Known {
  const saleable = classes.filter(
    ({ slug, breeding, unweaned }) => !breeding && !unweaned && !kept.includes(slug ?? ''),
  )
  return classes.length > 0 && saleable.length === 0 ? 0 : closingWorth(saleable)
}
