// A closed loop: so many connections, each asking again as soon as it has its answer.

import http from 'node:http'
import type { Ask } from './ask.ts'
import { requestOf } from './ask.ts'
import type { StartedServer } from './started-server.ts'

export interface Load {
  readonly asks: readonly Ask[]
  readonly connections: number
  readonly seconds: number
}

export interface Measured {
  readonly requests: number
  readonly seconds: number
  /** Milliseconds of each request. */
  readonly latencies: readonly number[]
  /** Milliseconds that a processor worked for the server, without its database. */
  readonly busy: number
}

export async function loadServer(server: StartedServer, load: Load): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: load.connections })
  const latencies: number[] = []
  const busyBefore = await server.busyTime()
  const began = performance.now()
  const until = began + load.seconds * 1000
  let next = 0
  const work = async () => {
    while (performance.now() < until) {
      const ask = load.asks[next++ % load.asks.length]
      if (ask) latencies.push(await timeOf(ask, server, agent))
    }
  }
  await Promise.all(Array.from({ length: load.connections }, work))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  const busy = (await server.busyTime()) - busyBefore
  return { requests: latencies.length, seconds, latencies, busy }
}

/** The answer is received whole and let go. */
function timeOf(ask: Ask, server: StartedServer, agent: http.Agent): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request({ ...requestOf(ask, server.port), agent }, response => {
      const { statusCode } = response
      if (statusCode !== 200) {
        reject(new Error(`The ${server.name} answers ${statusCode} to ${ask.method} ${ask.path}.`))
      }
      response.resume()
      response.on('error', reject)
      response.on('end', () => resolve(performance.now() - began))
    })
    request.on('error', reject)
    request.end(ask.body)
  })
}
