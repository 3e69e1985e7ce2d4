// The oldest PostgreSQL that Furrow promises to run on: the one of TEST_DATABASE_URL, or the
// system's, with a cluster of its own that is gone after the run.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installPackages, mayInstall } from './debian.mjs'

const oldest = 15
const systemFolder = '/usr/lib/postgresql'
/** The account that owns nothing: PostgreSQL refuses to be run by root. */
const nobody = 65_534

/** Gives its address and how to stop it, or the reason why there is none. */
export async function olderPostgres() {
  const given = process.env.TEST_DATABASE_URL
  if (given)
    return { url: given, what: 'The one of TEST_DATABASE_URL.', stop: async () => undefined }
  if (!installed() && mayInstall()) installPackages([`postgresql-${oldest}`], noClusterOfItsOwn)
  const found = installed()
  if (!found) return { reason: `no PostgreSQL ${oldest}. Install it, or set TEST_DATABASE_URL.` }
  return startCluster(found)
}

/** Debian would make and start a cluster for everybody; ours is made for the run alone. */
const noClusterOfItsOwn = { PG_CREATECLUSTER: 'no', RUNLEVEL: '1' }

function installed() {
  if (!existsSync(systemFolder)) return undefined
  const versions = readdirSync(systemFolder)
    .map(Number)
    .filter(version => version >= oldest)
    .toSorted((one, other) => one - other)
    .map(version => ({ version, programs: path.join(systemFolder, String(version), 'bin') }))
  return versions.find(({ programs }) => existsSync(path.join(programs, 'postgres')))
}

async function startCluster({ version, programs }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'furrow-postgres-'))
  const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if (as.uid) {
    chmodSync(folder, 0o755)
    chownSync(folder, nobody, nobody)
  }
  const data = path.join(folder, 'data')
  const cwd = folder
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'furrow', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, cwd, encoding: 'utf8' },
  )
  if (made.status !== 0) return { reason: `PostgreSQL ${version} made no cluster: ${made.stderr}` }
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...options],
    {
      ...as,
      cwd,
      stdio: 'ignore',
    },
  )
  const ended = once(server, 'close')
  await answers(programs, port)
  return {
    url: `postgres://furrow@127.0.0.1:${port}/postgres`,
    what: `PostgreSQL ${version}, in a cluster of its own.`,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(programs, port) {
  const ready = path.join(programs, 'pg_isready')
  for (let tries = 0; tries < 300; tries += 1) {
    if (spawnSync(ready, ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return
    await sleep(100)
  }
  throw new Error('The older PostgreSQL did not answer within half a minute.')
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
