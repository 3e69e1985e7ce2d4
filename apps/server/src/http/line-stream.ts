// An answer that goes on, line by line. Whoever does not read it is cut off before it fills the memory.

import { Readable } from 'node:stream'

export interface LineStream {
  readonly stream: Readable
  tell(line: string): void
  end(): void
}

/** In bytes, beside what the connection itself holds. */
const mostWaiting = 1_000_000

export function lineStream(): LineStream {
  const stream = new Readable({ read: () => undefined })
  let isEnded = false
  return {
    stream,
    tell(line) {
      if (isEnded || stream.destroyed) return
      stream.push(`${line}\n`)
      if (stream.readableLength > mostWaiting) stream.destroy()
    },
    end() {
      if (isEnded || stream.destroyed) return
      isEnded = true
      stream.push(null)
    },
  }
}
