// How well stock bred in the financial record: lambs marked, young weaned, and the weight of those
// (C100, C101, C106). A round counts only from the moment that its later figure is known (T31).

import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** From joining to weaning of one class; a figure is nothing until it is counted. */
export interface BreedingOfRecord {
  /** Lasting name: `sheep`, `cattle`. */
  readonly species: string
  readonly joined: Known
  readonly marked: Known
  readonly weaned: Known
  /** Kilograms a head. */
  readonly weaningWeight: Known
}

type Rounds = readonly BreedingOfRecord[]

export const breedingFigures: Readonly<Record<string, (rounds: Rounds) => Known>> = {
  marking_pct_sheep: rounds => shareOfJoined(rounds, 'sheep', ({ marked }) => marked),
  weaning_pct_sheep: rounds => shareOfJoined(rounds, 'sheep', ({ weaned }) => weaned),
  weaning_pct_cattle: rounds => shareOfJoined(rounds, 'cattle', ({ weaned }) => weaned),
  kg_weaned_per_female: rounds => shareOfJoined(rounds, 'cattle', kilogramsWeaned),
}

function shareOfJoined(
  rounds: Rounds,
  species: string,
  figure: (round: BreedingOfRecord) => Known,
): Known {
  const known = rounds.filter(
    round => round.species === species && round.joined !== null && figure(round) !== null,
  )
  return ratioOf(sumOf(known.map(figure)), sumOf(known.map(({ joined }) => joined)))
}

function kilogramsWeaned({ weaned, weaningWeight }: BreedingOfRecord): Known {
  return weaned === null || weaningWeight === null ? null : weaned * weaningWeight
}
