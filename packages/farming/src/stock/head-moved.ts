// What was sold, bought or lost is some animals: none is no movement. How many it was may be said later.

import type { Known } from '../numbers/ratio.ts'
import type { StockMovementKind } from './herd.ts'

const movesSome = {
  sale: 'A sale needs',
  purchase: 'A purchase needs',
  death: 'Deaths need',
} as const satisfies Partial<Record<StockMovementKind, string>>

export type MovesSome = keyof typeof movesSome

export function isMovesSome(kind: unknown): kind is MovesSome {
  return typeof kind === 'string' && Object.hasOwn(movesSome, kind)
}

/** Why no head are no such movement, in a sentence. */
export function whyNoneMoved(kind: MovesSome, head: Known): string | undefined {
  return head === 0 ? `${movesSome[kind]} a number: at least one head.` : undefined
}
