// A database for one test file, copied from the template, and gone when the file is done.

import { randomUUID } from 'node:crypto'
import { furrow } from '@furrow/catalogue/furrow'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import type { Database } from '../src/db/database.ts'
import { loadDemo } from '../src/demo/load-demo.ts'
import { onServer, withDatabase } from './database.ts'
import { makeValidatedFarms, publishValidatedFarms } from './validated-farms.ts'

export interface OwnDatabase {
  readonly url: string
  readonly db: Database
}

/**
 * An empty database, one with tables and reference data, or one that holds more beside these: the demonstration, farms
 * whose period is validated, and such farms with an edition that is published of them.
 */
type Beginning = 'nothing' | 'template' | Made
type Made = 'demonstration' | 'validated farms' | 'published farms'

/** Call at the top of a test file. */
export function ownDatabase(from: Beginning = 'template'): OwnDatabase {
  const server = inject('databaseUrl')
  const name = `furrow_${randomUUID().replaceAll('-', '')}`
  const url = withDatabase(server, name)
  const db = openDatabase(url, { connections: 5 })
  beforeAll(async () => {
    await onServer(server, copyOf(await templateOf(from), name))
  }, 120_000)
  afterAll(async () => {
    await db.destroy()
    await onServer(server, `drop database ${name} with (force)`)
  })
  return { url, db }
}

const copyOf = (template: string, name: string) =>
  `create database ${name} template ${template} strategy file_copy`

async function templateOf(from: Beginning): Promise<string> {
  if (from === 'nothing') return 'template1'
  return from === 'template' ? inject('template') : madeOnce(from)
}

interface Making {
  readonly from: Beginning
  fill(url: string): Promise<unknown>
}

const made: Readonly<Record<Made, Making>> = {
  demonstration: { from: 'template', fill: url => loadDemo(url, furrow()) },
  'validated farms': { from: 'template', fill: makeValidatedFarms },
  'published farms': { from: 'validated farms', fill: publishValidatedFarms },
}

/** Made for the first who asks for it; it goes with the template, when all is over. */
async function madeOnce(name: Made): Promise<string> {
  const server = inject('databaseUrl')
  const template = `${inject('template')}_${name.replace(' ', '_')}`
  const making = `${template}_making`
  const { from, fill } = made[name]
  const beginning = await templateOf(from)
  await alone(server, template, async ask => {
    const known = await ask(`select 1 from pg_database where datname = '${template}'`)
    if (known.rows.length > 0) return
    await ask(copyOf(beginning, making))
    await fill(withDatabase(server, making))
    await ask(`alter database ${making} rename to ${template}`)
  })
  return template
}

/** One worker after the other. */
async function alone(
  server: string,
  what: string,
  work: (ask: (statement: string) => Promise<pg.QueryResult>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [what])
    await work(statement => client.query(statement))
  } finally {
    await client.end()
  }
}
