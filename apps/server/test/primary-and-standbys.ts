// A database and others that follow it, which hold each commit before it counts where that is wanted; and an address that is
// turned from one to another.

import { execFile } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openCluster } from '../src/db/embedded/cluster.ts'
import type { Cluster } from '../src/db/embedded/cluster.ts'
import { freePort } from '../src/db/embedded/free-port.ts'
import { spawnAs } from '../src/db/embedded/unprivileged.ts'
import { killPostgres, query, until } from './embedded-folders.ts'

interface RunningPostgres {
  readonly data: string
  readonly port: number
  readonly url: string
  /** At once, as a machine that loses its power. */
  kill(): Promise<void>
  /** As its keeper does, when it was killed. */
  startAgain(): Promise<void>
}

export interface Gate {
  readonly port: number
  /** Whoever is connected stays there, unless all are cut off. */
  turnTo(port: number, isCut: boolean): void
  /** As a machine that is gone without a word: connections stay open, new ones too, and nothing comes or goes. */
  fallSilent(): void
  close(): Promise<void>
}

interface Standby extends RunningPostgres {
  /** The way on which it follows the primary. */
  readonly between: Gate
}

export interface Databases {
  readonly primary: RunningPostgres
  readonly standbys: readonly Standby[]
  stop(): Promise<void>
}

interface Wanted {
  readonly standbys: number
  readonly isSynchronous: boolean
  /** Of the database. */
  readonly name?: string
}

export async function primaryAndStandbys(
  folder: string,
  { standbys: count, isSynchronous, name = 'postgres' }: Wanted,
): Promise<Databases> {
  const cluster = await openCluster(folder, () => undefined)
  const following = Array.from({ length: count }, (_, place) => ({
    ...cluster,
    data: path.join(folder, `standby-${place + 1}`),
  }))
  for (const { data } of following) await copyCluster(cluster, data)
  const waitingFor = isSynchronous ? { synchronous_standby_names: 'ANY 1 (standby)' } : {}
  const primary = await runPostgresOf(cluster, name, waitingFor)
  const standbys: Standby[] = []
  const stop = async () => {
    await Promise.all([primary, ...standbys].map(one => one.kill()))
    await Promise.all(standbys.map(({ between }) => between.close()))
    await sleep(200)
  }
  try {
    for (const own of following) standbys.push(await follow(primary, own, name))
    return { primary, standbys, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function follow(primary: RunningPostgres, own: Cluster, name: string): Promise<Standby> {
  const between = await openGate(primary.port)
  const followed = primary.url.replace(`:${primary.port}/`, `:${between.port}/`)
  const settings = {
    primary_conninfo: `${followed}?application_name=standby`,
    wal_retrieve_retry_interval: '100ms',
  }
  try {
    return { ...(await runPostgresOf(own, name, settings)), between }
  } catch (error) {
    await between.close()
    throw error
  }
}

/** While nobody is at it. */
async function copyCluster({ data, user }: Cluster, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', data, to])
  const signal = path.join(to, 'standby.signal')
  await writeFile(signal, '')
  if (user) await chown(signal, user.uid, user.gid)
}

async function runPostgresOf(
  { data, password, postgres, runAs }: Cluster,
  name: string,
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
  const url = `postgres://furrow:${password}@127.0.0.1:${port}/${name}`
  const start = async () => {
    let child: ChildProcess | undefined
    await until(async () => {
      // What was killed goes on for a moment in its children; until they are gone it cannot be started.
      if (!child || child.exitCode !== null) {
        child = spawnAs(runAs, command, { cwd: data, stdio: 'ignore' })
        child.unref()
      }
      return query(url, 'select 1').then(
        () => true,
        () => false,
      )
    })
  }
  await start()
  return { data, port, url, kill: () => killPostgres(data), startAgain: start }
}

export async function openGate(first: number): Promise<Gate> {
  let target = first
  let isSilent = false
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    if (isSilent) {
      socket.on('error', () => undefined).pause()
      sockets.add(socket)
      return
    }
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
      isSilent = false
      if (isCut) cut()
    },
    fallSilent() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
