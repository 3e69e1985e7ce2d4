// What stock made of a crop: the weight that they put on, and how hard the ground was stocked (C14,
// C15). Weights are those of all head together, in kilograms.

import { daysBetween } from '../dates/dates.ts'
import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface Grazing {
  readonly number: Known
  readonly weightOn: Known
  readonly weightOff: Known
  /** Hectares. */
  readonly area: Known
  readonly start: string | null
  readonly end: string | null
}

const gramsOfKilogram = 1000

/** C14: in kilograms. */
export function weightGain({
  weightOn,
  weightOff,
}: Pick<Grazing, 'weightOn' | 'weightOff'>): Known {
  return weightOn === null || weightOff === null ? null : weightOff - weightOn
}

export function gainPerHectare(grazing: Grazing): Known {
  return ratioOf(weightGain(grazing), grazing.area)
}

/** Grams for each head and day. */
export function dailyGain(grazing: Grazing): Known {
  return dailyGainOfAll([grazing])
}

/** C107: of those that were weighed and counted, each head counts by its days. */
export function dailyGainOfAll(grazings: readonly Grazing[]): Known {
  const weighed = grazings.filter(one => weightGain(one) !== null && headDays(one) !== null)
  const gain = ratioOf(sumOf(weighed.map(weightGain)), sumOf(weighed.map(headDays)))
  return gain === null ? null : gain * gramsOfKilogram
}

/** C15: head times days for each hectare; with the rating of a head, in DSE-days. */
export function grazingPressure(grazing: Grazing, rating = 1): Known {
  const days = headDays(grazing)
  return ratioOf(days === null ? null : days * rating, grazing.area)
}

/** Nothing while the stock are still on. */
export function grazedDays({ start, end }: Pick<Grazing, 'start' | 'end'>): Known {
  return start === null || end === null ? null : daysBetween(start, end)
}

function headDays(grazing: Grazing): Known {
  const days = grazedDays(grazing)
  return days === null || grazing.number === null ? null : days * grazing.number
}
