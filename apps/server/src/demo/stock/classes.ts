// The stock classes of the made-up farms: what one head eats, weighs in June and is worth.

interface Standing {
  /** Dry sheep equivalents, in the set of ratings for dry sheep of 50 kg; of ewes, Merinos. */
  readonly dse: number
  /** Kilograms a head at the end of June; for a class that is empty then, when it leaves. */
  readonly weight: number
  /** Cents a head: about the price of five years, and the same at both ends of a period. */
  readonly value: number
}

export const stockClasses = {
  'sheep/ewes-breeding': { dse: 1.6, weight: 62, value: 165_00 },
  'sheep/maiden-ewes': { dse: 1.5, weight: 58, value: 185_00 },
  'sheep/ewe-hoggets': { dse: 1, weight: 48, value: 150_00 },
  'sheep/ewe-lambs-weaned': { dse: 0.9, weight: 28, value: 115_00 },
  'sheep/wether-hoggets': { dse: 1, weight: 50, value: 130_00 },
  'sheep/wether-lambs-weaned': { dse: 0.9, weight: 29, value: 115_00 },
  'sheep/rams': { dse: 2, weight: 92, value: 420_00 },
  'sheep/lambs-unweaned': { dse: 0, weight: 14, value: 60_00 },
  'sheep/cull-ewes-cfa': { dse: 1.2, weight: 60, value: 95_00 },
  'cattle/cows-breeding': { dse: 10.8, weight: 515, value: 1_480_00 },
  'cattle/maiden-heifers-joined': { dse: 11, weight: 430, value: 1_520_00 },
  'cattle/heifers-1-2-years': { dse: 7.6, weight: 330, value: 1_080_00 },
  'cattle/weaner-heifers': { dse: 5.7, weight: 245, value: 820_00 },
  'cattle/steers-1-2-years': { dse: 8.7, weight: 370, value: 1_290_00 },
  'cattle/weaner-steers': { dse: 6, weight: 260, value: 930_00 },
  'cattle/calves-unweaned': { dse: 0, weight: 110, value: 520_00 },
  'cattle/bulls-working': { dse: 14.5, weight: 790, value: 3_600_00 },
  'cattle/cull-cows': { dse: 8, weight: 510, value: 1_250_00 },
  'cattle/trading-steers': { dse: 8.7, weight: 345, value: 1_210_00 },
} as const satisfies Readonly<Record<string, Standing>>

export type StockClass = keyof typeof stockClasses

/** Enterprises by their lasting names. */
export const merinos = 'grazing/sheep/wool-self-replacing-merino'
export const primeLambs = 'grazing/sheep/prime-lamb-terminal-sire'
export const breeders = 'grazing/cattle/breeding-weaners'
export const traders = 'grazing/cattle/trading-backgrounding'

export type StockEnterprise = typeof merinos | typeof primeLambs | typeof breeders | typeof traders

/** Dry sheep equivalents of one head: ewes of the prime-lamb flock are larger, and have more twins. */
export function dseOf(stockClass: StockClass, enterprise: StockEnterprise): number {
  const isCrossbred = enterprise === primeLambs && stockClass === 'sheep/ewes-breeding'
  return isCrossbred ? 2.2 : stockClasses[stockClass].dse
}
