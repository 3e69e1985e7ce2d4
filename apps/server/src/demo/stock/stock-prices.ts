// What stock and wool fetched in each period, for want of any farm's own market reports.

import { yearOf } from '../demo-days.ts'
import type { PlannedPeriod } from '../plan.ts'
import type { StockClass } from './classes.ts'

export interface StockPrices {
  /** Cents for one head of so many kilograms. */
  head(stockClass: StockClass, kilograms: number): number
  /** Cents for a kilogram of clean wool. */
  readonly merinoWool: number
  readonly crossbredWool: number
}

export function stockPrices(period: PlannedPeriod): StockPrices {
  const market = markets[yearOf(period.start)] ?? usualMarket
  const { lamb, cattle, merinoWool, crossbredWool } = market
  return {
    merinoWool,
    crossbredWool,
    head(stockClass, kilograms) {
      const base = stockClass.startsWith('sheep/') ? lamb * dressing : cattle
      return Math.round((base * (worth[stockClass] ?? 1) * kilograms) / 50) * 50
    },
  }
}

interface Market {
  /** Cents for a kilogram of lamb on the hook. */
  readonly lamb: number
  /** Cents for a kilogram of young cattle on the hoof. */
  readonly cattle: number
  readonly merinoWool: number
  readonly crossbredWool: number
}

const usualMarket: Market = { lamb: 740, cattle: 345, merinoWool: 1480, crossbredWool: 430 }

/** By the year in which the period begins. */
const markets: Readonly<Record<number, Market>> = {
  2019: { lamb: 790, cattle: 300, merinoWool: 1690, crossbredWool: 560 },
  2020: { lamb: 780, cattle: 400, merinoWool: 1380, crossbredWool: 450 },
  2021: { lamb: 820, cattle: 520, merinoWool: 1560, crossbredWool: 440 },
  2022: { lamb: 690, cattle: 430, merinoWool: 1520, crossbredWool: 420 },
  2023: { lamb: 600, cattle: 290, merinoWool: 1400, crossbredWool: 410 },
  2024: { lamb: 790, cattle: 350, merinoWool: 1420, crossbredWool: 430 },
  2025: { lamb: 980, cattle: 430, merinoWool: 1640, crossbredWool: 470 },
}

/** Meat on the hook from each kilogram on the hoof. */
const dressing = 0.46

/** Beside lambs, and beside young cattle, for each kilogram. */
const worth: Partial<Record<StockClass, number>> = {
  'sheep/ewe-hoggets': 0.86,
  'sheep/maiden-ewes': 1.12,
  'sheep/wether-hoggets': 0.74,
  'sheep/cull-ewes-cfa': 0.5,
  'sheep/rams': 0.34,
  'cattle/weaner-steers': 1.08,
  'cattle/weaner-heifers': 0.93,
  'cattle/heifers-1-2-years': 0.92,
  'cattle/cull-cows': 0.74,
  'cattle/bulls-working': 0.78,
  'cattle/trading-steers': 0.99,
}
