// What stands before servers that are ended and begun anew: HAProxy with the file of `deploy/`, or where that is not asked
// for a few lines that do as it does. Each server has a port of its own for good.

import { once } from 'node:events'
import { createServer, request as requestTo } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startHaproxy } from '../servers/haproxy.ts'

export interface Balancer {
  readonly origin: string
  /** When the server there is given requests, or no more. */
  until(place: number, isAsked: boolean): Promise<void>
  /** Gives it no more requests, as an operator does before it is stopped. */
  drain(place: number): Promise<void>
  stop(): Promise<void>
}

export function startBalancer(ports: readonly number[], isHaproxy: boolean): Promise<Balancer> {
  return isHaproxy ? startHaproxyBefore(ports) : startPassing(ports)
}

async function startPassing(ports: readonly number[]): Promise<Balancer> {
  const asked = new Set<number>()
  let turn = 0
  const proxy = createServer((request, response) => {
    const there = [...asked]
    turn += 1
    passOn(request, response, ports[there[turn % there.length] ?? 0] ?? 0)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    until: async place => void asked.add(place),
    drain: async place => void asked.delete(place),
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method = 'GET', headers, url: place } = request
  const target = { host: '127.0.0.1', port, path: place, method, headers, agent: false } as const
  const passed = requestTo(target, reply => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  passed.on('error', () => response.destroy())
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

async function startHaproxyBefore(ports: readonly number[]): Promise<Balancer> {
  const haproxy = await startHaproxy(ports.map(port => `127.0.0.1:${port}`))
  const until = async (place: number, isAsked: boolean) => {
    const line = new RegExp(`state="UP"\\} ${isAsked ? 1 : 0}$`)
    const name = `haproxy_server_status{proxy="furrow",server="furrow-${place + 1}"`
    const isThere = async () => {
      const answer = await fetch(`${haproxy.figures}/metrics`).catch(() => undefined)
      const lines = (await answer?.text())?.split('\n') ?? []
      return lines.some(one => one.startsWith(name) && line.test(one))
    }
    const end = Date.now() + 60_000
    while (!(await isThere())) {
      if (Date.now() > end) throw new Error(`HAProxy never saw furrow-${place + 1} ${isAsked}.`)
      await sleep(100)
    }
  }
  return {
    origin: `http://${haproxy.host}`,
    async until(place, isAsked) {
      if (isAsked) await haproxy.order(place, 'ready')
      await until(place, isAsked)
    },
    async drain(place) {
      await haproxy.order(place, 'drain')
      await until(place, false)
    },
    stop: haproxy.stop,
  }
}
