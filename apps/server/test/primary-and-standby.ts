// Two databases, of which one follows the other and holds each commit before it counts, and an address before them
// that is turned from one to the other.

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chown, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { openCluster } from '../src/db/embedded/cluster.ts'
import type { Cluster } from '../src/db/embedded/cluster.ts'
import { freePort } from '../src/db/embedded/free-port.ts'
import { spawnAs } from '../src/db/embedded/unprivileged.ts'
import { killPostgres, query, until } from './embedded-folders.ts'

interface RunningPostgres {
  readonly port: number
  readonly url: string
  /** At once, as a machine that loses its power. */
  kill(): Promise<void>
}

interface Gate {
  readonly port: number
  /** Whoever is connected stays there, unless all are cut off. */
  turnTo(port: number, isCut: boolean): void
  close(): Promise<void>
}

interface Pair {
  readonly primary: RunningPostgres
  readonly standby: RunningPostgres
  /** The way on which one follows the other. */
  readonly between: Gate
}

export async function primaryAndStandby(folder: string): Promise<Pair> {
  const cluster = await openCluster(folder, () => undefined)
  const following = { ...cluster, data: path.join(folder, 'standby') }
  await promisify(execFile)('cp', ['-a', cluster.data, following.data])
  const signal = path.join(following.data, 'standby.signal')
  await writeFile(signal, '')
  if (cluster.user) await chown(signal, cluster.user.uid, cluster.user.gid)
  const primary = await runPostgresOf(cluster, {
    synchronous_standby_names: 'ANY 1 (standby)',
  })
  const between = await openGate(primary.port)
  const followed = primary.url.replace(`:${primary.port}/`, `:${between.port}/`)
  const conninfo = `${followed}?application_name=standby`
  const standby = await runPostgresOf(following, { primary_conninfo: conninfo })
  return { primary, standby, between }
}

async function runPostgresOf(
  { data, password, postgres, runAs }: Cluster,
  settings: Readonly<Record<string, string>>,
): Promise<RunningPostgres> {
  const port = await freePort()
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    wal_level: 'replica',
    ...settings,
  }
  const said = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [postgres, '-D', data, '-p', String(port), ...said]
  spawnAs(runAs, command, { cwd: data, stdio: 'ignore' }).unref()
  const url = `postgres://furrow:${password}@127.0.0.1:${port}/postgres`
  await until(() =>
    query(url, 'select 1').then(
      () => true,
      () => false,
    ),
  )
  return { port, url, kill: () => killPostgres(data) }
}

export async function openGate(first: number): Promise<Gate> {
  let target = first
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    const onward = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    turnTo(port, isCut) {
      target = port
      if (isCut) cut()
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
