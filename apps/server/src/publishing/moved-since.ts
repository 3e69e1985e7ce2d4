// How far each published figure moved since the edition before: never how many farms it took.

import type { EarlierEdition, PublishedSet } from '@furrow/farming/benchmarks/edition'
import { isWithheld } from '@furrow/farming/benchmarks/edition'
import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { MovedFigure } from '@furrow/wire/editions/edition-made-answer'
import type { ScopeMade } from './edition-made.ts'
import type { FigureWriting } from './figure-writing.ts'

/** So many are told; the rest is counted. */
const most = 200

export interface Move {
  readonly scope: string
  readonly group: string
  /** The measure of a middle farm, or the line of an average farm. */
  readonly figure: string
  readonly from: number | null
  readonly to: number | null
}

export function movedSince(
  scopes: readonly ScopeMade[],
  earlier: (scope: string) => readonly EarlierEdition[],
): readonly Move[] {
  return scopes.flatMap(({ scope, sets }) => {
    const before = earlier(scope).at(-1)
    if (!before) return []
    const after = new Map(sets.map(set => [set.key, set]))
    const keys = [...new Set([...before.sets.map(({ key }) => key), ...after.keys()])]
    return keys.flatMap(key =>
      movesOf(scope, key, [before.sets.find(set => set.key === key), after.get(key)]),
    )
  })
}

/** In words; whole farms come first. */
export function movesTold(
  moved: readonly Move[],
  scopes: readonly ScopeMade[],
  { write }: FigureWriting,
): { readonly moved: readonly MovedFigure[]; readonly more_moved: number } {
  const made = new Map(scopes.map(one => [one.scope, one]))
  const told = moved.flatMap(move => {
    const of = made.get(move.scope)
    return of ? [{ ...move, of }] : []
  })
  const ordered = told.toSorted(
    (one, other) => Number(other.scope === 'farm') - Number(one.scope === 'farm'),
  )
  return {
    moved: ordered.slice(0, most).map(({ scope, of, group, figure, from, to }) => {
      const { measures, lines } = comparisonOf(scope)
      const declared = [...measures, ...lines].find(one => one.name === figure)
      const unit = declared?.unit ?? ''
      const written = (value: number | null) =>
        value === null ? null : write(value, { scope, unit })
      return {
        scope,
        of: of.name,
        group: of.groups.find(({ key }) => key === group)?.name ?? group,
        figure,
        label: declared?.label ?? figure,
        before: written(from),
        after: written(to),
      }
    }),
    more_moved: Math.max(0, told.length - most),
  }
}

type Pair = readonly [before: PublishedSet | undefined, after: PublishedSet | undefined]

function movesOf(scope: string, group: string, [before, after]: Pair): readonly Move[] {
  const { measures, lines } = comparisonOf(scope)
  const figures = [
    ...measures.map(({ name }, at) => [name, middleOf(before, at), middleOf(after, at)] as const),
    ...lines.map(({ name }, at) => [name, meanOf(before, at), meanOf(after, at)] as const),
  ]
  return figures.flatMap(([figure, from, to]) =>
    from === to ? [] : [{ scope, group, figure, from, to }],
  )
}

function middleOf(set: PublishedSet | undefined, at: number): number | null {
  const found = set?.percentiles[at]
  return found && !isWithheld(found) ? found.middle : null
}

function meanOf(set: PublishedSet | undefined, at: number): number | null {
  if (!set || isWithheld(set.average)) return null
  const mean = set.average.lines[at] ?? NaN
  return Number.isNaN(mean) ? null : mean
}
