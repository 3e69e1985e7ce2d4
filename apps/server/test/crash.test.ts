import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'

const rounds = inject('isLongForm') ? 50 : 9
const writer = fileURLToPath(new URL('crash-writer.ts', import.meta.url))
const undo: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

describe.skipIf(process.env['TEST_DATABASE_URL'])('kill -9', () => {
  test(`${rounds} times over, of server, database or both, loses nothing acknowledged`, async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-crash-'))
    undo.push(() => rm(folder, { recursive: true, force: true }))
    const acknowledged: string[] = []
    let server = await start(folder, acknowledged)
    undo.push(async () => void server.child.kill('SIGKILL'))
    for (let round = 0; round < rounds; round += 1) {
      await fiveMore(acknowledged, server)
      await sleep(round % 7)
      if (round % 3 !== 0) process.kill(await postmaster(folder), 'SIGKILL')
      if (round % 3 !== 1) {
        server.child.kill('SIGKILL')
        await server.closed
        server = await start(folder, acknowledged)
      }
    }
    await fiveMore(acknowledged, server)
    server.child.kill('SIGKILL')
    await server.closed
    const kept = await rowsOf(folder)
    expect(acknowledged.length).toBeGreaterThan(rounds * 5)
    expect(acknowledged.filter(name => !kept.has(name))).toEqual([])
  }, 600_000)
})

interface Server {
  readonly child: ChildProcessWithoutNullStreams
  readonly closed: Promise<unknown>
  said(): string
}

async function start(folder: string, acknowledged: string[]): Promise<Server> {
  const child = spawn(process.execPath, [writer, folder])
  const closed = once(child, 'close')
  let trouble = ''
  child.stderr.on('data', text => (trouble += String(text)))
  const ready = new Promise<void>((resolve, reject) => {
    void closed.then(() => reject(new Error(`The server did not start: ${trouble}`)))
    createInterface({ input: child.stdout }).on('line', line => {
      if (line === 'ready') resolve()
      else acknowledged.push(line)
    })
  })
  await ready
  return { child, closed, said: () => trouble }
}

async function fiveMore(acknowledged: readonly string[], { child, said }: Server): Promise<void> {
  const enough = acknowledged.length + 5
  for (let waited = 0; acknowledged.length < enough; waited += 5) {
    if (child.exitCode !== null) throw new Error(`The server ended by itself: ${said()}`)
    if (waited > 30_000) throw new Error(`Nothing was acknowledged for half a minute: ${said()}`)
    await sleep(5)
  }
}

async function postmaster(folder: string): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const text = await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(
      () => '',
    )
    const pid = Number(text.split('\n')[0])
    if (pid > 0) return pid
    await sleep(25)
  }
  throw new Error('There is no database to kill.')
}

async function rowsOf(folder: string): Promise<ReadonlySet<string>> {
  const embedded = await startEmbedded({ folder, say: () => undefined })
  undo.push(() => embedded.stop())
  const db = openDatabase(embedded.url, { connections: 1 })
  const { rows } = await sql<{ name: string }>`select name from crop_tags`.execute(db)
  await db.destroy()
  return new Set(rows.map(({ name }) => name))
}
