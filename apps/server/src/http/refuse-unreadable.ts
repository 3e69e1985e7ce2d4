// What is no request at all: bytes that Node cannot read as one. It is refused and logged like any
// other, without a word of what was sent.

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { WriteLine } from './request-log.ts'

export function refuseUnreadable(write: WriteLine) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroySoon()
    const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
    const id = randomUUID()
    const status = isTooLong ? 431 : 400
    const message = isTooLong ? 'The headers are too long.' : 'The request is not readable.'
    const body = JSON.stringify({ message, code: 'bad_request' })
    const head = [
      `HTTP/1.1 ${status} ${isTooLong ? 'Request Header Fields Too Large' : 'Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${id}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        id,
        person: null,
        status,
        unreadable: error.code,
      }),
    )
  }
}
