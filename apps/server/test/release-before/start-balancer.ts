// What stands before servers that are ended and begun anew: HAProxy with the file of `deploy/`, or where that is not asked
// for a few lines that do as it does. Each server has a port of its own for good.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as requestTo } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/db/embedded/free-port.ts'

export interface Balancer {
  readonly origin: string
  /** When the server there is given requests, or no more. */
  until(place: number, isAsked: boolean): Promise<void>
  /** Gives it no more requests, as an operator does before it is stopped. */
  drain(place: number): Promise<void>
  stop(): Promise<void>
}

/** With HAProxy where there is a folder for its files. */
export function startBalancer(ports: readonly number[], folder?: string): Promise<Balancer> {
  return folder === undefined ? startPassing(ports) : startHaproxy(ports, folder)
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

const ownFile = path.join(import.meta.dirname, '../../../../deploy/compose/haproxy.cfg')

async function startHaproxy(ports: readonly number[], folder: string): Promise<Balancer> {
  const [port, figures, orders] = [await freePort(), await freePort(), await freePort()]
  const file = path.join(folder, 'haproxy.cfg')
  const config = ports.reduce(
    (text, at, place) => text.replace(`furrow-${place + 1}:4400`, `127.0.0.1:${at}`),
    readFileSync(ownFile, 'utf8')
      // This machine may not allow as many open files.
      .replace('maxconn 20000', 'maxconn 2000')
      .replace('bind :8080', `bind 127.0.0.1:${port}`)
      .replace('bind :8405', `bind 127.0.0.1:${figures}`)
      .replace('127.0.0.1:8406', `127.0.0.1:${orders}`),
  )
  writeFileSync(file, config)
  const haproxy = spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  const until = async (place: number, isAsked: boolean) => {
    const line = new RegExp(`state="UP"\\} ${isAsked ? 1 : 0}$`)
    const name = `haproxy_server_status{proxy="furrow",server="furrow-${place + 1}"`
    const isThere = async () => {
      const answer = await fetch(`http://127.0.0.1:${figures}/metrics`).catch(() => undefined)
      const lines = (await answer?.text())?.split('\n') ?? []
      return lines.some(one => one.startsWith(name) && line.test(one))
    }
    const end = Date.now() + 60_000
    while (!(await isThere())) {
      if (Date.now() > end) throw new Error(`HAProxy never saw furrow-${place + 1} ${isAsked}.`)
      await sleep(100)
    }
  }
  const tell = async (word: string) => {
    const line = connect(orders, '127.0.0.1')
    line.end(`${word}\n`)
    line.resume()
    await once(line, 'close')
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async until(place, isAsked) {
      if (isAsked) await tell(`set server furrow/furrow-${place + 1} state ready`)
      await until(place, isAsked)
    },
    async drain(place) {
      await tell(`set server furrow/furrow-${place + 1} state drain`)
      await until(place, false)
    },
    async stop() {
      haproxy.kill('SIGKILL')
      await once(haproxy, 'exit')
    },
  }
}
