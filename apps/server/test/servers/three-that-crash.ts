// Three servers, each on a port of its own that stays, which are killed one after the other and started again.

import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/db/embedded/free-port.ts'
import { runServer } from '../running-server.ts'
import type { RunningServer } from '../running-server.ts'

type Environment = Readonly<Record<string, string>>

export async function threeThatCrash(env: Environment) {
  const ports = [await freePort(), await freePort(), await freePort()]
  const start = (port: number) => startAnyway({ ...env, PORT: String(port) })
  const servers: Promise<RunningServer>[] = []
  for (const port of ports) servers.push(Promise.resolve(await start(port)))
  let turn = 0
  return {
    hosts: ports.map(port => `127.0.0.1:${port}`),
    async killNext() {
      // Two of the three are there all the time.
      await Promise.all(servers)
      turn = (turn + 1) % 3
      const [port = 0, server] = [ports[turn], servers[turn]]
      await (await server)?.stop('SIGKILL')
      servers[turn] = start(port)
    },
    async stop() {
      const all = await Promise.all(servers)
      await Promise.all(all.map(server => server.stop('SIGKILL')))
    },
  }
}

/** As its keeper does: a database that is away at this moment is no reason to give up. */
async function startAnyway(env: Environment): Promise<RunningServer> {
  for (let tries = 1; ; tries += 1) {
    const started = await runServer(env, { isWatched: false }).catch((error: Error) => error)
    if (!(started instanceof Error)) return started
    if (tries === 20) throw started
    await sleep(200)
  }
}
