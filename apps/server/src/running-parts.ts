// The two halves of a running Furrow: the one that answers requests, and the one that works by itself. They
// run in one process, or each in others.

import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from './db/database.ts'
import { buildServer } from './http/server.ts'
import { listen } from './listening.ts'
import type { ProcessParts } from './server-parts.ts'
import type { Settings } from './settings/settings.ts'
import { startJobs } from './start-jobs.ts'
import { startRounds } from './start-rounds.ts'

export interface Answering {
  /** Where it listens. */
  readonly origin: string
  stop(): Promise<void>
}

export interface Background {
  /** A job was asked for. */
  nudge(): void
  stop(): Promise<void>
}

export async function startAnswering(
  parts: ProcessParts,
  settings: Pick<Settings, 'host' | 'port'>,
  nudgeJobs: () => void,
): Promise<Answering> {
  const app = await buildServer({ ...parts, nudgeJobs })
  try {
    await listen(app, settings)
  } catch (error) {
    await letGo(app)
    throw error
  }
  return { origin: app.listeningOrigin, stop: () => letGo(app) }
}

export interface BackgroundParts extends ProcessParts {
  readonly jobs: Database
}

/** In milliseconds: what has not come to its end by then, as at a database that says nothing, ends with the process. */
const usualPatience = 30_000

export function startBackground(
  { jobs: db, ...parts }: BackgroundParts,
  { mail }: Pick<Settings, 'mail'>,
  patience = usualPatience,
): Background {
  const jobs = startJobs({ ...parts, db })
  const rounds = startRounds({ parts, mail, log: parts.log })
  return {
    nudge: jobs.nudge,
    async stop() {
      await Promise.race([
        Promise.all([jobs.stop(), rounds.stop()]),
        sleep(patience, undefined, { ref: false }),
      ])
    },
  }
}

/** Answers that are under way are given; whoever only holds a connection open is not waited for. */
async function letGo(app: FastifyInstance): Promise<void> {
  const hurry = setInterval(() => app.server.closeAllConnections(), 3000)
  await app.close()
  clearInterval(hurry)
}
