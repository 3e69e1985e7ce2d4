// PgBouncer in transaction mode before a database, told what `npm run furrow -- pooler` prints: where it is installed, or
// can be.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../src/db/embedded/free-port.ts'
import { poolerWords } from '../../src/pooler-words.ts'
import { versionOf, whyNot } from './installed-program.ts'
import type { Program } from './installed-program.ts'
import { untilOpen } from './until-open.ts'

const program: Program = {
  name: 'PgBouncer',
  command: 'pgbouncer',
  asked: ['--version'],
  told: /^PgBouncer (\S+)/,
  package: 'pgbouncer',
}

export interface Pooler {
  /** Of the same database, through the pooler. */
  readonly url: string
  /** PgBouncer's own. */
  readonly version: string
  /** It is started again at once, as its keeper does. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export function whyNoPooler(): string | undefined {
  return whyNot(program)
}

interface Wanted {
  /** Connections to the database. */
  readonly connections: number
  /** Without what Furrow wants its connections to be told. */
  readonly isSilent?: boolean
}

export async function startPooler(
  databaseUrl: string,
  { connections, isSilent = false }: Wanted,
): Promise<Pooler> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-pooler-'))
  const port = await freePort()
  const config = path.join(folder, 'pgbouncer.ini')
  await writeFile(config, configFor(databaseUrl, { connections, isSilent, port }))
  await chmod(folder, 0o755)
  // It refuses to be root, as PostgreSQL does.
  const isRoot = process.getuid?.() === 0
  if (isRoot) await chown(folder, 65_534, 65_534)
  // What it logs would fill a pipe that nobody reads, and then it stands still.
  const start = () =>
    spawn(program.command, [...(isRoot ? ['-u', 'nobody'] : []), config], { stdio: 'ignore' })
  let child = start()
  const kill = async () => {
    const closed = once(child, 'close')
    child.kill('SIGKILL')
    await closed
  }
  await untilOpen('PgBouncer', port)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    version: versionOf(program) ?? '',
    async kill() {
      await kill()
      child = start()
      await untilOpen('PgBouncer', port)
    },
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configFor(
  databaseUrl: string,
  { connections, isSilent, port }: Required<Wanted> & { readonly port: number },
): string {
  const { username, password } = new URL(databaseUrl)
  const printed = poolerWords({ databaseUrl, databaseSessionUrl: undefined, timeZone: zone })
  const line = printed.split('\n').find(text => text.includes(' connect_query=')) ?? ''
  const told = isSilent ? line.replace(/ connect_query=.*/, '') : line
  const who = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`
  return `[databases]
${told} ${who}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
server_login_retry = 1
`
}

const zone = 'Australia/Brisbane'
