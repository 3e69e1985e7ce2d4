// The wool clip of a flock: one row for a period.

import { yearOf } from '../demo-days.ts'
import { headOf } from './stock-book.ts'
import type { StockBook } from './stock-book.ts'
import { merinos } from './classes.ts'
import type { StockYear } from './stock-year.ts'

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
