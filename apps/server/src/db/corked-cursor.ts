// A cursor whose messages to the database leave together, and whose rows come as bare values. By itself
// it writes each message at once, which costs more than answering a short question does. Short rows come
// more at once than was asked for: every time that the database is asked costs as much as many rows do.
// And it ends where the connection has: by itself it would wait for a last word for ever.

import { once } from 'node:events'
import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { Connection } from 'pg'
import Cursor from 'pg-cursor'

/** In characters, of the texts of rows that come at once. */
const pieceSize = 500_000
const mostRows = 10_000

export class CorkedCursor<Row> extends Cursor<Row> {
  #stream: Socket | undefined
  #connection: EventEmitter | undefined
  #rowsAtOnce = 0

  constructor(text: string, values: unknown[]) {
    super(text, values, { rowMode: 'array' })
    const submit = this.submit
    this.submit = connection => {
      this.#connection = connection
      this.#stream = (connection as Connection & { stream?: Socket }).stream
      this.#together(() => submit.call(this, connection))
    }
    const close = this.close.bind(this) as () => Promise<void>
    this.close = (() => this.#closeOrEnd(close)) as typeof this.close
    const read = this.read.bind(this) as (rows: number) => Promise<Row[]>
    this.read = (async (asked: number) => {
      const rows = await this.#together(() => read(Math.max(asked, this.#rowsAtOnce)))
      this.#rowsAtOnce = rowsInPiece(rows as readonly (readonly unknown[])[])
      return rows
    }) as typeof this.read
  }

  async #closeOrEnd(close: () => Promise<void>): Promise<void> {
    // PostgreSQL has ended by itself what failed.
    if ((this as unknown as { readonly state: string }).state === 'error') return
    const heard = new AbortController()
    const broken = this.#connection ? [once(this.#connection, 'end', heard)] : []
    try {
      await Promise.race([close(), ...broken])
    } finally {
      heard.abort()
    }
  }

  #together<Result>(write: () => Result): Result {
    const stream = this.#stream
    stream?.cork()
    process.nextTick(() => stream?.uncork())
    return write()
  }
}

/** As many as these are like, up to a piece. */
function rowsInPiece(rows: readonly (readonly unknown[])[]): number {
  const size = rows.reduce((sum, [text]) => sum + (typeof text === 'string' ? text.length : 0), 0)
  return size === 0 ? 0 : Math.min(mostRows, Math.round((pieceSize / size) * rows.length))
}
