// A database for one test file, copied from the template, and gone when the file is done.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import type { Database } from '../src/db/database.ts'
import { onServer, withDatabase } from './database.ts'

export interface OwnDatabase {
  readonly url: string
  readonly db: Database
}

/** Call at the top of a test file; `from: 'nothing'` gives an empty database. */
export function ownDatabase(from: 'template' | 'nothing' = 'template'): OwnDatabase {
  const server = inject('databaseUrl')
  const name = `furrow_${randomUUID().replaceAll('-', '')}`
  const url = withDatabase(server, name)
  const db = openDatabase(url, { connections: 5 })
  beforeAll(async () => {
    const template = from === 'template' ? inject('template') : 'template1'
    await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  })
  afterAll(async () => {
    await db.destroy()
    await onServer(server, `drop database ${name} with (force)`)
  })
  return { url, db }
}
