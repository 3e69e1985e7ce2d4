// A cursor whose messages to the database leave together, and whose rows come as bare values. By itself
// it writes each message at once, which costs more than answering a short question does. Short rows come
// more at once than was asked for: every time that the database is asked costs as much as many rows do.

import type { Socket } from 'node:net'
import type { Connection } from 'pg'
import Cursor from 'pg-cursor'

/** In characters, of the texts of rows that come at once. */
const pieceSize = 500_000
const mostRows = 10_000

export class CorkedCursor<Row> extends Cursor<Row> {
  #stream: Socket | undefined
  #rowsAtOnce = 0

  constructor(text: string, values: unknown[]) {
    super(text, values, { rowMode: 'array' })
    const submit = this.submit
    this.submit = connection => {
      this.#stream = (connection as Connection & { stream?: Socket }).stream
      this.#together(() => submit.call(this, connection))
    }
    const read = this.read.bind(this) as (rows: number) => Promise<Row[]>
    this.read = (async (asked: number) => {
      const rows = await this.#together(() => read(Math.max(asked, this.#rowsAtOnce)))
      this.#rowsAtOnce = rowsInPiece(rows as readonly (readonly unknown[])[])
      return rows
    }) as typeof this.read
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
