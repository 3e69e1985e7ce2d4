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
import type { ReadRows } from './overlay.ts'
import { rowsQuery } from './rows-query.ts'

interface RowsAhead {
  readonly resource: EntityName
  readonly wish: LooseWish
}

/** What follows from rows that are read ahead themselves. */
interface AfterRows {
  readonly after: readonly RowsAhead[]
  /** `rows`: of each of them; `zone`: that of the server, in which periods have their days. */
  readonly next: (rows: readonly ReadRows['rows'][], zone: string) => Promise<readonly Ahead[]>
}

/** In the very words of the screen, so that it finds what was read. */
export type Ahead = RowsAhead | AskedAnswer<unknown, unknown> | AfterRows
export type ReadAhead = (wanted: readonly Ahead[]) => void

export function rowsAhead<
  N extends EntityName,
  const I extends Include<N> = never,
  const C extends RelationName<N> = never,
  const A extends AggregateSome<N> = never,
>(resource: N, wish: RowWish<N, I, C, A>): RowsAhead {
  return { resource, wish: wish as LooseWish }
}

/** Wishes by name, as hooks ask for each of them. */
export function allAhead(
  wishes: Readonly<Record<string, readonly [EntityName, LooseWish]>>,
): readonly Ahead[] {
  return Object.values(wishes).map(([resource, wish]) => ({ resource, wish }))
}

/**
 * Held until the screen holds it: the one that is left lets go of what both show before that, and what nobody holds
 * is not read on. What cannot be read now is asked for again by the screen, which says so.
 */
export function readerAhead(api: Furrow, client: QueryClient, zone: string): ReadAhead {
  const rowsOf = ({ resource, wish }: RowsAhead) =>
    new QueryObserver(client, rowsQuery(api, resource, wish))
  const answerOf = (one: AskedAnswer<unknown, unknown>) =>
    new QueryObserver(client, answerQuery({ ...one, ask: signal => one.ask(api, signal) }))
  const hold = (reading: Pick<QueryObserver, 'subscribe'>, heard = nothing) =>
    void setTimeout(reading.subscribe(heard), heldFor)
  const follow = ({ after, next }: AfterRows) => {
    const readings = after.map(rowsOf)
    let isFollowed = false
    const look = async () => {
      const read = readings.flatMap(one => one.getCurrentResult().data ?? [])
      if (isFollowed || read.length < readings.length) return
      isFollowed = true
      readAhead(
        await next(
          read.map(({ rows }) => rows),
          zone,
        ),
      )
    }
    for (const reading of readings) hold(reading, () => void look())
    void look()
  }
  const readAhead: ReadAhead = wanted => {
    for (const one of wanted) {
      if ('after' in one) follow(one)
      else hold('resource' in one ? rowsOf(one) : answerOf(one))
    }
  }
  return readAhead
}

/** In milliseconds. */
const heldFor = 5000
const nothing = () => undefined
