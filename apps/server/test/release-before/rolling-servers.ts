// Servers of two releases on one database, each at a port of its own for good, with a balancer before them.

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { freePort } from '../../src/db/embedded/free-port.ts'
import { runServer } from '../running-server.ts'
import type { RunningServer } from '../running-server.ts'
import { unpackRelease } from './kept-release.ts'
import type { KeptRelease } from './kept-release.ts'
import { startBalancer } from './start-balancer.ts'

export interface RollingServers {
  readonly origin: string
  readonly before: KeptRelease
  /** Of this release; gives what it said when it is given requests. */
  start(place: number): Promise<string>
  startBefore(place: number): Promise<string>
  stop(place: number): Promise<void>
  end(): Promise<void>
}

export async function rollingServers(
  url: string,
  {
    count,
    isBehindHaproxy = false,
  }: { readonly count: number; readonly isBehindHaproxy?: boolean },
): Promise<RollingServers> {
  const before = unpackRelease()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'furrow-upgrade-'))
  const servers: RunningServer[] = []
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const balancer = await startBalancer(ports, isBehindHaproxy)
  const start = async (place: number, main?: string) => {
    const port = String(ports[place])
    const env = { DATABASE_URL: url, DATA_DIR: folder, DEMO_DATA: 'no', PORT: port }
    const server = await runServer(env, { isWatched: false, ...(main && { main }) })
    servers[place] = server
    await balancer.until(place, true)
    return server.printed()
  }
  return {
    origin: balancer.origin,
    before,
    start: place => start(place),
    startBefore: place => start(place, before.main),
    async stop(place) {
      await balancer.drain(place)
      expect(await servers[place]?.stop('SIGTERM')).toBe(0)
    },
    async end() {
      await balancer.stop()
      await Promise.all(servers.map(server => server.stop('SIGKILL')))
      before.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
