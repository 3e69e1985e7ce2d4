// What a screen reads first, asked for while the screen itself is still on its way: nobody waits for one
// and then for the other.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { Furrow } from '@furrow/wire/client/connect'
import type { RelationName } from '@furrow/wire/client/relation-types'
import type { AggregateSome, Include } from '@furrow/wire/client/wish-types'
import { QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { answerQuery } from './answer-query.ts'
import type { AskedAnswer } from './answer-query.ts'
import type { LooseWish, RowWish } from './row-wish.ts'
import { rowsQuery } from './rows-query.ts'

interface RowsAhead {
  readonly resource: EntityName
  readonly wish: LooseWish
}

/** In the very words of the screen, so that it finds what was read. */
export type Ahead = RowsAhead | AskedAnswer<unknown, unknown>
export type ReadAhead = (wanted: readonly Ahead[]) => void

export function rowsAhead<
  N extends EntityName,
  const I extends Include<N> = never,
  const C extends RelationName<N> = never,
  const A extends AggregateSome<N> = never,
>(resource: N, wish: RowWish<N, I, C, A>): Ahead {
  return { resource, wish: wish as LooseWish }
}

/**
 * Held until the screen holds it: the one that is left lets go of what both show before that, and what nobody holds
 * is not read on. What cannot be read now is asked for again by the screen, which says so.
 */
export function readerAhead(api: Furrow, client: QueryClient): ReadAhead {
  return wanted => {
    for (const one of wanted) {
      const reading =
        'resource' in one
          ? new QueryObserver(client, rowsQuery(api, one.resource, one.wish))
          : new QueryObserver(client, answerQuery({ ...one, ask: signal => one.ask(api, signal) }))
      setTimeout(reading.subscribe(nothing), heldFor)
    }
  }
}

/** In milliseconds. */
const heldFor = 5000
const nothing = () => undefined
