// HAProxy before several servers, with the very file of `deploy/`: only the addresses are others.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../src/db/embedded/free-port.ts'
import { kill9 } from '../embedded-folders.ts'
import { whyNot } from './installed-program.ts'
import type { Program } from './installed-program.ts'
import { untilOpen } from './until-open.ts'

const ownFile = path.join(import.meta.dirname, '../../../../deploy/compose/haproxy.cfg')
/** As many as that file names. */
const names = ['furrow-1', 'furrow-2', 'furrow-3']

const program: Program = {
  name: 'HAProxy',
  command: '/usr/sbin/haproxy',
  asked: ['-v'],
  told: /^HAProxy version (\S+)/,
  package: 'haproxy',
}

export interface Haproxy {
  /** Its host, with its port. */
  readonly host: string
  /** Where it tells Prometheus how it is. */
  readonly figures: string
  /** An order for one of the servers, as `deploy/upgrade` gives it. */
  order(place: number, state: 'ready' | 'drain'): Promise<void>
  /** It is started again at once, as its keeper does. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export function whyNoHaproxy(): string | undefined {
  return whyNot(program)
}

/** Before up to three servers, each a host with its port. */
export async function startHaproxy(servers: readonly string[]): Promise<Haproxy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-haproxy-'))
  const [port, told, orders] = [await freePort(), await freePort(), await freePort()]
  const config = path.join(folder, 'haproxy.cfg')
  const own = await readFile(ownFile, 'utf8')
  await writeFile(config, configFor(own, { servers, port, told, orders }))
  const start = () => spawn(program.command, ['-db', '-f', config], { stdio: 'ignore' })
  let child = start()
  await untilOpen('HAProxy', port)
  return {
    host: `127.0.0.1:${port}`,
    figures: `http://127.0.0.1:${told}`,
    async order(place, state) {
      const line = connect(orders, '127.0.0.1')
      line.end(`set server furrow/${names[place]} state ${state}\n`)
      line.resume()
      await once(line, 'close')
    },
    async kill() {
      await kill9(child)
      child = start()
      await untilOpen('HAProxy', port)
    },
    async stop() {
      await kill9(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Addresses {
  readonly servers: readonly string[]
  readonly port: number
  readonly told: number
  readonly orders: number
}

function configFor(text: string, { servers, port, told, orders }: Addresses): string {
  const own = text
    // This machine may not allow as many open files.
    .replace('maxconn 20000', 'maxconn 2000')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace('bind :8405', `bind 127.0.0.1:${told}`)
    .replace('ipv4@127.0.0.1:8406', `ipv4@127.0.0.1:${orders}`)
  return names.reduce(
    (config, name, place) => config.replaceAll(`${name}:4400`, servers[place] ?? `${name}:4400`),
    own,
  )
}
