// The place of each of several farms, the best first; who reads the same shares a place.

import type { Known } from '../numbers/ratio.ts'

export interface FarmPlace {
  /** From 1, which is the best. */
  readonly place: number
  /** How many have a figure. */
  readonly of: number
  readonly isShared: boolean
}

/** `figures` as they are read; null where there is none, or nobody to compare with. */
export function placesAmongOwn(
  figures: readonly Known[],
  better: 'up' | 'down',
): readonly (FarmPlace | null)[] {
  const known = figures.filter(figure => figure !== null)
  if (known.length < 2) return figures.map(() => null)
  return figures.map(figure => {
    if (figure === null) return null
    const ahead = known.filter(other => (better === 'up' ? other > figure : other < figure))
    const alike = known.filter(other => other === figure)
    return { place: ahead.length + 1, of: known.length, isShared: alike.length > 1 }
  })
}

/** `1st of 4`, `equal 2nd of 4` */
export function placeText({ place, of, isShared }: FarmPlace): string {
  return `${isShared ? 'equal ' : ''}${ordinal(place)} of ${of}`
}

const rules = new Intl.PluralRules('en-AU', { type: 'ordinal' })
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const

const ordinal = (place: number) => `${place}${endings[rules.select(place)]}`
