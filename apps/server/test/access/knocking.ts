// The real door: everybody asks with a token of their own, as a client would.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { viewerByToken } from '../../src/http/bearer-token.ts'
import { buildServer } from '../../src/http/server.ts'
import type { Engine } from '../../src/verbs/call/engine.ts'
import type { Answer, Ask } from '../asking.ts'
import type { Placed, Somebody } from './placing.ts'

export interface Door {
  /** Asks as one of the people. */
  as(name: Somebody): Ask
  /** Asks with these words behind `Authorization`, or without. */
  with(authorization: string | undefined): Ask
  /** How many lines of changes there are: whatever is written leaves one. */
  lines(): Promise<number>
  /** How many there were when that was last asked. */
  seen(): number
  close(): Promise<void>
}

export async function openDoor(engine: Engine, db: Database, { tokens }: Placed): Promise<Door> {
  const app = await buildServer({
    catalogue: engine.catalogue,
    version: '0',
    logins: [],
    password: '',
    log: () => undefined,
    state: async () => ({
      database: { reachable: true, version: '18' },
      migrations: { applied: 1, expected: 1 },
    }),
    contents: async () => ({ farms: 0, paddocks: 0, demo: false }),
    engine,
    viewerOf: viewerByToken(db),
  })
  let seen = await linesIn(db)
  const asking =
    (authorization: string | undefined): Ask =>
    async (method, url, body, headers = {}) => {
      const given = body === undefined ? {} : { payload: JSON.stringify(body) }
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const who = authorization === undefined ? {} : { authorization }
      const sent = { ...type, ...who, ...headers }
      const reply = await app.inject({ method: method as 'GET', url, headers: sent, ...given })
      return answerOf(reply.statusCode, reply.headers, reply.body)
    }
  return {
    as: name => asking(`Bearer ${tokens.get(name)}`),
    with: asking,
    lines: async () => {
      seen = await linesIn(db)
      return seen
    },
    seen: () => seen,
    close: () => app.close(),
  }
}

async function linesIn(db: Database): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from changes`.execute(db)
  return rows[0]?.last ?? 0
}

function answerOf(status: number, headers: Answer['headers'], text: string): Answer {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = undefined
  }
  return { status, headers, text, body }
}
