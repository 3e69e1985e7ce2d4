// Furrow as `deploy/` runs it, and how each part of it is killed: HAProxy, three servers, PgBouncer, a primary, and two that
// follow it, of which one holds each commit before it counts and both answer what is read.

import { query } from './embedded-folders.ts'
import { killBackend } from './crashing-houses.ts'
import type { CrashingHouse, Kind } from './crashing-houses.ts'
import { primaryAndStandbys } from './primary-and-standbys.ts'
import { startHaproxy, whyNoHaproxy } from './servers/haproxy.ts'
import { startPooler, whyNoPooler } from './servers/pooler.ts'
import { threeThatCrash } from './servers/three-that-crash.ts'

export interface CrashingCluster extends CrashingHouse {
  /** Connections to the two that follow on which someone looked for their contacts last. */
  readAtReplicas(): Promise<number>
}

/** What of it this machine hasn't and cannot have; nothing where all is there. */
export function whyNoCluster(): string | undefined {
  return whyNoPooler() ?? whyNoHaproxy()
}

export async function clusterBehindProxy(folder: string): Promise<CrashingCluster> {
  const databases = await primaryAndStandbys(folder, { standbys: 2, isSynchronous: true })
  const { primary, standbys } = databases
  const pooler = await startPooler(primary.url, { connections: 20 })
  const servers = await threeThatCrash({
    DATA_DIR: folder,
    DATABASE_URL: pooler.url,
    DATABASE_SESSION_URL: primary.url,
    DATABASE_READ_URLS: standbys.map(({ url }) => url).join(','),
    DATABASE_CONNECTIONS: '8',
    TRUST_PROXY: '1',
  })
  const balancer = await startHaproxy(servers.hosts)
  let turn = 0
  const ways: Partial<Record<Kind, () => unknown>> = {
    server: servers.killNext,
    pooler: pooler.kill,
    proxy: balancer.kill,
    async database() {
      await primary.kill()
      await primary.startAgain()
    },
    async replica() {
      turn = (turn + 1) % standbys.length
      await standbys[turn]?.kill()
      await standbys[turn]?.startAgain()
    },
    backend: () => killBackend(primary.url),
  }
  return {
    origin: `http://${balancer.host}`,
    isBehindProxy: true,
    // Of replicas and of servers hardly any: HAProxy asks another.
    leastFelt: 1 / 4,
    url: async () => primary.url,
    kill: async kind => void (await ways[kind]?.()),
    async readAtReplicas() {
      const asked = `
        select count(*)::int from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and query like '%farm_contacts%'`
      const counts = await Promise.all(standbys.map(({ url }) => query(url, asked)))
      return counts.flat(2).reduce<number>((sum, count) => sum + Number(count), 0)
    },
    async stop() {
      await balancer.stop()
      await servers.stop()
      await pooler.stop()
      await databases.stop()
    },
  }
}
