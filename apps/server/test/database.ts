// The PostgreSQL that the server's tests run on: the one named by TEST_DATABASE_URL, or the
// embedded one, started for the run. A template with everything in place is made once; each test
// file then gets a copy of its own in a moment.

import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { furrow } from '@furrow/catalogue/furrow'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { loadReference } from '../src/reference/load-reference.ts'
import { readReference } from '../src/reference/read-reference.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server, and of the template on it. */
    readonly databaseUrl: string
    readonly template: string
    /** Whether everything is asked that a usual run asks less often (LONG_TESTS). */
    readonly isLongForm: boolean
  }
}

export default function setup(project: TestProject) {
  return provideTemplate(project, async () => undefined)
}

/** `fillMore`: with what else the template is to be filled. */
export async function provideTemplate(
  project: TestProject,
  fillMore: (url: string) => Promise<unknown>,
) {
  const server = await startServer()
  const template = `furrow_template_${process.pid}`
  try {
    await onServer(server.url, `create database ${template}`)
    await fill(withDatabase(server.url, template))
    await fillMore(withDatabase(server.url, template))
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('databaseUrl', server.url)
  project.provide('template', template)
  return async () => {
    for (const name of await copiesOf(template, server.url))
      await onServer(server.url, `drop database if exists ${name} with (force)`)
    await server.stop()
  }
}

/** With the template itself. */
async function copiesOf(template: string, url: string): Promise<readonly string[]> {
  const asked = `select datname from pg_database where starts_with(datname, '${template}')`
  const rows = await onServer(url, asked)
  return rows.map(({ datname }) => String(datname))
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

export async function onServer(
  url: string,
  statement: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => undefined }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-test-'))
  // What a crash would take is gone after the run anyway; those that crash bring a server of their own.
  const embedded = await startEmbedded({ folder, say: () => undefined, forgets: true })
  const abandon = () => abandonAt(folder)
  process.once('exit', abandon)
  return {
    url: embedded.url,
    async stop() {
      process.off('exit', abandon)
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A run that is broken off leaves no time for a proper end, but nothing may be left behind either. */
function abandonAt(folder: string): void {
  const [pid] = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

async function fill(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 2 })
  const catalogue = furrow()
  try {
    await migrate(db, await readMigrations())
    await loadReference(db, await readReference(catalogue))
  } finally {
    await db.destroy()
  }
}
