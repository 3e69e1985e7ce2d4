// One request of a bench, and asking it once.

import http from 'node:http'
import type { StartedServer } from './started-server.ts'
import { viewerHeader } from './viewers.ts'

export interface Ask {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly viewer: string
  /** Who asks is told by this instead, as in use; the limit goes by the viewer still. */
  readonly token?: string
  readonly body?: string
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/** Both servers are asked under one name, so that the addresses in their answers are the same. */
export function requestOf(ask: Ask, port: number): http.RequestOptions {
  const body = ask.body === undefined ? {} : bodyHeaders(ask.body)
  const door = ask.token === undefined ? {} : { authorization: `Bearer ${ask.token}` }
  return {
    host: '127.0.0.1',
    port,
    method: ask.method,
    path: ask.path,
    headers: { host: 'furrow.example', [viewerHeader]: ask.viewer, ...door, ...body },
  }
}

export function askOnce(ask: Ask, { port }: StartedServer, agent?: http.Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = agent ? { ...requestOf(ask, port), agent } : requestOf(ask, port)
    const request = http.request(options, response => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      )
    })
    request.on('error', reject)
    request.end(ask.body)
  })
}

export function jsonAsk(method: Ask['method'], path: string, viewer: string, sent: unknown): Ask {
  return { method, path, viewer, body: JSON.stringify(sent) }
}

function bodyHeaders(body: string) {
  return { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
}
