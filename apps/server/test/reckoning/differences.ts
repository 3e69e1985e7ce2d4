// What two places say of the same figure, and where they say different things.

import type { Figure } from './raw-farm.ts'

/** Figures of a crop, or of whatever else, by their names. */
export type Told = Readonly<Record<string, Figure>>

export interface Difference {
  readonly what: string
  readonly figure: string
  readonly reckoned: Figure
  readonly told: Figure
}

export interface Comparison {
  /** How many figures were looked at, and how many of them are known. */
  readonly looked: number
  readonly known: number
  /** What those are called that are known somewhere. */
  readonly names: ReadonlySet<string>
  readonly differences: readonly Difference[]
}

/**
 * By the last digit that a place keeps: rain to the hundredth, month by month and before it is multiplied.
 * Scores are kept to the sixth digit; of bales for the water of a field, hundredths of rain move the fifth.
 */
const slacks: readonly (readonly [figures: RegExp, slack: number])[] = [
  [/rain_(annual|gsr|summer|long_term)_mm$/, 0.13],
  [/^potential$/, 0.2],
  [/^score$|data_complete_pct$/, 1e-6],
  [/ir_gpwui$/, 1e-4],
  // Whole cents are shared out first (T17): those that are left over go to one of several that lost the same.
  [/^((sheet|all|wizard) )?(gross_margin|kept_income|(income|margin|cost)(_per_(ha|mm))?)$/, 2],
  // The cents that are left over go to one of several that lost the same.
  [/^record (dl_crop|ir_crop|co_cane)_direct_cost$/, 12],
  [/^record (dryland_crop|irrigated_crop|cane)_income$/, 3],
]

const slackOf = (figure: string): number =>
  slacks.find(([figures]) => figures.test(figure))?.[1] ?? 0.006

export function compared(what: string, reckoned: Told, told: Told): Comparison {
  const names = Object.keys(told).filter(name => name in reckoned)
  const differences = names.flatMap(figure => {
    const [one = null, other = null] = [reckoned[figure], told[figure]]
    return isSame(one, other, slackOf(figure)) ? [] : [{ what, figure, reckoned: one, told: other }]
  })
  const known = names.filter(name => reckoned[name] !== null)
  return { looked: names.length, known: known.length, names: new Set(known), differences }
}

function isSame(one: Figure, other: Figure, slack: number): boolean {
  if (one === null || other === null) return one === other
  return Math.abs(one - other) <= slack + Math.abs(one) * 1e-6
}

export function allOf(comparisons: readonly Comparison[]): Comparison {
  const sum = (figure: (one: Comparison) => number) =>
    comparisons.reduce((all, one) => all + figure(one), 0)
  return {
    looked: sum(({ looked }) => looked),
    known: sum(({ known }) => known),
    names: new Set(comparisons.flatMap(({ names }) => [...names])),
    differences: comparisons.flatMap(({ differences }) => differences),
  }
}

/** A few of each figure, for who reads why a test failed. */
export function inWords(differences: readonly Difference[]): string {
  return [...Map.groupBy(differences, ({ figure }) => figure)]
    .map(([figure, own]) => {
      const some = own
        .slice(0, 4)
        .map(({ what, reckoned, told }) => `  ${what}: reckoned ${reckoned}, told ${told}`)
      return [`${figure}, ${own.length} times`, ...some].join('\n')
    })
    .join('\n')
}
