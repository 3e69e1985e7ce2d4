// What would happen if the shapes of a file were written: a row for each shape, with what speaks
// against it.

import { joined } from '../../../map/clipped.ts'
import type { FoundShape } from '../../../map/files/map-file.ts'
import { isSameGround } from '../../../map/same-ground.ts'
import { hectaresOf, polygonsOf, shapeOf } from '../../../map/shape.ts'
import type { Shape } from '../../../map/shape.ts'
import type { PaddockOnMap } from '../paddock-on-map.ts'
import { endOf, guessedDecision } from './decision.ts'
import type { Decision } from './decision.ts'
import type { Match } from './match-shapes.ts'
import { blocksOf } from './review-blocks.ts'
import type { Happening, ReviewRow } from './review-row.ts'

interface Reviewing {
  readonly shapes: readonly FoundShape[]
  readonly names: readonly string[]
  readonly matches: readonly (Match | undefined)[]
  readonly paddocks: readonly PaddockOnMap[]
  /** By the place of the shape. */
  readonly decided: ReadonlyMap<number, Decision>
  /** Shapes with the same end become parts of one boundary. */
  readonly joins: boolean
}

export function reviewRows(reviewing: Reviewing): readonly ReviewRow[] {
  const { shapes, names, matches, decided, joins } = reviewing
  const decisions = shapes.map(
    (_, place) => decided.get(place) ?? guessedDecision(names[place] ?? '', matches[place]),
  )
  const ends = Map.groupBy(decisions.keys(), place => endOf(decisions[place] ?? nothing))
  return shapes.map((found, place) => {
    const decision = decisions[place] ?? nothing
    const end = endOf(decision)
    const together = end === undefined ? [place] : (ends.get(end) ?? [place])
    return rowOf(
      reviewing,
      { found, place, decision, together: joins ? together : [place] },
      {
        clashing: joins ? [] : together.filter(other => other !== place),
      },
    )
  })
}

const nothing: Decision = { to: 'nothing' }

interface Deciding {
  readonly found: FoundShape
  readonly place: number
  readonly decision: Decision
  /** With which it is joined, itself among them. */
  readonly together: readonly number[]
}

function rowOf(
  { shapes, names, matches, paddocks }: Reviewing,
  { found, place, decision, together }: Deciding,
  { clashing }: { readonly clashing: readonly number[] },
): ReviewRow {
  const isFirst = together[0] === place
  const shape =
    isFirst && together.length > 1
      ? joinedShape(together.flatMap(other => shapes[other]?.shape ?? []))
      : found.shape
  const paddock =
    decision.to === 'paddock' ? paddocks.find(({ id }) => id === decision.id) : undefined
  const row = {
    place,
    found,
    decision,
    paddock,
    shape,
    name: names[place] ?? '',
    match: matches[place],
    happening: isFirst ? happeningOf(decision, paddock, shape) : ('join' as const),
    hectares: hectaresOf(shape),
  }
  const others = clashing.map(other => names[other] || `shape ${other + 1}`)
  return { ...row, blocks: blocksOf(row, { paddocks, others }) }
}

const joinedShapes = new WeakMap<
  Shape,
  { readonly parts: readonly Shape[]; readonly shape: Shape }
>()

/** The same object for the same parts, so that what was measured of it need not be measured again. */
function joinedShape(parts: readonly Shape[]): Shape {
  const [first] = parts
  if (!first) throw new Error('Nothing was to be joined.')
  const known = joinedShapes.get(first)
  if (
    known?.parts.every((part, place) => part === parts[place]) &&
    known.parts.length === parts.length
  ) {
    return known.shape
  }
  const shape = shapeOf(joined(parts.flatMap(polygonsOf))) ?? first
  joinedShapes.set(first, { parts, shape })
  return shape
}

function happeningOf(
  decision: Decision,
  paddock: PaddockOnMap | undefined,
  shape: Shape,
): Happening {
  if (decision.to === 'nothing') return 'leave'
  if (decision.to === 'new') return 'add'
  if (!paddock?.shape) return 'draw'
  return isSameGround(shape, paddock.shape) ? 'same' : 'change'
}
