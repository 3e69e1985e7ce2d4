// Furrow with its demonstration, on a copy of the journeys' template: there in a moment.
// Copies go with their template, when all is over.

import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { onServer, withDatabase } from './database.ts'
import { runServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'

interface RunningDemo extends RunningServer {
  readonly databaseUrl: string
}

export async function runDemo(env: Readonly<Record<string, string>> = {}): Promise<RunningDemo> {
  const postgres = inject('databaseUrl')
  const template = inject('template')
  const name = `${template}_${randomUUID().slice(0, 8)}`
  await onServer(postgres, `create database ${name} template ${template} strategy file_copy`)
  const url = withDatabase(postgres, name)
  const server = await runServer({ DATABASE_URL: url, DEMO_DATA: 'small', ...env })
  return { ...server, databaseUrl: url }
}
