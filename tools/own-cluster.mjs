// A PostgreSQL cluster for one run of the tests: in a folder of its own, on a free port of this
// machine alone, and gone afterwards.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The account that owns nothing: PostgreSQL refuses to be run by root. */
const nobody = 65_534
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** Gives its address and how to stop it. */
export async function startCluster(programs) {
  const folder = ownFolder()
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    makeCluster(programs, folder)
    const { port, stop } = await startServer(programs, folder)
    return {
      url: `postgres://furrow@127.0.0.1:${port}/postgres`,
      stop: () => stop().finally(removeFolder),
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}

/** The account must be able to enter it, and a TMPDIR may be closed to others. */
function ownFolder() {
  const mayEnter = place => spawnSync('test', ['-x', place], { ...account, cwd: '/' }).status === 0
  const place = [os.tmpdir(), '/tmp', '/var/tmp'].find(mayEnter) ?? os.tmpdir()
  const folder = mkdtempSync(path.join(place, 'furrow-postgres-'))
  if (account.uid) chownSync(folder, account.uid, account.gid)
  return folder
}

function makeCluster(programs, folder) {
  const data = path.join(folder, 'data')
  const { status, stderr, error } = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'furrow', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(error?.message ?? stderr.trim())
}

/** A terminal's Ctrl-C is kept from the server: it is stopped by us, when the tests have ended. */
async function startServer(programs, folder) {
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', path.join(folder, 'data'), '-p', String(port), ...options],
    { ...account, cwd: folder, stdio: 'ignore', detached: true },
  )
  const ended = new Promise(resolve => server.on('error', resolve).on('close', resolve))
  const stop = async () => {
    server.kill('SIGINT')
    await ended
  }
  if (await answers(programs, port, server)) return { port, stop }
  await stop()
  throw new Error('It did not answer within half a minute.')
}

async function answers(programs, port, server) {
  const ready = path.join(programs, 'pg_isready')
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    if (spawnSync(ready, ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return true
    await sleep(100)
  }
  return false
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
