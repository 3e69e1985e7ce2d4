// What is to become of a shape of the file: guessed at first, and for someone to switch.

import type { Match } from './match-shapes.ts'

export type Decision =
  | { readonly to: 'new'; readonly name: string }
  | { readonly to: 'paddock'; readonly id: number }
  | { readonly to: 'nothing' }

/** A shape that fits no paddock is a new one, as it is called in the file. */
export function guessedDecision(name: string, match: Match | undefined): Decision {
  return match ? { to: 'paddock', id: match.paddock.id } : { to: 'new', name: name.trim() }
}

/** Shapes with the same words have the same end; nothing where it comes to none. */
export function endOf(decision: Decision): string | undefined {
  if (decision.to === 'paddock') return `paddock ${decision.id}`
  const name = decision.to === 'new' ? decision.name.trim() : ''
  return name === '' ? undefined : `new ${name.toLowerCase()}`
}
