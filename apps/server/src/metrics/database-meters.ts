// What is told of the database itself, by one process alone: of several, each would tell the same once more.

import { Gauge, Registry } from 'prom-client'
import type { DatabaseFigures } from './database-figures.ts'
import type { Gathered } from './gathered.ts'

interface Asked {
  readonly version: string
  /** Nothing while the database is away. */
  readonly figures: DatabaseFigures | undefined
  /** Room on the disk, in bytes. */
  readonly room: number | undefined
}

export function databaseMeters({ version, figures, room }: Asked): Promise<Gathered> {
  const registry = new Registry()
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  gauge('furrow_info', 'The version that runs.', ['version']).set({ version }, 1)
  gauge('furrow_database_up', 'Whether the database answers.').set(figures ? 1 : 0)
  if (room !== undefined) {
    gauge('furrow_disk_free_bytes', 'Room on the disk that files are kept on.').set(room)
  }
  if (figures) tellFigures(figures, gauge)
  return registry.getMetricsAsJSON()
}

function tellFigures(
  { jobs, emails_waiting, emails_given_up, bytes }: DatabaseFigures,
  gauge: (name: string, help: string, labelNames?: string[]) => Gauge,
): void {
  gauge('furrow_database_size_bytes', 'How large the database is.').set(bytes)
  const waiting = gauge('furrow_jobs', 'Jobs that wait or run, by kind.', ['kind', 'state'])
  for (const { kind, state, jobs: amount } of jobs) waiting.set({ kind, state }, amount)
  const emails = gauge('furrow_emails', 'Emails that wait, or were given up.', ['state'])
  emails.set({ state: 'waiting' }, emails_waiting)
  emails.set({ state: 'given up' }, emails_given_up)
}
