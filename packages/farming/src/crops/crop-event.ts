// One thing done to a crop, as far as its life, its areas and what it gave go.

import type { Known } from '../numbers/ratio.ts'

export interface CropEvent {
  readonly kind: CropEventKind
  readonly id: number
  /** Where a day is not known yet, it counts as the earliest. */
  readonly day: string | null
  /** Hectares. */
  readonly area: number | null
  /** Lasting name of the kind of ending, or of the way of grazing. */
  readonly how?: string | null
}

export type CropEventKind =
  | 'sowing'
  | 'grain'
  | 'lint'
  | 'hay'
  | 'cane'
  | 'grazing'
  | 'fallow'
  | 'ending'

/** What something is taken off a crop by. */
export type HarvestKind = 'grain' | 'lint' | 'hay' | 'cane' | 'grazing'

export interface MeasuredEvent extends CropEvent {
  /** Tonnes; of lint bales, of grazing kilograms gained. */
  readonly quantity: Known
  /** Tonnes of seed beside lint. */
  readonly seed?: Known
  /** Tonnes of sugar in cane. */
  readonly sugar?: Known
  /** Of a sowing, kilograms of seed on a hectare. */
  readonly rate?: Known
  /** Of grazing, the day on which the stock went off. */
  readonly last_day?: string | null
}

export interface CropNature {
  /** Lives through several periods: pasture, lucerne, cane, trees. */
  readonly perennial: boolean
  readonly cane: boolean
}

/** The order in which things happened; on one day, a harvest says more than another ending. */
export function byDay(one: CropEvent, other: CropEvent): number {
  const [first, second] = [one.day ?? '', other.day ?? '']
  if (first !== second) return first < second ? -1 : 1
  return rank(one) - rank(other) || one.id - other.id
}

function rank({ kind }: CropEvent): number {
  return order.indexOf(kind)
}

const order: readonly CropEventKind[] = [
  'fallow',
  'sowing',
  'grazing',
  'hay',
  'cane',
  'ending',
  'lint',
  'grain',
]
