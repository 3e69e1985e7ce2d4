// The wool clip of a flock and the feed of a herd: one row each for a period.

import { yearOf } from '../days.ts'
import { headOf } from './book.ts'
import type { StockBook } from './book.ts'
import { merinos } from './classes.ts'
import type { StockYear } from './year.ts'

/** Bales that stayed in the shed a year earlier, and their worth a kilogram is this year's. */
export function addWool(book: StockBook, year: StockYear, unsoldBefore: number): number {
  const { making, period, random, prices } = year
  const isMerino = book.enterprise === merinos
  const fleece = isMerino ? merinoFleece : crossbredFleece
  const shorn = shornClasses.reduce((sum, stockClass) => sum + headOf(book, stockClass), 0)
  const greasy = Math.round(10 * shorn * random.between(...fleece.cut)) / 10
  const clean = Math.round(1000 * random.between(...fleece.clean)) / 1000
  const bales = Math.round(greasy / kilogramsInBale)
  const unsold = Math.min(bales, random.whole(0, 5))
  const price = isMerino ? prices.merinoWool : prices.crossbredWool
  const worthOfBale = kilogramsInBale * clean * price
  const sold = unsoldBefore + bales - unsold
  const income = Math.round(sold * worthOfBale)
  making.rows.add('livestock_wool_collections', {
    farm_id: making.farm,
    period_id: period.id,
    livestock_enterprise_id: making.listed('livestock_enterprises', book.enterprise),
    livestock_class_id: making.listed('livestock_classes', 'sheep/ewes-breeding'),
    head_shorn: shorn,
    greasy_kg: greasy,
    yield_percentage: clean,
    micron: Math.round(10 * random.between(...fleece.micron)) / 10,
    bales_sold: sold,
    income,
    bales_on_hand: unsold,
    notes: `Main shearing in August ${yearOf(period.start)}.`,
  })
  const { wool } = book.tally
  wool.woolKg += Math.round(greasy * clean)
  wool.woolIncome += income
  wool.woolOnHand += Math.round(unsold * worthOfBale)
  return unsold
}

const kilogramsInBale = 178
const shornClasses = ['sheep/ewes-breeding', 'sheep/ewe-hoggets', 'sheep/rams'] as const

interface Fleece {
  /** Kilograms of greasy wool a head. */
  readonly cut: readonly [number, number]
  readonly clean: readonly [number, number]
  readonly micron: readonly [number, number]
}

const merinoFleece: Fleece = { cut: [4.9, 5.8], clean: [0.66, 0.71], micron: [18.4, 20.3] }
const crossbredFleece: Fleece = { cut: [3.8, 4.6], clean: [0.69, 0.74], micron: [27, 29.6] }

export function addFeed(book: StockBook, year: StockYear): void {
  const { making, period, random } = year
  const isSheep = book.enterprise.startsWith('grazing/sheep/')
  const stockClass = isSheep ? 'sheep/ewes-breeding' : 'cattle/cows-breeding'
  const head = headOf(book, stockClass)
  if (head === 0) return
  for (const { feed, source, each, price } of isSheep ? feeds.sheep : feeds.cattle) {
    making.rows.add('livestock_feed_collections', {
      farm_id: making.farm,
      period_id: period.id,
      livestock_enterprise_id: making.listed('livestock_enterprises', book.enterprise),
      livestock_class_id: making.listed('livestock_classes', stockClass),
      feed,
      source,
      tonnes: Math.round((head * each * random.between(0.6, 1.5)) / 100) / 10,
      price: Math.round(price * random.between(0.85, 1.2)) * 100,
      notes: `Autumn of ${yearOf(period.end)}.`,
    })
  }
}

/** Kilograms for each mother, and $ a tonne. */
const feeds = {
  sheep: [
    { feed: 'Barley', source: 'Home grown', each: 9, price: 295 },
    { feed: 'Lucerne hay', source: 'Bought', each: 4, price: 330 },
  ],
  cattle: [
    { feed: 'Pasture hay', source: 'Home grown', each: 70, price: 210 },
    { feed: 'Protein lick', source: 'Bought', each: 18, price: 590 },
  ],
} as const
