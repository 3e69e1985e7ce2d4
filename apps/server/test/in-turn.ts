// What the usual run asks of a loop over everything by everybody, and what the long form asks.

import { inject } from 'vitest'

/**
 * In the usual run so many of all, others at each place: where there are places enough, everything has its
 * turn. In the long form everything at every place.
 */
export function inTurn<Item>(
  all: readonly Item[],
  { place, most }: { readonly place: number; readonly most: number },
): readonly Item[] {
  if (inject('isLongForm') || most >= all.length) return all
  const from = place * most
  return all.filter((_, at) => (at - from + all.length * place) % all.length < most)
}
