// Who is told of what a database is asked: how many connections it has, and how long each statement takes.

import Cursor from 'pg-cursor'
import type { ClientBase, Pool } from 'pg'

export interface DatabaseWatch {
  /** A pool of connections was opened. */
  pool(use: () => PoolUse): void
  /** A statement goes out, by its text alone. */
  statement(text: string): EndStatement
}

export interface PoolUse {
  readonly most: number
  readonly used: number
  readonly idle: number
  /** Whoever has no connection yet. */
  readonly waiting: number
}

/** It was answered, or failed; `took`, in milliseconds, where it is not the time that went by. */
type EndStatement = (failure?: unknown, took?: number) => void

export function poolUse({ totalCount, idleCount, waitingCount }: Pool, most: number): PoolUse {
  return { most, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** Nobody waits for an answer any longer because it is looked at. */
export function watchStatements(client: ClientBase, watch: DatabaseWatch): void {
  const query = client.query.bind(client) as (asked: unknown, values?: unknown) => unknown
  const watched = (asked: unknown, values?: unknown): unknown => {
    if (asked instanceof Cursor) return query(watchCursor(asked, watch))
    if (typeof asked !== 'string') return query(asked, values)
    const end = watch.statement(asked)
    const answer = query(asked, values) as Promise<unknown>
    void answer.then(() => end(), end)
    return answer
  }
  Object.assign(client, { query: watched })
}

/** Rows that come in pieces take as long as the database does, however long someone takes to read them. */
function watchCursor<Row>(cursor: Cursor<Row>, watch: DatabaseWatch): Cursor<Row> {
  const read = cursor.read.bind(cursor) as (rows: number) => Promise<Row[]>
  const close = cursor.close.bind(cursor) as () => Promise<void>
  const end = watch.statement((cursor as Cursor<Row> & { readonly text: string }).text)
  let took = 0
  let failure: unknown
  cursor.read = (async (rows: number) => {
    const began = performance.now()
    try {
      return await read(rows)
    } catch (error) {
      failure = error
      throw error
    } finally {
      took += performance.now() - began
    }
  }) as typeof cursor.read
  cursor.close = (() => {
    end(failure, took)
    return close()
  }) as typeof cursor.close
  return cursor
}
