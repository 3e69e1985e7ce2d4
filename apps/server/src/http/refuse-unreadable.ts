// What is no request at all: bytes that Node cannot read as one. It is refused and logged like any
// other, without a word of what was sent.

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ProtectingHeaders } from './protecting-headers.ts'
import type { WriteLine } from './request-log.ts'

interface Unreadable {
  readonly status: number
  readonly reason: string
  readonly message: string
}

const unreadable: Unreadable = {
  status: 400,
  reason: 'Bad Request',
  message: 'The request is not valid.',
}

/** By Node's own word. A slow line is not the fault of whoever asks: they may ask again. */
const answers: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    message: 'The headers are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    message: 'The request took too long to arrive.',
  },
}

export function refuseUnreadable(write: WriteLine, headers: ProtectingHeaders) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroySoon()
    const { status, reason, message } = answers[error.code ?? ''] ?? unreadable
    const id = randomUUID()
    const body = JSON.stringify({ message, code: 'bad_request' })
    const head = [
      `HTTP/1.1 ${status} ${reason}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${id}`,
      'connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
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
