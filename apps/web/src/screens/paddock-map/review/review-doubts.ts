// What looks wrong about a shape, and may be right: ground that another paddock has, an area unlike the
// one that is recorded, a paddock that lay elsewhere until now.

import { isAsMapped } from '@furrow/farming/land/mapped-area'
import { boundsOf, kilometresBetween, middleOf } from '../../../map/bounds.ts'
import { roughlySameGround } from '../../../map/shared-roughly.ts'
import { positionsOf } from '../../../map/shape.ts'
import type { Shape } from '../../../map/shape.ts'
import { areaText, numberText, percentText } from '../../../ui/amounts.ts'
import { differenceWords } from '../area-words.ts'
import { overlapsAmong } from '../overlaps.ts'
import type { NamedShape } from '../overlaps.ts'
import type { PaddockOnMap } from '../paddock-on-map.ts'
import { isWritten } from './review-row.ts'
import type { ReviewRow } from './review-row.ts'

/** Of each row, in their order. */
export function doubtsOf(
  rows: readonly ReviewRow[],
  paddocks: readonly PaddockOnMap[],
): readonly (readonly string[])[] {
  const overlaps = overlapsAmong(standingShapes(rows, paddocks))
  return rows.map(row => {
    if (!isWritten(row)) return row.found.notes
    return [
      ...row.found.notes,
      ...areaDoubt(row),
      ...elsewhere(row, paddocks),
      ...overlaps(row.shape).map(
        ({ name, hectares, share }) =>
          `Overlaps ${name} by ${areaText(Number(hectares.toFixed(2)))} (${percentText(share, 1)}).`,
      ),
    ]
  })
}

/** All boundaries as they would be: those of the file, and those that nothing is written over. */
function standingShapes(
  rows: readonly ReviewRow[],
  paddocks: readonly PaddockOnMap[],
): readonly NamedShape[] {
  const written = rows.filter(isWritten)
  const replaced = new Set(written.map(({ paddock }) => paddock?.id))
  return [
    ...written.map(row => ({ name: endName(row), shape: row.shape })),
    ...paddocks.flatMap(({ id, name, shape }) =>
      shape && !replaced.has(id) ? [{ name, shape }] : [],
    ),
  ]
}

export function endName({ decision, paddock, name }: ReviewRow): string {
  return paddock?.name ?? (decision.to === 'new' ? decision.name : name)
}

/** Whether the area that is recorded is that of the shape. */
function isUnlikeArea({ paddock, hectares }: ReviewRow): boolean {
  const area = paddock?.area ?? null
  return area !== null && !isAsMapped(area, hectares)
}

function areaDoubt(row: ReviewRow): readonly string[] {
  const { paddock, hectares } = row
  if (!isUnlikeArea(row) || !paddock?.area) return []
  return [`${differenceWords({ area: paddock.area, mapped: hectares })}.`]
}

/** As when the shapes of another year, or of another farm, have the same names. */
function elsewhere(
  { shape, paddock }: ReviewRow,
  paddocks: readonly PaddockOnMap[],
): readonly string[] {
  if (!paddock?.shape || roughlySameGround(shape, paddock.shape) > 0.1) return []
  const now = paddocks.find(
    other => other.shape && other.id !== paddock.id && roughlySameGround(shape, other.shape) > 0.5,
  )
  const away = kilometresApart(shape, paddock.shape)
  const where = now ? `, where ${now.name} is now` : ''
  return [`${paddock.name} was drawn ${numberText(away, 1)} km away until now${where}.`]
}

function kilometresApart(one: Shape, other: Shape): number {
  const [mine, theirs] = [boundsOf(positionsOf(one)), boundsOf(positionsOf(other))]
  return mine && theirs ? kilometresBetween(middleOf(mine), middleOf(theirs)) : 0
}
