// What stands on the strip of a finding: the usual range and the marks, with their names and figures.

import { rangeText } from '@furrow/farming/numbers/range-text'
import type { MarkShape } from '@furrow/farming/pictures/mark-shape'
import { spreadPlaces } from '@furrow/farming/pictures/spread-places'
import type { SpreadPlaces } from '@furrow/farming/pictures/spread-places'
import type { FollowedScreen, ShownFinding } from '@furrow/wire/office/workshop-screen-answer'

export type OwnFigure = NonNullable<FollowedScreen['own']>

export interface FindingMark {
  readonly name: string
  readonly text: string
  /** From 0 to 1. */
  readonly at: number
  readonly shape: MarkShape
  /** Of the page: `var(--accent)`. */
  readonly colour: string
}

interface StripOfFinding {
  readonly range: (NonNullable<SpreadPlaces['band']> & { readonly ends: Ends }) | null
  readonly marks: readonly FindingMark[]
  /** The own farm lies further out than the strip reaches. */
  readonly beyond: 'left' | 'right' | null
}

/** As they stand, from left to right. */
type Ends = readonly [left: string, right: string]

export function stripOf(finding: ShownFinding, own?: OwnFigure | null): StripOfFinding {
  const { better, low, middle, high, average, top } = finding
  const places = spreadPlaces({
    better,
    own: own?.figure.value ?? null,
    low: low.value,
    middle: middle.value,
    high: high.value,
    average: average.value,
    top: top.value,
  })
  const ends: Ends = better === 'down' ? [high.text, low.text] : [low.text, high.text]
  const marks: readonly (Omit<FindingMark, 'at'> & { readonly at: number | null })[] = [
    { ...looks.middle, text: middle.text, at: places.middle },
    { ...looks.average, text: average.text, at: places.average },
    { ...looks.top, text: top.text, at: places.top },
    { ...looks.own, text: own?.figure.text ?? '', at: places.own?.at ?? null },
  ]
  return {
    range: places.band && { ...places.band, ends },
    marks: marks.flatMap(({ at, ...mark }) => (at === null ? [] : [{ ...mark, at }])),
    beyond: places.own?.beyond ?? null,
  }
}

const looks = {
  middle: { name: 'Middle farm', shape: 'tick', colour: 'var(--ink)' },
  average: { name: 'Average farm', shape: 'circle', colour: 'var(--note)' },
  top: { name: 'Best farms', shape: 'triangle', colour: 'var(--attention)' },
  own: { name: 'Your farm', shape: 'diamond', colour: 'var(--accent)' },
} as const

/** How many farms lie within the usual range. */
export function rangeName({ band }: Pick<ShownFinding, 'band'>): string {
  return band === 'fifths' ? 'Usual range: three fifths of farms' : 'Usual range: half of farms'
}

/** What the strip shows, for who hears the page. */
export function stripWords(finding: ShownFinding, own?: OwnFigure | null): string {
  const { range, marks } = stripOf(finding, own)
  const { label, low, high } = finding
  const parts = [
    range ? `usual range ${rangeText(low.text, high.text)}` : '',
    ...marks.map(({ name, text }) => `${name.toLowerCase()} ${text}`),
  ].filter(Boolean)
  return parts.length === 0 ? label : `${label}: ${parts.join(', ')}`
}
