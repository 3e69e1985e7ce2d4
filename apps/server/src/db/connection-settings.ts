// What PostgreSQL is told of every connection.

import { planOnce } from './furrow-dialect.ts'

/** Where most of our farms are. */
export const usualZone = 'Australia/Brisbane'
/** What has not answered by then, in milliseconds, is given up, so that others get their turn. */
const usualPatience = 15_000

/** Another search path is for tests, whose clock may stand before PostgreSQL's own. */
export interface Telling {
  /** In milliseconds; 0 for work that nobody waits for and that takes as long as it takes. */
  readonly patience?: number
  readonly searchPath?: string
  /** The zone of the farms' calendar: what a day is there. SQL reads it as `furrow.time_zone`. */
  readonly timeZone?: string
}

/** Each as PostgreSQL says it again. */
export function connectionSettings(telling: Telling): Readonly<Record<string, string>> {
  const { searchPath = 'public', timeZone = usualZone, patience = usualPatience } = telling
  return {
    search_path: searchPath,
    timezone: 'UTC',
    'furrow.time_zone': timeZone,
    jit: 'off',
    // To start workers of its own takes longer than nearly every question, and others want their processors.
    max_parallel_workers_per_gather: '0',
    ...planOnce,
    statement_timeout: `${patience / 1000}s`,
  }
}

/** PostgreSQL notices within a minute that whoever held a session is gone without a word, and with it what it held. */
export const noticedSoon = { tcp_keepalives_idle: '10', tcp_keepalives_interval: '5' }

/** In the form of `options`, which a connection is opened with. */
export function asOptions(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
