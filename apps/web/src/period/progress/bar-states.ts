// How far each crop, or each enterprise, of a period is, as the server tells it, with the points that stand open
// of it.

import type { Completeness } from '@furrow/wire/completeness-answer'
import type { OpenPoint, OpenPoints } from '@furrow/wire/open-points-answer'

export interface BarState {
  /** Its number. */
  readonly name: string
  readonly label: string
  readonly score: number
  readonly answered: boolean
  readonly points: readonly OpenPoint[]
}

/** `of`: the section whose bars they are, then those whose points are about them as well. */
export function barStates(
  { sections }: Pick<Completeness, 'sections'>,
  { blockers, warnings }: OpenPoints,
  of: readonly string[],
): readonly BarState[] {
  const bars = sections.find(({ name }) => name === of[0])?.bars ?? []
  const open = [...blockers, ...warnings.filter(({ confirmed }) => !confirmed)]
  const own = open.filter(({ section }) => of.includes(section))
  return bars.map(bar => ({ ...bar, points: own.filter(point => isAbout(point, bar.label)) }))
}

/** A point tells in words what it is about: `River, Wheat`, or `Wheat` alone. */
export function isAbout({ where }: Pick<OpenPoint, 'where'>, label: string): boolean {
  return where !== null && (where === label || where.endsWith(`, ${label}`))
}
