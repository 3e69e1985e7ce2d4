// How well stock bred in the financial record: lambs marked, young weaned, and the weight of those.

import type { Known } from '../numbers/ratio.ts'
import { breedingRatio } from '../stock/breeding-ratios.ts'
import type { BreedingCounts, BreedingRatioName } from '../stock/breeding-ratios.ts'

/** From joining to weaning of one class; a figure is nothing until it is counted. */
export type BreedingOfRecord = Required<
  Pick<BreedingCounts, 'joined' | 'marked' | 'weaned' | 'weaningWeight'>
> & {
  /** Lasting name: `sheep`, `cattle`. */
  readonly species: string
}

type Rounds = readonly BreedingOfRecord[]

export const breedingFigures: Readonly<Record<string, (rounds: Rounds) => Known>> = {
  marking_pct_sheep: rounds => ratioFor('sheep', 'marking', rounds),
  weaning_pct_sheep: rounds => ratioFor('sheep', 'weaning', rounds),
  weaning_pct_cattle: rounds => ratioFor('cattle', 'weaning', rounds),
  kg_weaned_per_female: rounds => ratioFor('cattle', 'kilograms_weaned', rounds),
}

function ratioFor(species: string, name: BreedingRatioName, rounds: Rounds): Known {
  return breedingRatio(
    name,
    rounds.filter(round => round.species === species),
  )
}
