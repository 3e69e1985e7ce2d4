// What the server tells administrators of how it is: what it was asked lately, how quickly it answered, and what
// waits. `lately` is the time that `seconds` says, `in_all` since it started.

import { z } from 'zod'
import { count, moment, named, words } from '../told.ts'
import type { Told } from '../told.ts'

const figure = z.number().min(0)
const milliseconds = figure.nullable().describe('Nothing where nothing was asked.')

const pace = {
  per_minute: figure,
  median_ms: milliseconds,
  p95_ms: milliseconds.describe('So quickly 95 of 100 were answered.'),
  failed: count,
}

const whileReached = count.nullable().describe('Nothing while the database is away.')

const counted = z.object({ lately: count, in_all: count })

const calledState = z.object({ call: words, ...pace })

const poolState = z.object({ pool: words, used: count, idle: count, waiting: count, most: count })

const replicaState = z.object({
  name: words,
  behind_ms: milliseconds.describe('How old what is read there may be; nothing while it is away.'),
  is_used: z.boolean().describe('Whether it is read at, or was left out.'),
})

const slowStatement = z.object({
  at: moment,
  ms: count,
  call: words.nullable(),
  shape: words.describe('Its text without any value.'),
})

const tableSize = z.object({ name: words, bytes: count, rows: count.describe('About so many.') })

export const serverState = named(
  'server_state',
  z.object({
    at: moment,
    since: moment.describe('When it started.'),
    seconds: figure,
    processes: count.describe('That answer and work.'),
    memory_bytes: count,
    event_loop_ms: milliseconds.describe('How late work begins that is due, in 99 of 100 cases.'),
    requests: z.object(pace),
    calls: z.array(calledState).describe('Those that took most time together.'),
    live_streams: count,
    held_off: z.object({ attempts: counted, requests: counted, unavailable: counted }),
    pools: z.array(poolState),
    replicas: z.array(replicaState),
    statements: z.object({ ...pace, slow: counted }),
    slow_statements: z.array(slowStatement).describe('The latest first.'),
    jobs: z.object({
      waiting: whileReached,
      running: whileReached,
      completed: counted,
      failed: counted,
    }),
    emails: z.object({
      waiting: whileReached,
      given_up: whileReached,
      sent: counted,
      refused: counted,
    }),
    uploads: z.object({ begun: counted, kept: counted, refused: counted, bytes: counted }),
    database: z
      .object({ bytes: count, tables: z.array(tableSize).describe('The largest.') })
      .nullable()
      .describe('Nothing while the database is away.'),
    disk_free_bytes: count.nullable(),
  }),
)

export type ServerState = Told<typeof serverState>
