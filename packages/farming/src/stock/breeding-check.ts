// What looks wrong about a breeding round, from joining to weaning, and what can never be true of it.

import { markingBand, mostYoung, sireBand } from './stock-bands.ts'
import { isOutside } from './stock-bands.ts'
import { breedingRatio } from './breeding-ratios.ts'
import { ratioOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface BreedingRound {
  /** Lasting name of the class of the females. */
  readonly stockClass: string | null
  readonly joined: Known
  readonly sires: Known
  readonly scanned: Known
  readonly pregnant: Known
  readonly marked: Known
  readonly weaned: Known
}

export const scanningRate = (round: BreedingRound): Known => breedingRatio('scanning', [round])
export const markingRate = (round: BreedingRound): Known => breedingRatio('marking', [round])

/** Sires for every hundred females. */
export function sireRate({ sires, joined }: BreedingRound): Known {
  return ratioOf(sires === null ? null : sires * 100, joined)
}

export type BreedingFault =
  | 'marking rate'
  | 'more weaned than marked'
  | 'more scanned than joined'
  | 'more marked than in young'
  | 'few in young'

const fewestInYoung = 0.6

export function breedingFaults(round: BreedingRound): readonly BreedingFault[] {
  const { joined, scanned, pregnant, marked, weaned, stockClass } = round
  const [rate, band] = [markingRate(round), markingBand(stockClass)]
  const inYoung = scanningRate(round)
  const young = mostYoung(stockClass)
  const found: readonly (readonly [BreedingFault, boolean])[] = [
    ['marking rate', rate !== null && band !== undefined && isOutside(rate, band)],
    ['more weaned than marked', isMore(weaned, marked)],
    ['more scanned than joined', isMore(scanned, joined)],
    [
      'more marked than in young',
      young !== undefined && pregnant !== null && isMore(marked, pregnant * young),
    ],
    ['few in young', inYoung !== null && inYoung < fewestInYoung],
  ]
  return found.flatMap(([fault, isFound]) => (isFound ? [fault] : []))
}

/** A single sire for a few females is not too many: there is no half of one. */
export function hasOddSires(round: BreedingRound): boolean {
  const [rate, band] = [sireRate(round), sireBand(round.stockClass)]
  if (rate === null || band === undefined) return false
  return rate < band.low - 1e-9 || (round.sires !== 1 && rate > band.high + 1e-9)
}

function isMore(one: Known, other: Known): boolean {
  return one !== null && other !== null && one > other
}
