// One Furrow per data folder: the server that holds an advisory lock in its database, for as long
// as one connection of its own lasts. A killed server loses it at once, whatever PostgreSQL does.
import { realpath } from 'node:fs/promises'
import { Client } from 'pg'
import type { Cluster } from './cluster.ts'

export interface FolderLock {
  taken: false
  /** Settles when the connection, and the lock with it, has gone: PostgreSQL stopped or crashed. */
  lost: Promise<void>
  ensureDatabase(name: string): Promise<void>
}

export type LockAttempt = FolderLock | { taken: true; by: string }

export async function lockFolder(cluster: Cluster, port: number): Promise<LockAttempt> {
  const client = connectionTo(cluster, port)
  const lost = new Promise<void>(resolve => client.once('end', () => resolve()))
  // Without a listener, the error of a lost connection would end the server; `lost` tells of it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await checkFolder(client, cluster)
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lockKey])
    if (rows[0].mine) return held(client, lost)
    const [by = 'a process that has just ended'] = await holders(client)
    await client.end()
    return { taken: true, by }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Whether a running Furrow has it, without trying to take it. */
export async function isLocked(cluster: Locked, port: number): Promise<boolean> {
  const client = connectionTo(cluster, port)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await checkFolder(client, cluster)
    return (await holders(client)).length > 0
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Locked = Pick<Cluster, 'data' | 'password'>

// 'FURR'. Advisory locks are counted per database; `postgres` is there in every cluster.
const lockKey = 0x46555252

const connectionTo = ({ password }: Locked, port: number): Client =>
  new Client({
    host: '127.0.0.1',
    port,
    user: 'furrow',
    password,
    database: 'postgres',
    application_name: `process ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  })

// After a reboot, the port in an old postmaster.pid may have become another PostgreSQL's.
async function checkFolder(client: Client, { data }: Locked): Promise<void> {
  const { rows } = await client.query('show data_directory')
  const served = await realpath(rows[0].data_directory).catch(() => '')
  if (served !== data) throw new Error(`Another PostgreSQL answers in the place of ${data}.`)
}

async function holders(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1`,
    [lockKey],
  )
  return rows.map(({ application_name }) => application_name)
}

const held = (client: Client, lost: Promise<void>): FolderLock => ({
  taken: false,
  lost,
  ensureDatabase: async name => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  },
})
