// Three servers on one database, each a process of its own, and a proxy before them that sends every request to whichever
// chance says.

import { createServer, request as requestTo } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { runServer } from '../running-server.ts'
import type { RunningServer } from '../running-server.ts'

export interface Asked {
  readonly token?: string | undefined
  readonly json?: unknown
  readonly bytes?: Buffer
  readonly headers?: Readonly<Record<string, string>>
  /** One of the three; by chance where nothing is said. */
  readonly at?: number
}

export interface Told {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly body: any // eslint-disable-line typescript/no-explicit-any -- tests look into it
}

export interface ThreeServers {
  /** Of the proxy. */
  readonly origin: string
  readonly each: readonly RunningServer[]
  ask(method: string, path: string, asked?: Asked): Promise<Told>
  /** How many requests each of them had. */
  readonly turns: readonly number[]
  /** The lines of all their logs. */
  logged(): readonly string[]
  stop(): Promise<void>
}

export async function runThreeServers(
  env: Readonly<Record<string, string>>,
): Promise<ThreeServers> {
  const start = () => runServer({ DEMO_DATA: 'no', ...env })
  const each = await Promise.all([start(), start(), start()])
  const turns = [0, 0, 0]
  const chance = drawing()
  const proxy = createServer((request, response) => {
    const place = Math.floor(chance() * each.length)
    turns[place] = (turns[place] ?? 0) + 1
    passOn(request, response, each[place]?.address ?? '')
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return {
    origin,
    each,
    turns,
    ask: (method, path, asked = {}) =>
      ask((asked.at === undefined ? origin : each[asked.at]?.address) + path, method, asked),
    logged: () => each.flatMap(server => server.printed().split('\n')),
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      await Promise.all(each.map(server => server.stop()))
    },
  }
}

/** The same each time. */
function drawing(): () => number {
  let state = 20_261_129
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, address: string): void {
  const { method, headers } = request
  const passed = requestTo(address + request.url, { ...(method && { method }), headers }, reply => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  passed.on('error', () => response.destroy())
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

async function ask(
  url: string,
  method: string,
  { token, json, bytes, headers }: Asked,
): Promise<Told> {
  const body = bytes ? new Uint8Array(bytes) : json === undefined ? undefined : JSON.stringify(json)
  const answer = await fetch(url, {
    method,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const told = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes: told, body: readJson(told) }
}

function readJson(told: Buffer): unknown {
  try {
    return JSON.parse(told.toString())
  } catch {
    return undefined
  }
}
