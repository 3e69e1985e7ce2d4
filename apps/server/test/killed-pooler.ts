// PgBouncer in transaction mode before a database, told what Furrow prints for it; it can be killed, and is then started again.

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../src/db/embedded/free-port.ts'
import { poolerWords } from '../src/pooler-words.ts'
import { kill9 } from './embedded-folders.ts'

const program = '/usr/sbin/pgbouncer'
export const hasPooler = existsSync(program)

export async function startPooler(url: string) {
  const folder = mkdtempSync('/tmp/furrow-pooler-')
  // Like PostgreSQL, it refuses to be root.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (account.uid) chownSync(folder, account.uid, account.gid)
  const port = await freePort()
  const words = poolerWords({
    databaseUrl: url,
    databaseSessionUrl: undefined,
    timeZone: 'Australia/Brisbane',
  })
  const line = words.split('\n').find(one => one.startsWith('furrow = '))
  const { username, password } = new URL(url)
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
${line} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
`,
  )
  let child: ChildProcess
  const start = async () => {
    child = spawn(program, [file], { ...account, cwd: folder, stdio: 'ignore' })
    while (!(await isOpen(port))) await sleep(5)
  }
  await start()
  return {
    url: `postgres://furrow@127.0.0.1:${port}/furrow`,
    async kill() {
      await kill9(child)
      await start()
    },
    async stop() {
      await kill9(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
