// Asks the server as a client would, without a socket unless one is asked for, as whoever the test
// says.

import { furrow } from '@furrow/catalogue/furrow'
import { admin } from '../src/access/reach/viewer.ts'
import type { Viewer } from '../src/access/reach/viewer.ts'
import type { Database } from '../src/db/database.ts'
import { buildServer } from '../src/http/server.ts'
import type { Engine } from '../src/verbs/call/engine.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** The body read as JSON. */
  readonly body: any // eslint-disable-line typescript/no-explicit-any -- tests look into it
}

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>

/** Lines that the server logged, such as a bug behind a 500, are in `lines`. */
export interface Asker {
  readonly ask: Ask
  /** The same server, asked by someone else. */
  as(viewer: Viewer): Ask
  readonly lines: string[]
  /** Opens a real socket and gives its origin. Whoever asks there is the asker's own viewer. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** Our own catalogue on a database, asked by an administrator unless said otherwise. */
export async function askingFurrow(db: Database, viewer: Viewer = admin(1)): Promise<Asker> {
  return asking(openFurrowEngine(furrow(), db), viewer)
}

export async function asking(engine: Engine, viewer: Viewer = admin(1)): Promise<Asker> {
  const viewers = new Map<string, Viewer>()
  const lines: string[] = []
  const app = await buildServer({
    catalogue: engine.catalogue,
    version: '0',
    logins: [],
    password: '',
    log: line => lines.push(line),
    state: async () => ({
      database: { reachable: true, version: '18' },
      migrations: { applied: 1, expected: 1 },
    }),
    contents: async () => ({ farms: 0, paddocks: 0, demo: false }),
    engine,
    viewerOf: async ({ headers }) => {
      const word = headers['x-test-viewer']
      return word === undefined ? viewer : viewers.get(String(word))
    },
  })
  const as = (viewer: Viewer): Ask => {
    const word = String(viewers.size)
    viewers.set(word, viewer)
    return async (method, url, body, headers = {}) => {
      const given = body === undefined ? {} : { payload: textOf(body) }
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const reply = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...type, ...headers, 'x-test-viewer': word },
        ...given,
      })
      const text = reply.body
      return { status: reply.statusCode, headers: reply.headers, text, body: readJson(text) }
    }
  }
  const listen = () => app.listen({ host: '127.0.0.1', port: 0 })
  return { ask: as(viewer), as, lines, listen, close: () => app.close() }
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
