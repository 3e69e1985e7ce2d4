// What crops were worth, year by year, where they were delivered and what they were sold as.

import { yearOf } from '../demo-days.ts'
import type { Odds } from '../land/kinds.ts'
import type { PlannedPeriod } from '../plan.ts'

export interface Market {
  /** $ a tonne (lint: a bale) for crops of the years from 2022-23 on; the last price goes on. */
  readonly prices: readonly number[]
  /** Lasting names of the grades, how often they come and what they bring beside the price. */
  readonly grades: Odds<Grade>
  readonly terminals: readonly string[]
}

interface Grade {
  readonly slug: string
  readonly worth: number
}

const firstYear = 2022

/** $ a tonne. */
export function priceIn({ start }: PlannedPeriod, prices: readonly number[]): number {
  const place = Math.min(Math.max(yearOf(start) - firstYear, 0), prices.length - 1)
  return prices[place] ?? 0
}

export function marketOf(crop: string, north: boolean): Market {
  const market = (north && northern[crop]) || markets[crop]
  if (!market) throw new Error(`Nobody buys ${crop}.`)
  return market
}

export const sugarPrices = [585, 690, 640, 530]
export const lintPrices = [700, 655, 610, 595]
export const cottonseedPrices = [445, 395, 410, 385]

const grades = (...odds: readonly (readonly [string, number, number])[]): Odds<Grade> =>
  odds.map(([slug, often, worth]) => [{ slug, worth }, often])

const wheatPrices = [372, 348, 322, 309]
const barleyPrices = [325, 312, 288, 281]
const sites = ['bulk-handler-site', 'local-buyer', 'port']
const pulseSites = ['local-buyer', 'port', 'bulk-handler-site']

const northern: Readonly<Record<string, Market>> = {
  wheat: {
    prices: wheatPrices,
    grades: grades(['aph2', 3, 1.08], ['h2', 4, 1.03], ['apw1', 3, 1], ['asw1', 1, 0.95]),
    terminals: [...sites, 'feedlot'],
  },
  barley: {
    prices: barleyPrices,
    grades: grades(['bar1', 6, 1], ['malt1', 2, 1.09], ['bar2', 2, 0.97]),
    terminals: ['feedlot', 'bulk-handler-site', 'local-buyer'],
  },
}

const markets: Readonly<Record<string, Market>> = {
  wheat: {
    prices: wheatPrices,
    grades: grades(['apw1', 5, 1], ['asw1', 3, 0.96], ['h2', 3, 1.04], ['sfw1', 1, 0.9]),
    terminals: [...sites, 'mill-flour'],
  },
  barley: {
    prices: barleyPrices,
    grades: grades(['bar1', 5, 1], ['malt1', 4, 1.1]),
    terminals: ['bulk-handler-site', 'malt-house', 'feedlot'],
  },
  canola: {
    prices: [735, 628, 688, 716],
    grades: grades(['can1', 8, 1], ['can2', 2, 0.97]),
    terminals: ['crush-plant', 'bulk-handler-site', 'port'],
  },
  'chickpea-desi': {
    prices: [590, 705, 880, 690],
    grades: grades(['chkp1-no-1', 8, 1], ['chkp2', 2, 0.94]),
    terminals: pulseSites,
  },
  'faba-bean': {
    prices: [415, 470, 560, 455],
    grades: grades(['fiesta-no-1', 7, 1], ['no-2', 3, 0.94]),
    terminals: pulseSites,
  },
  'lupin-narrow-leaf': {
    prices: [395, 418, 446, 402],
    grades: grades(['no-1', 9, 1], ['feed', 1, 0.95]),
    terminals: ['feed-merchant', 'local-buyer', 'neighbour'],
  },
  'sorghum-grain': {
    prices: [342, 372, 318, 336],
    grades: grades(['sor1', 8, 1], ['sor2', 2, 0.97]),
    terminals: ['feedlot', 'port', 'bulk-handler-site'],
  },
  mungbean: {
    prices: [1_120, 1_260, 1_150, 1_210],
    grades: grades(['no-1', 5, 1], ['processing', 4, 0.86]),
    terminals: ['local-buyer', 'port'],
  },
  'maize-grain': {
    prices: [388, 402, 374, 382],
    grades: grades(['mz1-milling', 5, 1.03], ['mz2', 3, 1], ['feed', 2, 0.96]),
    terminals: ['feedlot', 'local-buyer'],
  },
  soybean: {
    prices: [795, 830, 768, 802],
    grades: grades(['edible', 4, 1.06], ['crush', 6, 1]),
    terminals: ['local-buyer', 'crush-plant'],
  },
  'oaten-hay': {
    prices: [228, 296, 322, 268],
    grades: grades(['fcaa', 2, 1.08], ['fca', 5, 1], ['fcb', 3, 0.9]),
    terminals: ['feed-merchant', 'export-yard', 'neighbour'],
  },
  'lucerne-hay': {
    prices: [338, 392, 414, 366],
    grades: grades(['fcaa', 3, 1.08], ['fca', 5, 1], ['domestic-dairy', 2, 1.02]),
    terminals: ['feed-merchant', 'neighbour'],
  },
}

/** Grain crops that were cut for hay bring what oaten hay of the poorer kind does. */
export const strawHay: Market = {
  prices: [178, 232, 246, 212],
  grades: grades(['fcb', 6, 1], ['fcc', 4, 0.88]),
  terminals: ['feed-merchant', 'neighbour'],
}
