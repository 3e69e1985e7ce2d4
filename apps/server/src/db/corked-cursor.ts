// A cursor whose messages to the database leave together, and whose rows come as bare values. By itself
// it writes each message at once, which costs more than answering a short question does.

import type { Socket } from 'node:net'
import type { Connection } from 'pg'
import Cursor from 'pg-cursor'

export class CorkedCursor<Row> extends Cursor<Row> {
  #stream: Socket | undefined

  constructor(text: string, values: unknown[]) {
    super(text, values, { rowMode: 'array' })
    const submit = this.submit
    this.submit = connection => {
      this.#stream = (connection as Connection & { stream?: Socket }).stream
      this.#together(() => submit.call(this, connection))
    }
    const read = this.read.bind(this) as (rows: number) => Promise<Row[]>
    this.read = ((rows: number) => this.#together(() => read(rows))) as typeof this.read
  }

  #together<Result>(write: () => Result): Result {
    const stream = this.#stream
    stream?.cork()
    process.nextTick(() => stream?.uncork())
    return write()
  }
}
