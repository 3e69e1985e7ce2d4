// What stock usually weighs and brings when it is sold, how much of it dies, and how many sires go with
// females: what lies outside looks wrong. Classes go by their lasting names, such as `cattle/cull-cows`.

export interface Band {
  readonly low: number
  readonly high: number
}

export type StockSpecies = 'sheep' | 'cattle'

/** Nothing for species of which we know no bands. */
export function speciesOfClass(stockClass: string | null): StockSpecies | undefined {
  const species = stockClass?.split('/')[0]
  return species === 'sheep' || species === 'cattle' ? species : undefined
}

export function isOutside(figure: number, { low, high }: Band): boolean {
  return figure < low || figure > high
}

const lamb: Band = { low: 18, high: 70 }
const ewe: Band = { low: 30, high: 110 }
const ram: Band = { low: 40, high: 150 }
const cow: Band = { low: 300, high: 850 }
const bull: Band = { low: 400, high: 1200 }
const weaner: Band = { low: 100, high: 420 }
const steer: Band = { low: 200, high: 900 }

/** Kilograms a head, liveweight. */
const saleWeights: Readonly<Record<string, Band>> = {
  'sheep/ewes-breeding': ewe,
  'sheep/maiden-ewes': ewe,
  'sheep/ewe-hoggets': ewe,
  'sheep/cull-ewes-cfa': ewe,
  'sheep/wethers-2-years': ewe,
  'sheep/wether-hoggets': ewe,
  'sheep/ewe-lambs-weaned': lamb,
  'sheep/wether-lambs-weaned': lamb,
  'sheep/mixed-lambs-trading': lamb,
  'sheep/ram-lambs': lamb,
  'sheep/rams': ram,
  'sheep/ram-hoggets': ram,
  'cattle/cows-breeding': cow,
  'cattle/maiden-heifers-joined': cow,
  'cattle/heifers-2-3-years': cow,
  'cattle/cull-cows': cow,
  'cattle/heifers-1-2-years': steer,
  'cattle/steers-1-2-years': steer,
  'cattle/steers-2-3-years': steer,
  'cattle/steers-3-years': steer,
  'cattle/trading-steers': steer,
  'cattle/trading-heifers': steer,
  'cattle/young-bulls': steer,
  'cattle/mickey-bulls': steer,
  'cattle/weaner-heifers': weaner,
  'cattle/weaner-steers': weaner,
  'cattle/bulls-working': bull,
}

export function saleWeightBand(stockClass: string | null): Band | undefined {
  return stockClass === null ? undefined : saleWeights[stockClass]
}

/** Dollars a head. */
const headPrices: Readonly<Record<StockSpecies, Band>> = {
  sheep: { low: 5, high: 600 },
  cattle: { low: 100, high: 6000 },
}

export function headPriceBand(stockClass: string | null): Band | undefined {
  const species = speciesOfClass(stockClass)
  return species && headPrices[species]
}

/** Meat of a lamb for each kilogram that it weighs alive. */
const dressedShare = 0.46
const lambOnTheHook: Band = { low: 3, high: 13 }
const cattleAlive: Band = { low: 1, high: 8 }

/** Dollars for each kilogram liveweight: of cattle, and of lambs by what they bring on the hook. */
export function weightPriceBand(stockClass: string | null): Band | undefined {
  if (speciesOfClass(stockClass) === 'cattle') return cattleAlive
  if (saleWeightBand(stockClass) !== lamb) return undefined
  const { low, high } = lambOnTheHook
  return { low: low * dressedShare, high: high * dressedShare }
}

const bulls = 'cattle/bulls-working'

/** The share of a class, or of all weaned stock of a species, that dies in a bad year (C103). */
export function highestDeathRate(stockClass: string): number | undefined {
  if (stockClass === bulls) return 0.03
  const species = speciesOfClass(stockClass)
  return species && { sheep: 0.1, cattle: 0.06 }[species]
}

/** Sires for every hundred females (C105). */
export function sireBand(stockClass: string | null): Band | undefined {
  const species = speciesOfClass(stockClass)
  return species && { sheep: { low: 1, high: 3.5 }, cattle: { low: 2.5, high: 5 } }[species]
}

/** Young marked of those joined (C100). */
export function markingBand(stockClass: string | null): Band | undefined {
  const species = speciesOfClass(stockClass)
  return species && { sheep: { low: 0.4, high: 1.7 }, cattle: { low: 0.4, high: 1.05 } }[species]
}

/** The most young of a female that is in young. */
export function mostYoung(stockClass: string | null): number | undefined {
  const species = speciesOfClass(stockClass)
  return species && { sheep: 2.2, cattle: 1.05 }[species]
}

/** Grams a day. */
export function dailyGainBand(stockClass: string | null): Band | undefined {
  const species = speciesOfClass(stockClass)
  return species && { low: 0, high: { sheep: 500, cattle: 2500 }[species] }
}
