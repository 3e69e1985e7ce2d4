// What keeps a shape from being written: the server would refuse it, or nobody could say what is meant.

import { cornersOf } from '../../../map/shape.ts'
import type { PaddockOnMap } from '../paddock-on-map.ts'
import type { ReviewRow } from './review-row.ts'

interface Beside {
  readonly paddocks: readonly PaddockOnMap[]
  /** Shapes that go to the same end, as they are called. */
  readonly others: readonly string[]
}

export function blocksOf(row: Omit<ReviewRow, 'blocks'>, beside: Beside): readonly string[] {
  if (row.happening === 'leave' || row.happening === 'join') return []
  const sentences = [clashOf(row, beside.others), ...nameFaults(row, beside), tooFine(row)]
  return sentences.filter(sentence => sentence !== undefined)
}

function clashOf(
  { decision, paddock }: Omit<ReviewRow, 'blocks'>,
  others: readonly string[],
): string | undefined {
  if (others.length === 0) return undefined
  const end = paddock?.name ?? (decision.to === 'new' ? decision.name : '')
  return `${others.length + 1} shapes go to ${end}: join them, or choose again for one.`
}

function nameFaults(
  { decision }: Omit<ReviewRow, 'blocks'>,
  { paddocks }: Beside,
): readonly (string | undefined)[] {
  if (decision.to !== 'new') return []
  const name = decision.name.trim()
  if (name === '') return ['A new paddock needs a name.']
  const isTaken = paddocks.some(paddock => paddock.name.toLowerCase() === name.toLowerCase())
  return [
    isTaken ? `There is already a paddock called ${name}: choose it, or another name.` : undefined,
    name.length > longestName
      ? `A name can have up to ${longestName} letters: this one has ${name.length}.`
      : undefined,
  ]
}

const longestName = 60

function tooFine({ shape }: Omit<ReviewRow, 'blocks'>): string | undefined {
  const corners = cornersOf(shape)
  if (corners <= mostCorners) return undefined
  return `It has ${corners.toLocaleString('en')} corners; a boundary can have up to ${mostCorners.toLocaleString('en')}.`
}

/** One position more closes each ring. */
const mostCorners = 19_000
