// Hears what PostgreSQL tells on a channel, on a connection of its own. When that breaks it is made
// again, after a pause that grows; what was told in the meantime is lost, and that is said.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Ear {
  heard(notice: string): void
  /** From now on it is heard again, or for the first time. What came before was not. */
  began(): void
}

export interface Hearing {
  stop(): Promise<void>
}

const shortestPause = 100
const longestPause = 15_000
/** A connection that has silently died is noticed after so long, in milliseconds. */
const between = 30_000
const patience = 10_000

/** `name`: as PostgreSQL tells whose connection it is. */
export function hearNotices(url: string, channel: string, ear: Ear, name = 'furrow live'): Hearing {
  const stopping = new AbortController()
  const { signal } = stopping
  const round = async () => {
    let pause = shortestPause
    while (!signal.aborted) {
      const hadBegun = await hearOnce({ url, channel, ear, name, signal })
      pause = hadBegun ? shortestPause : Math.min(pause * 2, longestPause)
      await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
    }
  }
  const ended = round()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

interface Hearer {
  readonly url: string
  readonly channel: string
  readonly ear: Ear
  readonly name: string
  readonly signal: AbortSignal
}

/** Ends when the connection does. Gives whether anything could have been heard. */
async function hearOnce({ url, channel, ear, name, signal }: Hearer): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: name,
  })
  const over = overWith(client, signal)
  client.on('notification', ({ payload = '' }) => ear.heard(payload))
  try {
    await Promise.race([client.connect(), over])
    if (signal.aborted) return false
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    ear.began()
    await whileAlive(client, over)
    return true
  } catch {
    // What stands in the way is told by every other connection, too.
    return false
  } finally {
    await letGo(client)
  }
}

async function whileAlive(client: pg.Client, over: Promise<void>): Promise<void> {
  const probing = setInterval(() => {
    client.query('select 1').catch(() => letGo(client))
  }, between)
  await over
  clearInterval(probing)
}

/** Settles when the connection breaks or is no longer wanted. */
async function overWith(client: pg.Client, signal: AbortSignal): Promise<void> {
  const heard = new AbortController()
  await new Promise<void>(resolve => {
    client.on('end', resolve).on('error', () => resolve())
    signal.addEventListener('abort', () => resolve(), { signal: heard.signal })
  })
  heard.abort()
}

/** One that is dead already does not answer to a farewell. */
async function letGo(client: pg.Client): Promise<void> {
  const waiting = new AbortController()
  const enough = sleep(500, undefined, { signal: waiting.signal }).catch(() => undefined)
  await Promise.race([client.end().catch(() => undefined), enough])
  waiting.abort()
}
