// The limit: what a server could do at most. Bare node:http and SQL written by hand, which answer
// the very bytes of the product, without its checks of what is sent and without its freedom.

import { createHash } from 'node:crypto'
import http from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { routeOf } from './limit/routes.ts'
import { obeyBench } from './obey-bench.ts'
import { viewerHeader } from './viewers.ts'

const [url = '', how] = process.argv.slice(2)
const pool = new pg.Pool({
  connectionString: url,
  max: 20,
  options: '-c search_path=public -c timezone=UTC -c jit=off',
})

const server = http.createServer((request, response) => {
  answer(request, response).catch(error => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  obeyBench((server.address() as AddressInfo).port, async () => {
    server.closeAllConnections()
    server.close()
    await pool.end()
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const text = request.method === 'GET' ? '' : await bodyOf(request)
  const route = routeOf(request.method ?? '', address)
  const { authorization } = request.headers
  const viewer = authorization
    ? await farmsBehind(authorization)
    : String(request.headers[viewerHeader])
  const ask = { address, viewer, sent: text === '' ? undefined : JSON.parse(text), run }
  const body = Buffer.from(await route(ask))
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}

/** With a name, PostgreSQL keeps the statement and its plan on the connection. */
async function run<Row extends object>(
  [name, text]: readonly [string, string],
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    how === 'prepared' ? { name, text, values } : { text, values },
  )
  return rows
}

/** The least that a door can be: the token, its person, and the farms that they are linked to. */
async function farmsBehind(authorization: string): Promise<string> {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('hex')
  const rows = await run<{ farm_id: string }>(['door', door], [hash])
  return rows.map(({ farm_id }) => farm_id).join(',')
}

const door = `
  select l.farm_id from tokens t
  join users u on u.id = t.user_id and u.active and u.deleted_at is null
  join details_user l on l.user_id = u.id and l.deleted_at is null
  where t.hash = $1 and t.revoked_at is null and least(t.expires_at, t.ends_at) > now()`

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}
