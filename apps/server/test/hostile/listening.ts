// The server on a real socket, asked byte by byte: what a client library would never send.

import { once } from 'node:events'
import { connect } from 'node:net'
import { furrow } from '@furrow/catalogue/furrow'
import type { Database } from '../../src/db/database.ts'
import { viewerByToken } from '../../src/http/bearer-token.ts'
import { partsForTests } from '../../src/http/parts-for-tests.ts'
import { buildServer } from '../../src/http/server.ts'
import { openFurrowEngine } from '../../src/furrow-engine.ts'

export interface Listening {
  listen(): Promise<string>
  close(): Promise<void>
}

export async function listening(db: Database): Promise<Listening> {
  const catalogue = furrow()
  const engine = openFurrowEngine(catalogue, db)
  const parts = { catalogue, engine, viewerOf: viewerByToken(db) }
  const app = await buildServer(partsForTests([], parts))
  return {
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: () => app.close(),
  }
}

/** Sends these lines as they are, and gives the whole answer. */
export async function askRaw(origin: string, lines: readonly string[]): Promise<string> {
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', piece => (answer += String(piece)))
  socket.write(`${[...lines, 'Host: furrow', 'Connection: close'].join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return answer
}
