// How well females bred, from joining to weaning (C99 to C106), of one round or of several. A round counts
// only from the moment that its later figure is known (T31).

import { daysBetween } from '../dates/dates.ts'
import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** From joining to weaning of one class; what was not counted is left out or nothing. */
export interface BreedingCounts {
  /** Lasting name: `sheep`, `cattle`. */
  readonly species?: string | null
  readonly joined?: Known
  readonly sires?: Known
  readonly scanned?: Known
  readonly pregnant?: Known
  readonly foetuses?: Known
  readonly marked?: Known
  readonly weaned?: Known
  /** Kilograms a head. */
  readonly weaningWeight?: Known
}

type Count = (round: BreedingCounts) => Known | undefined

const breedingRatios = {
  /** C99: of those scanned, and foetuses of those joined. */
  scanning: { of: ({ pregnant }) => pregnant, over: ({ scanned }) => scanned },
  foetuses: { of: ({ foetuses }) => foetuses, over: ({ joined }) => joined },
  /** C100, C101 */
  marking: { of: ({ marked }) => marked, over: ({ joined }) => joined },
  weaning: { of: ({ weaned }) => weaned, over: ({ joined }) => joined },
  /** C102: of young that were seen at scanning, those that were not weaned; and weaned of those marked. */
  losses: { of: round => lostOf(round), over: round => youngSeen(round) },
  survival: { of: ({ weaned }) => weaned, over: ({ marked }) => marked },
  /** C105: females for each sire. */
  joining: { of: ({ joined }) => joined, over: ({ sires }) => sires },
  /** C106: kilograms for each female joined. */
  kilograms_weaned: { of: round => kilogramsWeaned(round), over: ({ joined }) => joined },
} satisfies Readonly<Record<string, { readonly of: Count; readonly over: Count }>>

export type BreedingRatioName = keyof typeof breedingRatios

export const breedingRatioNames = Object.keys(breedingRatios) as BreedingRatioName[]

export function breedingRatio(name: BreedingRatioName, rounds: readonly BreedingCounts[]): Known {
  const { figure, by } = breedingParts(name, rounds)
  return ratioOf(figure, by)
}

/** What a ratio divides by what, over the rounds that have both. */
export function breedingParts(name: BreedingRatioName, rounds: readonly BreedingCounts[]) {
  const { of, over } = breedingRatios[name]
  const known = rounds.flatMap(round => {
    const [figure, by] = [of(round) ?? null, over(round) ?? null]
    return figure === null || by === null ? [] : [{ figure, by }]
  })
  return {
    figure: sumOf(known.map(({ figure }) => figure)),
    by: sumOf(known.map(({ by }) => by)),
  }
}

export interface BreedingSummed {
  readonly rounds: number
  /** Females, in all of them. */
  readonly joined: Known
  readonly ratios: Readonly<Record<BreedingRatioName, Known>>
}

/** T31: each ratio over the rounds that have both of its figures. */
export function breedingOf(rounds: readonly BreedingCounts[]): BreedingSummed {
  const named = breedingRatioNames.map(name => [name, breedingRatio(name, rounds)])
  return {
    rounds: rounds.length,
    joined: sumOf(rounds.map(({ joined = null }) => joined)),
    ratios: Object.fromEntries(named) as Record<BreedingRatioName, Known>,
  }
}

/** C104: days that the sires were in. */
export function joiningDays(siresIn: string | null, siresOut: string | null): Known {
  return siresIn === null || siresOut === null ? null : daysBetween(siresIn, siresOut)
}

/** T25: females that bear several are counted by their foetuses, cows by who is in calf. */
const bearSeveral: readonly string[] = ['sheep', 'goats']

function youngSeen({ species, pregnant, foetuses }: BreedingCounts): Known {
  return (bearSeveral.includes(species ?? '') ? foetuses : pregnant) ?? null
}

function lostOf(round: BreedingCounts): Known {
  const [seen, weaned = null] = [youngSeen(round), round.weaned]
  return seen === null || weaned === null ? null : seen - weaned
}

function kilogramsWeaned({ weaned = null, weaningWeight = null }: BreedingCounts): Known {
  return weaned === null || weaningWeight === null ? null : weaned * weaningWeight
}
