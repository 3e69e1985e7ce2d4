// A server for the tests of the client: keeps what it is asked, and answers what it is told.

import { connect } from './connect.ts'
import type { Furrow } from './connect.ts'
import type { Connection } from './exchange.ts'

export interface Asked {
  readonly method: string
  /** Path and query. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface Answered {
  readonly furrow: Furrow
  readonly asked: Asked[]
}

/** `body`: JSON, or a text that is sent as it is. */
export function answering(
  body: unknown = { data: [] },
  status = 200,
  connection: Connection = {},
): Answered {
  const asked: Asked[] = []
  const furrow = connect({
    ...connection,
    async fetch(address, request) {
      asked.push(readRequest(address, request))
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    },
  })
  return { furrow, asked }
}

function readRequest(address: string, { method = '', headers, body }: RequestInit): Asked {
  const sent = Object.fromEntries(new Headers(headers))
  return { method, address, headers: sent, body: readBody(body) }
}

function readBody(body: unknown): unknown {
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined
}
