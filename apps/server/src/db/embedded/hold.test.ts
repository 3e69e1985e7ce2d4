// Which port PostgreSQL gets when the one that was free no longer is.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openCluster } from './cluster.ts'
import { type Hold, stopHold, takeHold } from './hold.ts'
import * as ports from './free-port.ts'

vi.mock('./free-port.ts', { spy: true })

const servers: Server[] = []
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) server.close()
  for (const end of ends.splice(0).toReversed()) await end()
})

async function newCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-hold-'))
  ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return openCluster(folder, () => undefined)
}

async function takenPort(): Promise<number> {
  const port = await ports.freePort()
  servers.push(createServer().listen(port, '127.0.0.1'))
  await once(servers.at(-1) as Server, 'listening')
  return port
}

test(
  'a port that is taken at the last moment is exchanged for another',
  { timeout: 30_000 },
  async () => {
    const cluster = await newCluster()
    const taken = await takenPort()
    vi.mocked(ports.freePort).mockResolvedValueOnce(taken)
    const hold: Hold = await takeHold(cluster)
    ends.push(() => stopHold(hold, cluster))
    expect(hold.port).not.toBe(taken)
  },
)

test('a port that was asked for is not', { timeout: 30_000 }, async () => {
  const cluster = await newCluster()
  await expect(takeHold(cluster, await takenPort())).rejects.toThrow(/TCP\/IP sockets/)
})
